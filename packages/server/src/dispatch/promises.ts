import { factsOfStatus } from '@freight/contract';
import type { OrderRecord, StoredArrival } from '#db/schema/orders.ts';
import type { Clock } from '#orderFacts/clock.ts';
import { type ExpectedOrder, windowAround } from './arrivalWindow.ts';
import type { Delay } from './milestones.ts';

const minute = 60_000;
/** Moves of fewer simulated minutes are not worth a new promise. */
const leastMove = 10;

/**
 * The promised arrivals of an order at the moment it reaches a stage: one more entry if it is the first, or if the goods
 * are expected ten simulated minutes earlier or later than promised last. Earlier entries stay as they are.
 */
export function withPromise(
  order: ExpectedOrder,
  arrivals: OrderRecord['arrivals'],
  clock: Clock,
  delay?: Delay,
): OrderRecord['arrivals'] {
  const { estimatedDelivery: expected, stageAt: at } = order;
  if (!expected || factsOfStatus(order.status)?.isFinal) return arrivals;
  const last = arrivals.at(-1);
  if (last && minutesMoved(last, expected, clock) < leastMove) return arrivals;
  const entry: StoredArrival = {
    ...windowAt({ ...order, estimatedDelivery: expected }, at, clock),
    ...(last && delay?.reason ? { reason: delay.reason } : {}),
    ...(last && delay?.reasonText ? { reasonText: delay.reasonText } : {}),
  };
  return [...arrivals, entry];
}

/** The promised arrivals with a new one that the customer asked for, however little it moves. */
export function withAskedPromise(
  order: ExpectedOrder,
  arrivals: OrderRecord['arrivals'],
  now: Date,
  clock: Clock,
): OrderRecord['arrivals'] {
  const { estimatedDelivery } = order;
  if (!estimatedDelivery) return arrivals;
  return [...arrivals, { ...windowAt({ ...order, estimatedDelivery }, now, clock), reason: 'customerAsked' }];
}

function windowAt(order: ExpectedOrder & { estimatedDelivery: Date }, at: Date, clock: Clock): StoredArrival {
  const { from, to } = windowAround(order, at, clock);
  return {
    from: from.toISOString(),
    to: to.toISOString(),
    at: at.toISOString(),
    expected: order.estimatedDelivery.toISOString(),
  };
}

/** Whole minutes, because due times at a fast pace are rounded to real milliseconds. */
function minutesMoved(last: StoredArrival, expected: Date, clock: Clock): number {
  const moved = clock.simulatedMsBetween(new Date(last.expected), expected);
  return Math.round(Math.abs(moved) / minute);
}
