import { pageAccounts } from '#api/account/accounts.ts';
import { announceRefusal } from '#session/needsLogin.ts';
import { openSignIn } from '#session/signIn.ts';

/** Ends the sign-in and asks for a fresh one; the settings stay on the page and come back with it. */
export async function signInAgain(reason: string): Promise<void> {
  announceRefusal();
  await pageAccounts().logout();
  openSignIn('login', reason);
}
