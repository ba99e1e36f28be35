import { statusFacts } from '@freight/contract';
import type { Database } from '#db/database.ts';
import { eq } from '#db/drizzle.ts';
import { type OrderRecord, orders } from '#db/schema/orders.ts';
import { withStatus } from '#dispatch/progress.ts';
import { releasePlaces } from '#fleet/reservePlaces.ts';
import { HttpError } from '#http/httpError.ts';
import type { Clock } from '#orderFacts/clock.ts';
import { findOwnOrder } from '#orderFacts/findOrder.ts';
import type { OrderMailing } from '#orderMail/orderMailing.ts';
import type { OrderEvents } from '#webhooks/writeEvents.ts';

export interface CancelParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly mailing: OrderMailing;
  readonly events: OrderEvents;
}

/**
 * Cancels a customer's own order until the goods are picked up; of an order that is cancelled already nothing changes.
 * Throws `HttpError` 404, or 409 when it is too late.
 */
export async function cancelOrder(
  { database, clock, mailing, events }: CancelParts,
  userId: string,
  id: string,
): Promise<{ order: OrderRecord; isNew: boolean }> {
  return database.transaction(async (tx) => {
    const found = await findOwnOrder(tx, userId, id);
    // Locked, so that the dispatcher cannot send the driver off at the same moment.
    const [order] = await tx.select().from(orders).where(eq(orders.id, found.id)).for('update');
    if (order?.status === 'cancelled') return { order, isNew: false };
    if (!order || !statusFacts[order.status].isCancellable) throw new HttpError('notCancellable');
    const now = clock.now();
    const [cancelled] = await tx
      .update(orders)
      .set({
        status: 'cancelled',
        outcome: 'cancelled',
        version: order.version + 1,
        history: withStatus(order.history, 'cancelled', now),
        updatedAt: now,
        nextAt: null,
        estimatedDelivery: null,
        paymentStatus: order.paymentStatus === 'paid' ? 'refunded' : order.paymentStatus,
      })
      .where(eq(orders.id, order.id))
      .returning();
    if (!cancelled) throw new HttpError('notCancellable');
    if (order.emptyRun) await releasePlaces(tx, order.emptyRun);
    await mailing.moved(tx, cancelled);
    await events.changed(tx, cancelled, order);
    return { order: cancelled, isNew: true };
  });
}
