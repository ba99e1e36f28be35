import type { Database } from '#db/database.ts';
import { eq } from '#db/drizzle.ts';
import { orders, type StoredDelay } from '#db/schema/orders.ts';
import { journeyOfOrder } from '#dispatch/journey.ts';

/** `minutes` is simulated; negative for time that is made up. */
export interface TestDelay extends Omit<StoredDelay, 'ms'> {
  minutes: number;
}

/**
 * Delays an order of a server whose drivers wait. The delay becomes known half way to the first milestone with the
 * status `before`, which the order must not have reached.
 */
export async function delayOrder(
  { db }: Database,
  orderNumber: string,
  ...delays: readonly TestDelay[]
): Promise<void> {
  const [order] = await db.select().from(orders).where(eq(orders.orderNumber, orderNumber));
  if (!order?.nextAt) throw new Error(`There is no order ${orderNumber} under way`);
  for (const { before } of delays)
    if (order.history.some(({ status }) => status === before))
      throw new Error(`The order has the status ${before} already`);
  const added = delays.map(({ minutes, ...delay }) => ({ ...delay, ms: minutes * 60_000 }));
  const all = [...(order.delays ?? []), ...added];
  const next = journeyOfOrder({ ...order, delays: all })[order.stage + 1];
  const nextAt = next ? new Date(order.stageAt.getTime() + next.afterMs) : order.nextAt;
  await db.update(orders).set({ delays: all, nextAt }).where(eq(orders.id, order.id));
}
