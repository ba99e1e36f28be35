import type { Db } from '#db/database.ts';
import { eq } from '#db/drizzle.ts';
import { type OrderRecord, orders } from '#db/schema/orders.ts';
import { HttpError } from '#http/httpError.ts';
import { readOrderNumber } from './orderNumber.ts';

/** Every id the API hands out for an order: 24 hexadecimal characters, as those of users. */
const innerId = /^[0-9a-f]{24}$/i;

/** The order with this public number, in any notation; `undefined` for an unknown number. */
export async function findByOrderNumber(db: Db, typed: string): Promise<OrderRecord | undefined> {
  const orderNumber = readOrderNumber(typed);
  if (orderNumber === undefined) return undefined;
  const [order] = await db.select().from(orders).where(eq(orders.orderNumber, orderNumber));
  return order;
}

/**
 * A customer's own order by `_id` or `orderId` (OPEN-19).
 * Throws `HttpError` 404 `Transport not found`, also for another customer's order: its existence must stay hidden, and
 * "Access denied" would sign a customer out over a mistyped number [LIST-31] [DETAIL-47].
 */
export async function findOwnOrder(db: Db, userId: string, id: string): Promise<OrderRecord> {
  const order = innerId.test(id.trim()) ? await findById(db, id.trim()) : await findByOrderNumber(db, id);
  if (order?.userId !== userId) throw new HttpError('transportNotFound');
  return order;
}

async function findById(db: Db, id: string): Promise<OrderRecord | undefined> {
  const [order] = await db.select().from(orders).where(eq(orders.id, id.toLowerCase()));
  return order;
}
