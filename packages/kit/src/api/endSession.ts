import { dropDrafts } from '#session/drafts.ts';
import { pageSession } from '#session/session.ts';

/** What tells the server. It is heavy, so it comes when it is needed; ahead, wherever somebody is about to log out. */
export const fetchSignOut = () => import('./signOut.ts');

/** Ends the session by the person's own wish: here in any case, and on the server when that can be told [SESS-14] [SESS-16]. */
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
