import { type Language, languages, withoutSlash } from '@freight/contract';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { TextKey } from './ownTexts/textKeys.ts';
import type { ChosenQuirks, Quirks } from './quirks/quirks.ts';
import { shared } from './registry.ts';
import { report } from './report.ts';
import { isWebAddress } from './webAddress.ts';

/** The screens an element may navigate to. The host gives each an address, or handles the event itself. */
export type Destination =
  | 'home'
  | 'tracking'
  | 'packageSending'
  | 'orderSuccess'
  | 'orderDetails'
  | 'myOrders'
  | 'addressBook'
  | 'orderSheet'
  | 'arrivals'
  | 'profile'
  | 'settings'
  | 'contact'
  | 'terms'
  | 'privacy'
  | 'cookies'
  | 'forgotPassword'
  /** How emissions are counted; without a page of its own nothing leads there. */
  | 'emissions';

/** Settings of Google Maps, all but the key optional [GEO-01]. */
export interface GoogleMapsSettings {
  key: string;
  /** A two-letter country; where names and borders are disputed, its view is shown. */
  region?: string;
  version?: string;
  libraries?: readonly string[];
  mapIds?: readonly string[];
}

/** An analytics service, used after full consent only (OPEN-45). */
export interface AnalyticsSettings {
  /**
   * Address of the service's script, loaded once. A module that exports `pageView` has it called with
   * `{id, url, title, referrer, language}`; one that counts by being loaded needs no export.
   */
  scriptUrl: string;
  /**
   * `module`, the default, is loaded by `import()`. `classic` is an ordinary script and gets a script element; a page that
   * requires trusted types must allow the policy `freight-analytics`.
   */
  kind?: 'module' | 'classic';
  /** The site's id at the service; passed to `pageView`. */
  id?: string;
  /** Attributes of a classic script's element: `data-…`, `id`, `crossorigin`, `integrity`, `referrerpolicy`. */
  attributes?: Readonly<Record<string, string>>;
}

/**
 * The page's own texts by language and key, for example `{ sv: { 'track.entry.label': 'Ditt ordernummer' } }`. A
 * placeholder like `{count}` is filled in where the kit's text has it too.
 */
export type OwnTexts = Readonly<Record<string, Readonly<Partial<Record<TextKey, string>>>>>;

export interface Configuration {
  /** Origin of the product's API, without a slash at the end; empty means the page's own origin [CLIENT-01]. */
  apiUrl: string;
  /** The partner's publishable key at the API; sent with every call where a page has one. */
  key?: string;
  /** Shows elements in frames of the API's origin, as `isolated` does on a tag. */
  isolated?: true;
  /** Origin of the live socket; unset means the API's (OPEN-42). */
  socketUrl?: string;
  /**
   * The page's language; unset means the stored preference, else `<html lang>`, else Swedish [LANG-02] [LANG-05]. One that
   * the kit lacks needs `texts`: what they leave out is shown in English.
   */
  language?: Language | (string & {});
  /** The page's own texts, by language and key; each call replaces all of an earlier one. */
  texts?: OwnTexts | undefined;
  /**
   * Where the session lives. `persistent`: local storage, as the documents have it. `memory`: gone with the page.
   * Unset: persistent when the page and the API share an origin, memory on foreign pages.
   */
  session?: 'persistent' | 'memory';
  /**
   * The partner signs people in: returns a token that the partner's server has signed for the person who is logged in to
   * this page, valid for a minute, or rejects. Asked whenever a session is needed and when one ends. The session is then
   * in memory only, and no login of the kit is shown. Set it before an element needs the session.
   */
  partnerToken?: (() => Promise<string>) | undefined;
  /**
   * Who asks whether other services than the API may be used. `ask`: the kit's own banner. `granted`, `denied`: the page's
   * consent manager, which changes it whenever it likes. Unset: maps and geocoders of the settings are used, analytics
   * after a choice in a banner the page has.
   */
  consent?: 'ask' | 'granted' | 'denied';
  /** Addresses of the host's pages, for example `{tracking: '/tracking?orderId={orderId}'}`. */
  pages: Partial<Record<Destination, string>>;
  /** Shown on the card [TRACKCARD-08] [SENDCARD-07]. */
  helpPhone: string;
  /** Social sign-in provider in the API's path (OPEN-35). */
  socialProvider: string;
  /** Asks the validate call before the tracking details open (OPEN-51). */
  validateBeforeTracking: boolean;
  /** Continues with the order as soon as the customer has signed in; otherwise they press send again (OPEN-55). */
  continueAfterSignIn: boolean;
  /** The recipient's e-mail in the wizard (OPEN-03). */
  recipientEmail: 'off' | 'optional' | 'required';
  /** Sends the recipient's e-mail with the order; otherwise it stays on the page (OPEN-03). */
  sendRecipientEmail: boolean;
  /**
   * Adds fields to `additionalData` of an order, or replaces some. It gets what is about to be sent, and the
   * description of the package, for which the contract has no field. Called once per order, when it is confirmed; its
   * result must be JSON. If it throws, nothing is ordered (OPEN-93).
   */
  additionalData?: (order: {
    description: string;
    additionalData: Readonly<Record<string, unknown>>;
  }) => Record<string, unknown>;
  /** Adds the field for repeating the password to sign-up (OPEN-18). */
  confirmPassword: boolean;
  /** A Photon-protocol geocoder for address suggestions; unset means the API's own (OPEN-43). */
  geocoderUrl?: string;
  /** Uses Google Maps for the map, addresses and routes; unset means the open map, which needs no key (OPEN-43). */
  googleMaps?: GoogleMapsSettings;
  /** Raster tiles for the open map, `{z}/{x}/{y}` in the address; unset means the API's own drawn map. */
  mapTiles?: { url: string; attribution: string };
  /** Where a map starts when the person's position is unknown, in degrees; Stockholm by default (OPEN-44). */
  mapCentre?: { lat: number; lng: number };
  /** Path of a waybill, with `{waybill}` in it; unset means `/api/v1/transport/waybill/{waybill}` (OPEN-82). */
  waybillPath?: string;
  /** Path of an invoice, with `{orderId}` in it; unset means that the waybill is shown instead (OPEN-83). */
  invoicePath?: string;
  /** Deletes the signed-in person's account; unset means that no such button is shown (OPEN-84). */
  deleteAccount?: () => Promise<void>;
  /** Loaded after "accept all" in the cookie banner; unset means that nothing is [CONSENT-05] [CONSENT-09]. */
  analytics?: AnalyticsSettings;
  /** Documented oddities, each of which the host may correct. */
  quirks: ChosenQuirks;
  /** Replaces the in-page alert dialog (OPEN-81). */
  alert?: (message: string) => void;
}

export type ConfigurationChange = Partial<Omit<Configuration, 'pages' | 'quirks'>> & {
  pages?: Configuration['pages'];
  /** Some of them, or `corrected` for all. */
  quirks?: Quirks | 'corrected';
};

/** Settings that cannot change once the session and the client have been created with them. */
export type Settling = 'apiUrl' | 'socketUrl' | 'session';

/** Without a prototype: a property of a polluted `Object.prototype` is not a setting. */
const bare = <T extends object>(...parts: readonly (Partial<T> | undefined)[]): T =>
  Object.assign(Object.create(null), ...parts);

declare module '#platform/registry.ts' {
  interface Shared {
    configuration: StoreApi<Configuration>;
    settledSettings: Set<Settling>;
  }
}

export const configuration: StoreApi<Configuration> = shared('configuration', () =>
  createStore<Configuration>()(() =>
    bare<Configuration>({
      apiUrl: '',
      pages: bare(),
      helpPhone: '+46 10 000 00 00',
      socialProvider: 'google',
      validateBeforeTracking: true,
      continueAfterSignIn: false,
      recipientEmail: 'off',
      sendRecipientEmail: false,
      confirmPassword: false,
      quirks: bare(),
    }),
  ),
);

const addresses = ['apiUrl', 'socketUrl', 'geocoderUrl', 'waybillPath', 'invoicePath'] as const;

/** The change without addresses that are not http(s); each is named in the console. */
function onlyWebAddresses(change: ConfigurationChange): ConfigurationChange {
  const kept = bare<ConfigurationChange>(change);
  for (const name of addresses) {
    const address = kept[name];
    if (address === undefined || isWebAddress(address)) continue;
    report('address-refused', { name });
    delete kept[name];
  }
  if (kept.pages) kept.pages = bare(kept.pages);
  for (const [screen, template] of Object.entries(kept.pages ?? {})) {
    // `https://{host}/` is an address once it is filled in.
    if (!template || isWebAddress(String(template).replace(/[{}]/g, ''))) continue;
    report('address-refused', { name: `pages.${screen}` });
    delete kept.pages?.[screen as Destination];
  }
  return kept;
}

const settled = () => shared('settledSettings', () => new Set<Settling>());

/** Fixes these settings: something has been created with them that cannot follow a change. */
export function settle(...names: Settling[]): void {
  for (const name of names) settled().add(name);
}

/** The change without settings that are fixed; each is named in the console. */
function withoutSettled(change: ConfigurationChange, current: Configuration): ConfigurationChange {
  const kept = bare<ConfigurationChange>(change);
  for (const name of settled()) {
    if (!Object.hasOwn(kept, name) || kept[name] === current[name]) continue;
    report('setting-in-use', { name, value: current[name] });
    delete kept[name];
  }
  return kept;
}

export const isLanguage = (value: unknown): value is Language =>
  languages.some((language) => language === value);

/** The change without a language that neither the kit nor the page has texts for; it is named in the console. */
function withKnownLanguage(change: ConfigurationChange, { texts }: Configuration): ConfigurationChange {
  const { language, ...others } = change;
  if (language === undefined || isLanguage(language)) return change;
  // What `Intl` would refuse has no formats.
  if (/^[a-z]{2,3}(-[A-Z]{2})?$/.test(language) && (change.texts ?? texts)?.[language]) return change;
  report('language-unknown', { value: language, values: languages });
  return others;
}

const withApiUrl = ({ apiUrl, ...others }: ConfigurationChange): ConfigurationChange =>
  apiUrl === undefined ? others : { ...others, apiUrl: withoutSlash(apiUrl) };

/**
 * Changes settings; may be called at any time, also before elements exist. `apiUrl`, `socketUrl` and `session` must be
 * set before an element needs them: a later change is refused with a warning in the console. Addresses must be http(s) or relative; others are ignored.
 */
export function configure(change: ConfigurationChange): void {
  const current = configuration.getState();
  const wanted = withoutSettled(withApiUrl(withKnownLanguage(onlyWebAddresses(change), current)), current);
  const next = bare<Configuration>(current, wanted as Partial<Configuration>, {
    pages: bare(current.pages, wanted.pages),
    quirks:
      wanted.quirks === 'corrected'
        ? bare<ChosenQuirks>({ all: 'corrected' })
        : bare(current.quirks, wanted.quirks),
  });
  // Replace the whole state, or the store would copy it into an object with a prototype.
  configuration.setState(next, true);
}

/** The origin of the API: the configured one, else the page's own. */
export function apiOrigin(): string {
  return configuration.getState().apiUrl || globalThis.location?.origin || '';
}
