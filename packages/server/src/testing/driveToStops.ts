import type { RunningServer } from '@freight/server';
import { eq } from '#db/drizzle.ts';
import { orders } from '#db/schema/orders.ts';
import { stopsOnLastLeg } from '#dispatch/arrivalWindow.ts';
import { journeyOfOrder } from '#dispatch/journey.ts';
import { stageOf } from '#dispatch/milestones.ts';
import { progressAtStage } from '#dispatch/progress.ts';
import { createClock } from '#orderFacts/clock.ts';

/**
 * Places an order of a server whose drivers wait on its last leg, with so many deliveries before it; 0 is at the door.
 * Throws for an order whose driver makes fewer from the start.
 */
export async function driveToStops(
  { database: { db }, orders: service }: RunningServer,
  orderNumber: string,
  stops: number,
): Promise<void> {
  const [order] = await db.select().from(orders).where(eq(orders.orderNumber, orderNumber));
  if (!order) throw new Error(`There is no order ${orderNumber}`);
  const all = stopsOnLastLeg(order);
  if (stops > all) throw new Error(`The driver of ${orderNumber} makes ${all} deliveries before it`);
  const clock = createClock(1);
  const journey = journeyOfOrder(order);
  const stage = stageOf(journey, 'outForDelivery');
  const lastsMs = journey[stage + 1]?.afterMs ?? 0;
  // In the middle of the way between two deliveries.
  const passed = lastsMs * Math.min(1, (all - stops + 0.5) / all);
  const gone = progressAtStage(order, order.createdAt, stage, clock);
  const now = service.now();
  const stageAt = new Date(now.getTime() - passed);
  const nextAt = new Date(stageAt.getTime() + lastsMs);
  await db
    .update(orders)
    .set({ ...gone, stageAt, nextAt, estimatedDelivery: nextAt })
    .where(eq(orders.id, order.id));
}
