import { hashToken } from '#accounts/opaqueTokens.ts';
import { normalizeEmail } from '#accounts/users.ts';
import type { Database, Db } from '#db/database.ts';
import { eq, lt, sql } from '#db/drizzle.ts';
import { loginFailures } from '#db/schema/accounts.ts';
import { tooManyAttempts } from '#http/limits/counter.ts';

/**
 * Wrong passwords in a row slow down further attempts at the same account, from any address. A browser
 * in which its person has signed in before has a count of its own, so that guessing strangers do not lock them out.
 */

/** The number of mistakes without a delay. */
const freeAttempts = 5;
const firstDelayMs = 2_000;
const longestDelayMs = 5 * 60_000;
/** Mistakes are forgotten after this time without another one. */
const rememberedForMs = 24 * 3600_000;

/** The count an attempt belongs to: the account's, or the account's in one known browser. */
export const delayKeyOf = (email: string, knownBrowserHash?: string): string =>
  hashToken(`login ${normalizeEmail(email)} ${knownBrowserHash ?? ''}`);

/**
 * Counts an attempt before its password is checked, so that parallel attempts cannot all pass; a right password
 * resets the count. Returns the number of attempts in a row. Throws `HttpError` 429 with `Retry-After` while the
 * account may not be tried.
 */
export async function countAttempt(
  database: Database,
  key: string,
  now: number,
  mostMs = longestDelayMs,
): Promise<number> {
  const { waitMs, failures } = await database.transaction(async (tx) => {
    const at = new Date(now);
    const oldest = new Date(now - rememberedForMs);
    await tx.delete(loginFailures).where(lt(loginFailures.lastAt, oldest));
    await tx
      .insert(loginFailures)
      .values({ accountHash: key, failures: 0, blockedUntil: at, lastAt: at })
      .onConflictDoNothing();
    const own = eq(loginFailures.accountHash, key);
    const [known] = await tx.select().from(loginFailures).where(own).for('update');
    const left = (known?.blockedUntil.getTime() ?? 0) - now;
    const failures = (known?.failures ?? 0) + 1;
    if (left > 0) return { waitMs: Math.min(left, mostMs), failures };
    await tx
      .update(loginFailures)
      .set({ failures, blockedUntil: new Date(now + delayAfter(failures, mostMs)), lastAt: at })
      .where(own);
    return { waitMs: 0, failures };
  });
  if (waitMs === 0) return failures;
  throw tooManyAttempts(waitMs);
}

/** Takes one counted attempt back whose password was not judged. */
export const uncountAttempt = (database: Database, key: string, now: number): Promise<unknown> =>
  database.db
    .update(loginFailures)
    .set({ failures: sql`greatest(${loginFailures.failures} - 1, 0)`, blockedUntil: new Date(now) })
    .where(eq(loginFailures.accountHash, key));

function delayAfter(failures: number, mostMs: number): number {
  if (failures < freeAttempts) return 0;
  return Math.min(firstDelayMs * 2 ** Math.min(failures - freeAttempts, 20), mostMs);
}

export const forgetAttempts = (db: Db, key: string): Promise<unknown> =>
  db.delete(loginFailures).where(eq(loginFailures.accountHash, key));
