import { randomFrom } from '@freight/sample-services/geo/seededRandom';
import type { OrderRecord } from '#db/schema/orders.ts';
import type { Clock } from '#orderFacts/clock.ts';
import { dayOf, nextDeliveryDay, sameTimeOn } from '#orderFacts/deliveryDays.ts';
import { journeyOfOrder } from './journey.ts';

/** About one order in twelve fails at the first attempt. */
const missed = 1 / 12;
export const failsFirst = (orderKey: string): boolean => randomFrom(`missed${orderKey}`)() < missed;

/**
 * The order as it is when its first attempt fails: the delivery moves to the next day with deliveries.
 * Any other order is returned unmodified.
 */
export function withFailedAttempt(order: OrderRecord, clock: Clock): OrderRecord {
  const { nextAt, stage, handover, delays } = order;
  if (!handover?.failsFirst || !nextAt || journeyOfOrder(order)[stage + 1]?.status !== 'delivered')
    return order;
  const known = delays ?? [];
  if (known.some(({ isFailedAttempt }) => isFailedAttempt)) return order;
  const again = sameTimeOn(nextDeliveryDay(dayOf(nextAt)), nextAt);
  const ms = clock.simulatedMsBetween(nextAt, again);
  const failed = { before: 'delivered', ms, reason: 'nobodyHome', isFailedAttempt: true } as const;
  return { ...order, delays: [...known, failed] };
}
