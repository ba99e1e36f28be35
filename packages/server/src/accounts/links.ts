import { and, count, eq, gt, isNull } from 'drizzle-orm';
import { linkTokens } from '#db/accountsSchema.ts';
import type { Db } from '#db/database.ts';
import { HttpError } from '#http/httpError.ts';
import { hashToken, newOpaqueToken } from './opaqueTokens.ts';

export type LinkPurpose = 'verify' | 'reset';
type LinkToken = typeof linkTokens.$inferSelect;

const hour = 3600_000;
const lifetimes: Record<LinkPurpose, number> = { verify: 24 * hour, reset: hour };
/** More mails than this in an hour to one person would be a nuisance or an attack. */
const mailsPerHour = 5;

const refusals = {
  verify: {
    wrong: 'Invalid verification link.',
    used: 'This verification link has already been used.',
    expired: 'This verification link has expired.',
  },
  reset: {
    wrong: 'Invalid reset link.',
    used: 'This reset link has already been used.',
    expired: 'This reset link has expired.',
  },
} as const;

/**
 * Makes the token of a new mail link; earlier links of the person stay usable.
 * `passwordHash` becomes the password when the link is used.
 * Returns undefined when the person was sent enough links within the last hour.
 */
export async function createLink(
  db: Db,
  link: { userId: string; purpose: LinkPurpose; passwordHash?: string },
  now: number,
): Promise<string | undefined> {
  const [recent] = await db
    .select({ links: count() })
    .from(linkTokens)
    .where(and(eq(linkTokens.userId, link.userId), gt(linkTokens.createdAt, new Date(now - hour))));
  if (recent !== undefined && recent.links >= mailsPerHour) return undefined;
  const token = newOpaqueToken();
  await db.insert(linkTokens).values({
    tokenHash: hashToken(token),
    userId: link.userId,
    purpose: link.purpose,
    passwordHash: link.passwordHash ?? null,
    createdAt: new Date(now),
    expiresAt: new Date(now + lifetimes[link.purpose]),
  });
  return token;
}

/** Finds a usable link without using it. Throws `HttpError` 400 for a wrong, used or expired one. */
export async function findLink(db: Db, token: string, purpose: LinkPurpose, now: number): Promise<LinkToken> {
  const [link] = await db
    .select()
    .from(linkTokens)
    .where(and(eq(linkTokens.tokenHash, hashToken(token)), eq(linkTokens.purpose, purpose)))
    // Two posts of one link wait for each other, so that only the first finds it unused.
    .for('update');
  if (link === undefined) throw new HttpError(400, refusals[purpose].wrong);
  if (link.usedAt !== null) throw new HttpError(400, refusals[purpose].used);
  if (link.expiresAt.getTime() <= now) throw new HttpError(400, refusals[purpose].expired);
  return link;
}

/** Uses up every open link of this purpose that the person has. */
export async function useLinks(db: Db, userId: string, purpose: LinkPurpose, now: number): Promise<void> {
  await db
    .update(linkTokens)
    .set({ usedAt: new Date(now) })
    .where(and(eq(linkTokens.userId, userId), eq(linkTokens.purpose, purpose), isNull(linkTokens.usedAt)));
}
