import { randomBytes } from 'node:crypto';
import type { SharePermission, ShareScope } from '@freight/contract';
import { hashToken } from '#accounts/opaqueTokens.ts';
import type { Db } from '#db/database.ts';
import { and, asc, count, eq } from '#db/drizzle.ts';
import { newId } from '#db/id.ts';
import { type OrderRecord, orders } from '#db/schema/orders.ts';
import { type ShareLink, shareLinks } from '#db/schema/shareLinks.ts';
import { HttpError } from '#http/httpError.ts';

/** What a link shows, and what its holder may do. */
export interface ShareChoice {
  readonly shows: ShareScope;
  readonly allows?: readonly SharePermission[] | undefined;
}

/** More than a family and an office need for one order. */
const linksPerOrder = 20;
const tokenBytes = 16;

/**
 * A new link of an order, with its token, which cannot be read again: only its hash is stored.
 * Throws `HttpError` 409 when the order has too many.
 */
export async function createShareLink(
  tx: Db,
  orderId: string,
  { shows, allows = [] }: ShareChoice,
  now: Date,
): Promise<{ link: ShareLink; token: string }> {
  // One after the other, so that parallel calls do not exceed the limit.
  await tx.select({ id: orders.id }).from(orders).where(eq(orders.id, orderId)).for('update');
  const [made] = await tx.select({ links: count() }).from(shareLinks).where(eq(shareLinks.orderId, orderId));
  if ((made?.links ?? 0) >= linksPerOrder) {
    throw new HttpError('tooManyLinks');
  }
  const token = randomBytes(tokenBytes).toString('base64url');
  const link = {
    id: newId(),
    orderId,
    tokenHash: hashToken(token),
    shows,
    allows: [...new Set(allows)],
    createdAt: now,
  };
  await tx.insert(shareLinks).values(link);
  return { link, token };
}

export const listShareLinks = (db: Db, orderId: string): Promise<ShareLink[]> =>
  db.select().from(shareLinks).where(eq(shareLinks.orderId, orderId)).orderBy(asc(shareLinks.createdAt));

const ofOrder = (orderId: string, id: string) => and(eq(shareLinks.orderId, orderId), eq(shareLinks.id, id));

/**
 * Changes a link; without `allows`, as older kits send it, its holder may do what they could before.
 * Throws `HttpError` 404 for a link that the order has not, or has no more.
 */
export async function changeShareLink(
  db: Db,
  orderId: string,
  id: string,
  { shows, allows }: ShareChoice,
): Promise<ShareLink> {
  const change = { shows, ...(allows && { allows: [...new Set(allows)] }) };
  const [link] = await db.update(shareLinks).set(change).where(ofOrder(orderId, id)).returning();
  if (!link) throw new HttpError('linkNotFound');
  return link;
}

/** Throws `HttpError` 404 for a link that the order has not, or has no more. */
export async function withdrawShareLink(db: Db, orderId: string, id: string): Promise<void> {
  const gone = await db.delete(shareLinks).where(ofOrder(orderId, id)).returning({ id: shareLinks.id });
  if (gone.length === 0) throw new HttpError('linkNotFound');
}

/** The order a token leads to, with its link; undefined for a token that leads nowhere. */
export async function findShared(
  db: Db,
  token: string,
): Promise<{ link: ShareLink; order: OrderRecord } | undefined> {
  const [found] = await db
    .select({ link: shareLinks, order: orders })
    .from(shareLinks)
    .innerJoin(orders, eq(orders.id, shareLinks.orderId))
    .where(eq(shareLinks.tokenHash, hashToken(token)));
  return found;
}
