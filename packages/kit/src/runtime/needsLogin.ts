import { ApiError } from '@freight/client';
import { pageSession } from '#runtime/session.ts';

/** Texts of servers and of the client, and the Swedish words for logging in (OPEN-26). */
const words = /access denied|no token|user id not found|logga in/i;

/**
 * Whether a failed call for orders means that somebody has to sign in first
 * [LIST-22] [LIST-30] [LIST-31] [DETAIL-46] [DETAIL-47].
 */
export const needsLogin = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 401 || words.test(error.message));

/** Clears the auth data, unless the session has ended already: whoever ended it has said so. */
export function dropLogin(): void {
  const session = pageSession();
  if (session.getState().status === 'signed-in') session.clear();
}
