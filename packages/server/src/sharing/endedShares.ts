import { inArray } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import { shareLinks } from '#db/ordersSchema.ts';

/** Tells which links are no longer what somebody on the live line took them for. */
export interface EndedShares {
  /** A link was withdrawn, or shows less or more than before. */
  ended(shareId: string): void;
  /** Hears of every link that this process or another one has ended. */
  onEnded(listener: (shareId: string) => void): void;
  /** Which of these links are still there. */
  standing(shareIds: readonly string[]): Promise<Set<string>>;
}

export function createEndedShares({ db, messages }: Database): EndedShares {
  const listeners: ((shareId: string) => void)[] = [];
  const end = (shareId: string): void => {
    for (const listener of listeners) listener(shareId);
  };
  messages.subscribe({
    onMessage: (text) => {
      const message: unknown = JSON.parse(text);
      const id =
        typeof message === 'object' && message !== null ? Reflect.get(message, 'endedShare') : undefined;
      if (typeof id === 'string') end(id);
    },
    // What ended meanwhile is looked up by the live line.
    onReturn: () => {},
  });
  return {
    ended(shareId) {
      end(shareId);
      messages.send(JSON.stringify({ endedShare: shareId }));
    },
    onEnded: (listener) => {
      listeners.push(listener);
    },
    async standing(shareIds) {
      const rows = await db
        .select({ id: shareLinks.id })
        .from(shareLinks)
        .where(inArray(shareLinks.id, [...shareIds]));
      return new Set(rows.map(({ id }) => id));
    },
  };
}
