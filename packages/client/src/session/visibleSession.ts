import type { Session } from './session.ts';

/**
 * A session that every script of a page may reach: who is signed in, and the functions that start and end it. None of
 * them returns a token.
 */
export type VisibleSession = Readonly<Omit<Session, 'tokens' | 'noteServerDate'>>;

export interface LockedSession extends VisibleSession {
  /** The whole session, once: for the page's one client. Throws on every later call. */
  readonly unlock: () => Session;
}

/** Frozen, because a replaced function would receive the tokens of the next sign-in. */
export function visible({ tokens: _, noteServerDate: __, ...open }: Session): VisibleSession {
  return Object.freeze(open);
}

/** Gives the tokens to the first caller of `unlock` only. */
export function locked(session: Session): LockedSession {
  let isTaken = false;
  return Object.freeze({
    ...visible(session),
    unlock() {
      if (isTaken) throw new Error('The session is already unlocked.');
      isTaken = true;
      return session;
    },
  });
}
