import { randomFrom } from '@freight/sample-services/geo/seededRandom';
import type { OrderRecord, StoredDelay } from '#db/schema/orders.ts';
import { withDelay, withFailedAttempt, withLaterPickup, withSchedule, withWait } from './delays.ts';
import { atTheGate, lastLegMs, type Milestone } from './milestones.ts';

/**
 * What the simulated drivers will do with an order: a pure function of the order, so that a server that is
 * killed and restarted continues the same journey. All durations are simulated milliseconds.
 */
const minute = 60_000;
const hour = 60 * minute;
const lorryKmPerHour = 80;

/** How an order ends. Customers' own orders always end well; the other ends exist for the demo's past orders. */
export const outcomes = [
  'delivered',
  'completed',
  'cancelled',
  'failed',
  'returned',
  'onHold',
  'escalated',
] as const;
export type Outcome = (typeof outcomes)[number];

export interface JourneyPlan {
  readonly orderKey: string;
  readonly distanceKm: number;
  readonly outcome: Outcome;
  readonly delays?: readonly StoredDelay[] | null;
}

const halfWay = 0.5;
const holdMs = 10 * minute;

/**
 * How a customer's new order ends: well, always. About half are also closed as completed a day later.
 */
export function outcomeOfNewOrder(orderKey: string): Outcome {
  return randomFrom(`outcome${orderKey}`)() < 0.5 ? 'completed' : 'delivered';
}

/** About one order in ten waits on the way for a while and then continues. */
export function isHeldUp(orderKey: string): boolean {
  return randomFrom(`hold${orderKey}`)() < 0.1;
}

const booking: readonly Milestone[] = [
  { status: 'pending_queue', afterMs: 0 },
  { status: 'pending', afterMs: minute },
  { status: 'confirmed', afterMs: 2 * minute },
];
const pickup: readonly Milestone[] = [
  { status: 'confirmed', afterMs: 2 * minute, assignsDriver: true },
  { status: 'awaitingPickup', afterMs: 2 * minute },
];
const toTheVan = 18 * minute;

function wholeRoute(transitMs: number): Milestone[] {
  return [
    { status: 'inTransit', afterMs: toTheVan, route: [0, atTheGate] },
    { status: 'outForDelivery', afterMs: transitMs, route: [atTheGate, 1] },
  ];
}

/** Half the route, then a stop. */
function halfTheRoad(transitMs: number): Milestone[] {
  return [
    { status: 'inTransit', afterMs: toTheVan, route: [0, halfWay] },
    {
      status: 'onHold',
      afterMs: transitMs / 2,
      route: [halfWay, halfWay],
      delay: { ms: holdMs, reason: 'vehicle' },
    },
  ];
}

function heldUpRoute(transitMs: number): Milestone[] {
  return [
    ...halfTheRoad(transitMs),
    { status: 'inTransit', afterMs: holdMs, route: [halfWay, atTheGate] },
    { status: 'outForDelivery', afterMs: transitMs / 2, route: [atTheGate, 1] },
  ];
}

type OutcomeOnTheRoad = Exclude<Outcome, 'cancelled'>;

function ending(orderKey: string, outcome: OutcomeOnTheRoad, transitMs: number): Milestone[] {
  const route = isHeldUp(orderKey) ? heldUpRoute(transitMs) : wholeRoute(transitMs);
  const delivered: Milestone = { status: 'delivered', afterMs: lastLegMs };
  switch (outcome) {
    case 'delivered':
      return [...route, delivered];
    case 'completed':
      return [...route, delivered, { status: 'completed', afterMs: 24 * hour }];
    case 'failed':
      return [...route, { status: 'failed', afterMs: lastLegMs }];
    case 'returned':
      return [...route, { status: 'returned', afterMs: lastLegMs + transitMs }];
    case 'onHold':
      return halfTheRoad(transitMs);
    case 'escalated':
      return [...halfTheRoad(transitMs), { status: 'escalated', afterMs: 3 * hour }];
  }
}

/**
 * All milestones in order; the first happens when the order is made. An order's stage is the index of the
 * last milestone it has passed.
 */
export function journeyOf({ orderKey, distanceKm, outcome, delays }: JourneyPlan): readonly Milestone[] {
  if (outcome === 'cancelled') return [...booking, { status: 'cancelled', afterMs: 10 * minute }];
  const transitMs = Math.round((distanceKm / lorryKmPerHour) * hour);
  const planned = [...booking, ...pickup, ...ending(orderKey, outcome, transitMs)];
  const all = delays ?? [];
  const scheduled = all.find(({ isScheduled }) => isScheduled);
  const later = all.find(({ isPickup }) => isPickup);
  const unasked = all.filter(
    (delay) => !(delay.isAsked || delay.isFailedAttempt || delay.isScheduled || delay.isPickup),
  );
  const asked = all.find(({ isAsked, isAgain }) => isAsked && !isAgain);
  const failed = all.find(({ isFailedAttempt }) => isFailedAttempt);
  const askedAgain = all.find(({ isAgain }) => isAgain);
  const booked = scheduled ? withSchedule(planned, scheduled) : planned;
  const delayed = unasked.reduce(withDelay, later ? withLaterPickup(booked, later) : booked);
  const waiting = asked ? withWait(delayed, asked) : delayed;
  return failed ? withFailedAttempt(waiting, failed, askedAgain) : waiting;
}

/** The journey of a stored order. */
export const journeyOfOrder = (
  order: Pick<OrderRecord, 'id' | 'distanceKm' | 'outcome' | 'delays'>,
): readonly Milestone[] => journeyOf({ ...order, orderKey: order.id });

/** Simulated time from one stage of a journey to a later one. */
export function timeBetween(journey: readonly Milestone[], stage: number, laterStage: number): number {
  return journey.slice(stage + 1, laterStage + 1).reduce((sum, milestone) => sum + milestone.afterMs, 0);
}

/** The same as it is expected at that stage: without the delays that become known on the way. */
export function expectedBetween(journey: readonly Milestone[], stage: number, laterStage: number): number {
  const unknown = journey
    .slice(stage + 1, laterStage)
    .reduce((sum, milestone) => sum + (milestone.delay?.ms ?? 0), 0);
  return timeBetween(journey, stage, laterStage) - unknown;
}

/**
 * Simulated time from the beginning of a stage until so much of the route is expected to lie behind the goods; undefined
 * when they are farther already, or never get there.
 */
export function expectedUntilShare(
  journey: readonly Milestone[],
  stage: number,
  share: number,
): number | undefined {
  // A journey may go to the door twice.
  const reached = journey.findIndex(
    ({ route }, index) => index >= stage && route && route[0] <= share && share < route[1],
  );
  const { route, delay } = journey[reached] ?? {};
  if (!route) return undefined;
  const lasts = (journey[reached + 1]?.afterMs ?? 0) - (reached > stage ? (delay?.ms ?? 0) : 0);
  return expectedBetween(journey, stage, reached) + lasts * ((share - route[0]) / (route[1] - route[0]));
}

/**
 * How much of the route lies behind the goods, 0 to 1, some simulated milliseconds into a stage;
 * `undefined` while they are not on the road.
 */
export function shareOfRoad(
  journey: readonly Milestone[],
  stage: number,
  millisecondsIntoStage: number,
): number | undefined {
  const route = journey[stage]?.route;
  if (!route) return undefined;
  const lasts = journey[stage + 1]?.afterMs ?? 0;
  const passed = lasts > 0 ? Math.min(1, Math.max(0, millisecondsIntoStage / lasts)) : 0;
  return route[0] + (route[1] - route[0]) * passed;
}
