import { ensureCompanion } from '#platform/elementLoader.ts';

export type SignInForm = 'login' | 'sign-up';

/**
 * Opens the page's sign-in dialogs, which appear by themselves when the page has none (law 6) [SENDCARD-16].
 * `reason` is shown above the form: a toast would be hidden behind the dialog.
 */
export function openSignIn(form: SignInForm = 'login', reason?: string): void {
  const dialogs = ensureCompanion('freight-sign-in');
  if (reason) dialogs.setAttribute('reason', reason);
  else dialogs.removeAttribute('reason');
  dialogs.setAttribute('open', form);
}
