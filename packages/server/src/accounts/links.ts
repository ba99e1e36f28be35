import type { Db } from '#db/database.ts';
import { and, count, eq, gt, inArray, isNull, lt } from '#db/drizzle.ts';
import { linkTokens, mails } from '#db/schema/accounts.ts';
import { HttpError } from '#http/httpError.ts';
import { hashToken, newOpaqueToken } from './opaqueTokens.ts';

export type LinkPurpose = 'verify' | 'reset';
type LinkToken = typeof linkTokens.$inferSelect;

const hour = 3600_000;
const lifetimes: Record<LinkPurpose, number> = { verify: 24 * hour, reset: hour };
/** How long links are kept after they were made, to distinguish a used link from one that never existed. */
const keptFor = 7 * 24 * hour;

const refusals = {
  verify: {
    wrong: 'verificationLinkInvalid',
    used: 'verificationLinkUsed',
    expired: 'verificationLinkExpired',
  },
  reset: {
    wrong: 'resetLinkInvalid',
    used: 'resetLinkUsed',
    expired: 'resetLinkExpired',
  },
} as const;

export interface NewLink {
  readonly userId: string;
  readonly purpose: LinkPurpose;
  /** Becomes the password when the link is used in the browser it was asked for in. */
  readonly passwordHash?: string;
  readonly browserHash?: string;
  /** The requester, for the limits. */
  readonly requesterHash?: string;
}

/** Makes the token of a new mail link; earlier links of the person stay usable. */
export async function createLink(db: Db, link: NewLink, now: number): Promise<string> {
  const token = newOpaqueToken();
  await db
    .delete(linkTokens)
    .where(and(eq(linkTokens.userId, link.userId), lt(linkTokens.createdAt, new Date(now - keptFor))));
  await db.insert(linkTokens).values({
    ...link,
    tokenHash: hashToken(token),
    createdAt: new Date(now),
    expiresAt: new Date(now + lifetimes[link.purpose]),
  });
  return token;
}

/** Notes which mail carries a link. */
export const noteMail = (db: Db, token: string, mailId: number): Promise<unknown> =>
  db
    .update(linkTokens)
    .set({ mailId })
    .where(eq(linkTokens.tokenHash, hashToken(token)));

/** How many links of this purpose a person was sent within the last milliseconds, by one requester or by all. */
export async function countLinks(
  db: Db,
  { userId, purpose, requesterHash }: NewLink,
  since: number,
): Promise<number> {
  const [recent] = await db
    .select({ links: count() })
    .from(linkTokens)
    .where(
      and(
        eq(linkTokens.userId, userId),
        eq(linkTokens.purpose, purpose),
        gt(linkTokens.createdAt, new Date(since)),
        requesterHash === undefined ? undefined : eq(linkTokens.requesterHash, requesterHash),
      ),
    );
  return recent?.links ?? 0;
}

/**
 * Takes back the links of a requester whose mails still wait in the outbox: a newer mail makes them pointless, and
 * what never left must not be counted.
 */
export async function withdrawWaiting(
  db: Db,
  { userId, purpose, requesterHash = '' }: NewLink,
): Promise<void> {
  const withdrawn = await db
    .select({ tokenHash: linkTokens.tokenHash, mailId: mails.id })
    .from(linkTokens)
    .innerJoin(mails, eq(mails.id, linkTokens.mailId))
    .where(
      and(
        eq(linkTokens.userId, userId),
        eq(linkTokens.purpose, purpose),
        eq(linkTokens.requesterHash, requesterHash),
        isNull(mails.sentAt),
        isNull(mails.claimedUntil),
      ),
    )
    .for('update');
  if (withdrawn.length === 0) return;
  await db.delete(linkTokens).where(
    inArray(
      linkTokens.tokenHash,
      withdrawn.map(({ tokenHash }) => tokenHash),
    ),
  );
  await db.delete(mails).where(
    inArray(
      mails.id,
      withdrawn.map(({ mailId }) => mailId),
    ),
  );
}

/** For each purpose, which links are accepted: the recipient of a verification mail may also set a password with it. */
const usableFor: Record<LinkPurpose, LinkPurpose[]> = { verify: ['verify'], reset: ['reset', 'verify'] };

/**
 * Finds a usable link without using it. Throws `HttpError` 400 for a wrong, used or expired one; `onUsed` may throw
 * another refusal for a used one.
 */
export async function findLink(
  db: Db,
  token: string,
  purpose: LinkPurpose,
  now: number,
  onUsed?: (link: LinkToken) => Promise<void>,
): Promise<LinkToken> {
  const [link] = await db
    .select()
    .from(linkTokens)
    .where(and(eq(linkTokens.tokenHash, hashToken(token)), inArray(linkTokens.purpose, usableFor[purpose])))
    // Locks the row: of two posts of one link only the first finds it unused.
    .for('update');
  if (link === undefined) throw new HttpError(refusals[purpose].wrong);
  if (link.usedAt !== null) {
    await onUsed?.(link);
    throw new HttpError(refusals[purpose].used);
  }
  if (link.expiresAt.getTime() <= now) throw new HttpError(refusals[purpose].expired);
  return link;
}

/** Uses up every open link of this purpose that the person has. */
export async function useLinks(db: Db, userId: string, purpose: LinkPurpose, now: number): Promise<void> {
  await db
    .update(linkTokens)
    .set({ usedAt: new Date(now) })
    .where(and(eq(linkTokens.userId, userId), eq(linkTokens.purpose, purpose), isNull(linkTokens.usedAt)));
}
