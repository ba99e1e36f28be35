/**
 * The light entry of the kit: settings, session, language. It loads neither React nor the HTTP client;
 * the elements come by their own entries, or by the one script tag.
 */

import { type ConsentChoice, consentStore, openConsent } from '#consent/consent.ts';
import { endSession } from './api/account/endSession.ts';
// Companions such as toasts must appear even when a page imports single elements only.
import '#loader/loadElement.ts';
import { chooseLanguage, currentLanguage, onLanguageChange } from '#platform/language.ts';
import { pageSession } from '#session/session.ts';

export type { Language } from '@freight/contract';
export type { ConsentChoice } from '#consent/consent.ts';
export {
  type AnalyticsSettings,
  type Configuration,
  type ConfigurationChange,
  configure,
  type Destination,
  type GoogleMapsSettings,
} from '#platform/configuration.ts';
export { openSignIn, type SignInForm } from '#session/signIn.ts';
export type { ToastKind } from '#toasts/pageToast.ts';
export { notify } from '#toasts/toasts.ts';
export { type DraftedPlace, type RouteDraft, routeDraft } from './elements/send/addresses/routeDraft.ts';
export type { Quirks } from './platform/quirks/quirks.ts';

/** The signed-in person as a host may see them; written out so that a host needs no other type of ours. */
export interface SessionUser {
  readonly _id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phoneNr: string;
  readonly address: { readonly street: string; readonly city: string; readonly postalcode: string };
  readonly userProfileImageUrl: string;
  /** `email`, or the name of the social provider. */
  readonly provider: string;
  readonly verified: boolean;
}

export interface SessionState {
  readonly status: 'signed-out' | 'signed-in';
  readonly user: SessionUser | null;
}

/** The page's session, to read and to subscribe to; only the elements change it. */
export const session = {
  getState: (): SessionState => pageSession().getState(),
  /** Calls back after every change, until the returned function is called. */
  subscribe: (listener: (state: SessionState, before: SessionState) => void): (() => void) =>
    pageSession().subscribe(listener),
};

/** The page's language [LANG-02] [LANG-03]. */
export const language = {
  get: currentLanguage,
  /** Takes effect in every element immediately and is remembered. */
  choose: chooseLanguage,
  /** Calls back after every change, until the returned function is called. */
  subscribe: onLanguageChange,
};

/** What the person has chosen in the cookie banner [CONSENT-03]. */
export const consent = {
  /** Nothing while they have not. */
  get: (): ConsentChoice | undefined => consentStore().getState().choice,
  /** Shows the banner again, so that the choice can be changed (OPEN-46). */
  open: openConsent,
  /** Calls back after every choice, until the returned function is called. */
  subscribe: (listener: (choice: ConsentChoice | undefined) => void): (() => void) =>
    consentStore().subscribe(({ choice }) => listener(choice)),
};

/** Ends the session and shows a toast; resolves when the server has answered or could not be reached [SESS-16]. */
export const signOut = (): Promise<void> => endSession();
