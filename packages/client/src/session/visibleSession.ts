import type { Session } from './session.ts';

/**
 * A session as it may lie about on a page, within reach of every script there: who is signed in, and the functions
 * that begin and end it. None of them gives a token.
 */
export type VisibleSession = Readonly<Omit<Session, 'tokens' | 'noteServerDate'>>;

export interface LockedSession extends VisibleSession {
  /** The whole session, once: for the page's one client. Throws for everybody who comes later. */
  readonly unlock: () => Session;
}

/** Frozen, because a function that was replaced would be handed the tokens of the next sign-in. */
export function visible({ tokens: _, noteServerDate: __, ...open }: Session): VisibleSession {
  return Object.freeze(open);
}

/** Keeps the tokens from everybody but the first who asks, and from whoever holds what `visible` leaves. */
export function locked(session: Session): LockedSession {
  let isTaken = false;
  return Object.freeze({
    ...visible(session),
    unlock() {
      if (isTaken) throw new Error('The tokens of this session have been given to a client already.');
      isTaken = true;
      return session;
    },
  });
}
