// Generated from the definitions of the elements by `npm run generate`; changes are lost.

export interface FreightStartProperties {
  /** The tab that is open at first; each has its own first frame, which accepts typing immediately. Default: `track`. */
  tab: 'track' | 'send';
  /** Shows tracking details and the whole sending flow in place, instead of going to pages of the host. Default: `false`. */
  inline: boolean;
  /** Shows the element in a frame of the API's origin, out of the page's reach. Default: `false`. */
  isolated: boolean;
  /** `light`, `dark`, or `auto` for the person's system; without it the element follows the page's own colour scheme. */
  theme: 'light' | 'dark' | 'auto' | undefined;
}

export interface FreightStartMarkup {
  /** The tab that is open at first; each has its own first frame, which accepts typing immediately. Default: `track`. */
  tab?: 'track' | 'send' | null | undefined;
  /** Shows tracking details and the whole sending flow in place, instead of going to pages of the host. Default: `false`. */
  inline?: boolean | '' | 'true' | 'false' | null | undefined;
  /** Shows the element in a frame of the API's origin, out of the page's reach. Default: `false`. */
  isolated?: boolean | '' | 'true' | 'false' | null | undefined;
  /** `light`, `dark`, or `auto` for the person's system; without it the element follows the page's own colour scheme. */
  theme?: 'light' | 'dark' | 'auto' | null | undefined;
}

export interface FreightStartEventMap {
  /** The element requests another screen. `to` is its name, `params` are the values for its address. */
  'freight-navigate': CustomEvent<{ readonly to: string; readonly params: Readonly<Record<string, string>> }>;
  /** The other tab was opened: `track` or `send`. */
  'freight-tab-changed': CustomEvent<{ readonly tab: string }>;
  /** Two valid addresses were chosen and sending was requested; the distance is the great circle. */
  'freight-route-chosen': CustomEvent<{ readonly distanceKm: number }>;
  /** The heading of the order changed, in the language of the page, for example for the title of the tab; `arrival` is when it arrives or by how much it is late, empty when nothing is expected. */
  'freight-headline-changed': CustomEvent<{ readonly headline: string; readonly arrival: string }>;
  /** Tracking details arrived, first or again after a live change. */
  'freight-tracking-loaded': CustomEvent<{ readonly orderId: string; readonly status: string }>;
  /** Tracking details could not be shown; `status` is 0 without an answer. */
  'freight-tracking-failed': CustomEvent<{ readonly message: string; readonly status: number }>;
  /** The wizard shows another step, 1 to 5. */
  'freight-step-changed': CustomEvent<{ readonly step: number }>;
  /** The order exists; a host may start its own payment now. The price is in SEK. */
  'freight-order-created': CustomEvent<{ readonly orderId: string; readonly transportId: string; readonly price: number }>;
  /** The person left by the back arrow; the draft is discarded. */
  'freight-wizard-left': CustomEvent<Readonly<Record<string, never>>>;
  /** The receipt was sent to the printer. */
  'freight-receipt-printed': CustomEvent<{ readonly orderId: string }>;
  /** There is a problem with the element or with how the page uses it. `code` has a page in the documentation; record it in your error log. */
  'freight-error': CustomEvent<{ readonly code: string; readonly message: string }>;
}

/** The track-and-send card: track a package, or choose two addresses and send one. */
export interface FreightStartElement extends HTMLElement, FreightStartProperties {
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
  /** Shows this order immediately instead of asking for a package ID. */
  orderId: string | undefined;
  /** Shows what the link with this token shows; the token is behind the `#` of its address. */
  shareToken: string | undefined;
  /** Shows the element in a frame of the API's origin, out of the page's reach. Default: `false`. */
  isolated: boolean;
  /** `light`, `dark`, or `auto` for the person's system; without it the element follows the page's own colour scheme. */
  theme: 'light' | 'dark' | 'auto' | undefined;
}

export interface FreightTrackMarkup {
  /** Shows this order immediately instead of asking for a package ID. */
  orderId?: string | null | undefined;
  /** Shows this order immediately instead of asking for a package ID. */
  'order-id'?: string | null | undefined;
  /** Shows what the link with this token shows; the token is behind the `#` of its address. */
  shareToken?: string | null | undefined;
  /** Shows what the link with this token shows; the token is behind the `#` of its address. */
  'share-token'?: string | null | undefined;
  /** Shows the element in a frame of the API's origin, out of the page's reach. Default: `false`. */
  isolated?: boolean | '' | 'true' | 'false' | null | undefined;
  /** `light`, `dark`, or `auto` for the person's system; without it the element follows the page's own colour scheme. */
  theme?: 'light' | 'dark' | 'auto' | null | undefined;
}

export interface FreightTrackEventMap {
  /** The element requests another screen. `to` is its name, `params` are the values for its address. */
  'freight-navigate': CustomEvent<{ readonly to: string; readonly params: Readonly<Record<string, string>> }>;
  /** The heading of the order changed, in the language of the page, for example for the title of the tab; `arrival` is when it arrives or by how much it is late, empty when nothing is expected. */
  'freight-headline-changed': CustomEvent<{ readonly headline: string; readonly arrival: string }>;
  /** Tracking details arrived, first or again after a live change. */
  'freight-tracking-loaded': CustomEvent<{ readonly orderId: string; readonly status: string }>;
  /** Tracking details could not be shown; `status` is 0 without an answer. */
  'freight-tracking-failed': CustomEvent<{ readonly message: string; readonly status: number }>;
  /** There is a problem with the element or with how the page uses it. `code` has a page in the documentation; record it in your error log. */
  'freight-error': CustomEvent<{ readonly code: string; readonly message: string }>;
}

/** Asks for a package ID and shows where the package is, live. */
export interface FreightTrackElement extends HTMLElement, FreightTrackProperties {
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
  /** Moves the wizard back to this step, 1 to 5, when it is at a later one; for hosts that keep the steps in the browser's history. */
  step: number | undefined;
  /** Shows the element in a frame of the API's origin, out of the page's reach. Default: `false`. */
  isolated: boolean;
  /** `light`, `dark`, or `auto` for the person's system; without it the element follows the page's own colour scheme. */
  theme: 'light' | 'dark' | 'auto' | undefined;
}

export interface FreightSendMarkup {
  /** Moves the wizard back to this step, 1 to 5, when it is at a later one; for hosts that keep the steps in the browser's history. */
  step?: number | `${number}` | null | undefined;
  /** Shows the element in a frame of the API's origin, out of the page's reach. Default: `false`. */
  isolated?: boolean | '' | 'true' | 'false' | null | undefined;
  /** `light`, `dark`, or `auto` for the person's system; without it the element follows the page's own colour scheme. */
  theme?: 'light' | 'dark' | 'auto' | null | undefined;
}

export interface FreightSendEventMap {
  /** The element requests another screen. `to` is its name, `params` are the values for its address. */
  'freight-navigate': CustomEvent<{ readonly to: string; readonly params: Readonly<Record<string, string>> }>;
  /** The wizard shows another step, 1 to 5. */
  'freight-step-changed': CustomEvent<{ readonly step: number }>;
  /** The order exists; a host may start its own payment now. The price is in SEK. */
  'freight-order-created': CustomEvent<{ readonly orderId: string; readonly transportId: string; readonly price: number }>;
  /** The person left by the back arrow; the draft is discarded. */
  'freight-wizard-left': CustomEvent<Readonly<Record<string, never>>>;
  /** The receipt was sent to the printer. */
  'freight-receipt-printed': CustomEvent<{ readonly orderId: string }>;
  /** There is a problem with the element or with how the page uses it. `code` has a page in the documentation; record it in your error log. */
  'freight-error': CustomEvent<{ readonly code: string; readonly message: string }>;
}

/** The sending flow: addresses if none are chosen, five steps, order creation and the success screen. */
export interface FreightSendElement extends HTMLElement, FreightSendProperties {
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

export interface FreightOrderSuccessProperties {
  /** The order to show; without it the order that was just created, or the one being followed. */
  orderId: string | undefined;
  /** `light`, `dark`, or `auto` for the person's system; without it the element follows the page's own colour scheme. */
  theme: 'light' | 'dark' | 'auto' | undefined;
}

export interface FreightOrderSuccessMarkup {
  /** The order to show; without it the order that was just created, or the one being followed. */
  orderId?: string | null | undefined;
  /** The order to show; without it the order that was just created, or the one being followed. */
  'order-id'?: string | null | undefined;
  /** `light`, `dark`, or `auto` for the person's system; without it the element follows the page's own colour scheme. */
  theme?: 'light' | 'dark' | 'auto' | null | undefined;
}

export interface FreightOrderSuccessEventMap {
  /** The element requests another screen. `to` is its name, `params` are the values for its address. */
  'freight-navigate': CustomEvent<{ readonly to: string; readonly params: Readonly<Record<string, string>> }>;
  /** The receipt was sent to the printer. */
  'freight-receipt-printed': CustomEvent<{ readonly orderId: string }>;
  /** There is a problem with the element or with how the page uses it. `code` has a page in the documentation; record it in your error log. */
  'freight-error': CustomEvent<{ readonly code: string; readonly message: string }>;
}

/** The screen after ordering: order number, live status, driver, receipt. */
export interface FreightOrderSuccessElement extends HTMLElement, FreightOrderSuccessProperties {
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
  /** `light`, `dark`, or `auto` for the person's system; without it the element follows the page's own colour scheme. */
  theme: 'light' | 'dark' | 'auto' | undefined;
}

export interface FreightOrderNotificationMarkup {
  /** `light`, `dark`, or `auto` for the person's system; without it the element follows the page's own colour scheme. */
  theme?: 'light' | 'dark' | 'auto' | null | undefined;
}

export interface FreightOrderNotificationEventMap {
  /** The element requests another screen. `to` is its name, `params` are the values for its address. */
  'freight-navigate': CustomEvent<{ readonly to: string; readonly params: Readonly<Record<string, string>> }>;
  /** The followed order has a new status. */
  'freight-order-updated': CustomEvent<{ readonly transportId: string; readonly status: string }>;
  /** The followed order has a driver. */
  'freight-driver-assigned': CustomEvent<{ readonly transportId: string }>;
  /** The driver of the followed order moved. */
  'freight-location-updated': CustomEvent<{ readonly transportId: string }>;
  /** The card was closed or ran out. */
  'freight-order-dismissed': CustomEvent<{ readonly orderId: string }>;
  /** There is a problem with the element or with how the page uses it. `code` has a page in the documentation; record it in your error log. */
  'freight-error': CustomEvent<{ readonly code: string; readonly message: string }>;
}

/** The floating card that follows the active order from page to page. */
export interface FreightOrderNotificationElement extends HTMLElement, FreightOrderNotificationProperties {
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
  /** The tab that is open at first. Default: `active`. */
  tab: 'active' | 'delivered';
  /** Shows the element in a frame of the API's origin, out of the page's reach. Default: `false`. */
  isolated: boolean;
  /** `light`, `dark`, or `auto` for the person's system; without it the element follows the page's own colour scheme. */
  theme: 'light' | 'dark' | 'auto' | undefined;
}

export interface FreightOrdersMarkup {
  /** The tab that is open at first. Default: `active`. */
  tab?: 'active' | 'delivered' | null | undefined;
  /** Shows the element in a frame of the API's origin, out of the page's reach. Default: `false`. */
  isolated?: boolean | '' | 'true' | 'false' | null | undefined;
  /** `light`, `dark`, or `auto` for the person's system; without it the element follows the page's own colour scheme. */
  theme?: 'light' | 'dark' | 'auto' | null | undefined;
}

export interface FreightOrdersEventMap {
  /** The element requests another screen. `to` is its name, `params` are the values for its address. */
  'freight-navigate': CustomEvent<{ readonly to: string; readonly params: Readonly<Record<string, string>> }>;
  /** The other tab was opened: `active` or `delivered`. */
  'freight-tab-changed': CustomEvent<{ readonly tab: string }>;
  /** A page of orders arrived. */
  'freight-orders-loaded': CustomEvent<{ readonly tab: string; readonly page: number; readonly totalItems: number }>;
  /** The orders could not be fetched; `status` is 0 without an answer. */
  'freight-orders-failed': CustomEvent<{ readonly message: string; readonly status: number }>;
  /** There is a problem with the element or with how the page uses it. `code` has a page in the documentation; record it in your error log. */
  'freight-error': CustomEvent<{ readonly code: string; readonly message: string }>;
}

/** The signed-in customer's orders: active and delivered, by month, page by page. */
export interface FreightOrdersElement extends HTMLElement, FreightOrdersProperties {
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
  /** The order, by its `_id` or its order number. */
  orderId: string | undefined;
  /** Shows the element in a frame of the API's origin, out of the page's reach. Default: `false`. */
  isolated: boolean;
  /** `light`, `dark`, or `auto` for the person's system; without it the element follows the page's own colour scheme. */
  theme: 'light' | 'dark' | 'auto' | undefined;
}

export interface FreightOrderMarkup {
  /** The order, by its `_id` or its order number. */
  orderId?: string | null | undefined;
  /** The order, by its `_id` or its order number. */
  'order-id'?: string | null | undefined;
  /** Shows the element in a frame of the API's origin, out of the page's reach. Default: `false`. */
  isolated?: boolean | '' | 'true' | 'false' | null | undefined;
  /** `light`, `dark`, or `auto` for the person's system; without it the element follows the page's own colour scheme. */
  theme?: 'light' | 'dark' | 'auto' | null | undefined;
}

export interface FreightOrderEventMap {
  /** The element requests another screen. `to` is its name, `params` are the values for its address. */
  'freight-navigate': CustomEvent<{ readonly to: string; readonly params: Readonly<Record<string, string>> }>;
  /** The heading of the order changed, in the language of the page, for example for the title of the tab; `arrival` is when it arrives or by how much it is late, empty when nothing is expected. */
  'freight-headline-changed': CustomEvent<{ readonly headline: string; readonly arrival: string }>;
  /** The order arrived, first or again after a live change. */
  'freight-order-loaded': CustomEvent<{ readonly orderId: string; readonly status: string }>;
  /** The order could not be shown; `status` is 0 without an answer. */
  'freight-order-failed': CustomEvent<{ readonly message: string; readonly status: number }>;
  /** A document was shown or downloaded: `invoice` or `waybill`. */
  'freight-document-opened': CustomEvent<{ readonly orderId: string; readonly document: string }>;
  /** The help button of a delivered order was used. */
  'freight-help-requested': CustomEvent<{ readonly orderId: string }>;
  /** There is a problem with the element or with how the page uses it. `code` has a page in the documentation; record it in your error log. */
  'freight-error': CustomEvent<{ readonly code: string; readonly message: string }>;
}

/** One order of the signed-in customer: map, live status, driver, freight, invoice and waybill. */
export interface FreightOrderElement extends HTMLElement, FreightOrderProperties {
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

export interface FreightSignInProperties {
  /** The dialog that is open; removed when it closes. */
  open: 'login' | 'sign-up' | undefined;
  /** A sentence above the form with the reason for asking, set by a script; ignored in markup, removed when the dialog closes. */
  reason: string | undefined;
  /** `light`, `dark`, or `auto` for the person's system; without it the element follows the page's own colour scheme. */
  theme: 'light' | 'dark' | 'auto' | undefined;
}

export interface FreightSignInMarkup {
  /** The dialog that is open; removed when it closes. */
  open?: 'login' | 'sign-up' | null | undefined;
  /** A sentence above the form with the reason for asking, set by a script; ignored in markup, removed when the dialog closes. */
  reason?: string | null | undefined;
  /** `light`, `dark`, or `auto` for the person's system; without it the element follows the page's own colour scheme. */
  theme?: 'light' | 'dark' | 'auto' | null | undefined;
}

export interface FreightSignInEventMap {
  /** The element requests another screen. `to` is its name, `params` are the values for its address. */
  'freight-navigate': CustomEvent<{ readonly to: string; readonly params: Readonly<Record<string, string>> }>;
  /** The person is signed in. */
  'freight-signed-in': CustomEvent<{ readonly userId: string }>;
  /** An account was created and a mail is on its way. */
  'freight-signed-up': CustomEvent<Readonly<Record<string, never>>>;
  /** The dialog was closed without signing in. */
  'freight-sign-in-closed': CustomEvent<Readonly<Record<string, never>>>;
  /** There is a problem with the element or with how the page uses it. `code` has a page in the documentation; record it in your error log. */
  'freight-error': CustomEvent<{ readonly code: string; readonly message: string }>;
}

/** The login and sign-up dialogs. */
export interface FreightSignInElement extends HTMLElement, FreightSignInProperties {
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
  /** The link's token; without it the page's `token` parameter. */
  token: string | undefined;
  /** The link's e-mail address; without it the page's `email` parameter. */
  email: string | undefined;
  /** Keeps a failed link on screen, with the way to a new one; without it the person goes home. Default: `false`. */
  stay: boolean;
  /** `light`, `dark`, or `auto` for the person's system; without it the element follows the page's own colour scheme. */
  theme: 'light' | 'dark' | 'auto' | undefined;
}

export interface FreightMagicLinkMarkup {
  /** The link's token; without it the page's `token` parameter. */
  token?: string | null | undefined;
  /** The link's e-mail address; without it the page's `email` parameter. */
  email?: string | null | undefined;
  /** Keeps a failed link on screen, with the way to a new one; without it the person goes home. Default: `false`. */
  stay?: boolean | '' | 'true' | 'false' | null | undefined;
  /** `light`, `dark`, or `auto` for the person's system; without it the element follows the page's own colour scheme. */
  theme?: 'light' | 'dark' | 'auto' | null | undefined;
}

export interface FreightMagicLinkEventMap {
  /** The element requests another screen. `to` is its name, `params` are the values for its address. */
  'freight-navigate': CustomEvent<{ readonly to: string; readonly params: Readonly<Record<string, string>> }>;
  /** The address is verified and its owner signed in. */
  'freight-signed-in': CustomEvent<{ readonly userId: string }>;
  /** The link did not work. */
  'freight-verification-failed': CustomEvent<{ readonly message: string }>;
  /** There is a problem with the element or with how the page uses it. `code` has a page in the documentation; record it in your error log. */
  'freight-error': CustomEvent<{ readonly code: string; readonly message: string }>;
}

/** The page the verification mail links to: verifies, signs in and goes home. */
export interface FreightMagicLinkElement extends HTMLElement, FreightMagicLinkProperties {
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
  /** The provider sign-in's token; without it the page's `token` parameter. */
  token: string | undefined;
  /** Its refresh token; without it the page's `refreshToken` parameter. */
  refreshToken: string | undefined;
  /** Why it failed, shown as it is; without it the page's `error` parameter, if it is a known one. */
  error: string | undefined;
  /** `light`, `dark`, or `auto` for the person's system; without it the element follows the page's own colour scheme. */
  theme: 'light' | 'dark' | 'auto' | undefined;
}

export interface FreightAuthCallbackMarkup {
  /** The provider sign-in's token; without it the page's `token` parameter. */
  token?: string | null | undefined;
  /** Its refresh token; without it the page's `refreshToken` parameter. */
  refreshToken?: string | null | undefined;
  /** Its refresh token; without it the page's `refreshToken` parameter. */
  'refresh-token'?: string | null | undefined;
  /** Why it failed, shown as it is; without it the page's `error` parameter, if it is a known one. */
  error?: string | null | undefined;
  /** `light`, `dark`, or `auto` for the person's system; without it the element follows the page's own colour scheme. */
  theme?: 'light' | 'dark' | 'auto' | null | undefined;
}

export interface FreightAuthCallbackEventMap {
  /** The element requests another screen. `to` is its name, `params` are the values for its address. */
  'freight-navigate': CustomEvent<{ readonly to: string; readonly params: Readonly<Record<string, string>> }>;
  /** The person is signed in. */
  'freight-signed-in': CustomEvent<{ readonly userId: string }>;
  /** The sign-in failed; `message` is the text the person sees. */
  'freight-sign-in-failed': CustomEvent<{ readonly message: string }>;
  /** There is a problem with the element or with how the page uses it. `code` has a page in the documentation; record it in your error log. */
  'freight-error': CustomEvent<{ readonly code: string; readonly message: string }>;
}

/** The return page of a social sign-in: signs in and goes home. */
export interface FreightAuthCallbackElement extends HTMLElement, FreightAuthCallbackProperties {
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
  /** The link's token; without it the page's `token` parameter. */
  token: string | undefined;
  /** `light`, `dark`, or `auto` for the person's system; without it the element follows the page's own colour scheme. */
  theme: 'light' | 'dark' | 'auto' | undefined;
}

export interface FreightResetPasswordMarkup {
  /** The link's token; without it the page's `token` parameter. */
  token?: string | null | undefined;
  /** `light`, `dark`, or `auto` for the person's system; without it the element follows the page's own colour scheme. */
  theme?: 'light' | 'dark' | 'auto' | null | undefined;
}

export interface FreightResetPasswordEventMap {
  /** The element requests another screen. `to` is its name, `params` are the values for its address. */
  'freight-navigate': CustomEvent<{ readonly to: string; readonly params: Readonly<Record<string, string>> }>;
  /** A link was requested; the answer is the same whether the account exists or not. */
  'freight-password-requested': CustomEvent<Readonly<Record<string, never>>>;
  /** The account has a new password. */
  'freight-password-reset': CustomEvent<Readonly<Record<string, never>>>;
  /** There is a problem with the element or with how the page uses it. `code` has a page in the documentation; record it in your error log. */
  'freight-error': CustomEvent<{ readonly code: string; readonly message: string }>;
}

/** A new password by mail: asks for the address, or, on the page the mail links to, for the password. */
export interface FreightResetPasswordElement extends HTMLElement, FreightResetPasswordProperties {
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

export interface FreightProfileProperties {
  /** `light`, `dark`, or `auto` for the person's system; without it the element follows the page's own colour scheme. */
  theme: 'light' | 'dark' | 'auto' | undefined;
}

export interface FreightProfileMarkup {
  /** `light`, `dark`, or `auto` for the person's system; without it the element follows the page's own colour scheme. */
  theme?: 'light' | 'dark' | 'auto' | null | undefined;
}

export interface FreightProfileEventMap {
  /** The element requests another screen. `to` is its name, `params` are the values for its address. */
  'freight-navigate': CustomEvent<{ readonly to: string; readonly params: Readonly<Record<string, string>> }>;
  /** The profile or its photo was saved. */
  'freight-profile-updated': CustomEvent<Readonly<Record<string, never>>>;
  /** The account was deleted by the host's own function, passed to `configure()`. */
  'freight-account-deleted': CustomEvent<Readonly<Record<string, never>>>;
  /** There is a problem with the element or with how the page uses it. `code` has a page in the documentation; record it in your error log. */
  'freight-error': CustomEvent<{ readonly code: string; readonly message: string }>;
}

/** The signed-in customer's photo, name, phone and address, to look at and to change. */
export interface FreightProfileElement extends HTMLElement, FreightProfileProperties {
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
  /** `light`, `dark`, or `auto` for the person's system; without it the element follows the page's own colour scheme. */
  theme: 'light' | 'dark' | 'auto' | undefined;
}

export interface FreightSettingsMarkup {
  /** `light`, `dark`, or `auto` for the person's system; without it the element follows the page's own colour scheme. */
  theme?: 'light' | 'dark' | 'auto' | null | undefined;
}

export interface FreightSettingsEventMap {
  /** The element requests another screen. `to` is its name, `params` are the values for its address. */
  'freight-navigate': CustomEvent<{ readonly to: string; readonly params: Readonly<Record<string, string>> }>;
  /** The account has a new password. */
  'freight-password-changed': CustomEvent<Readonly<Record<string, never>>>;
  /** There is a problem with the element or with how the page uses it. `code` has a page in the documentation; record it in your error log. */
  'freight-error': CustomEvent<{ readonly code: string; readonly message: string }>;
}

/** The password and the facts of the account. */
export interface FreightSettingsElement extends HTMLElement, FreightSettingsProperties {
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
  /** `light`, `dark`, or `auto` for the person's system; without it the element follows the page's own colour scheme. */
  theme: 'light' | 'dark' | 'auto' | undefined;
}

export interface FreightUserMenuMarkup {
  /** `light`, `dark`, or `auto` for the person's system; without it the element follows the page's own colour scheme. */
  theme?: 'light' | 'dark' | 'auto' | null | undefined;
}

export interface FreightUserMenuEventMap {
  /** The element requests another screen. `to` is its name, `params` are the values for its address. */
  'freight-navigate': CustomEvent<{ readonly to: string; readonly params: Readonly<Record<string, string>> }>;
  /** The person logged out. */
  'freight-signed-out': CustomEvent<Readonly<Record<string, never>>>;
  /** There is a problem with the element or with how the page uses it. `code` has a page in the documentation; record it in your error log. */
  'freight-error': CustomEvent<{ readonly code: string; readonly message: string }>;
}

/** Log in and sign up buttons, or the signed-in person's menu. */
export interface FreightUserMenuElement extends HTMLElement, FreightUserMenuProperties {
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
  /** `light`, `dark`, or `auto` for the person's system; without it the element follows the page's own colour scheme. */
  theme: 'light' | 'dark' | 'auto' | undefined;
}

export interface FreightLanguageMarkup {
  /** `light`, `dark`, or `auto` for the person's system; without it the element follows the page's own colour scheme. */
  theme?: 'light' | 'dark' | 'auto' | null | undefined;
}

export interface FreightLanguageEventMap {
  /** The element requests another screen. `to` is its name, `params` are the values for its address. */
  'freight-navigate': CustomEvent<{ readonly to: string; readonly params: Readonly<Record<string, string>> }>;
  /** Another language was chosen, such as `sv`. */
  'freight-language-changed': CustomEvent<{ readonly language: string }>;
  /** There is a problem with the element or with how the page uses it. `code` has a page in the documentation; record it in your error log. */
  'freight-error': CustomEvent<{ readonly code: string; readonly message: string }>;
}

/** A menu with all languages; the choice applies to every element of the page. */
export interface FreightLanguageElement extends HTMLElement, FreightLanguageProperties {
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
  /** Shows the banner again, to change a choice made earlier. Default: `false`. */
  open: boolean;
  /** `light`, `dark`, or `auto` for the person's system; without it the element follows the page's own colour scheme. */
  theme: 'light' | 'dark' | 'auto' | undefined;
}

export interface FreightConsentMarkup {
  /** Shows the banner again, to change a choice made earlier. Default: `false`. */
  open?: boolean | '' | 'true' | 'false' | null | undefined;
  /** `light`, `dark`, or `auto` for the person's system; without it the element follows the page's own colour scheme. */
  theme?: 'light' | 'dark' | 'auto' | null | undefined;
}

export interface FreightConsentEventMap {
  /** The element requests another screen. `to` is its name, `params` are the values for its address. */
  'freight-navigate': CustomEvent<{ readonly to: string; readonly params: Readonly<Record<string, string>> }>;
  /** What was chosen: `all`, `necessary` or `none`. */
  'freight-consent-given': CustomEvent<{ readonly choice: string }>;
  /** There is a problem with the element or with how the page uses it. `code` has a page in the documentation; record it in your error log. */
  'freight-error': CustomEvent<{ readonly code: string; readonly message: string }>;
}

/** The cookie banner with three equally easy choices; it appears while none is stored. */
export interface FreightConsentElement extends HTMLElement, FreightConsentProperties {
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
  /** The corner the messages appear in. Default: `top-right`. */
  position: 'top-right' | 'top-left' | 'bottom-right' | 'bottom-left';
  /** Milliseconds until a message disappears. Default: `5000`. */
  duration: number;
  /** `light`, `dark`, or `auto` for the person's system; without it the element follows the page's own colour scheme. */
  theme: 'light' | 'dark' | 'auto' | undefined;
}

export interface FreightToastsMarkup {
  /** The corner the messages appear in. Default: `top-right`. */
  position?: 'top-right' | 'top-left' | 'bottom-right' | 'bottom-left' | null | undefined;
  /** Milliseconds until a message disappears. Default: `5000`. */
  duration?: number | `${number}` | null | undefined;
  /** `light`, `dark`, or `auto` for the person's system; without it the element follows the page's own colour scheme. */
  theme?: 'light' | 'dark' | 'auto' | null | undefined;
}

export interface FreightToastsEventMap {
  /** The element requests another screen. `to` is its name, `params` are the values for its address. */
  'freight-navigate': CustomEvent<{ readonly to: string; readonly params: Readonly<Record<string, string>> }>;
  /** There is a problem with the element or with how the page uses it. `code` has a page in the documentation; record it in your error log. */
  'freight-error': CustomEvent<{ readonly code: string; readonly message: string }>;
}

/** Short messages that appear over the page and disappear automatically. */
export interface FreightToastsElement extends HTMLElement, FreightToastsProperties {
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
  /** The track-and-send card: track a package, or choose two addresses and send one. */
  'freight-start': {
    element: FreightStartElement;
    markup: FreightStartMarkup;
    events: FreightStartEventMap;
  };
  /** Asks for a package ID and shows where the package is, live. */
  'freight-track': {
    element: FreightTrackElement;
    markup: FreightTrackMarkup;
    events: FreightTrackEventMap;
  };
  /** The sending flow: addresses if none are chosen, five steps, order creation and the success screen. */
  'freight-send': {
    element: FreightSendElement;
    markup: FreightSendMarkup;
    events: FreightSendEventMap;
  };
  /** The screen after ordering: order number, live status, driver, receipt. */
  'freight-order-success': {
    element: FreightOrderSuccessElement;
    markup: FreightOrderSuccessMarkup;
    events: FreightOrderSuccessEventMap;
  };
  /** The floating card that follows the active order from page to page. */
  'freight-order-notification': {
    element: FreightOrderNotificationElement;
    markup: FreightOrderNotificationMarkup;
    events: FreightOrderNotificationEventMap;
  };
  /** The signed-in customer's orders: active and delivered, by month, page by page. */
  'freight-orders': {
    element: FreightOrdersElement;
    markup: FreightOrdersMarkup;
    events: FreightOrdersEventMap;
  };
  /** One order of the signed-in customer: map, live status, driver, freight, invoice and waybill. */
  'freight-order': {
    element: FreightOrderElement;
    markup: FreightOrderMarkup;
    events: FreightOrderEventMap;
  };
  /** The login and sign-up dialogs. */
  'freight-sign-in': {
    element: FreightSignInElement;
    markup: FreightSignInMarkup;
    events: FreightSignInEventMap;
  };
  /** The page the verification mail links to: verifies, signs in and goes home. */
  'freight-magic-link': {
    element: FreightMagicLinkElement;
    markup: FreightMagicLinkMarkup;
    events: FreightMagicLinkEventMap;
  };
  /** The return page of a social sign-in: signs in and goes home. */
  'freight-auth-callback': {
    element: FreightAuthCallbackElement;
    markup: FreightAuthCallbackMarkup;
    events: FreightAuthCallbackEventMap;
  };
  /** A new password by mail: asks for the address, or, on the page the mail links to, for the password. */
  'freight-reset-password': {
    element: FreightResetPasswordElement;
    markup: FreightResetPasswordMarkup;
    events: FreightResetPasswordEventMap;
  };
  /** The signed-in customer's photo, name, phone and address, to look at and to change. */
  'freight-profile': {
    element: FreightProfileElement;
    markup: FreightProfileMarkup;
    events: FreightProfileEventMap;
  };
  /** The password and the facts of the account. */
  'freight-settings': {
    element: FreightSettingsElement;
    markup: FreightSettingsMarkup;
    events: FreightSettingsEventMap;
  };
  /** Log in and sign up buttons, or the signed-in person's menu. */
  'freight-user-menu': {
    element: FreightUserMenuElement;
    markup: FreightUserMenuMarkup;
    events: FreightUserMenuEventMap;
  };
  /** A menu with all languages; the choice applies to every element of the page. */
  'freight-language': {
    element: FreightLanguageElement;
    markup: FreightLanguageMarkup;
    events: FreightLanguageEventMap;
  };
  /** The cookie banner with three equally easy choices; it appears while none is stored. */
  'freight-consent': {
    element: FreightConsentElement;
    markup: FreightConsentMarkup;
    events: FreightConsentEventMap;
  };
  /** Short messages that appear over the page and disappear automatically. */
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
    'freight-order-success': FreightOrderSuccessElement;
    'freight-order-notification': FreightOrderNotificationElement;
    'freight-orders': FreightOrdersElement;
    'freight-order': FreightOrderElement;
    'freight-sign-in': FreightSignInElement;
    'freight-magic-link': FreightMagicLinkElement;
    'freight-auth-callback': FreightAuthCallbackElement;
    'freight-reset-password': FreightResetPasswordElement;
    'freight-profile': FreightProfileElement;
    'freight-settings': FreightSettingsElement;
    'freight-user-menu': FreightUserMenuElement;
    'freight-language': FreightLanguageElement;
    'freight-consent': FreightConsentElement;
    'freight-toasts': FreightToastsElement;
  }
  interface GlobalEventHandlersEventMap {
    /** The element requests another screen. `to` is its name, `params` are the values for its address. */
    'freight-navigate': CustomEvent<{ readonly to: string; readonly params: Readonly<Record<string, string>> }>;
    /** The other tab was opened: `track` or `send`. */
    'freight-tab-changed': CustomEvent<{ readonly tab: string }>;
    /** Two valid addresses were chosen and sending was requested; the distance is the great circle. */
    'freight-route-chosen': CustomEvent<{ readonly distanceKm: number }>;
    /** The heading of the order changed, in the language of the page, for example for the title of the tab; `arrival` is when it arrives or by how much it is late, empty when nothing is expected. */
    'freight-headline-changed': CustomEvent<{ readonly headline: string; readonly arrival: string }>;
    /** Tracking details arrived, first or again after a live change. */
    'freight-tracking-loaded': CustomEvent<{ readonly orderId: string; readonly status: string }>;
    /** Tracking details could not be shown; `status` is 0 without an answer. */
    'freight-tracking-failed': CustomEvent<{ readonly message: string; readonly status: number }>;
    /** The wizard shows another step, 1 to 5. */
    'freight-step-changed': CustomEvent<{ readonly step: number }>;
    /** The order exists; a host may start its own payment now. The price is in SEK. */
    'freight-order-created': CustomEvent<{ readonly orderId: string; readonly transportId: string; readonly price: number }>;
    /** The person left by the back arrow; the draft is discarded. */
    'freight-wizard-left': CustomEvent<Readonly<Record<string, never>>>;
    /** The receipt was sent to the printer. */
    'freight-receipt-printed': CustomEvent<{ readonly orderId: string }>;
    /** There is a problem with the element or with how the page uses it. `code` has a page in the documentation; record it in your error log. */
    'freight-error': CustomEvent<{ readonly code: string; readonly message: string }>;
    /** The followed order has a new status. */
    'freight-order-updated': CustomEvent<{ readonly transportId: string; readonly status: string }>;
    /** The followed order has a driver. */
    'freight-driver-assigned': CustomEvent<{ readonly transportId: string }>;
    /** The driver of the followed order moved. */
    'freight-location-updated': CustomEvent<{ readonly transportId: string }>;
    /** The card was closed or ran out. */
    'freight-order-dismissed': CustomEvent<{ readonly orderId: string }>;
    /** A page of orders arrived. */
    'freight-orders-loaded': CustomEvent<{ readonly tab: string; readonly page: number; readonly totalItems: number }>;
    /** The orders could not be fetched; `status` is 0 without an answer. */
    'freight-orders-failed': CustomEvent<{ readonly message: string; readonly status: number }>;
    /** The order arrived, first or again after a live change. */
    'freight-order-loaded': CustomEvent<{ readonly orderId: string; readonly status: string }>;
    /** The order could not be shown; `status` is 0 without an answer. */
    'freight-order-failed': CustomEvent<{ readonly message: string; readonly status: number }>;
    /** A document was shown or downloaded: `invoice` or `waybill`. */
    'freight-document-opened': CustomEvent<{ readonly orderId: string; readonly document: string }>;
    /** The help button of a delivered order was used. */
    'freight-help-requested': CustomEvent<{ readonly orderId: string }>;
    /** The person is signed in. */
    'freight-signed-in': CustomEvent<{ readonly userId: string }>;
    /** An account was created and a mail is on its way. */
    'freight-signed-up': CustomEvent<Readonly<Record<string, never>>>;
    /** The dialog was closed without signing in. */
    'freight-sign-in-closed': CustomEvent<Readonly<Record<string, never>>>;
    /** The link did not work. */
    'freight-verification-failed': CustomEvent<{ readonly message: string }>;
    /** The sign-in failed; `message` is the text the person sees. */
    'freight-sign-in-failed': CustomEvent<{ readonly message: string }>;
    /** A link was requested; the answer is the same whether the account exists or not. */
    'freight-password-requested': CustomEvent<Readonly<Record<string, never>>>;
    /** The account has a new password. */
    'freight-password-reset': CustomEvent<Readonly<Record<string, never>>>;
    /** The profile or its photo was saved. */
    'freight-profile-updated': CustomEvent<Readonly<Record<string, never>>>;
    /** The account was deleted by the host's own function, passed to `configure()`. */
    'freight-account-deleted': CustomEvent<Readonly<Record<string, never>>>;
    /** The account has a new password. */
    'freight-password-changed': CustomEvent<Readonly<Record<string, never>>>;
    /** The person logged out. */
    'freight-signed-out': CustomEvent<Readonly<Record<string, never>>>;
    /** Another language was chosen, such as `sv`. */
    'freight-language-changed': CustomEvent<{ readonly language: string }>;
    /** What was chosen: `all`, `necessary` or `none`. */
    'freight-consent-given': CustomEvent<{ readonly choice: string }>;
  }
}
