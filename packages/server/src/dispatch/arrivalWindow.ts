import { factsOfStatus } from '@freight/contract';
import { randomFrom } from '@freight/sample-services/geo/seededRandom';
import type { OrderRecord } from '#db/schema/orders.ts';
import type { Clock } from '#orderFacts/clock.ts';
import { shareOfRoad } from './journey.ts';
import { beginJourney, journeyOfOrder } from './progress.ts';

/** Between which moments the goods arrive. */
export interface ArrivalWindow {
  readonly from: Date;
  readonly to: Date;
}

type Traveller = Pick<
  OrderRecord,
  'id' | 'orderNumber' | 'distanceKm' | 'outcome' | 'status' | 'stage' | 'stageAt' | 'estimatedDelivery'
>;

const minute = 60_000;
const lorryKmPerHour = 80;
/** The unknowns, in simulated time: when the goods are handed over, the traffic, and how long each stop takes. */
const untilPickedUp = 15 * minute;
const shareOfDriving = 0.12;
const perStop = 4 * minute;
const atTheDoor = 3 * minute;
const mostStops = 4;

/** How much of the route lies behind the goods, 0 to 1. */
function passedShare(order: Traveller, now: Date, clock: Clock): number {
  const { phase } = factsOfStatus(order.status) ?? {};
  if (phase === 'waiting') return 0;
  const into = clock.simulatedMsBetween(order.stageAt, now);
  return shareOfRoad(journeyOfOrder(order), order.stage, into) ?? 1;
}

/** The driver's deliveries before this one: all of them until the town is reached, then one after the other. */
function stopsBefore({ id, status }: Traveller, share: number): number {
  const stops = 1 + Math.floor(randomFrom(`stops${id}`)() * mostStops);
  if (status !== 'outForDelivery') return stops;
  const inTown = Math.max(0, share - 0.98) / 0.02;
  return Math.ceil(stops * (1 - inTown));
}

/** The ends of a window are rounded to the largest of these steps that fits into it three times. */
const steps = [15, 5, 1].map((minutes) => minutes * minute);

/**
 * When the goods arrive, from the kilometres that are left and the stops before; it narrows as they come closer, and
 * never widens while nothing unforeseen happens. Undefined for an order that is over, waits for a person, or has no
 * expected arrival.
 */
export function arrivalWindow(order: Traveller, now: Date, clock: Clock): ArrivalWindow | undefined {
  const { phase } = factsOfStatus(order.status) ?? {};
  if (!order.estimatedDelivery || (phase !== 'waiting' && phase !== 'moving')) return undefined;
  const share = passedShare(order, now, clock);
  const drivingMs = ((order.distanceKm * (1 - share)) / lorryKmPerHour) * 60 * minute;
  const unknown =
    (phase === 'waiting' ? untilPickedUp : 0) +
    shareOfDriving * drivingMs +
    perStop * stopsBefore(order, share) +
    atTheDoor;
  const margin = clock.realMs(unknown);
  const step = steps.find((each) => each * 3 <= margin * 2) ?? minute;
  const expected = order.estimatedDelivery.getTime();
  return {
    from: new Date(Math.floor((expected - margin) / step) * step),
    to: new Date(Math.ceil((expected + margin) / step) * step),
  };
}

/**
 * When the goods of a cancelled order would have arrived, as it was expected when it was placed; undefined for any other
 * order. A calendar that removes the delivery needs a time.
 */
export function cancelledWindow(
  order: Traveller & Pick<OrderRecord, 'createdAt'>,
  clock: Clock,
): ArrivalWindow | undefined {
  if (order.status !== 'cancelled') return undefined;
  const placed = { ...order, outcome: 'delivered' as const };
  const { estimatedDelivery } = beginJourney(placed, order.createdAt, clock.realMs);
  return arrivalWindow({ ...placed, status: 'pending', stage: 0, estimatedDelivery }, order.createdAt, clock);
}

/** The same as a field of an answer; empty without a window. */
export function arrivalFields(
  order: Traveller,
  clock: Clock,
): { arrivalWindow?: { from: string; to: string } } {
  const window = arrivalWindow(order, clock.now(), clock);
  if (!window) return {};
  return { arrivalWindow: { from: window.from.toISOString(), to: window.to.toISOString() } };
}
