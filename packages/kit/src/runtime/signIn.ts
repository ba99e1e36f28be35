import { ensureCompanion } from '#runtime/elementLoader.ts';

export type SignInForm = 'login' | 'sign-up';

/** Opens the page's sign-in dialogs, which appear by themselves when the page has none (law 6) [SENDCARD-16]. */
export function openSignIn(form: SignInForm = 'login'): void {
  ensureCompanion('freight-sign-in').setAttribute('open', form);
}
