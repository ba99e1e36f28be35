import { type ClientStorage, createStorage } from '@freight/client/session';
import { storageKeys } from '@freight/contract';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { ensureCompanion } from '#platform/elementLoader.ts';
import { shared } from '#platform/registry.ts';

/** What can be chosen in the cookie banner, as it is stored [CONSENT-04]. */
export const consentChoices = ['all', 'necessary', 'none'] as const;
export type ConsentChoice = (typeof consentChoices)[number];

export interface ConsentState {
  /** Nothing while the person has not chosen. */
  choice: ConsentChoice | undefined;
}

const isChoice = (value: unknown): value is ConsentChoice => consentChoices.some((one) => one === value);

declare module '#platform/registry.ts' {
  interface Shared {
    consent: StoreApi<ConsentState>;
    consentStorage: ClientStorage;
  }
}

/**
 * A choice is stored even where the session is not: it says nothing about the person, and somebody who has declined must
 * not be asked again on every page. Where storage is blocked it lasts as long as the page.
 */
const storage = (): ClientStorage => shared('consentStorage', () => createStorage());

const stored = (): ConsentState => {
  const choice = storage().get(storageKeys.consent);
  return { choice: isChoice(choice) ? choice : undefined };
};

/** What the person has chosen about cookies, in whatever tab of this page [CONSENT-03]. */
export const consentStore = (): StoreApi<ConsentState> =>
  shared('consent', () => {
    const store = createStore<ConsentState>(() => ({ choice: undefined }));
    store.setState(stored());
    storage().watch((key) => (key === null || key === storageKeys.consent) && store.setState(stored()));
    return store;
  });

/** Remembers a choice, without expiry (OPEN-46) [CONSENT-04]. */
export function giveConsent(choice: ConsentChoice): void {
  storage().set(storageKeys.consent, choice);
  consentStore().setState({ choice });
}

/** Shows the cookie banner again, which appears by itself when the page has none (law 6) (OPEN-46). */
export function openConsent(): void {
  ensureCompanion('freight-consent').setAttribute('open', '');
}
