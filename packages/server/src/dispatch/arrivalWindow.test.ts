import { expect, it } from 'vitest';
import { createClock } from '#orderFacts/clock.ts';
import { arrivalFields, arrivalWindow } from './arrivalWindow.ts';
import { isHeldUp } from './journey.ts';
import { beginJourney, nextProgress, type Progress } from './progress.ts';

const minute = 60_000;
const ids = Array.from({ length: 40 }, (_, index) => `order-${index}`).filter((id) => !isHeldUp(id));
const start = new Date('2026-11-22T08:00:00Z');

it.each([1, 60])(
  'narrows while the goods come closer, never widens, and holds the arrival, at pace %i',
  (pace) => {
    const clock = createClock(pace, () => start.getTime());
    for (const id of ids) {
      const traveller = {
        id,
        orderNumber: 'FR7K-2M9P-QX4T',
        distanceKm: 311,
        outcome: 'delivered' as const,
        delays: null,
      };
      let progress: Progress = beginJourney(traveller, start, clock);
      let last = { from: new Date(0), to: new Date('2100-01-01') };
      const widths: number[] = [];
      while (progress.status !== 'delivered') {
        const order = { ...traveller, ...progress };
        const next = nextProgress(order, clock);
        if (!next) throw new Error('It never arrives');
        const until = next.stageAt.getTime();
        for (let at = progress.stageAt.getTime(); at < until; at += clock.realMs(minute)) {
          const window = arrivalWindow(order, new Date(at), clock);
          if (!window) throw new Error('No window');
          expect(window.from.getTime()).toBeGreaterThanOrEqual(last.from.getTime());
          expect(window.to.getTime()).toBeLessThanOrEqual(last.to.getTime());
          last = window;
          widths.push(window.to.getTime() - window.from.getTime());
        }
        progress = next;
      }
      expect(progress.stageAt.getTime()).toBeGreaterThanOrEqual(last.from.getTime());
      expect(progress.stageAt.getTime()).toBeLessThanOrEqual(last.to.getTime());
      expect(widths.at(-1)).toBeLessThan((widths[0] ?? 0) / (pace === 1 ? 3 : 1));
      expect(arrivalWindow({ ...traveller, ...progress }, progress.stageAt, clock)).toBeUndefined();
    }
  },
);

/** How wide the window is in minutes when the order is made, and the step its ends are given in. */
function firstWindow(id: string, distanceKm: number) {
  const clock = createClock(1, () => start.getTime());
  const traveller = {
    id,
    orderNumber: 'FR7K-2M9P-QX4T',
    distanceKm,
    outcome: 'delivered' as const,
    delays: null,
  };
  const window = arrivalWindow({ ...traveller, ...beginJourney(traveller, start, clock) }, start, clock);
  if (!window) throw new Error('No window');
  const [from, to] = [window.from.getTime() / minute, window.to.getTime() / minute];
  return { width: to - from, step: [15, 5, 1].find((each) => from % each === 0 && to % each === 0) };
}

it('allows for the pickup, an eighth of the drive, and up to four stops before', () => {
  for (const id of ids) {
    // 15 and 3 minutes, 12 % of 0 or 240 minutes of driving, 4 minutes for each of 1 to 4 stops; both ways.
    const near = firstWindow(id, 0.001).width;
    expect(near).toBeGreaterThanOrEqual(2 * (15 + 3 + 4));
    expect(near).toBeLessThanOrEqual(2 * (15 + 3 + 16) + 2 * 15);
    const far = firstWindow(id, 320);
    expect(far.width).toBeGreaterThanOrEqual(2 * (15 + 3 + 4 + 28.8));
    expect(far.width).toBeLessThanOrEqual(2 * (15 + 3 + 16 + 28.8) + 2 * 15);
    expect(far.step).toBe(15);
  }
  expect(new Set(ids.map((id) => firstWindow(id, 320).width)).size).toBeGreaterThan(1);
});

it('is returned as two moments, and omitted after delivery', () => {
  const clock = createClock(1, () => start.getTime());
  const traveller = {
    id: 'a',
    orderNumber: 'x',
    distanceKm: 311,
    outcome: 'delivered' as const,
    delays: null,
  };
  const order = { ...traveller, ...beginJourney(traveller, start, clock) };
  const window = arrivalWindow(order, start, clock);
  const wanted = { from: window?.from.toISOString(), to: window?.to.toISOString() };
  const [first] = order.arrivals;
  const arrivals = [{ ...wanted, at: start.toISOString() }];
  expect(first).toEqual({ ...arrivals[0], expected: order.estimatedDelivery?.toISOString() });
  expect(arrivalFields(order, clock, 'visitor')).toEqual({ arrivalWindow: wanted, arrivals });
  expect(arrivalFields({ ...order, status: 'delivered' }, clock, 'customer')).toEqual({ arrivals });
});

it('is undefined for an order that is held up or has no expected arrival', () => {
  const clock = createClock(1, () => start.getTime());
  const order = {
    ...{
      id: 'a',
      orderNumber: 'FR7K-2M9P-QX4T',
      distanceKm: 311,
      outcome: 'delivered' as const,
      delays: null,
    },
    ...beginJourney(
      { id: 'a', orderNumber: 'x', distanceKm: 311, outcome: 'delivered', delays: null },
      start,
      clock,
    ),
  };
  expect(arrivalWindow(order, start, clock)).toBeDefined();
  expect(arrivalWindow({ ...order, status: 'onHold' }, start, clock)).toBeUndefined();
  expect(arrivalWindow({ ...order, estimatedDelivery: null }, start, clock)).toBeUndefined();
});
