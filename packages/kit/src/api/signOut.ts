import { commonText } from '#i18n/commonTexts.ts';
import { notify } from '#toasts/toasts.ts';
import { pageAccounts } from './accounts.ts';

/**
 * Ends the session here and, if there was one, on the server; the person is told unless the server could not be,
 * which is only logged [SESS-14] to [SESS-18] (OPEN-36).
 */
export async function signOut(): Promise<void> {
  const isDone = await pageAccounts().logout();
  if (isDone) notify(await commonText('session.signedOut'), 'success', { about: 'session' });
}
