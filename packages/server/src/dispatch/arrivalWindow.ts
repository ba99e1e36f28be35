import {
  type ArrivalWindow as ArrivalTexts,
  factsOfStatus,
  type PickupWindow,
  type PromisedArrival,
} from '@freight/contract';
import { randomFrom } from '@freight/sample-services/geo/seededRandom';
import type { OrderRecord } from '#db/schema/orders.ts';
import type { Clock } from '#orderFacts/clock.ts';
import { journeyOfOrder, shareOfRoad } from './journey.ts';
import { atTheGate } from './milestones.ts';
import { pickupWindow } from './pickupWindow.ts';
import { roundedOut } from './roundedOut.ts';

/** Between which moments the goods arrive. */
export interface ArrivalWindow {
  readonly from: Date;
  readonly to: Date;
}

/** The columns from which an arrival follows. */
export type ExpectedOrder = Pick<
  OrderRecord,
  'id' | 'distanceKm' | 'outcome' | 'delays' | 'status' | 'stage' | 'stageAt' | 'estimatedDelivery'
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
function passedShare(order: ExpectedOrder, now: Date, clock: Clock): number {
  const { phase } = factsOfStatus(order.status) ?? {};
  if (phase === 'waiting') return 0;
  const into = clock.simulatedMsBetween(order.stageAt, now);
  return shareOfRoad(journeyOfOrder(order), order.stage, into) ?? 1;
}

/** The deliveries that the driver makes before this one, on the whole last leg. */
export const stopsOnLastLeg = ({ id }: Pick<OrderRecord, 'id'>): number =>
  1 + Math.floor(randomFrom(`stops${id}`)() * mostStops);

/** The driver's deliveries before this one: all of them until the town is reached, then one after the other. */
function stopsUntil(order: ExpectedOrder, share: number): number {
  const stops = stopsOnLastLeg(order);
  if (order.status !== 'outForDelivery') return stops;
  const inTown = Math.max(0, share - atTheGate) / (1 - atTheGate);
  return Math.ceil(stops * (1 - inTown));
}

/** The driver's deliveries before this one at a moment. */
export const stopsBefore = (order: ExpectedOrder, now: Date, clock: Clock): number =>
  stopsUntil(order, passedShare(order, now, clock));

/**
 * When the goods arrive, from the kilometres that are left and the stops before; it narrows as they come closer, and
 * never widens while nothing unforeseen happens. Undefined for an order that is over, waits for a person, or has no
 * expected arrival.
 */
export function arrivalWindow(order: ExpectedOrder, now: Date, clock: Clock): ArrivalWindow | undefined {
  const { estimatedDelivery } = order;
  return estimatedDelivery && isUnderWay(order)
    ? windowAround({ ...order, estimatedDelivery }, now, clock)
    : undefined;
}

function isUnderWay({ status }: ExpectedOrder): boolean {
  const { phase } = factsOfStatus(status) ?? {};
  return phase === 'waiting' || phase === 'moving';
}

/** The window around an expected arrival, in any status. */
export function windowAround(
  order: ExpectedOrder & { estimatedDelivery: Date },
  now: Date,
  clock: Clock,
): ArrivalWindow {
  const { phase } = factsOfStatus(order.status) ?? {};
  const share = passedShare(order, now, clock);
  const drivingMs = ((order.distanceKm * (1 - share)) / lorryKmPerHour) * 60 * minute;
  const unknown =
    (phase === 'waiting' ? untilPickedUp : 0) +
    shareOfDriving * drivingMs +
    perStop * stopsUntil(order, share) +
    atTheDoor;
  return roundedOut(order.estimatedDelivery, clock.realMs(unknown));
}

/** Who reads an answer: visitors know the number or have a link. */
type ArrivalReader = 'customer' | 'visitor';

interface ArrivalFields {
  arrivalWindow?: ArrivalTexts;
  stopsBefore?: number;
  pickupWindow?: PickupWindow;
  arrivals: PromisedArrival[];
}

/** The arrival in an answer: the window and the stops before it while there is one, and the windows promised. */
export function arrivalFields(
  order: ExpectedOrder & Pick<OrderRecord, 'arrivals'>,
  clock: Clock,
  reader: ArrivalReader,
): ArrivalFields {
  const now = clock.now();
  const window = arrivalWindow(order, now, clock);
  const pickup = pickupWindow(order, now, clock);
  const arrivals = order.arrivals.map(({ expected: _, ...promised }) => promised);
  const fields: ArrivalFields = {
    ...(window && {
      arrivalWindow: { from: window.from.toISOString(), to: window.to.toISOString() },
      stopsBefore: stopsBefore(order, now, clock),
    }),
    ...(pickup && { pickupWindow: pickup }),
    arrivals,
  };
  return reader === 'customer' ? fields : forVisitors(order, fields);
}

/**
 * What visitors see: the number of stops before theirs on the last leg only, never the time of the pickup, and never that
 * a home was empty, which is for the customer and for links that allow the handover.
 */
export function forVisitors<
  T extends {
    stopsBefore?: number | undefined;
    pickupWindow?: PickupWindow | undefined;
    arrivals?: PromisedArrival[] | undefined;
  },
>(
  { status }: Pick<OrderRecord, 'status'>,
  fields: T,
): Omit<T, 'stopsBefore' | 'pickupWindow'> & Pick<Partial<T>, 'stopsBefore'> {
  const arrivals = fields.arrivals?.map(withoutAbsence);
  const { stopsBefore, pickupWindow: _, ...seen } = { ...fields, ...(arrivals ? { arrivals } : {}) };
  return status === 'outForDelivery' ? { ...seen, stopsBefore } : seen;
}

const withoutAbsence = ({ reason, ...promised }: PromisedArrival): PromisedArrival =>
  reason === undefined || reason === 'nobodyHome' ? promised : { ...promised, reason };
