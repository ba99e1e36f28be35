import type { VisibleSession } from '#session/visibleSession.ts';

/** The token of each refused call, kept outside of the error, because errors are logged. */
const rejectedTokens = new WeakMap<Error, string>();

export function noteRejection(error: Error, token: string): void {
  rejectedTokens.set(error, token);
}

/**
 * Whether a refusal concerns the current session: the call was made with its token, or the client itself has refused
 * [LIST-31] [DETAIL-47]. Another tab may have renewed the session meanwhile, or another user may have signed in.
 */
export function isOfThisSession(error: unknown, session: VisibleSession): boolean {
  if (session.getState().status !== 'signed-in') return false;
  const rejected = error instanceof Error ? rejectedTokens.get(error) : undefined;
  return rejected === undefined || session.holds(rejected);
}
