import type { FastifyRequest } from 'fastify';
import type { Db } from '#db/database.ts';
import { and, eq } from '#db/drizzle.ts';
import { claimPictures, claims } from '#db/schema/claims.ts';
import { type OrderRecord, orders } from '#db/schema/orders.ts';
import { HttpError } from '#http/httpError.ts';
import { addressKey } from '#http/limits/addressKey.ts';
import { requireUser } from '#http/tokens/requireUser.ts';
import { findOwnOrder } from '#orderFacts/findOrder.ts';
import type { Strangers } from '#orders/strangers.ts';
import { findShared } from '#sharing/shareLinks.ts';

/** The customer of an order, or the holder of a link that allows claims. */
export interface Reporter {
  /** Of the customer or of the link. */
  readonly id: string;
  readonly byLink: boolean;
}

export interface Reported {
  readonly order: OrderRecord;
  readonly reporter: Reporter;
}

interface Subject {
  readonly order?: string | undefined;
  readonly share?: string | undefined;
}

/**
 * The order that a call is about, and its caller. Throws `HttpError` 401 and 404 for an own order, and for a link 404
 * when it leads nowhere, 403 when it does not allow claims, and 429 to callers that guess.
 */
export async function findReported(
  { db, strangers }: { db: Db; strangers: Strangers },
  request: FastifyRequest,
  { order, share }: Subject,
): Promise<Reported> {
  if (share === undefined) {
    const { userId } = await requireUser(request);
    return {
      order: await findOwnOrder(db, userId, order ?? ''),
      reporter: { id: userId, byLink: false },
    };
  }
  const found = await findShared(db, share);
  const shared = await strangers.admit(found?.order, addressKey(request.ip));
  if (!found) throw new HttpError('packageNotFound');
  if (!found.link.allows.includes('claims')) throw new HttpError('claimsNotAllowed');
  return { order: shared, reporter: { id: found.link.id, byLink: true } };
}

/** An order as it is now, locked, so that the calls about it are counted one after the other. */
export async function lockOrder(tx: Db, { id }: Pick<OrderRecord, 'id'>): Promise<OrderRecord> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, id)).for('update');
  if (!order) throw new HttpError('transportNotFound');
  return order;
}

/** The rows of a reporter: of one order, each reporter sees and uses only their own. */
export const claimsBy = ({ order, reporter }: Reported) =>
  and(eq(claims.orderId, order.id), eq(claims.reporter, reporter.id));
export const picturesBy = ({ order, reporter }: Reported) =>
  and(eq(claimPictures.orderId, order.id), eq(claimPictures.reporter, reporter.id));
