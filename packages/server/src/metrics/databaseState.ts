import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '#db/database.ts';
import { and, count, isNotNull, isNull, min, sql } from '#db/drizzle.ts';
import { mails } from '#db/schema/accounts.ts';
import { orders } from '#db/schema/orders.ts';

export interface DatabaseState {
  readonly isThere: boolean;
  /** How many orders under way have each status. */
  readonly orders: [status: string, count: number][];
  /** How many mails are `waiting`, or have `failed` and were given up. */
  readonly mails: [state: string, count: number][];
  readonly oldestMailSeconds: number;
}

const nothing: DatabaseState = { isThere: false, orders: [], mails: [], oldestMailSeconds: 0 };
const cachedMs = 5_000;
const answerWithinMs = 2_000;

/**
 * Figures about orders and mails from the database, read at most every five seconds. If it does not answer within two
 * seconds, `isThere` is false and there are no figures.
 */
export function watchDatabase({
  database,
  now,
}: {
  database: Database;
  now: () => number;
}): () => Promise<DatabaseState> {
  let latest: { since: number; state: Promise<DatabaseState> } | undefined;
  return () => {
    const at = performance.now();
    if (latest === undefined || at - latest.since > cachedMs) {
      const tooLate = pause(answerWithinMs, nothing, { ref: false });
      const state = Promise.race([look(database, now()).catch(() => nothing), tooLate]);
      latest = { since: at, state };
    }
    return latest.state;
  };
}

async function look({ db }: Database, now: number): Promise<DatabaseState> {
  // By the index of orders that are due: those that have ended are many, and not in it.
  const byStatus = await db
    .select({ status: orders.status, count: count() })
    .from(orders)
    .where(isNotNull(orders.nextAt))
    .groupBy(orders.status);
  const [outbox] = await db
    .select({
      waiting: sql<number>`count(*) filter (where ${mails.failedAt} is null)`.mapWith(Number),
      failed: sql<number>`count(*) filter (where ${mails.failedAt} is not null)`.mapWith(Number),
    })
    .from(mails)
    .where(isNull(mails.sentAt));
  const [oldest] = await db
    .select({ at: min(mails.createdAt) })
    .from(mails)
    .where(and(isNull(mails.sentAt), isNull(mails.failedAt)));
  return {
    isThere: true,
    orders: byStatus.map((row) => [row.status, row.count]),
    mails: Object.entries(outbox ?? {}),
    oldestMailSeconds: oldest?.at ? Math.max(0, (now - oldest.at.getTime()) / 1000) : 0,
  };
}
