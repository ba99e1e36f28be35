import type { OrderStatus } from '@freight/contract';
import type { OrderRecord } from '#db/schema/orders.ts';
import { compactOrderNumber } from '#orderFacts/orderNumber.ts';
import { driverOf } from './driver.ts';
import { journeyOf, type Milestone, stageOfDelivery, stageOfPickup, timeBetween } from './journey.ts';

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
>;
type Traveller = Pick<OrderRecord, 'id' | 'orderNumber' | 'distanceKm' | 'outcome'>;

/** Real milliseconds for simulated ones. */
type RealMs = (simulatedMs: number) => number;

const later = (moment: Date, milliseconds: number): Date => new Date(moment.getTime() + milliseconds);
export const journeyOfOrder = (order: Traveller): readonly Milestone[] =>
  journeyOf({ orderKey: order.id, distanceKm: order.distanceKm, outcome: order.outcome });

/** The state of an order that was just made. */
export function beginJourney(order: Traveller, at: Date, realMs: RealMs): Progress {
  const progress = passStage(order, nothingYet, 0, at, realMs);
  if (!progress) throw new RangeError('A journey has at least one milestone');
  return progress;
}

/** The state after the next milestone, reached at its due time; `undefined` at the end of the journey. */
export function nextProgress(order: Traveller & Progress, realMs: RealMs): Progress | undefined {
  if (!order.nextAt) return undefined;
  return passStage(order, order, order.stage + 1, order.nextAt, realMs);
}

/** The state of an order that has passed a certain stage of its journey, begun at `start`. */
export function progressAtStage(order: Traveller, start: Date, stage: number, realMs: RealMs): Progress {
  let progress = beginJourney(order, start, realMs);
  while (progress.stage < stage) {
    const next = nextProgress({ ...order, ...progress }, realMs);
    if (!next) break;
    progress = next;
  }
  return progress;
}

type Before = Pick<Progress, 'version' | 'history' | 'driver' | 'waybill' | 'estimatedDelivery'>;
const nothingYet: Before = { version: 0, history: [], driver: null, waybill: null, estimatedDelivery: null };

function passStage(
  order: Traveller,
  before: Before,
  stage: number,
  at: Date,
  realMs: RealMs,
): Progress | undefined {
  const journey = journeyOfOrder(order);
  const milestone = journey[stage];
  if (!milestone) return undefined;
  const next = journey[stage + 1];
  const { status } = milestone;
  const version = before.version + 1;
  return {
    status,
    version,
    history: withStatus(before.history, status, at),
    stage,
    stageAt: at,
    nextAt: next ? later(at, realMs(next.afterMs)) : null,
    updatedAt: at,
    driver: milestone.assignsDriver
      ? { ...driverOf(order.id), version, estimatedArrival: pickupTime(journey, stage, at, realMs) }
      : before.driver,
    waybill:
      before.waybill ?? (status === 'confirmed' ? `WB-${compactOrderNumber(order.orderNumber)}` : null),
    estimatedDelivery: deliveryTime(journey, stage, at, realMs) ?? before.estimatedDelivery,
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

function pickupTime(journey: readonly Milestone[], stage: number, at: Date, realMs: RealMs): string {
  return later(at, realMs(timeBetween(journey, stage, stageOfPickup(journey)))).toISOString();
}

function deliveryTime(
  journey: readonly Milestone[],
  stage: number,
  at: Date,
  realMs: RealMs,
): Date | undefined {
  const delivery = stageOfDelivery(journey);
  if (delivery < stage) return undefined;
  return later(at, realMs(timeBetween(journey, stage, delivery)));
}
