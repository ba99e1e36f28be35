import type { OrderRecord, StoredDelay, StoredPlace } from '#db/schema/orders.ts';
import type { Clock } from '#orderFacts/clock.ts';
import { dayOf, sameTimeOn, timeOn } from '#orderFacts/deliveryDays.ts';
import { stopsBefore, stopsOnLastLeg } from './arrivalWindow.ts';
import { expectedBetween, expectedUntilShare, journeyOfOrder } from './journey.ts';
import { atTheGate } from './milestones.ts';
import { pickupAt } from './pickupWindow.ts';
import { expectedDelivery } from './progress.ts';
import { withAskedPromise } from './promises.ts';

/** What changes about the journey of an order when its customer asks for another day or place. */
export type Asked = Pick<OrderRecord, 'delays' | 'distanceKm' | 'dropoff'>;

const later = (moment: Date, milliseconds: number): Date => new Date(moment.getTime() + milliseconds);
const isAgain = ({ delays }: OrderRecord): boolean =>
  (delays ?? []).some(({ isFailedAttempt }) => isFailedAttempt);
/** Without the wait that is ahead; one before a failed attempt has passed, and stays part of the journey. */
const withoutWait = (order: OrderRecord): OrderRecord['delays'] =>
  (order.delays ?? []).filter((delay) => !delay.isAsked || (isAgain(order) && !delay.isAgain));

/** An order whose customer asked for something else, with its due times and the new promise. */
function asAsked(order: OrderRecord, asked: Partial<Asked>, now: Date, clock: Clock): OrderRecord {
  const changed = { ...order, ...asked };
  const next = journeyOfOrder(changed)[order.stage + 1];
  const estimatedDelivery = expectedDelivery(changed, clock) ?? order.estimatedDelivery;
  return {
    ...changed,
    nextAt: order.nextAt && next ? later(order.stageAt, clock.realMs(next.afterMs)) : order.nextAt,
    estimatedDelivery,
    arrivals: withAskedPromise({ ...changed, estimatedDelivery }, order.arrivals, now, clock),
  };
}

/**
 * The order delivered on another day, at the time of day at which it is expected: the goods wait before the last leg.
 * Undefined for a day on which they cannot be there yet.
 */
export function onOtherDay(
  order: OrderRecord,
  day: string,
  now: Date,
  clock: Clock,
): OrderRecord | undefined {
  const unasked = { ...order, delays: withoutWait(order) };
  const earliest = expectedDelivery(unasked, clock);
  if (!earliest) return undefined;
  if (day < dayOf(earliest)) return undefined;
  const ms = clock.simulatedMsBetween(earliest, sameTimeOn(day, earliest));
  const delays = [
    ...(unasked.delays ?? []),
    {
      before: 'outForDelivery' as const,
      ms,
      reason: 'customerAsked' as const,
      isAsked: true as const,
      ...(isAgain(order) ? { isAgain: true as const } : {}),
    },
  ];
  return asAsked(order, { delays }, now, clock);
}

/** When a driver comes on a day that the sender has chosen. */
const fetchedAt = '10:00';

/**
 * The order fetched on another day. Who has a driver already keeps them. Undefined for a day on which nobody can come, and
 * for an order that nobody fetches any more.
 */
export function onOtherPickupDay(
  order: OrderRecord,
  day: string,
  now: Date,
  clock: Clock,
): OrderRecord | undefined {
  const expected = pickupAt(order, clock);
  if (!expected) return undefined;
  const flag = order.driver ? 'isPickup' : 'isScheduled';
  const delays = order.delays ?? [];
  const before = delays.find((delay) => delay[flag]);
  const ms = (before?.ms ?? 0) + clock.simulatedMsBetween(expected, timeOn(day, fetchedAt));
  if (ms < 0) return undefined;
  const wait: StoredDelay = { before: order.driver ? 'inTransit' : 'awaitingPickup', ms, [flag]: true };
  const moved = asAsked(order, { delays: [...delays.filter((delay) => delay !== before), wait] }, now, clock);
  const at = pickupAt(moved, clock);
  return {
    ...moved,
    driver: moved.driver && at ? { ...moved.driver, estimatedArrival: at.toISOString() } : moved.driver,
  };
}

/** The order delivered at another place, so many kilometres along the road from its pickup. */
export const atOtherPlace = (
  order: OrderRecord,
  { dropoff, distanceKm }: { dropoff: StoredPlace; distanceKm: number },
  now: Date,
  clock: Clock,
): OrderRecord => asAsked(order, { dropoff, distanceKm }, now, clock);

/** The driver needs to know what is asked for one stop before, while it can be read. */
export const stopsNeeded = 1;

/** Whether the driver of the last leg is too near for new instructions. */
export const isDriverNear = (order: OrderRecord, now: Date, clock: Clock): boolean =>
  order.status === 'outForDelivery' && stopsBefore(order, now, clock) <= stopsNeeded;

/** When the driver is expected to be so near; undefined when that is not known. */
export function driverNearAt(order: OrderRecord, clock: Clock): Date | undefined {
  const share = 1 - (1 - atTheGate) * (stopsNeeded / stopsOnLastLeg(order));
  return momentAfter(order, expectedUntilShare(journeyOfOrder(order), order.stage, share), clock);
}

/** When the goods are expected to go out with the driver of the last leg. */
export function lastLegAt(order: OrderRecord, clock: Clock): Date | undefined {
  const journey = journeyOfOrder(order);
  const stage = journey.findIndex(({ status }, index) => index > order.stage && status === 'outForDelivery');
  if (stage < 0 || order.status === 'outForDelivery') return undefined;
  return momentAfter(order, expectedBetween(journey, order.stage, stage), clock);
}

const momentAfter = (order: OrderRecord, ms: number | undefined, clock: Clock): Date | undefined =>
  ms === undefined ? undefined : later(order.stageAt, clock.realMs(ms));
