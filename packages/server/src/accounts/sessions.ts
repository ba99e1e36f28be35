import { and, eq, isNull, lt, ne, sql } from 'drizzle-orm';
import { refreshFamilies, refreshTokens, users } from '#db/accountsSchema.ts';
import type { Db } from '#db/database.ts';
import { newId } from '#db/id.ts';
import { HttpError } from '#http/httpError.ts';
import { hashToken, newOpaqueToken, successorOf } from './opaqueTokens.ts';
import type { AccountsParts } from './parts.ts';

/** A refresh token nobody uses for this long is dead. */
const refreshDays = 30;
/** So long a token that was already exchanged still gets the same successor, for tabs that raced. */
const graceMilliseconds = 30_000;

export interface SessionTokens {
  token: string;
  refreshToken: string;
}

/** Starts a new family of refresh tokens: one sign-in on one device. */
export async function startSession(
  parts: AccountsParts,
  db: Db,
  user: { id: string; email: string },
): Promise<SessionTokens> {
  const now = parts.now();
  const familyId = newId();
  const refreshToken = newOpaqueToken();
  await forgetExpired(db, user.id, now);
  await db.insert(refreshFamilies).values({ id: familyId, userId: user.id, createdAt: new Date(now) });
  await db.insert(refreshTokens).values(newRow(hashToken(refreshToken), familyId, now));
  return {
    token: await parts.accessTokens.issue({ userId: user.id, email: user.email, familyId }),
    refreshToken,
  };
}

/**
 * Exchanges a refresh token for its successor. A token that was already exchanged gets the same successor
 * until that one is used or for 30 seconds; later it counts as stolen and its family is revoked, others stay.
 * Throws `HttpError` 401.
 */
export async function refreshSession(parts: AccountsParts, refreshToken: string): Promise<SessionTokens> {
  const outcome = await parts.database.transaction((tx) => rotate(parts, tx, refreshToken));
  // Thrown outside, or the revocation would be rolled back.
  if (typeof outcome === 'string') throw new HttpError(401, outcome);
  return outcome;
}

async function rotate(parts: AccountsParts, tx: Db, refreshToken: string): Promise<SessionTokens | string> {
  const now = parts.now();
  const tokenHash = hashToken(refreshToken);
  const [found] = await tx
    .select({ token: refreshTokens, family: refreshFamilies })
    .from(refreshTokens)
    .innerJoin(refreshFamilies, eq(refreshFamilies.id, refreshTokens.familyId))
    .where(eq(refreshTokens.tokenHash, tokenHash))
    .for('update');
  if (found === undefined || found.family.revokedAt !== null) return 'Invalid refresh token';
  if (found.token.expiresAt.getTime() <= now) return 'Refresh token expired';
  const successor = successorOf(refreshToken, parts.secret);
  if (found.token.rotatedAt === null) {
    await tx.insert(refreshTokens).values(newRow(hashToken(successor), found.family.id, now));
    await tx
      .update(refreshTokens)
      .set({ rotatedAt: new Date(now), successorHash: hashToken(successor) })
      .where(eq(refreshTokens.tokenHash, tokenHash));
  } else if (now - found.token.rotatedAt.getTime() > graceMilliseconds && (await isUsed(tx, successor))) {
    await tx
      .update(refreshFamilies)
      .set({ revokedAt: new Date(now) })
      .where(eq(refreshFamilies.id, found.family.id));
    parts.logger.warn(
      { userId: found.family.userId },
      'a refresh token was used twice, its family is revoked',
    );
    return 'Invalid refresh token';
  }
  const [user] = await tx.select().from(users).where(eq(users.id, found.family.userId));
  if (user === undefined) return 'Invalid refresh token';
  const token = await parts.accessTokens.issue({
    userId: user.id,
    email: user.email,
    familyId: found.family.id,
  });
  return { token, refreshToken: successor };
}

async function isUsed(tx: Db, token: string): Promise<boolean> {
  const [row] = await tx
    .select({ rotatedAt: refreshTokens.rotatedAt })
    .from(refreshTokens)
    .where(eq(refreshTokens.tokenHash, hashToken(token)));
  return row?.rotatedAt !== null;
}

/** Ends the sign-in this refresh token belongs to; an unknown token changes nothing [SESS-14]. */
export async function endSession(parts: AccountsParts, refreshToken: string): Promise<void> {
  const family = sql`(select family_id from refresh_tokens where token_hash = ${hashToken(refreshToken)})`;
  await parts.database.db
    .update(refreshFamilies)
    .set({ revokedAt: new Date(parts.now()) })
    .where(and(sql`${refreshFamilies.id} = ${family}`, isNull(refreshFamilies.revokedAt)));
}

/** Ends every sign-in of a person, except the one given. */
export async function endSessionsOf(db: Db, userId: string, now: number, keep = ''): Promise<void> {
  await db
    .update(refreshFamilies)
    .set({ revokedAt: new Date(now) })
    .where(
      and(
        eq(refreshFamilies.userId, userId),
        ne(refreshFamilies.id, keep),
        isNull(refreshFamilies.revokedAt),
      ),
    );
}

const newRow = (tokenHash: string, familyId: string, now: number) => ({
  tokenHash,
  familyId,
  createdAt: new Date(now),
  expiresAt: new Date(now + refreshDays * 24 * 3600_000),
});

/** Families whose last token has expired can never be used again; they go when their person signs in. */
async function forgetExpired(db: Db, userId: string, now: number): Promise<void> {
  const oldest = new Date(now - refreshDays * 24 * 3600_000);
  const alive = sql`exists (select 1 from refresh_tokens t where t.family_id = ${refreshFamilies.id} and t.created_at >= ${oldest.toISOString()})`;
  await db
    .delete(refreshFamilies)
    .where(and(eq(refreshFamilies.userId, userId), lt(refreshFamilies.createdAt, oldest), sql`not ${alive}`));
}
