import { finalStatuses, type OrderStatus } from '@freight/contract';
import { eq, isNotNull } from '#db/drizzle.ts';
import { type OrderRecord, orders } from '#db/schema/orders.ts';
import type { Chore } from '#dispatch/dispatcher.ts';
import type { Clock } from '#orderFacts/clock.ts';
import { forgetReportsOf } from './demoClaim.ts';
import { planDemoOrders } from './demoPlan.ts';
import {
  delaysOfRole,
  handoverOfRole,
  isLiveRole,
  type LiveRole,
  liveRoleNames,
  placeInRole,
} from './liveRoles.ts';
import { plannedRoad } from './seedDemo.ts';

const restMs = 30 * 60_000;
const isOver = (status: OrderStatus): boolean => finalStatuses.some((final) => final === status);

/** A live order that waits for another day, also after a failed attempt, must not keep the others from beginning again. */
const waitsForDay = ({ delays, nextAt }: OrderRecord, until: Date): boolean =>
  (delays ?? []).some(({ isAsked, isFailedAttempt }) => isAsked || isFailedAttempt) &&
  nextAt !== null &&
  nextAt > until;

/** The place a role was planned with, where a visitor has asked for another one. */
function plannedPlace({ pickup, dropoff }: OrderRecord, role: LiveRole) {
  const plan = planDemoOrders(liveRoleNames.length).live[liveRoleNames.indexOf(role)];
  if (plan?.pickup.lat !== pickup.lat || plan.pickup.lng !== pickup.lng) return {};
  return plan.dropoff.lat === dropoff.lat && plan.dropoff.lng === dropoff.lng ? {} : plannedRoad(plan);
}

/**
 * Keeps the demo from running dry: once all its live orders are over, and half a simulated hour has passed in
 * which that can be seen, every one of them begins its role again under its old number. Those that follow one see
 * it go back; its version keeps increasing, and what was reported or changed about it is deleted.
 */
export function restartLiveOrders(clock: Clock): Chore {
  return async (tx, now) => {
    const live = await tx.select().from(orders).where(isNotNull(orders.demoRole)).for('update');
    const rested = new Date(now.getTime() - clock.realMs(restMs));
    const soon = new Date(now.getTime() + clock.realMs(restMs));
    const isDone = (order: OrderRecord) => isOver(order.status) || waitsForDay(order, soon);
    if (live.some((order) => !isDone(order) || order.updatedAt > rested)) return [];
    const changes = [];
    for (const order of live) {
      if (!isLiveRole(order.demoRole)) continue;
      const fresh = {
        ...order,
        ...plannedPlace(order, order.demoRole),
        outcome: 'delivered' as const,
        paymentStatus: 'paid',
        delays: delaysOfRole(order.demoRole),
        changesVersion: order.changesVersion + 1,
        deliveryNotes: null,
        handover: handoverOfRole(order.demoRole),
      };
      const placed = placeInRole(fresh, order.demoRole, now, clock);
      const version = order.version + placed.version;
      const driver = placed.driver && { ...placed.driver, version: order.version + placed.driver.version };
      const again = { ...fresh, ...placed, driver, version };
      await tx.update(orders).set(again).where(eq(orders.id, order.id));
      changes.push({ kind: 'status' as const, order: again }, { kind: 'changes' as const, order: again });
    }
    await forgetReportsOf(
      tx,
      changes.map(({ order }) => order.id),
    );
    return changes;
  };
}
