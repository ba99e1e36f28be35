import { createStore, type StoreApi } from 'zustand/vanilla';
import { ensureCompanion } from '#platform/elementLoader.ts';
import { shared } from '#platform/registry.ts';

export type SignInForm = 'login' | 'sign-up';

declare module '#platform/registry.ts' {
  interface Shared {
    signInReason: StoreApi<{ text: string }>;
  }
}

/** Why the dialog asks, in the kit's own words; not an attribute, which an editor's markup can set as well. */
export const signInReason = () => shared('signInReason', () => createStore(() => ({ text: '' })));

/**
 * Opens the page's sign-in dialogs, which are added automatically if the page has none (law 6) [SENDCARD-16].
 * `reason` is shown above the form: a toast would be hidden behind the dialog.
 */
export function openSignIn(form: SignInForm = 'login', reason = ''): void {
  const dialogs = ensureCompanion('freight-sign-in');
  signInReason().setState({ text: reason });
  dialogs.removeAttribute('reason');
  dialogs.setAttribute('open', form);
}
