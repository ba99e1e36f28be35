// Generated from the definitions of the elements by `npm run generate`; changes are lost.

/** Where an event comes from, for statistics; nothing of it names a person or an order. */
export interface FreightEventSource {
  /** The partner's publishable key, if the page has one. */
  readonly partner: string | undefined;
  /** The path of the page, without its query and its fragment. */
  readonly page: string;
  /** The tag that dispatched it; undefined for an event of the page as a whole. */
  readonly element: string | undefined;
}

/** An event of the elements; it bubbles and crosses shadow roots. */
export interface FreightEvent<Detail> extends CustomEvent<Detail> {
  readonly source: FreightEventSource;
}

export interface FreightStartProperties {
  /** The tab that is open at first; each has its own first frame, which accepts typing immediately. Default: `track`. Since 0.1.0. */
  tab: 'track' | 'send';
  /** Shows tracking details and the whole sending flow in place, instead of going to pages of the host. Default: `false`. Since 0.1.0. */
  inline: boolean;
  /** Shows the element in a frame of the API's origin, out of the page's reach. Default: `false`. Since 0.2.0. */
  isolated: boolean;
  /** The pickup address as text; as a property also `{latitude, longitude, text}`. Since 1.0.0. */
  pickup: string | { readonly latitude: number; readonly longitude: number; readonly text: string } | undefined;
  /** The drop-off address, like `pickup`. Since 1.0.0. */
  dropoff: string | { readonly latitude: number; readonly longitude: number; readonly text: string } | undefined;
  /** A usual size, which gives weight and sides: `letterbox`, `parcel`, `half-pallet` or `pallet`; `weight` and `sides` replace its own. Since 1.0.0. */
  size: 'letterbox' | 'parcel' | 'half-pallet' | 'pallet' | undefined;
  /** The weight in kg. Since 1.0.0. */
  weight: number | undefined;
  /** Length, width and height in cm: `40x30x20`. Since 1.0.0. */
  sides: string | undefined;
  /** What is in the parcel. Since 1.0.0. */
  description: string | undefined;
  /** What it is, as a category and its subcategory, separated by a space: `furniture_appliances home_furniture`. Since 1.0.0. */
  category: string | undefined;
  /** Your own name for the order, at most 64 letters, digits, spaces and `.,:_/#+()-`; it is returned with the order. Since 1.0.0. */
  reference: string | undefined;
  /** Who receives it. A property alone: data of a person never belongs in HTML. Since 1.0.0. */
  recipient: { readonly name?: string; readonly phone?: string; readonly email?: string } | undefined;
  /** Names of the values above that the person sees and cannot change, separated by spaces: `pickup size`. Since 1.0.0. */
  locked: string | undefined;
  /** Names of the values above whose fields are not shown; the last step shows the values before ordering. Since 1.0.0. */
  hiddenFields: string | undefined;
  /** `light`, `dark`, or `auto` for the person's system; without it the element follows the page's own colour scheme. Since 0.1.0. */
  theme: 'light' | 'dark' | 'auto' | undefined;
}

export interface FreightStartMarkup {
  /** The tab that is open at first; each has its own first frame, which accepts typing immediately. Default: `track`. Since 0.1.0. */
  tab?: 'track' | 'send' | null | undefined;
  /** Shows tracking details and the whole sending flow in place, instead of going to pages of the host. Default: `false`. Since 0.1.0. */
  inline?: boolean | '' | 'true' | 'false' | null | undefined;
  /** Shows the element in a frame of the API's origin, out of the page's reach. Default: `false`. Since 0.2.0. */
  isolated?: boolean | '' | 'true' | 'false' | null | undefined;
  /** The pickup address as text; as a property also `{latitude, longitude, text}`. Since 1.0.0. */
  pickup?: string | { readonly latitude: number; readonly longitude: number; readonly text: string } | null | undefined;
  /** The drop-off address, like `pickup`. Since 1.0.0. */
  dropoff?: string | { readonly latitude: number; readonly longitude: number; readonly text: string } | null | undefined;
  /** A usual size, which gives weight and sides: `letterbox`, `parcel`, `half-pallet` or `pallet`; `weight` and `sides` replace its own. Since 1.0.0. */
  size?: 'letterbox' | 'parcel' | 'half-pallet' | 'pallet' | null | undefined;
  /** The weight in kg. Since 1.0.0. */
  weight?: number | `${number}` | null | undefined;
  /** Length, width and height in cm: `40x30x20`. Since 1.0.0. */
  sides?: string | null | undefined;
  /** What is in the parcel. Since 1.0.0. */
  description?: string | null | undefined;
  /** What it is, as a category and its subcategory, separated by a space: `furniture_appliances home_furniture`. Since 1.0.0. */
  category?: string | null | undefined;
  /** Your own name for the order, at most 64 letters, digits, spaces and `.,:_/#+()-`; it is returned with the order. Since 1.0.0. */
  reference?: string | null | undefined;
  /** Who receives it. A property alone: data of a person never belongs in HTML. Since 1.0.0. */
  recipient?: { readonly name?: string; readonly phone?: string; readonly email?: string } | null | undefined;
  /** Names of the values above that the person sees and cannot change, separated by spaces: `pickup size`. Since 1.0.0. */
  locked?: string | null | undefined;
  /** Names of the values above whose fields are not shown; the last step shows the values before ordering. Since 1.0.0. */
  hiddenFields?: string | null | undefined;
  /** Names of the values above whose fields are not shown; the last step shows the values before ordering. Since 1.0.0. */
  'hidden-fields'?: string | null | undefined;
  /** `light`, `dark`, or `auto` for the person's system; without it the element follows the page's own colour scheme. Since 0.1.0. */
  theme?: 'light' | 'dark' | 'auto' | null | undefined;
}

export interface FreightStartEventMap {
  /** The element requests another screen. `to` is its name, `params` are the values for its address. Since 0.1.0. */
  'freight-navigate': FreightEvent<{ readonly to: string; readonly params: Readonly<Record<string, string>> }>;
  /** The other tab was opened: `track` or `send`. Since 0.1.0. */
  'freight-tab-changed': FreightEvent<{ readonly tab: string }>;
  /** Two valid addresses were chosen and sending was requested; the distance is the great circle. Since 0.1.0. */
  'freight-route-chosen': FreightEvent<{ readonly distanceKm: number }>;
  /** The heading of the order changed, in the language of the page, for example for the title of the tab; `arrival` is when it arrives or by how much it is late, empty when nothing is expected. Since 0.2.0. */
  'freight-headline-changed': FreightEvent<{ readonly headline: string; readonly arrival: string }>;
  /** Tracking details arrived, first or again after a live change. Since 0.2.0. */
  'freight-tracking-loaded': FreightEvent<{ readonly orderId: string; readonly status: string }>;
  /** Tracking details could not be shown; `status` is 0 without an answer. Since 0.2.0. */
  'freight-tracking-failed': FreightEvent<{ readonly message: string; readonly status: number }>;
  /** The wizard shows another step, 1 to 5. Since 0.2.0. */
  'freight-step-changed': FreightEvent<{ readonly step: number }>;
  /** Another price is shown, in SEK: of a quote, which may be the lowest, or of the order to be placed. Since 1.0.0. */
  'freight-price-shown': FreightEvent<{ readonly price: number }>;
  /** The order exists; a host may start its own payment now. The price is in SEK; `reference` is what the page has given, or empty. Since 0.2.0. */
  'freight-order-created': FreightEvent<{ readonly orderId: string; readonly transportId: string; readonly price: number; readonly reference: string }>;
  /** The person left by the back arrow; the draft is discarded. Since 0.2.0. */
  'freight-wizard-left': FreightEvent<Readonly<Record<string, never>>>;
  /** The receipt was sent to the printer. Since 0.2.0. */
  'freight-receipt-printed': FreightEvent<{ readonly orderId: string }>;
  /** Half of the element has come into view for the first time. Since 1.0.0. */
  'freight-element-seen': FreightEvent<Readonly<Record<string, never>>>;
  /** There is a problem with the element or with how the page uses it. `code` has a page in the documentation; record it in your error log. Since 0.1.0. */
  'freight-error': CustomEvent<{ readonly code: string; readonly message: string }>;
}

/** The track-and-send card: track a package, or choose two addresses and send one. Since 0.1.0. */
export interface FreightStartElement extends HTMLElement, FreightStartProperties {
  /** Resolves when the element works; it loads nothing. Since 1.0.0. */
  readonly ready: Promise<void>;
  /** Opens a tab of the card: sending, unless another one is named. Since 1.0.0. */
  open(tab?: 'track' | 'send'): Promise<void>;
  /** Gives several values in one call, as the properties do: all of them, or none if one cannot be used. What the person has typed stays. Since 1.0.0. */
  prefill(values: Partial<Pick<FreightStartProperties, 'pickup' | 'dropoff' | 'size' | 'weight' | 'sides' | 'description' | 'category' | 'reference' | 'recipient' | 'locked' | 'hiddenFields'>>): Promise<void>;
  /** Starts from scratch: what has been typed is gone, and what the page has set applies. Since 1.0.0. */
  reset(): Promise<void>;
  /** Looks for a package, as if its ID had been typed and sent. Since 1.0.0. */
  track(orderId: string): Promise<void>;
  /** Focuses the first field; where it has none, its heading or its first button. Since 1.0.0. */
  focus(options?: FocusOptions): Promise<void>;
  addEventListener<Name extends keyof FreightStartEventMap>(
    name: Name,
    listener: (this: FreightStartElement, event: FreightStartEventMap[Name]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    name: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
  removeEventListener<Name extends keyof FreightStartEventMap>(
    name: Name,
    listener: (this: FreightStartElement, event: FreightStartEventMap[Name]) => void,
    options?: boolean | EventListenerOptions,
  ): void;
  removeEventListener(
    name: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
  ): void;
}

export interface FreightTrackProperties {
  /** Shows this order immediately instead of asking for a package ID. Since 0.1.0. */
  orderId: string | undefined;
  /** Shows what the link with this token shows; the token is behind the `#` of its address. Since 0.2.0. */
  shareToken: string | undefined;
  /** Shows the element in a frame of the API's origin, out of the page's reach. Default: `false`. Since 0.2.0. */
  isolated: boolean;
  /** `light`, `dark`, or `auto` for the person's system; without it the element follows the page's own colour scheme. Since 0.1.0. */
  theme: 'light' | 'dark' | 'auto' | undefined;
}

export interface FreightTrackMarkup {
  /** Shows this order immediately instead of asking for a package ID. Since 0.1.0. */
  orderId?: string | null | undefined;
  /** Shows this order immediately instead of asking for a package ID. Since 0.1.0. */
  'order-id'?: string | null | undefined;
  /** Shows what the link with this token shows; the token is behind the `#` of its address. Since 0.2.0. */
  shareToken?: string | null | undefined;
  /** Shows what the link with this token shows; the token is behind the `#` of its address. Since 0.2.0. */
  'share-token'?: string | null | undefined;
  /** Shows the element in a frame of the API's origin, out of the page's reach. Default: `false`. Since 0.2.0. */
  isolated?: boolean | '' | 'true' | 'false' | null | undefined;
  /** `light`, `dark`, or `auto` for the person's system; without it the element follows the page's own colour scheme. Since 0.1.0. */
  theme?: 'light' | 'dark' | 'auto' | null | undefined;
}

export interface FreightTrackEventMap {
  /** The element requests another screen. `to` is its name, `params` are the values for its address. Since 0.1.0. */
  'freight-navigate': FreightEvent<{ readonly to: string; readonly params: Readonly<Record<string, string>> }>;
  /** The heading of the order changed, in the language of the page, for example for the title of the tab; `arrival` is when it arrives or by how much it is late, empty when nothing is expected. Since 0.2.0. */
  'freight-headline-changed': FreightEvent<{ readonly headline: string; readonly arrival: string }>;
  /** Tracking details arrived, first or again after a live change. Since 0.1.0. */
  'freight-tracking-loaded': FreightEvent<{ readonly orderId: string; readonly status: string }>;
  /** Tracking details could not be shown; `status` is 0 without an answer. Since 0.1.0. */
  'freight-tracking-failed': FreightEvent<{ readonly message: string; readonly status: number }>;
  /** Half of the element has come into view for the first time. Since 1.0.0. */
  'freight-element-seen': FreightEvent<Readonly<Record<string, never>>>;
  /** There is a problem with the element or with how the page uses it. `code` has a page in the documentation; record it in your error log. Since 0.1.0. */
  'freight-error': CustomEvent<{ readonly code: string; readonly message: string }>;
}

/** Asks for a package ID and shows where the package is, live. Since 0.1.0. */
export interface FreightTrackElement extends HTMLElement, FreightTrackProperties {
  /** Resolves when the element works; it loads nothing. Since 1.0.0. */
  readonly ready: Promise<void>;
  /** Starts from scratch: what has been typed is gone, and what the page has set applies. Since 1.0.0. */
  reset(): Promise<void>;
  /** Shows where this package is; the events report whether it was found. Since 1.0.0. */
  track(orderId: string): Promise<void>;
  /** Focuses the first field; where it has none, its heading or its first button. Since 1.0.0. */
  focus(options?: FocusOptions): Promise<void>;
  addEventListener<Name extends keyof FreightTrackEventMap>(
    name: Name,
    listener: (this: FreightTrackElement, event: FreightTrackEventMap[Name]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    name: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
  removeEventListener<Name extends keyof FreightTrackEventMap>(
    name: Name,
    listener: (this: FreightTrackElement, event: FreightTrackEventMap[Name]) => void,
    options?: boolean | EventListenerOptions,
  ): void;
  removeEventListener(
    name: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
  ): void;
}

export interface FreightSendProperties {
  /** Moves the wizard back to this step, 1 to 5, when it is at a later one; for hosts that keep the steps in the browser's history. Since 0.1.0. */
  step: number | undefined;
  /** Shows the element in a frame of the API's origin, out of the page's reach. Default: `false`. Since 0.2.0. */
  isolated: boolean;
  /** The pickup address as text; as a property also `{latitude, longitude, text}`. Since 1.0.0. */
  pickup: string | { readonly latitude: number; readonly longitude: number; readonly text: string } | undefined;
  /** The drop-off address, like `pickup`. Since 1.0.0. */
  dropoff: string | { readonly latitude: number; readonly longitude: number; readonly text: string } | undefined;
  /** A usual size, which gives weight and sides: `letterbox`, `parcel`, `half-pallet` or `pallet`; `weight` and `sides` replace its own. Since 1.0.0. */
  size: 'letterbox' | 'parcel' | 'half-pallet' | 'pallet' | undefined;
  /** The weight in kg. Since 1.0.0. */
  weight: number | undefined;
  /** Length, width and height in cm: `40x30x20`. Since 1.0.0. */
  sides: string | undefined;
  /** What is in the parcel. Since 1.0.0. */
  description: string | undefined;
  /** What it is, as a category and its subcategory, separated by a space: `furniture_appliances home_furniture`. Since 1.0.0. */
  category: string | undefined;
  /** Your own name for the order, at most 64 letters, digits, spaces and `.,:_/#+()-`; it is returned with the order. Since 1.0.0. */
  reference: string | undefined;
  /** Who receives it. A property alone: data of a person never belongs in HTML. Since 1.0.0. */
  recipient: { readonly name?: string; readonly phone?: string; readonly email?: string } | undefined;
  /** Names of the values above that the person sees and cannot change, separated by spaces: `pickup size`. Since 1.0.0. */
  locked: string | undefined;
  /** Names of the values above whose fields are not shown; the last step shows the values before ordering. Since 1.0.0. */
  hiddenFields: string | undefined;
  /** `light`, `dark`, or `auto` for the person's system; without it the element follows the page's own colour scheme. Since 0.1.0. */
  theme: 'light' | 'dark' | 'auto' | undefined;
}

export interface FreightSendMarkup {
  /** Moves the wizard back to this step, 1 to 5, when it is at a later one; for hosts that keep the steps in the browser's history. Since 0.1.0. */
  step?: number | `${number}` | null | undefined;
  /** Shows the element in a frame of the API's origin, out of the page's reach. Default: `false`. Since 0.2.0. */
  isolated?: boolean | '' | 'true' | 'false' | null | undefined;
  /** The pickup address as text; as a property also `{latitude, longitude, text}`. Since 1.0.0. */
  pickup?: string | { readonly latitude: number; readonly longitude: number; readonly text: string } | null | undefined;
  /** The drop-off address, like `pickup`. Since 1.0.0. */
  dropoff?: string | { readonly latitude: number; readonly longitude: number; readonly text: string } | null | undefined;
  /** A usual size, which gives weight and sides: `letterbox`, `parcel`, `half-pallet` or `pallet`; `weight` and `sides` replace its own. Since 1.0.0. */
  size?: 'letterbox' | 'parcel' | 'half-pallet' | 'pallet' | null | undefined;
  /** The weight in kg. Since 1.0.0. */
  weight?: number | `${number}` | null | undefined;
  /** Length, width and height in cm: `40x30x20`. Since 1.0.0. */
  sides?: string | null | undefined;
  /** What is in the parcel. Since 1.0.0. */
  description?: string | null | undefined;
  /** What it is, as a category and its subcategory, separated by a space: `furniture_appliances home_furniture`. Since 1.0.0. */
  category?: string | null | undefined;
  /** Your own name for the order, at most 64 letters, digits, spaces and `.,:_/#+()-`; it is returned with the order. Since 1.0.0. */
  reference?: string | null | undefined;
  /** Who receives it. A property alone: data of a person never belongs in HTML. Since 1.0.0. */
  recipient?: { readonly name?: string; readonly phone?: string; readonly email?: string } | null | undefined;
  /** Names of the values above that the person sees and cannot change, separated by spaces: `pickup size`. Since 1.0.0. */
  locked?: string | null | undefined;
  /** Names of the values above whose fields are not shown; the last step shows the values before ordering. Since 1.0.0. */
  hiddenFields?: string | null | undefined;
  /** Names of the values above whose fields are not shown; the last step shows the values before ordering. Since 1.0.0. */
  'hidden-fields'?: string | null | undefined;
  /** `light`, `dark`, or `auto` for the person's system; without it the element follows the page's own colour scheme. Since 0.1.0. */
  theme?: 'light' | 'dark' | 'auto' | null | undefined;
}

export interface FreightSendEventMap {
  /** The element requests another screen. `to` is its name, `params` are the values for its address. Since 0.1.0. */
  'freight-navigate': FreightEvent<{ readonly to: string; readonly params: Readonly<Record<string, string>> }>;
  /** The wizard shows another step, 1 to 5. Since 0.1.0. */
  'freight-step-changed': FreightEvent<{ readonly step: number }>;
  /** Another price is shown, in SEK: of a quote, which may be the lowest, or of the order to be placed. Since 1.0.0. */
  'freight-price-shown': FreightEvent<{ readonly price: number }>;
  /** The order exists; a host may start its own payment now. The price is in SEK; `reference` is what the page has given, or empty. Since 0.1.0. */
  'freight-order-created': FreightEvent<{ readonly orderId: string; readonly transportId: string; readonly price: number; readonly reference: string }>;
  /** The person left by the back arrow; the draft is discarded. Since 0.1.0. */
  'freight-wizard-left': FreightEvent<Readonly<Record<string, never>>>;
  /** The receipt was sent to the printer. Since 0.2.0. */
  'freight-receipt-printed': FreightEvent<{ readonly orderId: string }>;
  /** Half of the element has come into view for the first time. Since 1.0.0. */
  'freight-element-seen': FreightEvent<Readonly<Record<string, never>>>;
  /** There is a problem with the element or with how the page uses it. `code` has a page in the documentation; record it in your error log. Since 0.1.0. */
  'freight-error': CustomEvent<{ readonly code: string; readonly message: string }>;
}

/** The sending flow: addresses if none are chosen, five steps, order creation and the success screen. Since 0.1.0. */
export interface FreightSendElement extends HTMLElement, FreightSendProperties {
  /** Resolves when the element works; it loads nothing. Since 1.0.0. */
  readonly ready: Promise<void>;
  /** Gives several values in one call, as the properties do: all of them, or none if one cannot be used. What the person has typed stays. Since 1.0.0. */
  prefill(values: Partial<Pick<FreightSendProperties, 'pickup' | 'dropoff' | 'size' | 'weight' | 'sides' | 'description' | 'category' | 'reference' | 'recipient' | 'locked' | 'hiddenFields'>>): Promise<void>;
  /** Starts from scratch: what has been typed is gone, and what the page has set applies. Since 1.0.0. */
  reset(): Promise<void>;
  /** Focuses the first field; where it has none, its heading or its first button. Since 1.0.0. */
  focus(options?: FocusOptions): Promise<void>;
  addEventListener<Name extends keyof FreightSendEventMap>(
    name: Name,
    listener: (this: FreightSendElement, event: FreightSendEventMap[Name]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    name: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
  removeEventListener<Name extends keyof FreightSendEventMap>(
    name: Name,
    listener: (this: FreightSendElement, event: FreightSendEventMap[Name]) => void,
    options?: boolean | EventListenerOptions,
  ): void;
  removeEventListener(
    name: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
  ): void;
}

export interface FreightPriceProperties {
  /** Where the goods are: an address, or a town. Since 1.0.0. */
  pickup: string | undefined;
  /** A usual size with its weight; `weight` and `sides` replace parts of it. Since 1.0.0. */
  size: 'letterbox' | 'parcel' | 'half-pallet' | 'pallet' | undefined;
  /** Weight of the goods in kg. Since 1.0.0. */
  weight: number | undefined;
  /** Length, width and height of the goods in cm, for example `80x60x100`. Since 1.0.0. */
  sides: string | undefined;
  /** What is in the parcel. Since 1.0.0. */
  description: string | undefined;
  /** What it is, as a category and its subcategory, separated by a space: `furniture_appliances home_furniture`. Since 1.0.0. */
  category: string | undefined;
  /** Your own name for the order, at most 64 letters, digits, spaces and `.,:_/#+()-`; it is returned with the order. Since 1.0.0. */
  reference: string | undefined;
  /** Who receives it. A property alone: data of a person never belongs in HTML. Since 1.0.0. */
  recipient: { readonly name?: string; readonly phone?: string; readonly email?: string } | undefined;
  /** Names of the values above that the person sees and cannot change, separated by spaces: `pickup size`. Since 1.0.0. */
  locked: string | undefined;
  /** Names of the values above whose fields are not shown; the last step shows the values before ordering. Since 1.0.0. */
  hiddenFields: string | undefined;
  /** `light`, `dark`, or `auto` for the person's system; without it the element follows the page's own colour scheme. Since 0.1.0. */
  theme: 'light' | 'dark' | 'auto' | undefined;
}

export interface FreightPriceMarkup {
  /** Where the goods are: an address, or a town. Since 1.0.0. */
  pickup?: string | null | undefined;
  /** A usual size with its weight; `weight` and `sides` replace parts of it. Since 1.0.0. */
  size?: 'letterbox' | 'parcel' | 'half-pallet' | 'pallet' | null | undefined;
  /** Weight of the goods in kg. Since 1.0.0. */
  weight?: number | `${number}` | null | undefined;
  /** Length, width and height of the goods in cm, for example `80x60x100`. Since 1.0.0. */
  sides?: string | null | undefined;
  /** What is in the parcel. Since 1.0.0. */
  description?: string | null | undefined;
  /** What it is, as a category and its subcategory, separated by a space: `furniture_appliances home_furniture`. Since 1.0.0. */
  category?: string | null | undefined;
  /** Your own name for the order, at most 64 letters, digits, spaces and `.,:_/#+()-`; it is returned with the order. Since 1.0.0. */
  reference?: string | null | undefined;
  /** Who receives it. A property alone: data of a person never belongs in HTML. Since 1.0.0. */
  recipient?: { readonly name?: string; readonly phone?: string; readonly email?: string } | null | undefined;
  /** Names of the values above that the person sees and cannot change, separated by spaces: `pickup size`. Since 1.0.0. */
  locked?: string | null | undefined;
  /** Names of the values above whose fields are not shown; the last step shows the values before ordering. Since 1.0.0. */
  hiddenFields?: string | null | undefined;
  /** Names of the values above whose fields are not shown; the last step shows the values before ordering. Since 1.0.0. */
  'hidden-fields'?: string | null | undefined;
  /** `light`, `dark`, or `auto` for the person's system; without it the element follows the page's own colour scheme. Since 0.1.0. */
  theme?: 'light' | 'dark' | 'auto' | null | undefined;
}

export interface FreightPriceEventMap {
  /** The element requests another screen. `to` is its name, `params` are the values for its address. Since 1.0.0. */
  'freight-navigate': FreightEvent<{ readonly to: string; readonly params: Readonly<Record<string, string>> }>;
  /** The wizard shows another step, 1 to 5. Since 1.0.0. */
  'freight-step-changed': FreightEvent<{ readonly step: number }>;
  /** Another price is shown, in SEK: of a quote, which may be the lowest, or of the order to be placed. Since 1.0.0. */
  'freight-price-shown': FreightEvent<{ readonly price: number }>;
  /** The order exists; a host may start its own payment now. The price is in SEK; `reference` is what the page has given, or empty. Since 1.0.0. */
  'freight-order-created': FreightEvent<{ readonly orderId: string; readonly transportId: string; readonly price: number; readonly reference: string }>;
  /** The person left by the back arrow; the draft is discarded. Since 1.0.0. */
  'freight-wizard-left': FreightEvent<Readonly<Record<string, never>>>;
  /** The receipt was sent to the printer. Since 1.0.0. */
  'freight-receipt-printed': FreightEvent<{ readonly orderId: string }>;
  /** Half of the element has come into view for the first time. Since 1.0.0. */
  'freight-element-seen': FreightEvent<Readonly<Record<string, never>>>;
  /** There is a problem with the element or with how the page uses it. `code` has a page in the documentation; record it in your error log. Since 1.0.0. */
  'freight-error': CustomEvent<{ readonly code: string; readonly message: string }>;
}

/** The price of a delivery beside goods: one quiet line that asks for a town once per tab. Since 1.0.0. */
export interface FreightPriceElement extends HTMLElement, FreightPriceProperties {
  /** Resolves when the element works; it loads nothing. Since 1.0.0. */
  readonly ready: Promise<void>;
  /** Opens sending with the goods, as a press on the price does. Since 1.0.0. */
  open(): Promise<void>;
  /** Gives several values in one call, as the properties do: all of them, or none if one cannot be used. What the person has typed stays. Since 1.0.0. */
  prefill(values: Partial<Pick<FreightPriceProperties, 'pickup' | 'size' | 'weight' | 'sides' | 'description' | 'category' | 'reference' | 'recipient' | 'locked' | 'hiddenFields'>>): Promise<void>;
  /** Starts from scratch: what has been typed is gone, and what the page has set applies. Since 1.0.0. */
  reset(): Promise<void>;
  /** Focuses the first field; where it has none, its heading or its first button. Since 1.0.0. */
  focus(options?: FocusOptions): Promise<void>;
  addEventListener<Name extends keyof FreightPriceEventMap>(
    name: Name,
    listener: (this: FreightPriceElement, event: FreightPriceEventMap[Name]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    name: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
  removeEventListener<Name extends keyof FreightPriceEventMap>(
    name: Name,
    listener: (this: FreightPriceElement, event: FreightPriceEventMap[Name]) => void,
    options?: boolean | EventListenerOptions,
  ): void;
  removeEventListener(
    name: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
  ): void;
}

export interface FreightOrderSuccessProperties {
  /** The order to show; without it the order that was just created, or the one being followed. Since 0.1.0. */
  orderId: string | undefined;
  /** `light`, `dark`, or `auto` for the person's system; without it the element follows the page's own colour scheme. Since 0.1.0. */
  theme: 'light' | 'dark' | 'auto' | undefined;
}

export interface FreightOrderSuccessMarkup {
  /** The order to show; without it the order that was just created, or the one being followed. Since 0.1.0. */
  orderId?: string | null | undefined;
  /** The order to show; without it the order that was just created, or the one being followed. Since 0.1.0. */
  'order-id'?: string | null | undefined;
  /** `light`, `dark`, or `auto` for the person's system; without it the element follows the page's own colour scheme. Since 0.1.0. */
  theme?: 'light' | 'dark' | 'auto' | null | undefined;
}

export interface FreightOrderSuccessEventMap {
  /** The element requests another screen. `to` is its name, `params` are the values for its address. Since 0.1.0. */
  'freight-navigate': FreightEvent<{ readonly to: string; readonly params: Readonly<Record<string, string>> }>;
  /** The receipt was sent to the printer. Since 0.1.0. */
  'freight-receipt-printed': FreightEvent<{ readonly orderId: string }>;
  /** Half of the element has come into view for the first time. Since 1.0.0. */
  'freight-element-seen': FreightEvent<Readonly<Record<string, never>>>;
  /** There is a problem with the element or with how the page uses it. `code` has a page in the documentation; record it in your error log. Since 0.1.0. */
  'freight-error': CustomEvent<{ readonly code: string; readonly message: string }>;
}

/** The screen after ordering: order number, live status, driver, receipt. Since 0.1.0. */
export interface FreightOrderSuccessElement extends HTMLElement, FreightOrderSuccessProperties {
  /** Resolves when the element works; it loads nothing. Since 1.0.0. */
  readonly ready: Promise<void>;
  /** Focuses the first field; where it has none, its heading or its first button. Since 1.0.0. */
  focus(options?: FocusOptions): Promise<void>;
  addEventListener<Name extends keyof FreightOrderSuccessEventMap>(
    name: Name,
    listener: (this: FreightOrderSuccessElement, event: FreightOrderSuccessEventMap[Name]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    name: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
  removeEventListener<Name extends keyof FreightOrderSuccessEventMap>(
    name: Name,
    listener: (this: FreightOrderSuccessElement, event: FreightOrderSuccessEventMap[Name]) => void,
    options?: boolean | EventListenerOptions,
  ): void;
  removeEventListener(
    name: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
  ): void;
}

export interface FreightOrderNotificationProperties {
  /** `light`, `dark`, or `auto` for the person's system; without it the element follows the page's own colour scheme. Since 0.1.0. */
  theme: 'light' | 'dark' | 'auto' | undefined;
}

export interface FreightOrderNotificationMarkup {
  /** `light`, `dark`, or `auto` for the person's system; without it the element follows the page's own colour scheme. Since 0.1.0. */
  theme?: 'light' | 'dark' | 'auto' | null | undefined;
}

export interface FreightOrderNotificationEventMap {
  /** The element requests another screen. `to` is its name, `params` are the values for its address. Since 0.1.0. */
  'freight-navigate': FreightEvent<{ readonly to: string; readonly params: Readonly<Record<string, string>> }>;
  /** The followed order has a new status. Since 0.1.0. */
  'freight-order-updated': FreightEvent<{ readonly transportId: string; readonly status: string }>;
  /** The followed order has a driver. Since 0.1.0. */
  'freight-driver-assigned': FreightEvent<{ readonly transportId: string }>;
  /** The driver of the followed order moved. Since 0.1.0. */
  'freight-location-updated': FreightEvent<{ readonly transportId: string }>;
  /** The card was closed or ran out. Since 0.1.0. */
  'freight-order-dismissed': FreightEvent<{ readonly orderId: string }>;
  /** Half of the element has come into view for the first time. Since 1.0.0. */
  'freight-element-seen': FreightEvent<Readonly<Record<string, never>>>;
  /** There is a problem with the element or with how the page uses it. `code` has a page in the documentation; record it in your error log. Since 0.1.0. */
  'freight-error': CustomEvent<{ readonly code: string; readonly message: string }>;
}

/** The floating card that follows the active order from page to page. Since 0.1.0. */
export interface FreightOrderNotificationElement extends HTMLElement, FreightOrderNotificationProperties {
  /** Resolves when the element works; it loads nothing. Since 1.0.0. */
  readonly ready: Promise<void>;
  /** Unfolds the card of the followed order. Since 1.0.0. */
  open(): Promise<void>;
  /** Focuses the first field; where it has none, its heading or its first button. Since 1.0.0. */
  focus(options?: FocusOptions): Promise<void>;
  addEventListener<Name extends keyof FreightOrderNotificationEventMap>(
    name: Name,
    listener: (this: FreightOrderNotificationElement, event: FreightOrderNotificationEventMap[Name]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    name: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
  removeEventListener<Name extends keyof FreightOrderNotificationEventMap>(
    name: Name,
    listener: (this: FreightOrderNotificationElement, event: FreightOrderNotificationEventMap[Name]) => void,
    options?: boolean | EventListenerOptions,
  ): void;
  removeEventListener(
    name: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
  ): void;
}

export interface FreightOrdersProperties {
  /** The tab that is open at first. Default: `active`. Since 0.1.0. */
  tab: 'active' | 'delivered';
  /** Keeps what is looked for behind the `#` of the page’s address, over a reload and the way back. Default: `false`. Since the next version. */
  inAddress: boolean;
  /** Shows the element in a frame of the API's origin, out of the page's reach. Default: `false`. Since 0.2.0. */
  isolated: boolean;
  /** `light`, `dark`, or `auto` for the person's system; without it the element follows the page's own colour scheme. Since 0.1.0. */
  theme: 'light' | 'dark' | 'auto' | undefined;
}

export interface FreightOrdersMarkup {
  /** The tab that is open at first. Default: `active`. Since 0.1.0. */
  tab?: 'active' | 'delivered' | null | undefined;
  /** Keeps what is looked for behind the `#` of the page’s address, over a reload and the way back. Default: `false`. Since the next version. */
  inAddress?: boolean | '' | 'true' | 'false' | null | undefined;
  /** Keeps what is looked for behind the `#` of the page’s address, over a reload and the way back. Default: `false`. Since the next version. */
  'in-address'?: boolean | '' | 'true' | 'false' | null | undefined;
  /** Shows the element in a frame of the API's origin, out of the page's reach. Default: `false`. Since 0.2.0. */
  isolated?: boolean | '' | 'true' | 'false' | null | undefined;
  /** `light`, `dark`, or `auto` for the person's system; without it the element follows the page's own colour scheme. Since 0.1.0. */
  theme?: 'light' | 'dark' | 'auto' | null | undefined;
}

export interface FreightOrdersEventMap {
  /** The element requests another screen. `to` is its name, `params` are the values for its address. Since 0.1.0. */
  'freight-navigate': FreightEvent<{ readonly to: string; readonly params: Readonly<Record<string, string>> }>;
  /** The other tab was opened: `active` or `delivered`. Since 0.1.0. */
  'freight-tab-changed': FreightEvent<{ readonly tab: string }>;
  /** A page of orders arrived. Since 0.1.0. */
  'freight-orders-loaded': FreightEvent<{ readonly tab: string; readonly page: number; readonly totalItems: number }>;
  /** The orders could not be fetched; `status` is 0 without an answer. Since 0.1.0. */
  'freight-orders-failed': FreightEvent<{ readonly message: string; readonly status: number }>;
  /** Half of the element has come into view for the first time. Since 1.0.0. */
  'freight-element-seen': FreightEvent<Readonly<Record<string, never>>>;
  /** There is a problem with the element or with how the page uses it. `code` has a page in the documentation; record it in your error log. Since 0.1.0. */
  'freight-error': CustomEvent<{ readonly code: string; readonly message: string }>;
}

/** The signed-in customer's orders: active and delivered, by month, page by page. Since 0.1.0. */
export interface FreightOrdersElement extends HTMLElement, FreightOrdersProperties {
  /** Resolves when the element works; it loads nothing. Since 1.0.0. */
  readonly ready: Promise<void>;
  /** Focuses the first field; where it has none, its heading or its first button. Since 1.0.0. */
  focus(options?: FocusOptions): Promise<void>;
  addEventListener<Name extends keyof FreightOrdersEventMap>(
    name: Name,
    listener: (this: FreightOrdersElement, event: FreightOrdersEventMap[Name]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    name: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
  removeEventListener<Name extends keyof FreightOrdersEventMap>(
    name: Name,
    listener: (this: FreightOrdersElement, event: FreightOrdersEventMap[Name]) => void,
    options?: boolean | EventListenerOptions,
  ): void;
  removeEventListener(
    name: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
  ): void;
}

export interface FreightOrderProperties {
  /** The order, by its `_id` or its order number. Since 0.1.0. */
  orderId: string | undefined;
  /** Shows the element in a frame of the API's origin, out of the page's reach. Default: `false`. Since 0.2.0. */
  isolated: boolean;
  /** `light`, `dark`, or `auto` for the person's system; without it the element follows the page's own colour scheme. Since 0.1.0. */
  theme: 'light' | 'dark' | 'auto' | undefined;
}

export interface FreightOrderMarkup {
  /** The order, by its `_id` or its order number. Since 0.1.0. */
  orderId?: string | null | undefined;
  /** The order, by its `_id` or its order number. Since 0.1.0. */
  'order-id'?: string | null | undefined;
  /** Shows the element in a frame of the API's origin, out of the page's reach. Default: `false`. Since 0.2.0. */
  isolated?: boolean | '' | 'true' | 'false' | null | undefined;
  /** `light`, `dark`, or `auto` for the person's system; without it the element follows the page's own colour scheme. Since 0.1.0. */
  theme?: 'light' | 'dark' | 'auto' | null | undefined;
}

export interface FreightOrderEventMap {
  /** The element requests another screen. `to` is its name, `params` are the values for its address. Since 0.1.0. */
  'freight-navigate': FreightEvent<{ readonly to: string; readonly params: Readonly<Record<string, string>> }>;
  /** The heading of the order changed, in the language of the page, for example for the title of the tab; `arrival` is when it arrives or by how much it is late, empty when nothing is expected. Since 0.2.0. */
  'freight-headline-changed': FreightEvent<{ readonly headline: string; readonly arrival: string }>;
  /** The order arrived, first or again after a live change. Since 0.1.0. */
  'freight-order-loaded': FreightEvent<{ readonly orderId: string; readonly status: string }>;
  /** The order could not be shown; `status` is 0 without an answer. Since 0.1.0. */
  'freight-order-failed': FreightEvent<{ readonly message: string; readonly status: number }>;
  /** A document was shown or downloaded: `invoice` or `waybill`. Since 0.1.0. */
  'freight-document-opened': FreightEvent<{ readonly orderId: string; readonly document: string }>;
  /** The help button of a delivered order was used. Since 0.1.0. */
  'freight-help-requested': FreightEvent<{ readonly orderId: string }>;
  /** Half of the element has come into view for the first time. Since 1.0.0. */
  'freight-element-seen': FreightEvent<Readonly<Record<string, never>>>;
  /** There is a problem with the element or with how the page uses it. `code` has a page in the documentation; record it in your error log. Since 0.1.0. */
  'freight-error': CustomEvent<{ readonly code: string; readonly message: string }>;
}

/** One order of the signed-in customer: map, live status, driver, freight, invoice and waybill. Since 0.1.0. */
export interface FreightOrderElement extends HTMLElement, FreightOrderProperties {
  /** Resolves when the element works; it loads nothing. Since 1.0.0. */
  readonly ready: Promise<void>;
  /** Focuses the first field; where it has none, its heading or its first button. Since 1.0.0. */
  focus(options?: FocusOptions): Promise<void>;
  addEventListener<Name extends keyof FreightOrderEventMap>(
    name: Name,
    listener: (this: FreightOrderElement, event: FreightOrderEventMap[Name]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    name: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
  removeEventListener<Name extends keyof FreightOrderEventMap>(
    name: Name,
    listener: (this: FreightOrderElement, event: FreightOrderEventMap[Name]) => void,
    options?: boolean | EventListenerOptions,
  ): void;
  removeEventListener(
    name: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
  ): void;
}

export interface FreightOrderSheetProperties {
  /** `light`, `dark`, or `auto` for the person's system; without it the element follows the page's own colour scheme. Since 0.1.0. */
  theme: 'light' | 'dark' | 'auto' | undefined;
}

export interface FreightOrderSheetMarkup {
  /** `light`, `dark`, or `auto` for the person's system; without it the element follows the page's own colour scheme. Since 0.1.0. */
  theme?: 'light' | 'dark' | 'auto' | null | undefined;
}

export interface FreightOrderSheetEventMap {
  /** The element requests another screen. `to` is its name, `params` are the values for its address. Since the next version. */
  'freight-navigate': FreightEvent<{ readonly to: string; readonly params: Readonly<Record<string, string>> }>;
  /** The order exists; a host may start its own payment now. The price is in SEK; `reference` is what the page has given, or empty. Since the next version. */
  'freight-order-created': FreightEvent<{ readonly orderId: string; readonly transportId: string; readonly price: number; readonly reference: string }>;
  /** Ordering has ended; how many lines have been ordered, how many have not, and SEK for all orders. Since the next version. */
  'freight-order-sheet-ended': FreightEvent<{ readonly ordered: number; readonly left: number; readonly price: number }>;
  /** Half of the element has come into view for the first time. Since the next version. */
  'freight-element-seen': FreightEvent<Readonly<Record<string, never>>>;
  /** There is a problem with the element or with how the page uses it. `code` has a page in the documentation; record it in your error log. Since the next version. */
  'freight-error': CustomEvent<{ readonly code: string; readonly message: string }>;
}

/** Many orders from a sheet: read, priced and corrected line by line, and ordered one after the other. Since the next version. */
export interface FreightOrderSheetElement extends HTMLElement, FreightOrderSheetProperties {
  /** Resolves when the element works; it loads nothing. Since 1.0.0. */
  readonly ready: Promise<void>;
  /** Focuses the first field; where it has none, its heading or its first button. Since 1.0.0. */
  focus(options?: FocusOptions): Promise<void>;
  addEventListener<Name extends keyof FreightOrderSheetEventMap>(
    name: Name,
    listener: (this: FreightOrderSheetElement, event: FreightOrderSheetEventMap[Name]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    name: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
  removeEventListener<Name extends keyof FreightOrderSheetEventMap>(
    name: Name,
    listener: (this: FreightOrderSheetElement, event: FreightOrderSheetEventMap[Name]) => void,
    options?: boolean | EventListenerOptions,
  ): void;
  removeEventListener(
    name: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
  ): void;
}

export interface FreightArrivalsProperties {
  /** The token of the board; without it, what the page’s address has after `#board=`, else the customer’s boards. Since the next version. */
  board: string | undefined;
  /** `light`, `dark`, or `auto` for the person's system; without it the element follows the page's own colour scheme. Since 0.1.0. */
  theme: 'light' | 'dark' | 'auto' | undefined;
}

export interface FreightArrivalsMarkup {
  /** The token of the board; without it, what the page’s address has after `#board=`, else the customer’s boards. Since the next version. */
  board?: string | null | undefined;
  /** `light`, `dark`, or `auto` for the person's system; without it the element follows the page's own colour scheme. Since 0.1.0. */
  theme?: 'light' | 'dark' | 'auto' | null | undefined;
}

export interface FreightArrivalsEventMap {
  /** The element requests another screen. `to` is its name, `params` are the values for its address. Since the next version. */
  'freight-navigate': FreightEvent<{ readonly to: string; readonly params: Readonly<Record<string, string>> }>;
  /** Half of the element has come into view for the first time. Since the next version. */
  'freight-element-seen': FreightEvent<Readonly<Record<string, never>>>;
  /** There is a problem with the element or with how the page uses it. `code` has a page in the documentation; record it in your error log. Since the next version. */
  'freight-error': CustomEvent<{ readonly code: string; readonly message: string }>;
}

/** A board of what comes today and tomorrow, in large type, for a screen in a hall that nobody touches. Since the next version. */
export interface FreightArrivalsElement extends HTMLElement, FreightArrivalsProperties {
  /** Resolves when the element works; it loads nothing. Since 1.0.0. */
  readonly ready: Promise<void>;
  /** Focuses the first field; where it has none, its heading or its first button. Since 1.0.0. */
  focus(options?: FocusOptions): Promise<void>;
  addEventListener<Name extends keyof FreightArrivalsEventMap>(
    name: Name,
    listener: (this: FreightArrivalsElement, event: FreightArrivalsEventMap[Name]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    name: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
  removeEventListener<Name extends keyof FreightArrivalsEventMap>(
    name: Name,
    listener: (this: FreightArrivalsElement, event: FreightArrivalsEventMap[Name]) => void,
    options?: boolean | EventListenerOptions,
  ): void;
  removeEventListener(
    name: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
  ): void;
}

export interface FreightSignInProperties {
  /** The dialog that is open; removed when it closes. Since 0.1.0. */
  open: 'login' | 'sign-up' | undefined;
  /** A sentence above the form with the reason for asking, set by a script; ignored in markup, removed when the dialog closes. Since 0.1.0. */
  reason: string | undefined;
  /** `light`, `dark`, or `auto` for the person's system; without it the element follows the page's own colour scheme. Since 0.1.0. */
  theme: 'light' | 'dark' | 'auto' | undefined;
}

export interface FreightSignInMarkup {
  /** The dialog that is open; removed when it closes. Since 0.1.0. */
  open?: 'login' | 'sign-up' | null | undefined;
  /** A sentence above the form with the reason for asking, set by a script; ignored in markup, removed when the dialog closes. Since 0.1.0. */
  reason?: string | null | undefined;
  /** `light`, `dark`, or `auto` for the person's system; without it the element follows the page's own colour scheme. Since 0.1.0. */
  theme?: 'light' | 'dark' | 'auto' | null | undefined;
}

export interface FreightSignInEventMap {
  /** The element requests another screen. `to` is its name, `params` are the values for its address. Since 0.1.0. */
  'freight-navigate': FreightEvent<{ readonly to: string; readonly params: Readonly<Record<string, string>> }>;
  /** The person is signed in. Since 0.1.0. */
  'freight-signed-in': FreightEvent<{ readonly userId: string }>;
  /** An account was created and a mail is on its way. Since 0.1.0. */
  'freight-signed-up': FreightEvent<Readonly<Record<string, never>>>;
  /** The dialog was closed without signing in. Since 0.1.0. */
  'freight-sign-in-closed': FreightEvent<Readonly<Record<string, never>>>;
  /** Half of the element has come into view for the first time. Since 1.0.0. */
  'freight-element-seen': FreightEvent<Readonly<Record<string, never>>>;
  /** There is a problem with the element or with how the page uses it. `code` has a page in the documentation; record it in your error log. Since 0.1.0. */
  'freight-error': CustomEvent<{ readonly code: string; readonly message: string }>;
}

/** The login and sign-up dialogs. Since 0.1.0. */
export interface FreightSignInElement extends HTMLElement, FreightSignInProperties {
  /** Resolves when the element works; it loads nothing. Since 1.0.0. */
  readonly ready: Promise<void>;
  /** Focuses the first field; where it has none, its heading or its first button. Since 1.0.0. */
  focus(options?: FocusOptions): Promise<void>;
  addEventListener<Name extends keyof FreightSignInEventMap>(
    name: Name,
    listener: (this: FreightSignInElement, event: FreightSignInEventMap[Name]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    name: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
  removeEventListener<Name extends keyof FreightSignInEventMap>(
    name: Name,
    listener: (this: FreightSignInElement, event: FreightSignInEventMap[Name]) => void,
    options?: boolean | EventListenerOptions,
  ): void;
  removeEventListener(
    name: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
  ): void;
}

export interface FreightMagicLinkProperties {
  /** The link's token; without it the page's `token` parameter. Since 0.1.0. */
  token: string | undefined;
  /** The link's e-mail address; without it the page's `email` parameter. Since 0.1.0. */
  email: string | undefined;
  /** Keeps a failed link on screen, with the way to a new one; without it the person goes home. Default: `false`. Since 0.2.0. */
  stay: boolean;
  /** `light`, `dark`, or `auto` for the person's system; without it the element follows the page's own colour scheme. Since 0.1.0. */
  theme: 'light' | 'dark' | 'auto' | undefined;
}

export interface FreightMagicLinkMarkup {
  /** The link's token; without it the page's `token` parameter. Since 0.1.0. */
  token?: string | null | undefined;
  /** The link's e-mail address; without it the page's `email` parameter. Since 0.1.0. */
  email?: string | null | undefined;
  /** Keeps a failed link on screen, with the way to a new one; without it the person goes home. Default: `false`. Since 0.2.0. */
  stay?: boolean | '' | 'true' | 'false' | null | undefined;
  /** `light`, `dark`, or `auto` for the person's system; without it the element follows the page's own colour scheme. Since 0.1.0. */
  theme?: 'light' | 'dark' | 'auto' | null | undefined;
}

export interface FreightMagicLinkEventMap {
  /** The element requests another screen. `to` is its name, `params` are the values for its address. Since 0.1.0. */
  'freight-navigate': FreightEvent<{ readonly to: string; readonly params: Readonly<Record<string, string>> }>;
  /** The address is verified and its owner signed in. Since 0.1.0. */
  'freight-signed-in': FreightEvent<{ readonly userId: string }>;
  /** The link did not work. Since 0.1.0. */
  'freight-verification-failed': FreightEvent<{ readonly message: string }>;
  /** Half of the element has come into view for the first time. Since 1.0.0. */
  'freight-element-seen': FreightEvent<Readonly<Record<string, never>>>;
  /** There is a problem with the element or with how the page uses it. `code` has a page in the documentation; record it in your error log. Since 0.1.0. */
  'freight-error': CustomEvent<{ readonly code: string; readonly message: string }>;
}

/** The page the verification mail links to: verifies, signs in and goes home. Since 0.1.0. */
export interface FreightMagicLinkElement extends HTMLElement, FreightMagicLinkProperties {
  /** Resolves when the element works; it loads nothing. Since 1.0.0. */
  readonly ready: Promise<void>;
  /** Focuses the first field; where it has none, its heading or its first button. Since 1.0.0. */
  focus(options?: FocusOptions): Promise<void>;
  addEventListener<Name extends keyof FreightMagicLinkEventMap>(
    name: Name,
    listener: (this: FreightMagicLinkElement, event: FreightMagicLinkEventMap[Name]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    name: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
  removeEventListener<Name extends keyof FreightMagicLinkEventMap>(
    name: Name,
    listener: (this: FreightMagicLinkElement, event: FreightMagicLinkEventMap[Name]) => void,
    options?: boolean | EventListenerOptions,
  ): void;
  removeEventListener(
    name: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
  ): void;
}

export interface FreightAuthCallbackProperties {
  /** The provider sign-in's token; without it the page's `token` parameter. Since 0.1.0. */
  token: string | undefined;
  /** Its refresh token; without it the page's `refreshToken` parameter. Since 0.1.0. */
  refreshToken: string | undefined;
  /** Why it failed, shown as it is; without it the page's `error` parameter, if it is a known one. Since 0.1.0. */
  error: string | undefined;
  /** `light`, `dark`, or `auto` for the person's system; without it the element follows the page's own colour scheme. Since 0.1.0. */
  theme: 'light' | 'dark' | 'auto' | undefined;
}

export interface FreightAuthCallbackMarkup {
  /** The provider sign-in's token; without it the page's `token` parameter. Since 0.1.0. */
  token?: string | null | undefined;
  /** Its refresh token; without it the page's `refreshToken` parameter. Since 0.1.0. */
  refreshToken?: string | null | undefined;
  /** Its refresh token; without it the page's `refreshToken` parameter. Since 0.1.0. */
  'refresh-token'?: string | null | undefined;
  /** Why it failed, shown as it is; without it the page's `error` parameter, if it is a known one. Since 0.1.0. */
  error?: string | null | undefined;
  /** `light`, `dark`, or `auto` for the person's system; without it the element follows the page's own colour scheme. Since 0.1.0. */
  theme?: 'light' | 'dark' | 'auto' | null | undefined;
}

export interface FreightAuthCallbackEventMap {
  /** The element requests another screen. `to` is its name, `params` are the values for its address. Since 0.1.0. */
  'freight-navigate': FreightEvent<{ readonly to: string; readonly params: Readonly<Record<string, string>> }>;
  /** The person is signed in. Since 0.1.0. */
  'freight-signed-in': FreightEvent<{ readonly userId: string }>;
  /** The sign-in failed; `message` is the text the person sees. Since 0.1.0. */
  'freight-sign-in-failed': FreightEvent<{ readonly message: string }>;
  /** Half of the element has come into view for the first time. Since 1.0.0. */
  'freight-element-seen': FreightEvent<Readonly<Record<string, never>>>;
  /** There is a problem with the element or with how the page uses it. `code` has a page in the documentation; record it in your error log. Since 0.1.0. */
  'freight-error': CustomEvent<{ readonly code: string; readonly message: string }>;
}

/** The return page of a social sign-in: signs in and goes home. Since 0.1.0. */
export interface FreightAuthCallbackElement extends HTMLElement, FreightAuthCallbackProperties {
  /** Resolves when the element works; it loads nothing. Since 1.0.0. */
  readonly ready: Promise<void>;
  /** Focuses the first field; where it has none, its heading or its first button. Since 1.0.0. */
  focus(options?: FocusOptions): Promise<void>;
  addEventListener<Name extends keyof FreightAuthCallbackEventMap>(
    name: Name,
    listener: (this: FreightAuthCallbackElement, event: FreightAuthCallbackEventMap[Name]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    name: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
  removeEventListener<Name extends keyof FreightAuthCallbackEventMap>(
    name: Name,
    listener: (this: FreightAuthCallbackElement, event: FreightAuthCallbackEventMap[Name]) => void,
    options?: boolean | EventListenerOptions,
  ): void;
  removeEventListener(
    name: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
  ): void;
}

export interface FreightResetPasswordProperties {
  /** The link's token; without it the page's `token` parameter. Since 0.1.0. */
  token: string | undefined;
  /** `light`, `dark`, or `auto` for the person's system; without it the element follows the page's own colour scheme. Since 0.1.0. */
  theme: 'light' | 'dark' | 'auto' | undefined;
}

export interface FreightResetPasswordMarkup {
  /** The link's token; without it the page's `token` parameter. Since 0.1.0. */
  token?: string | null | undefined;
  /** `light`, `dark`, or `auto` for the person's system; without it the element follows the page's own colour scheme. Since 0.1.0. */
  theme?: 'light' | 'dark' | 'auto' | null | undefined;
}

export interface FreightResetPasswordEventMap {
  /** The element requests another screen. `to` is its name, `params` are the values for its address. Since 0.1.0. */
  'freight-navigate': FreightEvent<{ readonly to: string; readonly params: Readonly<Record<string, string>> }>;
  /** A link was requested; the answer is the same whether the account exists or not. Since 0.1.0. */
  'freight-password-requested': FreightEvent<Readonly<Record<string, never>>>;
  /** The account has a new password. Since 0.1.0. */
  'freight-password-reset': FreightEvent<Readonly<Record<string, never>>>;
  /** Half of the element has come into view for the first time. Since 1.0.0. */
  'freight-element-seen': FreightEvent<Readonly<Record<string, never>>>;
  /** There is a problem with the element or with how the page uses it. `code` has a page in the documentation; record it in your error log. Since 0.1.0. */
  'freight-error': CustomEvent<{ readonly code: string; readonly message: string }>;
}

/** A new password by mail: asks for the address, or, on the page the mail links to, for the password. Since 0.1.0. */
export interface FreightResetPasswordElement extends HTMLElement, FreightResetPasswordProperties {
  /** Resolves when the element works; it loads nothing. Since 1.0.0. */
  readonly ready: Promise<void>;
  /** Starts from scratch: what has been typed is gone, and what the page has set applies. Since 1.0.0. */
  reset(): Promise<void>;
  /** Focuses the first field; where it has none, its heading or its first button. Since 1.0.0. */
  focus(options?: FocusOptions): Promise<void>;
  addEventListener<Name extends keyof FreightResetPasswordEventMap>(
    name: Name,
    listener: (this: FreightResetPasswordElement, event: FreightResetPasswordEventMap[Name]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    name: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
  removeEventListener<Name extends keyof FreightResetPasswordEventMap>(
    name: Name,
    listener: (this: FreightResetPasswordElement, event: FreightResetPasswordEventMap[Name]) => void,
    options?: boolean | EventListenerOptions,
  ): void;
  removeEventListener(
    name: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
  ): void;
}

export interface FreightAddressBookProperties {
  /** `light`, `dark`, or `auto` for the person's system; without it the element follows the page's own colour scheme. Since 0.1.0. */
  theme: 'light' | 'dark' | 'auto' | undefined;
}

export interface FreightAddressBookMarkup {
  /** `light`, `dark`, or `auto` for the person's system; without it the element follows the page's own colour scheme. Since 0.1.0. */
  theme?: 'light' | 'dark' | 'auto' | null | undefined;
}

export interface FreightAddressBookEventMap {
  /** The element requests another screen. `to` is its name, `params` are the values for its address. Since the next version. */
  'freight-navigate': FreightEvent<{ readonly to: string; readonly params: Readonly<Record<string, string>> }>;
  /** Something was saved or removed; the numbers are how many there are now. Since the next version. */
  'freight-address-book-changed': FreightEvent<{ readonly addresses: number; readonly parcels: number }>;
  /** Half of the element has come into view for the first time. Since the next version. */
  'freight-element-seen': FreightEvent<Readonly<Record<string, never>>>;
  /** There is a problem with the element or with how the page uses it. `code` has a page in the documentation; record it in your error log. Since the next version. */
  'freight-error': CustomEvent<{ readonly code: string; readonly message: string }>;
}

/** The signed-in customer's saved addresses and parcels: to find, add, change, remove and import. Since the next version. */
export interface FreightAddressBookElement extends HTMLElement, FreightAddressBookProperties {
  /** Resolves when the element works; it loads nothing. Since 1.0.0. */
  readonly ready: Promise<void>;
  /** Focuses the first field; where it has none, its heading or its first button. Since 1.0.0. */
  focus(options?: FocusOptions): Promise<void>;
  addEventListener<Name extends keyof FreightAddressBookEventMap>(
    name: Name,
    listener: (this: FreightAddressBookElement, event: FreightAddressBookEventMap[Name]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    name: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
  removeEventListener<Name extends keyof FreightAddressBookEventMap>(
    name: Name,
    listener: (this: FreightAddressBookElement, event: FreightAddressBookEventMap[Name]) => void,
    options?: boolean | EventListenerOptions,
  ): void;
  removeEventListener(
    name: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
  ): void;
}

export interface FreightProfileProperties {
  /** `light`, `dark`, or `auto` for the person's system; without it the element follows the page's own colour scheme. Since 0.1.0. */
  theme: 'light' | 'dark' | 'auto' | undefined;
}

export interface FreightProfileMarkup {
  /** `light`, `dark`, or `auto` for the person's system; without it the element follows the page's own colour scheme. Since 0.1.0. */
  theme?: 'light' | 'dark' | 'auto' | null | undefined;
}

export interface FreightProfileEventMap {
  /** The element requests another screen. `to` is its name, `params` are the values for its address. Since 0.1.0. */
  'freight-navigate': FreightEvent<{ readonly to: string; readonly params: Readonly<Record<string, string>> }>;
  /** The profile or its photo was saved. Since 0.1.0. */
  'freight-profile-updated': FreightEvent<Readonly<Record<string, never>>>;
  /** The account was deleted by the host's own function, passed to `configure()`. Since 0.1.0. */
  'freight-account-deleted': FreightEvent<Readonly<Record<string, never>>>;
  /** Half of the element has come into view for the first time. Since 1.0.0. */
  'freight-element-seen': FreightEvent<Readonly<Record<string, never>>>;
  /** There is a problem with the element or with how the page uses it. `code` has a page in the documentation; record it in your error log. Since 0.1.0. */
  'freight-error': CustomEvent<{ readonly code: string; readonly message: string }>;
}

/** The signed-in customer's photo, name, phone and address, to look at and to change. Since 0.1.0. */
export interface FreightProfileElement extends HTMLElement, FreightProfileProperties {
  /** Resolves when the element works; it loads nothing. Since 1.0.0. */
  readonly ready: Promise<void>;
  /** Starts from scratch: what has been typed is gone, and what the page has set applies. Since 1.0.0. */
  reset(): Promise<void>;
  /** Focuses the first field; where it has none, its heading or its first button. Since 1.0.0. */
  focus(options?: FocusOptions): Promise<void>;
  addEventListener<Name extends keyof FreightProfileEventMap>(
    name: Name,
    listener: (this: FreightProfileElement, event: FreightProfileEventMap[Name]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    name: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
  removeEventListener<Name extends keyof FreightProfileEventMap>(
    name: Name,
    listener: (this: FreightProfileElement, event: FreightProfileEventMap[Name]) => void,
    options?: boolean | EventListenerOptions,
  ): void;
  removeEventListener(
    name: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
  ): void;
}

export interface FreightSettingsProperties {
  /** `light`, `dark`, or `auto` for the person's system; without it the element follows the page's own colour scheme. Since 0.1.0. */
  theme: 'light' | 'dark' | 'auto' | undefined;
}

export interface FreightSettingsMarkup {
  /** `light`, `dark`, or `auto` for the person's system; without it the element follows the page's own colour scheme. Since 0.1.0. */
  theme?: 'light' | 'dark' | 'auto' | null | undefined;
}

export interface FreightSettingsEventMap {
  /** The element requests another screen. `to` is its name, `params` are the values for its address. Since 0.1.0. */
  'freight-navigate': FreightEvent<{ readonly to: string; readonly params: Readonly<Record<string, string>> }>;
  /** The account has a new password. Since 0.1.0. */
  'freight-password-changed': FreightEvent<Readonly<Record<string, never>>>;
  /** Half of the element has come into view for the first time. Since 1.0.0. */
  'freight-element-seen': FreightEvent<Readonly<Record<string, never>>>;
  /** There is a problem with the element or with how the page uses it. `code` has a page in the documentation; record it in your error log. Since 0.1.0. */
  'freight-error': CustomEvent<{ readonly code: string; readonly message: string }>;
}

/** The password and the facts of the account. Since 0.1.0. */
export interface FreightSettingsElement extends HTMLElement, FreightSettingsProperties {
  /** Resolves when the element works; it loads nothing. Since 1.0.0. */
  readonly ready: Promise<void>;
  /** Starts from scratch: what has been typed is gone, and what the page has set applies. Since 1.0.0. */
  reset(): Promise<void>;
  /** Focuses the first field; where it has none, its heading or its first button. Since 1.0.0. */
  focus(options?: FocusOptions): Promise<void>;
  addEventListener<Name extends keyof FreightSettingsEventMap>(
    name: Name,
    listener: (this: FreightSettingsElement, event: FreightSettingsEventMap[Name]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    name: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
  removeEventListener<Name extends keyof FreightSettingsEventMap>(
    name: Name,
    listener: (this: FreightSettingsElement, event: FreightSettingsEventMap[Name]) => void,
    options?: boolean | EventListenerOptions,
  ): void;
  removeEventListener(
    name: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
  ): void;
}

export interface FreightUserMenuProperties {
  /** `light`, `dark`, or `auto` for the person's system; without it the element follows the page's own colour scheme. Since 0.1.0. */
  theme: 'light' | 'dark' | 'auto' | undefined;
}

export interface FreightUserMenuMarkup {
  /** `light`, `dark`, or `auto` for the person's system; without it the element follows the page's own colour scheme. Since 0.1.0. */
  theme?: 'light' | 'dark' | 'auto' | null | undefined;
}

export interface FreightUserMenuEventMap {
  /** The element requests another screen. `to` is its name, `params` are the values for its address. Since 0.1.0. */
  'freight-navigate': FreightEvent<{ readonly to: string; readonly params: Readonly<Record<string, string>> }>;
  /** The person logged out. Since 0.1.0. */
  'freight-signed-out': FreightEvent<Readonly<Record<string, never>>>;
  /** Half of the element has come into view for the first time. Since 1.0.0. */
  'freight-element-seen': FreightEvent<Readonly<Record<string, never>>>;
  /** There is a problem with the element or with how the page uses it. `code` has a page in the documentation; record it in your error log. Since 0.1.0. */
  'freight-error': CustomEvent<{ readonly code: string; readonly message: string }>;
}

/** Log in and sign up buttons, or the signed-in person's menu. Since 0.1.0. */
export interface FreightUserMenuElement extends HTMLElement, FreightUserMenuProperties {
  /** Resolves when the element works; it loads nothing. Since 1.0.0. */
  readonly ready: Promise<void>;
  /** Opens the menu, or the sign-in dialog where no one is signed in. Since 1.0.0. */
  open(): Promise<void>;
  /** Focuses the first field; where it has none, its heading or its first button. Since 1.0.0. */
  focus(options?: FocusOptions): Promise<void>;
  addEventListener<Name extends keyof FreightUserMenuEventMap>(
    name: Name,
    listener: (this: FreightUserMenuElement, event: FreightUserMenuEventMap[Name]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    name: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
  removeEventListener<Name extends keyof FreightUserMenuEventMap>(
    name: Name,
    listener: (this: FreightUserMenuElement, event: FreightUserMenuEventMap[Name]) => void,
    options?: boolean | EventListenerOptions,
  ): void;
  removeEventListener(
    name: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
  ): void;
}

export interface FreightLanguageProperties {
  /** `light`, `dark`, or `auto` for the person's system; without it the element follows the page's own colour scheme. Since 0.1.0. */
  theme: 'light' | 'dark' | 'auto' | undefined;
}

export interface FreightLanguageMarkup {
  /** `light`, `dark`, or `auto` for the person's system; without it the element follows the page's own colour scheme. Since 0.1.0. */
  theme?: 'light' | 'dark' | 'auto' | null | undefined;
}

export interface FreightLanguageEventMap {
  /** The element requests another screen. `to` is its name, `params` are the values for its address. Since 0.1.0. */
  'freight-navigate': FreightEvent<{ readonly to: string; readonly params: Readonly<Record<string, string>> }>;
  /** Another language was chosen, such as `sv`. Since 0.1.0. */
  'freight-language-changed': FreightEvent<{ readonly language: string }>;
  /** Half of the element has come into view for the first time. Since 1.0.0. */
  'freight-element-seen': FreightEvent<Readonly<Record<string, never>>>;
  /** There is a problem with the element or with how the page uses it. `code` has a page in the documentation; record it in your error log. Since 0.1.0. */
  'freight-error': CustomEvent<{ readonly code: string; readonly message: string }>;
}

/** A menu with all languages; the choice applies to every element of the page. Since 0.1.0. */
export interface FreightLanguageElement extends HTMLElement, FreightLanguageProperties {
  /** Resolves when the element works; it loads nothing. Since 1.0.0. */
  readonly ready: Promise<void>;
  /** Opens the menu, with the focus on its first item. Since 1.0.0. */
  open(): Promise<void>;
  /** Focuses the first field; where it has none, its heading or its first button. Since 1.0.0. */
  focus(options?: FocusOptions): Promise<void>;
  addEventListener<Name extends keyof FreightLanguageEventMap>(
    name: Name,
    listener: (this: FreightLanguageElement, event: FreightLanguageEventMap[Name]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    name: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
  removeEventListener<Name extends keyof FreightLanguageEventMap>(
    name: Name,
    listener: (this: FreightLanguageElement, event: FreightLanguageEventMap[Name]) => void,
    options?: boolean | EventListenerOptions,
  ): void;
  removeEventListener(
    name: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
  ): void;
}

export interface FreightConsentProperties {
  /** Shows the banner again, to change a choice made earlier. Default: `false`. Since 0.1.0. */
  open: boolean;
  /** `light`, `dark`, or `auto` for the person's system; without it the element follows the page's own colour scheme. Since 0.1.0. */
  theme: 'light' | 'dark' | 'auto' | undefined;
}

export interface FreightConsentMarkup {
  /** Shows the banner again, to change a choice made earlier. Default: `false`. Since 0.1.0. */
  open?: boolean | '' | 'true' | 'false' | null | undefined;
  /** `light`, `dark`, or `auto` for the person's system; without it the element follows the page's own colour scheme. Since 0.1.0. */
  theme?: 'light' | 'dark' | 'auto' | null | undefined;
}

export interface FreightConsentEventMap {
  /** The element requests another screen. `to` is its name, `params` are the values for its address. Since 0.1.0. */
  'freight-navigate': FreightEvent<{ readonly to: string; readonly params: Readonly<Record<string, string>> }>;
  /** What was chosen: `all`, `necessary` or `none`. Since 0.1.0. */
  'freight-consent-given': FreightEvent<{ readonly choice: string }>;
  /** Half of the element has come into view for the first time. Since 1.0.0. */
  'freight-element-seen': FreightEvent<Readonly<Record<string, never>>>;
  /** There is a problem with the element or with how the page uses it. `code` has a page in the documentation; record it in your error log. Since 0.1.0. */
  'freight-error': CustomEvent<{ readonly code: string; readonly message: string }>;
}

/** The cookie banner with three equally easy choices; it appears while none is stored. Since 0.1.0. */
export interface FreightConsentElement extends HTMLElement, FreightConsentProperties {
  /** Resolves when the element works; it loads nothing. Since 1.0.0. */
  readonly ready: Promise<void>;
  /** Focuses the first field; where it has none, its heading or its first button. Since 1.0.0. */
  focus(options?: FocusOptions): Promise<void>;
  addEventListener<Name extends keyof FreightConsentEventMap>(
    name: Name,
    listener: (this: FreightConsentElement, event: FreightConsentEventMap[Name]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    name: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
  removeEventListener<Name extends keyof FreightConsentEventMap>(
    name: Name,
    listener: (this: FreightConsentElement, event: FreightConsentEventMap[Name]) => void,
    options?: boolean | EventListenerOptions,
  ): void;
  removeEventListener(
    name: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
  ): void;
}

export interface FreightToastsProperties {
  /** The corner the messages appear in. Default: `top-right`. Since 0.1.0. */
  position: 'top-right' | 'top-left' | 'bottom-right' | 'bottom-left';
  /** Milliseconds until a message disappears. Default: `5000`. Since 0.1.0. */
  duration: number;
  /** `light`, `dark`, or `auto` for the person's system; without it the element follows the page's own colour scheme. Since 0.1.0. */
  theme: 'light' | 'dark' | 'auto' | undefined;
}

export interface FreightToastsMarkup {
  /** The corner the messages appear in. Default: `top-right`. Since 0.1.0. */
  position?: 'top-right' | 'top-left' | 'bottom-right' | 'bottom-left' | null | undefined;
  /** Milliseconds until a message disappears. Default: `5000`. Since 0.1.0. */
  duration?: number | `${number}` | null | undefined;
  /** `light`, `dark`, or `auto` for the person's system; without it the element follows the page's own colour scheme. Since 0.1.0. */
  theme?: 'light' | 'dark' | 'auto' | null | undefined;
}

export interface FreightToastsEventMap {
  /** The element requests another screen. `to` is its name, `params` are the values for its address. Since 0.1.0. */
  'freight-navigate': FreightEvent<{ readonly to: string; readonly params: Readonly<Record<string, string>> }>;
  /** Half of the element has come into view for the first time. Since 1.0.0. */
  'freight-element-seen': FreightEvent<Readonly<Record<string, never>>>;
  /** There is a problem with the element or with how the page uses it. `code` has a page in the documentation; record it in your error log. Since 0.1.0. */
  'freight-error': CustomEvent<{ readonly code: string; readonly message: string }>;
}

/** Short messages that appear over the page and disappear automatically. Since 0.1.0. */
export interface FreightToastsElement extends HTMLElement, FreightToastsProperties {
  /** Resolves when the element works; it loads nothing. Since 1.0.0. */
  readonly ready: Promise<void>;
  /** Focuses the first field; where it has none, its heading or its first button. Since 1.0.0. */
  focus(options?: FocusOptions): Promise<void>;
  addEventListener<Name extends keyof FreightToastsEventMap>(
    name: Name,
    listener: (this: FreightToastsElement, event: FreightToastsEventMap[Name]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    name: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
  removeEventListener<Name extends keyof FreightToastsEventMap>(
    name: Name,
    listener: (this: FreightToastsElement, event: FreightToastsEventMap[Name]) => void,
    options?: boolean | EventListenerOptions,
  ): void;
  removeEventListener(
    name: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
  ): void;
}

/** What every tag is made of; the typings for the frameworks follow from it. */
export interface FreightTags {
  /** The track-and-send card: track a package, or choose two addresses and send one. Since 0.1.0. */
  'freight-start': {
    element: FreightStartElement;
    markup: FreightStartMarkup;
    events: FreightStartEventMap;
  };
  /** Asks for a package ID and shows where the package is, live. Since 0.1.0. */
  'freight-track': {
    element: FreightTrackElement;
    markup: FreightTrackMarkup;
    events: FreightTrackEventMap;
  };
  /** The sending flow: addresses if none are chosen, five steps, order creation and the success screen. Since 0.1.0. */
  'freight-send': {
    element: FreightSendElement;
    markup: FreightSendMarkup;
    events: FreightSendEventMap;
  };
  /** The price of a delivery beside goods: one quiet line that asks for a town once per tab. Since 1.0.0. */
  'freight-price': {
    element: FreightPriceElement;
    markup: FreightPriceMarkup;
    events: FreightPriceEventMap;
  };
  /** The screen after ordering: order number, live status, driver, receipt. Since 0.1.0. */
  'freight-order-success': {
    element: FreightOrderSuccessElement;
    markup: FreightOrderSuccessMarkup;
    events: FreightOrderSuccessEventMap;
  };
  /** The floating card that follows the active order from page to page. Since 0.1.0. */
  'freight-order-notification': {
    element: FreightOrderNotificationElement;
    markup: FreightOrderNotificationMarkup;
    events: FreightOrderNotificationEventMap;
  };
  /** The signed-in customer's orders: active and delivered, by month, page by page. Since 0.1.0. */
  'freight-orders': {
    element: FreightOrdersElement;
    markup: FreightOrdersMarkup;
    events: FreightOrdersEventMap;
  };
  /** One order of the signed-in customer: map, live status, driver, freight, invoice and waybill. Since 0.1.0. */
  'freight-order': {
    element: FreightOrderElement;
    markup: FreightOrderMarkup;
    events: FreightOrderEventMap;
  };
  /** Many orders from a sheet: read, priced and corrected line by line, and ordered one after the other. Since the next version. */
  'freight-order-sheet': {
    element: FreightOrderSheetElement;
    markup: FreightOrderSheetMarkup;
    events: FreightOrderSheetEventMap;
  };
  /** A board of what comes today and tomorrow, in large type, for a screen in a hall that nobody touches. Since the next version. */
  'freight-arrivals': {
    element: FreightArrivalsElement;
    markup: FreightArrivalsMarkup;
    events: FreightArrivalsEventMap;
  };
  /** The login and sign-up dialogs. Since 0.1.0. */
  'freight-sign-in': {
    element: FreightSignInElement;
    markup: FreightSignInMarkup;
    events: FreightSignInEventMap;
  };
  /** The page the verification mail links to: verifies, signs in and goes home. Since 0.1.0. */
  'freight-magic-link': {
    element: FreightMagicLinkElement;
    markup: FreightMagicLinkMarkup;
    events: FreightMagicLinkEventMap;
  };
  /** The return page of a social sign-in: signs in and goes home. Since 0.1.0. */
  'freight-auth-callback': {
    element: FreightAuthCallbackElement;
    markup: FreightAuthCallbackMarkup;
    events: FreightAuthCallbackEventMap;
  };
  /** A new password by mail: asks for the address, or, on the page the mail links to, for the password. Since 0.1.0. */
  'freight-reset-password': {
    element: FreightResetPasswordElement;
    markup: FreightResetPasswordMarkup;
    events: FreightResetPasswordEventMap;
  };
  /** The signed-in customer's saved addresses and parcels: to find, add, change, remove and import. Since the next version. */
  'freight-address-book': {
    element: FreightAddressBookElement;
    markup: FreightAddressBookMarkup;
    events: FreightAddressBookEventMap;
  };
  /** The signed-in customer's photo, name, phone and address, to look at and to change. Since 0.1.0. */
  'freight-profile': {
    element: FreightProfileElement;
    markup: FreightProfileMarkup;
    events: FreightProfileEventMap;
  };
  /** The password and the facts of the account. Since 0.1.0. */
  'freight-settings': {
    element: FreightSettingsElement;
    markup: FreightSettingsMarkup;
    events: FreightSettingsEventMap;
  };
  /** Log in and sign up buttons, or the signed-in person's menu. Since 0.1.0. */
  'freight-user-menu': {
    element: FreightUserMenuElement;
    markup: FreightUserMenuMarkup;
    events: FreightUserMenuEventMap;
  };
  /** A menu with all languages; the choice applies to every element of the page. Since 0.1.0. */
  'freight-language': {
    element: FreightLanguageElement;
    markup: FreightLanguageMarkup;
    events: FreightLanguageEventMap;
  };
  /** The cookie banner with three equally easy choices; it appears while none is stored. Since 0.1.0. */
  'freight-consent': {
    element: FreightConsentElement;
    markup: FreightConsentMarkup;
    events: FreightConsentEventMap;
  };
  /** Short messages that appear over the page and disappear automatically. Since 0.1.0. */
  'freight-toasts': {
    element: FreightToastsElement;
    markup: FreightToastsMarkup;
    events: FreightToastsEventMap;
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'freight-start': FreightStartElement;
    'freight-track': FreightTrackElement;
    'freight-send': FreightSendElement;
    'freight-price': FreightPriceElement;
    'freight-order-success': FreightOrderSuccessElement;
    'freight-order-notification': FreightOrderNotificationElement;
    'freight-orders': FreightOrdersElement;
    'freight-order': FreightOrderElement;
    'freight-order-sheet': FreightOrderSheetElement;
    'freight-arrivals': FreightArrivalsElement;
    'freight-sign-in': FreightSignInElement;
    'freight-magic-link': FreightMagicLinkElement;
    'freight-auth-callback': FreightAuthCallbackElement;
    'freight-reset-password': FreightResetPasswordElement;
    'freight-address-book': FreightAddressBookElement;
    'freight-profile': FreightProfileElement;
    'freight-settings': FreightSettingsElement;
    'freight-user-menu': FreightUserMenuElement;
    'freight-language': FreightLanguageElement;
    'freight-consent': FreightConsentElement;
    'freight-toasts': FreightToastsElement;
  }
  interface GlobalEventHandlersEventMap {
    /** The element requests another screen. `to` is its name, `params` are the values for its address. Since 0.1.0. */
    'freight-navigate': FreightEvent<{ readonly to: string; readonly params: Readonly<Record<string, string>> }>;
    /** The other tab was opened: `track` or `send`. Since 0.1.0. */
    'freight-tab-changed': FreightEvent<{ readonly tab: string }>;
    /** Two valid addresses were chosen and sending was requested; the distance is the great circle. Since 0.1.0. */
    'freight-route-chosen': FreightEvent<{ readonly distanceKm: number }>;
    /** The heading of the order changed, in the language of the page, for example for the title of the tab; `arrival` is when it arrives or by how much it is late, empty when nothing is expected. Since 0.2.0. */
    'freight-headline-changed': FreightEvent<{ readonly headline: string; readonly arrival: string }>;
    /** Tracking details arrived, first or again after a live change. Since 0.2.0. */
    'freight-tracking-loaded': FreightEvent<{ readonly orderId: string; readonly status: string }>;
    /** Tracking details could not be shown; `status` is 0 without an answer. Since 0.2.0. */
    'freight-tracking-failed': FreightEvent<{ readonly message: string; readonly status: number }>;
    /** The wizard shows another step, 1 to 5. Since 0.2.0. */
    'freight-step-changed': FreightEvent<{ readonly step: number }>;
    /** Another price is shown, in SEK: of a quote, which may be the lowest, or of the order to be placed. Since 1.0.0. */
    'freight-price-shown': FreightEvent<{ readonly price: number }>;
    /** The order exists; a host may start its own payment now. The price is in SEK; `reference` is what the page has given, or empty. Since 0.2.0. */
    'freight-order-created': FreightEvent<{ readonly orderId: string; readonly transportId: string; readonly price: number; readonly reference: string }>;
    /** The person left by the back arrow; the draft is discarded. Since 0.2.0. */
    'freight-wizard-left': FreightEvent<Readonly<Record<string, never>>>;
    /** The receipt was sent to the printer. Since 0.2.0. */
    'freight-receipt-printed': FreightEvent<{ readonly orderId: string }>;
    /** Half of the element has come into view for the first time. Since 1.0.0. */
    'freight-element-seen': FreightEvent<Readonly<Record<string, never>>>;
    /** There is a problem with the element or with how the page uses it. `code` has a page in the documentation; record it in your error log. Since 0.1.0. */
    'freight-error': CustomEvent<{ readonly code: string; readonly message: string }>;
    /** The followed order has a new status. Since 0.1.0. */
    'freight-order-updated': FreightEvent<{ readonly transportId: string; readonly status: string }>;
    /** The followed order has a driver. Since 0.1.0. */
    'freight-driver-assigned': FreightEvent<{ readonly transportId: string }>;
    /** The driver of the followed order moved. Since 0.1.0. */
    'freight-location-updated': FreightEvent<{ readonly transportId: string }>;
    /** The card was closed or ran out. Since 0.1.0. */
    'freight-order-dismissed': FreightEvent<{ readonly orderId: string }>;
    /** A page of orders arrived. Since 0.1.0. */
    'freight-orders-loaded': FreightEvent<{ readonly tab: string; readonly page: number; readonly totalItems: number }>;
    /** The orders could not be fetched; `status` is 0 without an answer. Since 0.1.0. */
    'freight-orders-failed': FreightEvent<{ readonly message: string; readonly status: number }>;
    /** The order arrived, first or again after a live change. Since 0.1.0. */
    'freight-order-loaded': FreightEvent<{ readonly orderId: string; readonly status: string }>;
    /** The order could not be shown; `status` is 0 without an answer. Since 0.1.0. */
    'freight-order-failed': FreightEvent<{ readonly message: string; readonly status: number }>;
    /** A document was shown or downloaded: `invoice` or `waybill`. Since 0.1.0. */
    'freight-document-opened': FreightEvent<{ readonly orderId: string; readonly document: string }>;
    /** The help button of a delivered order was used. Since 0.1.0. */
    'freight-help-requested': FreightEvent<{ readonly orderId: string }>;
    /** Ordering has ended; how many lines have been ordered, how many have not, and SEK for all orders. Since the next version. */
    'freight-order-sheet-ended': FreightEvent<{ readonly ordered: number; readonly left: number; readonly price: number }>;
    /** The person is signed in. Since 0.1.0. */
    'freight-signed-in': FreightEvent<{ readonly userId: string }>;
    /** An account was created and a mail is on its way. Since 0.1.0. */
    'freight-signed-up': FreightEvent<Readonly<Record<string, never>>>;
    /** The dialog was closed without signing in. Since 0.1.0. */
    'freight-sign-in-closed': FreightEvent<Readonly<Record<string, never>>>;
    /** The link did not work. Since 0.1.0. */
    'freight-verification-failed': FreightEvent<{ readonly message: string }>;
    /** The sign-in failed; `message` is the text the person sees. Since 0.1.0. */
    'freight-sign-in-failed': FreightEvent<{ readonly message: string }>;
    /** A link was requested; the answer is the same whether the account exists or not. Since 0.1.0. */
    'freight-password-requested': FreightEvent<Readonly<Record<string, never>>>;
    /** The account has a new password. Since 0.1.0. */
    'freight-password-reset': FreightEvent<Readonly<Record<string, never>>>;
    /** Something was saved or removed; the numbers are how many there are now. Since the next version. */
    'freight-address-book-changed': FreightEvent<{ readonly addresses: number; readonly parcels: number }>;
    /** The profile or its photo was saved. Since 0.1.0. */
    'freight-profile-updated': FreightEvent<Readonly<Record<string, never>>>;
    /** The account was deleted by the host's own function, passed to `configure()`. Since 0.1.0. */
    'freight-account-deleted': FreightEvent<Readonly<Record<string, never>>>;
    /** The account has a new password. Since 0.1.0. */
    'freight-password-changed': FreightEvent<Readonly<Record<string, never>>>;
    /** The person logged out. Since 0.1.0. */
    'freight-signed-out': FreightEvent<Readonly<Record<string, never>>>;
    /** Another language was chosen, such as `sv`. Since 0.1.0. */
    'freight-language-changed': FreightEvent<{ readonly language: string }>;
    /** What was chosen: `all`, `necessary` or `none`. Since 0.1.0. */
    'freight-consent-given': FreightEvent<{ readonly choice: string }>;
  }
}
