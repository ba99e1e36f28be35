import type { SharePermission } from '@freight/contract';
import type { ApiErrorCode } from '@freight/contract/errors';
import type { FastifyRequest } from 'fastify';
import type { Db } from '#db/database.ts';
import { eq } from '#db/drizzle.ts';
import { type OrderRecord, orders } from '#db/schema/orders.ts';
import { HttpError } from '#http/httpError.ts';
import { addressKey } from '#http/limits/addressKey.ts';
import { type Counter, tooManyAttempts } from '#http/limits/counter.ts';
import { requireUser } from '#http/tokens/requireUser.ts';
import { findOwnOrder } from '#orderFacts/findOrder.ts';
import type { Strangers } from '#orders/strangers.ts';
import { findShared } from './shareLinks.ts';

/** The customer of an order, or the holder of a link that allows what they do. */
export interface Caller {
  /** Of the customer or of the link. */
  readonly id: string;
  readonly byLink: boolean;
}

/** The order that a call is about, and its caller. */
export interface Called {
  readonly order: OrderRecord;
  readonly caller: Caller;
}

interface Subject {
  readonly order?: string | undefined;
  readonly share?: string | undefined;
}

const refusals = {
  claims: 'claimsNotAllowed',
  delivery: 'changesNotAllowed',
  handover: 'handoverNotAllowed',
} as const satisfies Record<SharePermission, ApiErrorCode>;

/**
 * The order that a call is about, and its caller. Throws `HttpError` 401 and 404 for an own order, and for a link 404
 * when it leads nowhere, 403 when it does not allow this, and 429 to callers that guess.
 */
export async function findCalled(
  { db, strangers }: { db: Db; strangers: Strangers },
  request: FastifyRequest,
  { order, share }: Subject,
  permission: SharePermission,
): Promise<Called> {
  if (share === undefined) {
    const { userId } = await requireUser(request);
    return {
      order: await findOwnOrder(db, userId, order ?? ''),
      caller: { id: userId, byLink: false },
    };
  }
  const found = await findShared(db, share);
  const shared = await strangers.admit(found?.order, addressKey(request.ip));
  if (!found) throw new HttpError('packageNotFound');
  if (!found.link.allows.includes(permission)) throw new HttpError(refusals[permission]);
  return { order: shared, caller: { id: found.link.id, byLink: true } };
}

/** An order as it is now, locked, so that the calls about it are counted one after the other. */
export async function lockOrder(tx: Db, { id }: Pick<OrderRecord, 'id'>): Promise<OrderRecord> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, id)).for('update');
  if (!order) throw new HttpError('transportNotFound');
  return order;
}

/** Throws `HttpError` 429 when a caller has called too often. */
export async function countCaller(counter: Counter, { id }: Caller): Promise<void> {
  const wait = await counter.take(id);
  if (wait > 0) throw tooManyAttempts(wait);
}
