// Generated from the sources by `npm run generate`; changes are lost.
export type * from './elements.js';

/** Handles a part of the page that the script cannot see into, such as another element's shadow root. */
declare function discover(part: ParentNode & Node): void;
/** Languages of the interface; the first is the default, `en` the fallback [LANG-01] [LANG-05] [LANG-06]. */
declare const languages: readonly ['sv', 'en', 'de'];
type Language = (typeof languages)[number];
/**
 * The documented oddities, each with a switch. The documented behaviour is named first and is the default.
 */
interface Quirks {
  /** The confirmation's total: `dollar` shows `$1234.50` as documented, with the amount in SEK below; `sek` shows only that (OPEN-01). */
  confirmationCurrency?: 'dollar' | 'sek';
  /** The my-orders badge of the user menu: `documented` shows 3, `live` the number of active orders (OPEN-02). */
  ordersBadge?: 'documented' | 'live';
  /** Removing the profile image: `screenOnly` hides it as documented, `saved` deletes it (OPEN-05). */
  imageRemoval?: 'screenOnly' | 'saved';
  /** Status labels of my orders: always Swedish as documented, or the language of the interface (OPEN-25). */
  orderLabels?: 'swedish' | 'interface';
  /** An ETA that rounds to 0: `0 hours` as documented, or "under 1 hour" (OPEN-61). */
  shortEta?: 'zero' | 'underOneHour';
  /** The time of a transport in the wizard: hours at 60 km/h as documented, or the minutes its quote has [PRICE-05]. */
  estimatedTime?: 'at60KmPerHour' | 'quoted';
  /** Distance and time before directions are known: the documented placeholder texts, or nothing (OPEN-78). */
  routePlaceholders?: 'documented' | 'none';
  /** Where addresses are searched: as documented in the language's country, or where orders are accepted [ADDR-04]. */
  addressSearch?: 'languageCountry' | 'serviceArea';
  /** The heading of an order: as documented, or what happened to it first, as in tracking [STATUS-07] [DETAIL-04]. */
  orderHeadline?: 'documented' | 'status';
  /** The note above sign-up that only email can be used, which is above a Google button: as documented, or none. */
  signUpNote?: 'emailOnly' | 'none';
  /** The markers of the map picker: `P` and `D` as documented, which Swedes read as parking, or plain dots. */
  pickerMarkers?: 'letters' | 'dots';
}
/** The quirks in the settings; `all` applies to every quirk that is not set itself. */
type ChosenQuirks = Quirks & {
  all?: 'corrected';
};
/** The screens an element may navigate to. The host gives each an address, or handles the event itself. */
type Destination = 'home' | 'tracking' | 'packageSending' | 'orderSuccess' | 'orderDetails' | 'myOrders' | 'profile' | 'settings' | 'contact' | 'terms' | 'privacy' | 'cookies' | 'forgotPassword' |
/** How emissions are counted; without a page of its own nothing leads there. */
'emissions';
/** Settings of Google Maps, all but the key optional [GEO-01]. */
interface GoogleMapsSettings {
  key: string;
  /** A two-letter country; where names and borders are disputed, its view is shown. */
  region?: string;
  version?: string;
  libraries?: readonly string[];
  mapIds?: readonly string[];
}
/** An analytics service, used after full consent only (OPEN-45). */
interface AnalyticsSettings {
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
interface Configuration {
  /** Origin of the product's API, without a slash at the end; empty means the page's own origin [CLIENT-01]. */
  apiUrl: string;
  /** The partner's publishable key at the API; sent with every call where a page has one. */
  key?: string;
  /** Shows elements in frames of the API's origin, as `isolated` does on a tag. */
  isolated?: true;
  /** Origin of the live socket; unset means the API's (OPEN-42). */
  socketUrl?: string;
  /** The page's language; unset means the stored preference, else `<html lang>`, else Swedish [LANG-02] [LANG-05]. */
  language?: Language;
  /**
   * Where the session lives. `persistent`: local storage, as the documents have it. `memory`: gone with the page.
   * Unset: persistent when the page and the API share an origin, memory on foreign pages.
   */
  session?: 'persistent' | 'memory';
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
  mapTiles?: {
    url: string;
    attribution: string;
  };
  /** Where a map starts when the person's position is unknown, in degrees; Stockholm by default (OPEN-44). */
  mapCentre?: {
    lat: number;
    lng: number;
  };
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
type ConfigurationChange = Partial<Omit<Configuration, 'pages' | 'quirks'>> & {
  pages?: Configuration['pages'];
  /** Some of them, or `corrected` for all. */
  quirks?: Quirks | 'corrected';
};
/**
 * Changes settings; may be called at any time, also before elements exist. `apiUrl`, `socketUrl` and `session` must be
 * set before an element needs them: a later change is refused with a warning in the console. Addresses must be http(s) or relative; others are ignored.
 */
declare function configure(change: ConfigurationChange): void;
export { configure, discover };
