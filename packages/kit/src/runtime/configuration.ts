import type { Language } from '@freight/contract';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { documentedQuirks, type Quirks } from '#runtime/quirks.ts';
import { shared } from '#runtime/runtime.ts';

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
  | 'forgotPassword';

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
  /** The recipient's e-mail in the wizard (OPEN-03). */
  recipientEmail: 'off' | 'optional' | 'required';
  /** Adds the field for repeating the password to sign-up (OPEN-18). */
  confirmPassword: boolean;
  /** A Photon-protocol geocoder for address suggestions; unset means the API's own (OPEN-43). */
  geocoderUrl?: string;
  quirks: Quirks;
  /** Replaces the in-page alert dialog (OPEN-81). */
  alert?: (message: string) => void;
}

export type ConfigurationChange = Partial<Omit<Configuration, 'pages' | 'quirks'>> & {
  pages?: Configuration['pages'];
  quirks?: Partial<Quirks>;
};

export const configuration: StoreApi<Configuration> = shared('configuration', () =>
  createStore<Configuration>()(() => ({
    apiUrl: '',
    pages: {},
    helpPhone: '+46 10 000 00 00',
    socialProvider: 'google',
    validateBeforeTracking: true,
    recipientEmail: 'off',
    confirmPassword: false,
    quirks: documentedQuirks,
  })),
);

/** Sets what the host wants different from the defaults; may be called any time, also before elements exist. */
export function configure(change: ConfigurationChange): void {
  configuration.setState((current) => ({
    ...current,
    ...change,
    apiUrl: (change.apiUrl ?? current.apiUrl).replace(/\/+$/, ''),
    pages: { ...current.pages, ...change.pages },
    quirks: { ...current.quirks, ...change.quirks },
  }));
}

/** Where calls go: the configured API, else the page's own origin. */
export function apiOrigin(): string {
  return configuration.getState().apiUrl || globalThis.location?.origin || '';
}
