import type { Db } from '#db/database.ts';
import { and, eq, isNull, lt, ne, sql } from '#db/drizzle.ts';
import { newId } from '#db/id.ts';
import { refreshFamilies, refreshTokens, type User, users, waitingSignIns } from '#db/schema/accounts.ts';
import { HttpError } from '#http/httpError.ts';
import { logSecurityEvent } from '#http/log/securityEvents.ts';
import { type Device, unknownDevice } from './device.ts';
import { hashToken, newOpaqueToken, successorOf } from './opaqueTokens.ts';
import type { AccountsParts } from './parts.ts';
import { signInMs } from './signIns.ts';

/** How long a token that was already exchanged still gets the same successor, for tabs that raced. */
const graceMilliseconds = 60_000;
/** How long the pair in the address that a social sign-in returns to may be exchanged. */
const handoverSeconds = 60;

export interface SessionTokens {
  token: string;
  refreshToken: string;
}

type SignedUp = Pick<User, 'id' | 'email'>;

/** Starts a new family of refresh tokens: one sign-in on one device. It ends 30 days later, however often it is renewed. */
export const startSession = (
  parts: AccountsParts,
  db: Db,
  user: SignedUp,
  device?: Device,
): Promise<SessionTokens> => begin(parts, db, user, device);

/**
 * Starts a sign-in whose tokens travel in an address: they live a minute, and the refresh token can be exchanged once.
 * Found later, in a history or a log, they are worthless.
 */
export const startHandover = (
  parts: AccountsParts,
  db: Db,
  user: SignedUp,
  device: Device,
): Promise<SessionTokens> => begin(parts, db, user, device, handoverSeconds);

async function begin(
  parts: AccountsParts,
  db: Db,
  user: SignedUp,
  device = unknownDevice,
  seconds?: number,
): Promise<SessionTokens> {
  const now = parts.now();
  const familyId = newId();
  const refreshToken = newOpaqueToken();
  await forgetExpired(db, user.id, now);
  await db
    .insert(refreshFamilies)
    .values({ id: familyId, userId: user.id, createdAt: new Date(now), ...device });
  const row = newRow(
    hashToken(refreshToken),
    familyId,
    now,
    seconds === undefined ? signInMs : seconds * 1000,
  );
  await db.insert(refreshTokens).values({ ...row, singleUse: seconds !== undefined });
  return {
    token: await parts.accessTokens.issue({ userId: user.id, email: user.email ?? '', familyId }, seconds),
    refreshToken,
  };
}

/**
 * Exchanges a refresh token for its successor. A token that was already exchanged gets the same successor for a
 * minute, because several tabs may refresh in parallel; later, or when it was meant for one exchange, it counts as
 * stolen and its family is revoked, others stay. Throws `HttpError` 401.
 */
export async function refreshSession(parts: AccountsParts, refreshToken: string): Promise<SessionTokens> {
  const outcome = await parts.database.transaction((tx) => rotate(parts, tx, refreshToken));
  // Thrown outside, or the revocation would be rolled back.
  if ('refusal' in outcome) {
    if (outcome.revoked !== undefined) parts.signIns.ended([outcome.revoked]);
    const event = outcome.revoked === undefined ? 'refresh_token_refused' : 'refresh_token_reused';
    logSecurityEvent(parts.logger, event);
    throw new HttpError(outcome.refusal);
  }
  return outcome;
}

type Rotation = SessionTokens | { refusal: 'refreshTokenInvalid' | 'refreshTokenExpired'; revoked?: string };

async function rotate(parts: AccountsParts, tx: Db, refreshToken: string): Promise<Rotation> {
  const now = parts.now();
  const tokenHash = hashToken(refreshToken);
  const [found] = await tx
    .select({ token: refreshTokens, family: refreshFamilies })
    .from(refreshTokens)
    .innerJoin(refreshFamilies, eq(refreshFamilies.id, refreshTokens.familyId))
    .where(eq(refreshTokens.tokenHash, tokenHash))
    .for('update');
  if (found === undefined || found.family.revokedAt !== null) return { refusal: 'refreshTokenInvalid' };
  const { token: used, family } = found;
  const graceMs = used.singleUse ? -1 : graceMilliseconds;
  if (used.rotatedAt !== null && now - used.rotatedAt.getTime() > graceMs) {
    await tx
      .update(refreshFamilies)
      .set({ revokedAt: new Date(now) })
      .where(eq(refreshFamilies.id, family.id));
    return { refusal: 'refreshTokenInvalid', revoked: family.id };
  }
  const endsAt = family.createdAt.getTime() + signInMs;
  if (Math.min(used.expiresAt.getTime(), endsAt) <= now) return { refusal: 'refreshTokenExpired' };
  const [user] = await tx.select().from(users).where(eq(users.id, family.userId));
  if (user === undefined) return { refusal: 'refreshTokenInvalid' };
  const successor = successorOf(refreshToken, parts.secret);
  if (used.rotatedAt === null) {
    await tx.insert(refreshTokens).values(newRow(hashToken(successor), family.id, now, endsAt - now));
    await tx
      .update(refreshTokens)
      .set({ rotatedAt: new Date(now), successorHash: hashToken(successor) })
      .where(eq(refreshTokens.tokenHash, tokenHash));
  }
  const token = await parts.accessTokens.issue({
    userId: user.id,
    email: user.email ?? '',
    familyId: family.id,
  });
  return { token, refreshToken: successor };
}

/** Ends the sign-in this refresh token belongs to; an unknown token changes nothing [SESS-14]. */
export async function endSession(parts: AccountsParts, refreshToken: string): Promise<void> {
  const family = sql`(select family_id from refresh_tokens where token_hash = ${hashToken(refreshToken)})`;
  const ended = await parts.database.db
    .update(refreshFamilies)
    .set({ revokedAt: new Date(parts.now()) })
    .where(and(sql`${refreshFamilies.id} = ${family}`, isNull(refreshFamilies.revokedAt)))
    .returning({ id: refreshFamilies.id });
  parts.signIns.ended(ended.map(({ id }) => id));
}

/** Ends one sign-in, and returns its id for `signIns.ended`; empty when it had ended. */
export async function endFamily(db: Db, familyId: string, now: number): Promise<string[]> {
  const ended = await db
    .update(refreshFamilies)
    .set({ revokedAt: new Date(now) })
    .where(and(eq(refreshFamilies.id, familyId), isNull(refreshFamilies.revokedAt)))
    .returning({ id: refreshFamilies.id });
  return ended.map(({ id }) => id);
}

/**
 * Ends every sign-in of a person except the given one, also those that wait for a code, and returns their ids: the
 * caller passes them to `signIns.ended` after its transaction.
 */
export async function endSessionsOf(db: Db, userId: string, now: number, keep = ''): Promise<string[]> {
  await db.delete(waitingSignIns).where(eq(waitingSignIns.userId, userId));
  const ended = await db
    .update(refreshFamilies)
    .set({ revokedAt: new Date(now) })
    .where(
      and(
        eq(refreshFamilies.userId, userId),
        ne(refreshFamilies.id, keep),
        isNull(refreshFamilies.revokedAt),
      ),
    )
    .returning({ id: refreshFamilies.id });
  return ended.map(({ id }) => id);
}

/** When the sign-in began, in milliseconds; 0 for an unknown one. */
export async function startedAt(db: Db, familyId: string): Promise<number> {
  const [family] = await db
    .select({ createdAt: refreshFamilies.createdAt })
    .from(refreshFamilies)
    .where(eq(refreshFamilies.id, familyId));
  return family?.createdAt.getTime() ?? 0;
}

const newRow = (tokenHash: string, familyId: string, now: number, livesMs: number) => ({
  tokenHash,
  familyId,
  createdAt: new Date(now),
  expiresAt: new Date(now + livesMs),
});

/** Sign-ins that are over can never be used again; they go when their person signs in. */
async function forgetExpired(db: Db, userId: string, now: number): Promise<void> {
  await db
    .delete(refreshFamilies)
    .where(and(eq(refreshFamilies.userId, userId), lt(refreshFamilies.createdAt, new Date(now - signInMs))));
}
