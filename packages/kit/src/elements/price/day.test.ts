import { expect, test } from 'vitest';
import { nearDayText } from './day.ts';

// A Tuesday, shortly before midnight in Stockholm.
const now = Date.parse('2026-11-24T22:50:00Z');

test.each([
  ['2026-11-24', 'i dag', 'today', 'heute'],
  ['2026-11-25', 'i morgon', 'tomorrow', 'morgen'],
  ['2026-11-26', 'torsdag', 'Thursday', 'Donnerstag'],
  ['2026-11-30', 'måndag', 'Monday', 'Montag'],
  ['2026-12-01', '1 dec.', '1 Dec', '1. Dez.'],
])('names %s as people do [Q1]', (day, sv, en, de) => {
  expect(nearDayText(day, 'sv', now)).toBe(sv);
  expect(nearDayText(day, 'en', now)).toBe(en);
  expect(nearDayText(day, 'de', now)).toBe(de);
});

test('names no day that has passed where deliveries are made, and none without one [Q1]', () => {
  expect(nearDayText('2026-11-24', 'en', now + 15 * 60_000)).toBeUndefined();
  expect(nearDayText(undefined, 'en', now)).toBeUndefined();
});
