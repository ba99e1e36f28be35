import { createAccounts } from '@freight/client';
import { pageApi } from '#api/calls/pageApi.ts';
import { announceRefusal } from '#session/needsLogin.ts';
import { openSignIn } from '#session/signIn.ts';

/** Ends the sign-in and asks for a fresh one; the settings stay on the page and come back with it. */
export async function signInAgain(reason: string): Promise<void> {
  announceRefusal();
  await pageApi(createAccounts).logout();
  openSignIn('login', reason);
}
