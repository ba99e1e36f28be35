import { factsOfStatus, type PickupWindow } from '@freight/contract';
import type { OrderRecord } from '#db/schema/orders.ts';
import type { Clock } from '#orderFacts/clock.ts';
import { expectedBetween, journeyOfOrder } from './journey.ts';
import { stageOfPickup } from './milestones.ts';
import { roundedOut } from './roundedOut.ts';

const minute = 60_000;
/** How long before and after the expected moment the driver may come, in simulated time. */
const most = 60 * minute;
const least = 10 * minute;
/** So many minutes before, the driver calls the sender; nobody calls while the time is made to run faster. */
const callMinutes = 10;

/** The columns from which a pickup follows. */
type Awaited = Pick<OrderRecord, 'id' | 'distanceKm' | 'outcome' | 'delays' | 'status' | 'stage' | 'stageAt'>;

/** When the goods are expected to be fetched; undefined once they are, and for an order that never is. */
export function pickupAt(order: Awaited, clock: Clock): Date | undefined {
  if (factsOfStatus(order.status)?.phase !== 'waiting') return undefined;
  const journey = journeyOfOrder(order);
  const pickup = stageOfPickup(journey);
  if (pickup <= order.stage) return undefined;
  return new Date(order.stageAt.getTime() + clock.realMs(expectedBetween(journey, order.stage, pickup)));
}

/**
 * Between which moments the driver is at the sender: two hours far ahead, and narrower as they come closer. Undefined once
 * the goods are fetched [R6].
 */
export function pickupWindow(order: Awaited, now: Date, clock: Clock): PickupWindow | undefined {
  const at = pickupAt(order, clock);
  if (!at) return undefined;
  const ahead = clock.simulatedMsBetween(now, at);
  const { from, to } = roundedOut(at, clock.realMs(Math.min(most, Math.max(least, ahead / 2))));
  return { from: from.toISOString(), to: to.toISOString(), ...(clock.pace <= 1 && { callMinutes }) };
}
