import { z } from 'zod';
import type { Database } from '#db/database.ts';
import { isAnyOf } from '#db/isAnyOf.ts';
import { defineTopic } from '#db/messages.ts';
import { shareLinks } from '#db/schema/shareLinks.ts';

const endedShares = defineTopic('endedShares', z.string());

/** Announces links that no longer show what their subscribers on the live socket subscribed to. */
export interface EndedShares {
  /** A link was withdrawn, or shows less or more than before. */
  ended(shareId: string): void;
  /** Calls the listener with every link that this process or another one has ended. */
  onEnded(listener: (shareId: string) => void): void;
  /** Which of these links are still there. */
  standing(shareIds: readonly string[]): Promise<Set<string>>;
}

export function createEndedShares({ db, messages }: Database): EndedShares {
  const listeners: ((shareId: string) => void)[] = [];
  const end = (shareId: string): void => {
    for (const listener of listeners) listener(shareId);
  };
  // What ends while messages are missed is looked up by the live line.
  messages.subscribe(endedShares, (shareIds) => shareIds.forEach(end));
  return {
    ended(shareId) {
      end(shareId);
      messages.send(endedShares, [shareId]);
    },
    onEnded: (listener) => {
      listeners.push(listener);
    },
    async standing(shareIds) {
      const rows = await db
        .select({ id: shareLinks.id })
        .from(shareLinks)
        .where(isAnyOf(shareLinks.id, shareIds));
      return new Set(rows.map(({ id }) => id));
    },
  };
}
