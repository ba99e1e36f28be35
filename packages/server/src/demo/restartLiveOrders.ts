import { finalStatuses, type OrderStatus } from '@freight/contract';
import { eq, isNotNull } from '#db/drizzle.ts';
import { orders } from '#db/schema/orders.ts';
import type { Chore } from '#dispatch/dispatcher.ts';
import type { Clock } from '#orderFacts/clock.ts';
import { forgetClaimsOf } from './demoClaim.ts';
import { isLiveRole, placeInRole } from './liveRoles.ts';

const restMs = 30 * 60_000;
const isOver = (status: OrderStatus): boolean => finalStatuses.some((final) => final === status);

/**
 * Keeps the demo from running dry: once all its live orders are over, and half a simulated hour has passed in
 * which that can be seen, every one of them begins its role again under its old number. Those that follow one see
 * it go back; its version keeps increasing, and what was reported about it is deleted.
 */
export function restartLiveOrders(clock: Clock): Chore {
  return async (tx, now) => {
    const live = await tx.select().from(orders).where(isNotNull(orders.demoRole)).for('update');
    const rested = new Date(now.getTime() - clock.realMs(restMs));
    if (live.some(({ status, updatedAt }) => !isOver(status) || updatedAt > rested)) return [];
    const changes = [];
    for (const order of live) {
      if (!isLiveRole(order.demoRole)) continue;
      const fresh = { ...order, outcome: 'delivered' as const, paymentStatus: 'paid' };
      const placed = placeInRole(fresh, order.demoRole, now, clock);
      const version = order.version + placed.version;
      const driver = placed.driver && { ...placed.driver, version: order.version + placed.driver.version };
      const again = { ...fresh, ...placed, driver, version };
      await tx.update(orders).set(again).where(eq(orders.id, order.id));
      changes.push({ kind: 'status' as const, order: again });
    }
    await forgetClaimsOf(
      tx,
      changes.map(({ order }) => order.id),
    );
    return changes;
  };
}
