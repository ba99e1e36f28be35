import type { RunningServer } from '@freight/server';
import { eq } from '#db/drizzle.ts';
import { orders } from '#db/schema/orders.ts';
import { driveToStops } from './driveToStops.ts';

/**
 * Places an order of a server whose drivers wait at the door, where the attempt fails, and notifies all followers.
 * The order then waits for the next day with deliveries.
 */
export async function failAttempt(server: RunningServer, orderNumber: string): Promise<void> {
  const { database, orders: service } = server;
  await driveToStops(server, orderNumber, 0);
  const [order] = await database.db.select().from(orders).where(eq(orders.orderNumber, orderNumber));
  const handover = { ...(order?.handover ?? { kind: 'none' as const }), failsFirst: true as const };
  await database.db
    .update(orders)
    .set({ handover, nextAt: service.now() })
    .where(eq(orders.orderNumber, orderNumber));
  await service.advance(0);
}
