import type { VisibleSession } from '#session/visibleSession.ts';

/** The token each refused call was made with, kept beside the error: what is logged must not hold it. */
const rejectedTokens = new WeakMap<Error, string>();

export function noteRejection(error: Error, token: string): void {
  rejectedTokens.set(error, token);
}

/**
 * Whether a refusal is about the session that stands now: the call was made with its token, or the client itself has
 * refused [LIST-31] [DETAIL-47]. Another tab may have renewed the session meanwhile, or somebody else begun one; one
 * that has ended already has been told of by whoever ended it.
 */
export function isOfThisSession(error: unknown, session: VisibleSession): boolean {
  if (session.getState().status !== 'signed-in') return false;
  const rejected = error instanceof Error ? rejectedTokens.get(error) : undefined;
  return rejected === undefined || session.holds(rejected);
}
