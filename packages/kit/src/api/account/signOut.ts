import { createAccounts } from '@freight/client';
import { pageApi } from '#api/calls/pageApi.ts';
import { commonText } from '#i18n/commonTexts.ts';
import { notify } from '#toasts/toasts.ts';

/**
 * Ends the session here and on the server, and shows a toast. If the server cannot be reached, this is only logged and
 * no toast is shown. `serverLogout` may already be in progress [SESS-14] to [SESS-18] (OPEN-36).
 */
export async function signOut(serverLogout = pageApi(createAccounts).logout()): Promise<void> {
  const isDone = await serverLogout;
  if (isDone) notify(await commonText('session.signedOut'), 'success', { about: 'session' });
}
