import type { OrderRecord } from '#db/schema/orders.ts';
import type { Clock } from '#orderFacts/clock.ts';
import { journeyOfOrder, timeBetween } from './journey.ts';
import { stageOfPickup } from './milestones.ts';

/** What makes a new order wait until its goods are to be fetched; null where its driver comes no earlier anyway. */
export function waitsUntil(
  pickup: Date | undefined,
  order: Pick<OrderRecord, 'id' | 'distanceKm' | 'outcome' | 'delays'>,
  now: Date,
  clock: Clock,
): OrderRecord['delays'] {
  if (!pickup) return null;
  const journey = journeyOfOrder(order);
  const soonest = timeBetween(journey, 0, stageOfPickup(journey));
  const ms = Math.round(clock.simulatedMsBetween(now, pickup)) - soonest;
  return ms > 0 ? [{ before: 'awaitingPickup', ms, isScheduled: true }] : null;
}
