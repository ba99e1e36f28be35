import type { OrderStatus } from '@freight/contract';
import type { OrderRecord } from '#db/schema/orders.ts';
import type { Clock } from '#orderFacts/clock.ts';
import { compactOrderNumber } from '#orderFacts/orderNumber.ts';
import { driverOf } from './driver.ts';
import { expectedBetween, journeyOf, journeyOfOrder } from './journey.ts';
import { type Milestone, stageOfDelivery, stageOfPickup } from './milestones.ts';
import { withPromise } from './promises.ts';

/** The part of an order that its journey changes. */
export type Progress = Pick<
  OrderRecord,
  | 'status'
  | 'version'
  | 'history'
  | 'stage'
  | 'stageAt'
  | 'nextAt'
  | 'updatedAt'
  | 'driver'
  | 'waybill'
  | 'estimatedDelivery'
  | 'arrivals'
>;
export type Traveller = Pick<OrderRecord, 'id' | 'orderNumber' | 'distanceKm' | 'outcome' | 'delays'>;

const later = (moment: Date, milliseconds: number): Date => new Date(moment.getTime() + milliseconds);

/** The state of an order that was just made. */
export function beginJourney(order: Traveller, at: Date, clock: Clock): Progress {
  const progress = passStage(order, nothingYet, 0, at, clock);
  if (!progress) throw new RangeError('A journey has at least one milestone');
  return progress;
}

/** The state after the next milestone, reached at its due time; `undefined` at the end of the journey. */
export function nextProgress(order: Traveller & Progress, clock: Clock): Progress | undefined {
  if (!order.nextAt) return undefined;
  return passStage(order, order, order.stage + 1, order.nextAt, clock);
}

/** The state of an order that has passed a certain stage of its journey, begun at `start`. */
export function progressAtStage(order: Traveller, start: Date, stage: number, clock: Clock): Progress {
  let progress = beginJourney(order, start, clock);
  while (progress.stage < stage) {
    const next = nextProgress({ ...order, ...progress }, clock);
    if (!next) break;
    progress = next;
  }
  return progress;
}

type Before = Pick<Progress, 'version' | 'history' | 'driver' | 'waybill' | 'estimatedDelivery' | 'arrivals'>;
const nothingYet: Before = {
  version: 0,
  history: [],
  driver: null,
  waybill: null,
  estimatedDelivery: null,
  arrivals: [],
};

function passStage(
  order: Traveller,
  before: Before,
  stage: number,
  at: Date,
  clock: Clock,
): Progress | undefined {
  const journey = journeyOfOrder(order);
  const milestone = journey[stage];
  if (!milestone) return undefined;
  const next = journey[stage + 1];
  const { status } = milestone;
  const history = withStatus(before.history, status, at);
  // Followers read a new version as a new status or driver; a delay is neither.
  const isNewVersion = history !== before.history || milestone.assignsDriver;
  const version = before.version + (isNewVersion ? 1 : 0);
  const estimatedDelivery = deliveryTime(journey, stage, at, clock) ?? before.estimatedDelivery;
  const reached = { status, stage, stageAt: at, estimatedDelivery };
  return {
    ...reached,
    version,
    history,
    nextAt: next ? later(at, clock.realMs(next.afterMs)) : null,
    updatedAt: at,
    driver: milestone.assignsDriver
      ? { ...driverOf(order.id), version, estimatedArrival: pickupTime(journey, stage, at, clock) }
      : before.driver,
    waybill:
      before.waybill ?? (status === 'confirmed' ? `WB-${compactOrderNumber(order.orderNumber)}` : null),
    arrivals: withPromise({ ...order, ...reached }, before.arrivals, clock, milestone.delay),
  };
}

/** The history with one more entry, unless the order has this status already. */
export function withStatus(
  history: OrderRecord['history'],
  status: OrderStatus,
  at: Date,
): OrderRecord['history'] {
  if (history.at(-1)?.status === status) return history;
  return [...history, { status, changedAt: at.toISOString() }];
}

function pickupTime(journey: readonly Milestone[], stage: number, at: Date, { realMs }: Clock): string {
  return later(at, realMs(expectedBetween(journey, stage, stageOfPickup(journey)))).toISOString();
}

/** When the delivery of an order is expected by its journey, without what becomes known on the way. */
export const expectedDelivery = (
  order: Traveller & Pick<OrderRecord, 'stage' | 'stageAt'>,
  clock: Clock,
): Date | undefined => deliveryTime(journeyOfOrder(order), order.stage, order.stageAt, clock);

/** When goods that are ordered now for a way of this length are expected, the same way. */
export function deliveryIfOrdered(distanceKm: number, clock: Clock): Date {
  const journey = journeyOf({ orderKey: '', distanceKm, outcome: 'delivered' });
  return deliveryTime(journey, 0, clock.now(), clock) ?? clock.now();
}

function deliveryTime(
  journey: readonly Milestone[],
  stage: number,
  at: Date,
  { realMs }: Clock,
): Date | undefined {
  const delivery = stageOfDelivery(journey);
  if (delivery < stage) return undefined;
  return later(at, realMs(expectedBetween(journey, stage, delivery)));
}
