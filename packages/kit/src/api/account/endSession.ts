import { complain } from '#platform/leaving/complain.ts';
import { sharedSoFar } from '#platform/registry.ts';
import { dropDrafts } from '#session/drafts.ts';
import { pageSession } from '#session/session.ts';

/** Milliseconds to wait for the sign-out code; after that the session ends here, without a logout on the server. */
const patience = 2_000;

/** The code that logs out on the server. It is heavy, so it is loaded on demand, or ahead where a logout is likely. */
export const fetchSignOut = () => import('./signOut.ts');

/** Logs out: here in any case, and on the server when it can be reached [SESS-14] [SESS-16]. */
export async function endSession(): Promise<void> {
  dropDrafts();
  // If the client is already on the page, the session ends now, before the sign-out code has loaded.
  let serverLogout = sharedSoFar('core')?.logout();
  const late = setTimeout(() => {
    serverLogout ??= Promise.resolve(false);
    pageSession().clear();
  }, patience);
  if (serverLogout) clearTimeout(late);
  try {
    const { signOut } = await fetchSignOut();
    clearTimeout(late);
    await signOut(serverLogout);
  } catch (error) {
    clearTimeout(late);
    complain('The server could not be told of the logout.', error, 'error');
    if (!serverLogout) pageSession().clear();
  }
}
