import { type Language, withoutSlash } from '@freight/contract';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { corrected, type Quirks } from './quirks.ts';
import { shared } from './registry.ts';
import { isWebAddress } from './webAddress.ts';

/** The screens an element may want to go to. The host decides what address each has, or handles the event itself. */
export type Destination =
  | 'home'
  | 'tracking'
  | 'packageSending'
  | 'orderSuccess'
  | 'orderDetails'
  | 'myOrders'
  | 'profile'
  | 'settings'
  | 'contact'
  | 'terms'
  | 'privacy'
  | 'cookies'
  | 'forgotPassword';

/** Settings of Google Maps, all but the key optional [GEO-01]. */
export interface GoogleMapsSettings {
  key: string;
  /** A two-letter country; where names and borders are ambiguous, its view is shown. */
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
   * `module`, the default, is brought by `import()`. `classic` is any ordinary script of a vendor: it gets an element of
   * its own and does what it does; where a page requires trusted types, its policy allows `freight-analytics`.
   */
  kind?: 'module' | 'classic';
  /** What the service knows this site by; handed to `pageView`. */
  id?: string;
  /** Attributes of a classic script's element: `data-…`, `id`, `crossorigin`, `integrity`, `referrerpolicy`. */
  attributes?: Readonly<Record<string, string>>;
}

export interface Configuration {
  /** Origin of the product's API, without a slash at the end; empty means the page's own origin [CLIENT-01]. */
  apiUrl: string;
  /** Origin of the live socket; unset means the API's (OPEN-42). */
  socketUrl?: string;
  /** The page's language; unset means the stored preference, else Swedish [LANG-02] [LANG-05]. */
  language?: Language;
  /**
   * Where the session lives. `persistent`: local storage, as the documents have it. `memory`: gone with the page.
   * Unset: persistent when the page and the API share an origin, memory on foreign pages.
   */
  session?: 'persistent' | 'memory';
  /** Addresses of the host's pages, for example `{tracking: '/tracking?orderId={orderId}'}`. */
  pages: Partial<Record<Destination, string>>;
  /** Shown on the card [TRACKCARD-08] [SENDCARD-07]. */
  helpPhone: string;
  /** Social sign-in provider in the API's path (OPEN-35). */
  socialProvider: string;
  /** Asks the validate call before the tracking details open (OPEN-51). */
  validateBeforeTracking: boolean;
  /** Goes on with the sending as soon as somebody has signed in; else the person presses send again (OPEN-55). */
  continueAfterSignIn: boolean;
  /** The recipient's e-mail in the wizard (OPEN-03). */
  recipientEmail: 'off' | 'optional' | 'required';
  /** Sends the recipient's e-mail with the order; otherwise it stays on the page (OPEN-03). */
  sendRecipientEmail: boolean;
  /**
   * Adds fields to `additionalData` of an order, or replaces some. It gets what is about to be sent, and the
   * description of the package, which no field of the contract carries. Asked once per order, when it is confirmed;
   * what it gives must be JSON. If it throws, nothing is ordered (OPEN-93).
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
  /** Where maps begin that do not know where the person is: Stockholm unless told (OPEN-44). Degrees. */
  mapCentre?: { lat: number; lng: number };
  /** Where a waybill is, by `{waybill}`; unset means `/api/v1/transport/waybill/{waybill}` (OPEN-82). */
  waybillPath?: string;
  /** Where an invoice is, by `{orderId}`; unset means the waybill stands in for it (OPEN-83). */
  invoicePath?: string;
  /** Deletes the signed-in person's account; unset means that no such button is shown (OPEN-84). */
  deleteAccount?: () => Promise<void>;
  /** Loaded after "accept all" in the cookie banner; unset means that nothing is [CONSENT-05] [CONSENT-09]. */
  analytics?: AnalyticsSettings;
  /** Oddities of the documents that the host wants otherwise. */
  quirks: Quirks;
  /** Replaces the in-page alert dialog (OPEN-81). */
  alert?: (message: string) => void;
}

export type ConfigurationChange = Partial<Omit<Configuration, 'pages' | 'quirks'>> & {
  pages?: Configuration['pages'];
  /** Some of them, or `corrected` for all at once. */
  quirks?: Quirks | 'corrected';
};

/** Settings that the session and the client are made with, and keep. */
export type Settling = 'apiUrl' | 'socketUrl' | 'session';

/** Without a prototype: what somebody has put on `Object.prototype` is no setting of the host's. */
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

/** A change without addresses that lead anywhere but to the web; the console says which. */
function onlyWebAddresses(change: ConfigurationChange): ConfigurationChange {
  const kept = bare<ConfigurationChange>(change);
  for (const name of addresses) {
    const address = kept[name];
    if (address === undefined || isWebAddress(address)) continue;
    console.warn(`[freight] The setting ${name} is no http(s) address and is ignored.`);
    delete kept[name];
  }
  return kept;
}

const settled = () => shared('settledSettings', () => new Set<Settling>());

/** From now on these stay as they are: something has been made with them that cannot follow a change. */
export function settle(...names: Settling[]): void {
  for (const name of names) settled().add(name);
}

/** A change without what cannot change any more; the console says which. */
function withoutSettled(change: ConfigurationChange, current: Configuration): ConfigurationChange {
  const kept = bare<ConfigurationChange>(change);
  for (const name of settled()) {
    if (!Object.hasOwn(kept, name) || kept[name] === current[name]) continue;
    console.warn(`[freight] The setting ${name} is in use already and stays "${current[name] ?? ''}".`);
    delete kept[name];
  }
  return kept;
}

const withApiUrl = ({ apiUrl, ...others }: ConfigurationChange): ConfigurationChange =>
  apiUrl === undefined ? others : { ...others, apiUrl: withoutSlash(apiUrl) };

/**
 * Sets what the host wants different from the defaults; may be called any time, also before elements exist. What the
 * session and the client are made with (`apiUrl`, `socketUrl`, `session`) must be set before an element needs them: a
 * later change is refused with a line in the console. Addresses must be http(s) or relative; others are ignored.
 */
export function configure(change: ConfigurationChange): void {
  const current = configuration.getState();
  const wanted = withoutSettled(withApiUrl(onlyWebAddresses(change)), current);
  const next = bare<Configuration>(current, wanted as Partial<Configuration>, {
    pages: bare(current.pages, wanted.pages),
    quirks: bare(current.quirks, wanted.quirks === 'corrected' ? corrected : wanted.quirks),
  });
  // The whole state, or the store would copy it into an object that has a prototype.
  configuration.setState(next, true);
}

/** Where calls go: the configured API, else the page's own origin. */
export function apiOrigin(): string {
  return configuration.getState().apiUrl || globalThis.location?.origin || '';
}
