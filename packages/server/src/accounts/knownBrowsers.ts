import type { Db } from '#db/database.ts';
import { and, eq, lt } from '#db/drizzle.ts';
import { knownBrowsers } from '#db/schema/accounts.ts';

/** How long an unused browser remains known. */
const knownForMs = 180 * 24 * 3600_000;

/** Records that this browser has signed in to the account. */
export async function rememberKnown(
  db: Db,
  userId: string,
  browserHash: string | undefined,
  now: number,
): Promise<void> {
  if (browserHash === undefined) return;
  const seenAt = new Date(now);
  await db
    .delete(knownBrowsers)
    .where(and(eq(knownBrowsers.userId, userId), lt(knownBrowsers.seenAt, new Date(now - knownForMs))));
  await db
    .insert(knownBrowsers)
    .values({ userId, browserHash, seenAt })
    .onConflictDoUpdate({ target: [knownBrowsers.userId, knownBrowsers.browserHash], set: { seenAt } });
}

export async function isKnownBrowser(
  db: Db,
  userId: string,
  browserHash: string | undefined,
  now: number,
): Promise<boolean> {
  if (browserHash === undefined) return false;
  const [known] = await db
    .select({ seenAt: knownBrowsers.seenAt })
    .from(knownBrowsers)
    .where(and(eq(knownBrowsers.userId, userId), eq(knownBrowsers.browserHash, browserHash)));
  return known !== undefined && known.seenAt.getTime() > now - knownForMs;
}

/** After a password reset no browser that signed in before is trusted any more. */
export const forgetBrowsers = (db: Db, userId: string): Promise<unknown> =>
  db.delete(knownBrowsers).where(eq(knownBrowsers.userId, userId));
