import { expect, it } from 'vitest';
import { arrivalWindow } from './arrivalWindow.ts';
import { createClock } from './clock.ts';
import { isHeldUp } from './journey.ts';
import { beginJourney, goOn, type Progress } from './progress.ts';

const minute = 60_000;
const ids = Array.from({ length: 40 }, (_, index) => `order-${index}`).filter((id) => !isHeldUp(id));
const start = new Date('2026-11-22T08:00:00Z');

it.each([1, 60])(
  'narrows while the goods come closer, never widens, and holds the arrival, at pace %i',
  (pace) => {
    const clock = createClock(pace, () => start.getTime());
    for (const id of ids) {
      const traveller = { id, orderNumber: 'FR7K-2M9P-QX4T', distanceKm: 311, outcome: 'delivered' as const };
      let progress: Progress = beginJourney(traveller, start, clock.realMs);
      let last = { from: new Date(0), to: new Date('2100-01-01') };
      const widths: number[] = [];
      while (progress.status !== 'delivered') {
        const order = { ...traveller, ...progress };
        const next = goOn(order, clock.realMs);
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

it('is none for an order that is held up or has no expected arrival', () => {
  const clock = createClock(1, () => start.getTime());
  const order = {
    ...{ id: 'a', orderNumber: 'FR7K-2M9P-QX4T', distanceKm: 311, outcome: 'delivered' as const },
    ...beginJourney(
      { id: 'a', orderNumber: 'x', distanceKm: 311, outcome: 'delivered' },
      start,
      clock.realMs,
    ),
  };
  expect(arrivalWindow(order, start, clock)).toBeDefined();
  expect(arrivalWindow({ ...order, status: 'onHold' }, start, clock)).toBeUndefined();
  expect(arrivalWindow({ ...order, estimatedDelivery: null }, start, clock)).toBeUndefined();
});
