import { createHash } from 'node:crypto';
import type { Db } from '#db/database.ts';
import { lt, sql } from '#db/drizzle.ts';
import { rateCounts } from '#db/schema/limits.ts';

/** How many attempts there were under a key in its window of time, this one included, and when that ends. */
export interface AttemptCount {
  readonly count: number;
  readonly msLeft: number;
}

/** Counts one more attempt; the first one begins the window. `by` -1 takes one back that was none. */
export type CountAttempt = (key: string, windowMs: number, by?: 1 | -1) => Promise<AttemptCount>;

/** More addresses and accounts than try at the same time; beyond it the oldest window is forgotten. */
const keysKept = 50_000;

/** Counts in this process alone. */
export function countInMemory(): CountAttempt {
  const windows = new Map<string, { count: number; endsAt: number }>();
  return async (key, windowMs, by = 1) => {
    const now = performance.now();
    const known = windows.get(key);
    const window = known !== undefined && known.endsAt > now ? known : { count: 0, endsAt: now + windowMs };
    window.count = Math.max(0, window.count + by);
    windows.delete(key);
    windows.set(key, window);
    const [oldest] = windows.keys();
    if (windows.size > keysKept && oldest !== undefined) windows.delete(oldest);
    return { count: window.count, msLeft: window.endsAt - now };
  };
}

const forgetEveryMs = 60_000;

/**
 * Counts in the database, by its clock: for all processes, and as part of the caller's transaction. Keys hold mail
 * addresses, so their hashes are stored.
 */
export async function countIn(db: Db, key: string, windowMs: number, by: 1 | -1 = 1): Promise<AttemptCount> {
  const isOver = sql`${rateCounts.endsAt} <= now()`;
  const [row] = await db
    .insert(rateCounts)
    .values({
      keyHash: createHash('sha256').update(key).digest('base64url'),
      count: Math.max(0, by),
      endsAt: sql`now() + ${windowMs} * interval '1 millisecond'`,
    })
    .onConflictDoUpdate({
      target: rateCounts.keyHash,
      set: {
        count: sql`case when ${isOver} then excluded.count else greatest(0, ${rateCounts.count} + ${by}) end`,
        endsAt: sql`case when ${isOver} then excluded.ends_at else ${rateCounts.endsAt} end`,
      },
    })
    .returning({
      count: rateCounts.count,
      msLeft: sql`extract(epoch from ${rateCounts.endsAt} - now()) * 1000`.mapWith(Number),
    });
  if (row === undefined) throw new Error('The database counted nothing');
  return row;
}

/** Removes the counts whose windows are over. */
export async function forgetOldCounts(db: Db): Promise<void> {
  await db.delete(rateCounts).where(lt(rateCounts.endsAt, sql`now()`));
}

/** Counts for all processes on one database. */
export function countInDatabase(db: Db): CountAttempt {
  let forgotAt = performance.now();
  return async (key, windowMs, by) => {
    const counted = await countIn(db, key, windowMs, by);
    if (performance.now() - forgotAt > forgetEveryMs) {
      forgotAt = performance.now();
      await forgetOldCounts(db);
    }
    return counted;
  };
}
