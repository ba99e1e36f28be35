import { createAccounts } from '@freight/client';
import { pageApi } from '#api/calls/pageApi.ts';
import { announceRefusal } from '#session/needsLogin.ts';
import { openSignIn } from '#session/signIn.ts';

/** Signs the user out and asks for a fresh login; the settings stay on the page and are shown again after it. */
export async function signInAgain(reason: string): Promise<void> {
  announceRefusal();
  await pageApi(createAccounts).logout();
  openSignIn('login', reason);
}
