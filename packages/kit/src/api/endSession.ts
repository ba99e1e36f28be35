import { dropDrafts } from '#session/drafts.ts';
import { pageSession } from '#session/session.ts';

/** The code that logs out on the server. It is heavy, so it is loaded on demand, or ahead where a logout is likely. */
export const fetchSignOut = () => import('./signOut.ts');

/** Logs out: here in any case, and on the server when it can be reached [SESS-14] [SESS-16]. */
export async function endSession(): Promise<void> {
  dropDrafts();
  try {
    const { signOut } = await fetchSignOut();
    await signOut();
  } catch (error) {
    console.error('[freight] The server could not be told of the logout.', error);
    pageSession().clear();
  }
}
