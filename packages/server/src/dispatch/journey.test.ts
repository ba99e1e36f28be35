import { orderStatuses } from '@freight/contract';
import { describe, expect, it } from 'vitest';
import type { StoredDelay } from '#db/schema/orders.ts';
import {
  expectedBetween,
  isHeldUp,
  journeyOf,
  outcomeOfNewOrder,
  outcomes,
  shareOfRoad,
  timeBetween,
} from './journey.ts';
import { stageOfDelivery, stageOfPickup } from './milestones.ts';

const keys = Array.from({ length: 400 }, (_, index) => `order-${index}`);
const smoothKey = keys.find((key) => !isHeldUp(key)) ?? '';
const heldUpKey = keys.find(isHeldUp) ?? '';
const minute = 60_000;
const delays: StoredDelay[] = [
  { before: 'inTransit', ms: 25 * minute, reason: 'queueAtPickup' },
  { before: 'outForDelivery', ms: 70 * minute, reason: 'traffic' },
];
const statusesOf = (orderKey: string, outcome: (typeof outcomes)[number]) =>
  journeyOf({ orderKey, distanceKm: 160, outcome }).map((milestone) => milestone.status);

describe('the journey of an order', () => {
  it('goes from the queue to the recipient in the documented order [STATUS-08]', () => {
    expect(statusesOf(smoothKey, 'delivered')).toEqual([
      'pending_queue',
      'pending',
      'confirmed',
      'confirmed',
      'awaitingPickup',
      'inTransit',
      'outForDelivery',
      'delivered',
    ]);
  });

  it('is the same on every call [STATUS-08]', () => {
    for (const orderKey of keys.slice(0, 20)) {
      const plan = { orderKey, distanceKm: 303.4, outcome: outcomeOfNewOrder(orderKey) };
      expect(journeyOf(plan)).toEqual(journeyOf({ ...plan }));
    }
  });

  it('takes 25 minutes to the pickup, the drive at 80 km/h and 20 minutes to the door', () => {
    const journey = journeyOf({ orderKey: smoothKey, distanceKm: 160, outcome: 'delivered' });
    const minutes = (stage: number): number => timeBetween(journey, 0, stage) / 60_000;
    expect(minutes(3)).toBe(5);
    expect(minutes(stageOfPickup(journey))).toBe(25);
    expect(minutes(stageOfDelivery(journey))).toBe(25 + 120 + 20);
  });

  it('ends every new order well and holds one in ten up on the way [STATUS-01]', () => {
    const ends = new Set(keys.map((orderKey) => statusesOf(orderKey, outcomeOfNewOrder(orderKey)).at(-1)));
    expect(ends).toEqual(new Set(['delivered', 'completed']));
    const held = keys.filter(isHeldUp);
    expect(held.length).toBeGreaterThan(20);
    expect(held.length).toBeLessThan(60);
    expect(statusesOf(heldUpKey, 'delivered').slice(5)).toEqual([
      'inTransit',
      'onHold',
      'inTransit',
      'outForDelivery',
      'delivered',
    ]);
  });

  it('reaches all 13 statuses over its possible ends [STATUS-01]', () => {
    const reached = new Set(outcomes.flatMap((outcome) => statusesOf(smoothKey, outcome)));
    expect(reached).toEqual(new Set(orderStatuses));
  });

  it.each([
    ['cancelled', [0, 1, 2, 10]],
    ['completed', [0, 1, 2, 2, 2, 18, 120, 20, 24 * 60]],
    ['failed', [0, 1, 2, 2, 2, 18, 120, 20]],
    ['returned', [0, 1, 2, 2, 2, 18, 120, 20 + 120]],
    ['onHold', [0, 1, 2, 2, 2, 18, 60]],
    ['escalated', [0, 1, 2, 2, 2, 18, 60, 3 * 60]],
  ] as const)('takes its time to each milestone of an order that ends as %s', (outcome, minutes) => {
    const journey = journeyOf({ orderKey: smoothKey, distanceKm: 160, outcome });
    expect(journey.map(({ afterMs }) => afterMs / 60_000)).toEqual(minutes);
  });

  it('waits ten minutes where it is held up, half way, and drives as long as any other', () => {
    const journey = journeyOf({ orderKey: heldUpKey, distanceKm: 160, outcome: 'delivered' });
    expect(journey.map(({ afterMs }) => afterMs / 60_000)).toEqual([0, 1, 2, 2, 2, 18, 60, 10, 60, 20]);
    const held = journey.findIndex(({ status }) => status === 'onHold');
    expect(shareOfRoad(journey, held, 5 * 60_000)).toBe(0.5);
    expect(shareOfRoad(journey, held - 1, 30 * 60_000)).toBe(0.25);
    expect(shareOfRoad(journey, held + 1, 30 * 60_000)).toBe(0.74);
    expect(shareOfRoad(journey, 99, 1000)).toBeUndefined();
  });

  it('becomes known to be longer half way before the milestone that comes later [K1]', () => {
    const journey = journeyOf({ orderKey: smoothKey, distanceKm: 160, outcome: 'delivered', delays });
    expect(journey.map(({ status, afterMs }) => [status, afterMs / minute])).toEqual([
      ['pending_queue', 0],
      ['pending', 1],
      ['confirmed', 2],
      ['confirmed', 2],
      ['awaitingPickup', 2],
      ['awaitingPickup', 9],
      ['inTransit', 9 + 25],
      ['inTransit', 60],
      ['outForDelivery', 60 + 70],
      ['delivered', 20],
    ]);
    const expected = journey.map((_, stage) => expectedBetween(journey, stage, journey.length - 1) / minute);
    expect(expected).toEqual([165, 164, 162, 160, 158, 149 + 25, 140, 80 + 70, 20, 0]);
  });

  it('foresees no hold: the order is expected ten minutes later from then on [K1]', () => {
    const journey = journeyOf({ orderKey: heldUpKey, distanceKm: 160, outcome: 'delivered' });
    const held = journey.findIndex(({ status }) => status === 'onHold');
    const delivery = stageOfDelivery(journey);
    expect(journey[held]?.delay).toEqual({ ms: 10 * minute, reason: 'vehicle' });
    expect(expectedBetween(journey, held - 1, delivery)).toBe((60 + 60 + 20) * minute);
    expect(expectedBetween(journey, held, delivery)).toBe((10 + 60 + 20) * minute);
  });

  it('makes up no more time than is left, and ignores a delay before a status it never reaches [K1]', () => {
    const plan = { orderKey: smoothKey, distanceKm: 160, outcome: 'delivered' } as const;
    const early = journeyOf({ ...plan, delays: [{ before: 'delivered', ms: -60 * minute }] });
    expect(early.slice(-2)).toMatchObject([{ delay: { ms: -10 * minute } }, { afterMs: 0 }]);
    expect(journeyOf({ ...plan, delays: [{ before: 'returned', ms: minute }] })).toEqual(journeyOf(plan));
  });

  it('moves along the road from pickup to door and never backwards [SOCKET-16] [K1]', () => {
    const plans = [
      { orderKey: smoothKey },
      { orderKey: heldUpKey },
      { orderKey: smoothKey, delays },
      { orderKey: heldUpKey, delays },
    ];
    for (const plan of plans) {
      const journey = journeyOf({ ...plan, distanceKm: 160, outcome: 'delivered' });
      const shares = journey.flatMap((_, stage) =>
        [0, 0.5, 1].map((part) => shareOfRoad(journey, stage, part * (journey[stage + 1]?.afterMs ?? 0))),
      );
      const onTheRoad = shares.filter((share) => share !== undefined);
      expect(onTheRoad).toEqual([...onTheRoad].sort((a, b) => a - b));
      expect(onTheRoad[0]).toBe(0);
      expect(onTheRoad.at(-1)).toBe(1);
      expect(shareOfRoad(journey, 0, 1000)).toBeUndefined();
      expect(shareOfRoad(journey, stageOfDelivery(journey), 1000)).toBeUndefined();
    }
  });
});
