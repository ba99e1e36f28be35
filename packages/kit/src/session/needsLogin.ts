import { ApiError, type ErrorCode, isOfThisSession } from '@freight/client';
import { FreightEvent } from '#platform/freightEvent.ts';
import { pageDocument } from '#platform/pageDocument.ts';
import { pageSession } from './session.ts';

const loginCodes: readonly ErrorCode[] = ['accessDenied', 'noToken', 'userIdMissing', 'loginNeeded'];

/**
 * Whether a failed call for orders means that the person has to sign in first. A 401 alone does not: the client has
 * renewed the token and asked again, and one that remains is a failure like any other (OPEN-11)
 * [LIST-22] [LIST-30] [LIST-31] [LIST-34] [DETAIL-46] [DETAIL-47].
 */
export const needsLogin = (error: unknown): boolean =>
  error instanceof ApiError && loginCodes.includes(error.code);

/** Dispatched before a refused session is cleared: the host keeps the page open, because an element there shows why. */
export function announceRefusal(): void {
  pageDocument.dispatchEvent(new FreightEvent('freight-session-refused', null));
}

/** Clears the session that a call was refused with. */
export function dropLogin(error: unknown): void {
  const session = pageSession();
  if (!isOfThisSession(error, session)) return;
  announceRefusal();
  session.clear();
}
