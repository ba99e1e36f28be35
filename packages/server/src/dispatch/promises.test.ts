import { expect, it } from 'vitest';
import type { OrderRecord, StoredDelay } from '#db/schema/orders.ts';
import { createClock } from '#orderFacts/clock.ts';
import type { ExpectedOrder } from './arrivalWindow.ts';
import { isHeldUp } from './journey.ts';
import { beginJourney, nextProgress, type Progress } from './progress.ts';
import { withPromise } from './promises.ts';

const minute = 60_000;
const start = new Date('2026-11-22T08:00:00Z');
const keys = Array.from({ length: 60 }, (_, index) => `order-${index}`);
const smoothKey = keys.find((key) => !isHeldUp(key)) ?? '';
const heldUpKey = keys.find(isHeldUp) ?? '';

/** Every state of an order on its journey. */
function journeyStates(id: string, delays: StoredDelay[] | null, pace = 1) {
  const clock = createClock(pace, () => start.getTime());
  const traveller = {
    id,
    orderNumber: 'FR7K-2M9P-QX4T',
    distanceKm: 311,
    outcome: 'delivered' as const,
    delays,
  };
  const states = [beginJourney(traveller, start, clock)];
  for (;;) {
    const next: Progress | undefined = nextProgress({ ...traveller, ...(states.at(-1) as Progress) }, clock);
    if (!next) return { states, last: states.at(-1) as Progress };
    states.push(next);
  }
}
const moves = (arrivals: OrderRecord['arrivals'], pace = 1) =>
  arrivals.slice(1).map(({ expected, reason }, index) => {
    const before = Date.parse(arrivals[index]?.expected ?? '');
    return [Math.round(((Date.parse(expected) - before) * pace) / minute), reason];
  });

it('promises once when the order is placed, if nothing delays it [K1]', () => {
  const { states, last } = journeyStates(smoothKey, null);
  for (const { arrivals } of states) expect(arrivals).toEqual(last.arrivals);
  expect(last.arrivals).toHaveLength(1);
  expect(last.arrivals[0]).toMatchObject({ at: start.toISOString(), expected: last.stageAt.toISOString() });
  expect(last.arrivals[0]).not.toHaveProperty('reason');
});

it.each([1, 60, 3600])('adds a promise with its reason for each delay, at pace %i [K1]', (pace) => {
  const delays: StoredDelay[] = [
    { before: 'inTransit', ms: 25 * minute, reason: 'queueAtPickup', reasonText: 'Kö i hamnen' },
    { before: 'outForDelivery', ms: 70 * minute, reason: 'traffic' },
  ];
  const { states, last } = journeyStates(smoothKey, delays, pace);
  expect(moves(last.arrivals, pace)).toEqual([
    [25, 'queueAtPickup'],
    [70, 'traffic'],
  ]);
  expect(last.arrivals[1]).toMatchObject({ reasonText: 'Kö i hamnen' });
  for (const { arrivals } of states) expect(last.arrivals.slice(0, arrivals.length)).toEqual(arrivals);
  for (const { from, to, expected } of last.arrivals) {
    expect(Date.parse(from)).toBeLessThanOrEqual(Date.parse(expected));
    expect(Date.parse(to)).toBeGreaterThanOrEqual(Date.parse(expected));
  }
});

it.each([1, 60, 3600])('adds one for a hold of ten minutes and rewrites none, at pace %i [K1]', (pace) => {
  const { states, last } = journeyStates(heldUpKey, null, pace);
  expect(moves(last.arrivals, pace)).toEqual([[10, 'vehicle']]);
  for (const { arrivals } of states) expect(last.arrivals.slice(0, arrivals.length)).toEqual(arrivals);
  const held = states.find(({ status }) => status === 'onHold');
  expect(held?.arrivals[1]?.at).toBe(held?.stageAt.toISOString());
});

it('adds none for less than ten minutes, until several delays together make them [K1]', () => {
  const short = { before: 'inTransit', ms: 9 * minute, reason: 'traffic' } as const;
  expect(journeyStates(smoothKey, [short]).last.arrivals).toHaveLength(1);
  const more = { before: 'outForDelivery', ms: 5 * minute, reason: 'weather' } as const;
  expect(moves(journeyStates(smoothKey, [short, more]).last.arrivals)).toEqual([[14, 'weather']]);
});

it('adds one for time that is made up, without a reason [K1]', () => {
  const delays: StoredDelay[] = [
    { before: 'inTransit', ms: 60 * minute, reason: 'queueAtPickup' },
    { before: 'outForDelivery', ms: -55 * minute },
  ];
  expect(moves(journeyStates(smoothKey, delays).last.arrivals)).toEqual([
    [60, 'queueAtPickup'],
    [-55, undefined],
  ]);
});

const expectedAt = (estimatedDelivery: Date | null, status: OrderRecord['status']): ExpectedOrder => ({
  id: smoothKey,
  distanceKm: 311,
  outcome: 'delivered',
  delays: null,
  stage: 2,
  stageAt: start,
  estimatedDelivery,
  status,
});

it('promises nothing for an order that is not expected, or has ended [K1]', () => {
  const clock = createClock(1, () => start.getTime());
  const later = new Date(start.getTime() + 300 * minute);
  expect(withPromise(expectedAt(null, 'inTransit'), [], clock)).toEqual([]);
  expect(withPromise(expectedAt(later, 'cancelled'), [], clock)).toEqual([]);
  const [first] = withPromise(expectedAt(later, 'confirmed'), [], clock, {
    ms: 0,
    reason: 'traffic',
    reasonText: 'Kö',
  });
  expect(first).toMatchObject({ expected: later.toISOString() });
  // Nothing has moved yet: a first promise has no reason.
  expect(first).not.toHaveProperty('reason');
  expect(first).not.toHaveProperty('reasonText');
});

it('makes neither a version nor a status of a delay [K1]', () => {
  const delay: StoredDelay = { before: 'inTransit', ms: 25 * minute, reason: 'queueAtPickup' };
  const { states } = journeyStates(smoothKey, [delay]);
  const plain = journeyStates(smoothKey, null).states;
  expect(states.at(-1)?.version).toBe(plain.at(-1)?.version);
  expect(states.at(-1)?.history.map(({ status }) => status)).toEqual(
    plain.at(-1)?.history.map(({ status }) => status),
  );
});
