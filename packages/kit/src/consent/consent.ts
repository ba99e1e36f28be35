import { type ClientStorage, createStorage } from '@freight/client/session';
import { storageKeys } from '@freight/contract';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { configuration } from '#platform/configuration.ts';
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
 * A choice is stored even where the session is not: it contains nothing about the person, and a visitor who has
 * declined must not be asked again on every page. Where storage is blocked it lasts as long as the page.
 */
const storage = (): ClientStorage => shared('consentStorage', () => createStorage());

const stored = (): ConsentState => {
  const choice = storage().get(storageKeys.consent);
  return { choice: isChoice(choice) ? choice : undefined };
};

/** A choice from the page's own consent manager replaces the stored one, which is not read then. */
function current(): ConsentState {
  const { consent } = configuration.getState();
  if (consent === 'granted') return { choice: 'all' };
  return consent === 'denied' ? { choice: 'none' } : stored();
}

/** The person's cookie choice, made in any tab of this page [CONSENT-03]. */
export const consentStore = (): StoreApi<ConsentState> =>
  shared('consent', (life) => {
    const store = createStore<ConsentState>(() => ({ choice: undefined }));
    const look = () => store.setState(current());
    look();
    storage().watch((key) => (key === null || key === storageKeys.consent) && look());
    const stop = configuration.subscribe(({ consent }, before) => consent !== before.consent && look());
    life.addEventListener('abort', stop);
    return store;
  });

/** Remembers a choice, without expiry (OPEN-46) [CONSENT-04]; if the page has a consent manager, that stores it. */
export function giveConsent(choice: ConsentChoice): void {
  const { consent } = configuration.getState();
  if (consent !== 'granted' && consent !== 'denied') storage().set(storageKeys.consent, choice);
  consentStore().setState({ choice });
}

/**
 * Whether services of hosts other than the API's may be called: foreign maps, tiles and geocoders. Always if the host
 * has not configured consent; otherwise after full consent.
 */
export const mayAskOthers = (): boolean =>
  configuration.getState().consent === undefined || consentStore().getState().choice === 'all';

/** Shows the cookie banner again; it is added automatically if the page has none (law 6) (OPEN-46). */
export function openConsent(): void {
  ensureCompanion('freight-consent').setAttribute('open', '');
}
