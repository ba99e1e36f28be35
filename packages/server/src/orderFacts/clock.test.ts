import { expect, test } from 'vitest';
import { createClock } from './clock.ts';

const minute = 60_000;
const eight = Date.UTC(2026, 10, 20, 8);
const later = (ms: number) => new Date(eight + ms);

test('lets an hour pass in a minute at a pace of sixty', () => {
  const clock = createClock(60, () => eight);
  expect(clock.realMs(60 * minute)).toBe(minute);
  expect(clock.simulatedMsBetween(later(0), later(minute))).toBe(60 * minute);
  expect(clock.now()).toEqual(later(0));
  clock.advance(60 * minute);
  clock.advance(60 * minute);
  expect(clock.now()).toEqual(later(2 * minute));
});

test('slows down below a pace of one', () => {
  expect(createClock(0.5, () => eight).realMs(minute)).toBe(2 * minute);
});

test('gives due times as in real time while it is stopped', () => {
  const clock = createClock(0, () => eight);
  expect(clock.pace).toBe(0);
  expect(clock.realMs(minute)).toBe(minute);
  expect(clock.simulatedMsBetween(later(0), later(minute))).toBe(minute);
});

test('follows the time of the machine', () => {
  let now = eight;
  const clock = createClock(1, () => now);
  now += minute;
  expect(clock.now()).toEqual(later(minute));
});
