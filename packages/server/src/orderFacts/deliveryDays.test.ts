import { expect, test } from 'vitest';
import { dayOf, daysAfter, isSunday, sameTimeOn } from './deliveryDays.ts';

test.each([
  ['in winter', '2026-11-25T13:10:00Z', '2026-11-28', '2026-11-28T13:10:00.000Z'],
  [
    'late in the evening, which is the next day there',
    '2026-11-25T23:30:00Z',
    '2026-11-28',
    '2026-11-27T23:30:00.000Z',
  ],
  ['over the night the clocks go forward', '2026-03-27T13:10:00Z', '2026-03-30', '2026-03-30T12:10:00.000Z'],
  ['over the night the clocks go back', '2026-10-23T13:10:00Z', '2026-10-26', '2026-10-26T14:10:00.000Z'],
  [
    'in the hour that comes twice, the second time',
    '2026-10-22T00:30:00Z',
    '2026-10-25',
    '2026-10-25T01:30:00.000Z',
  ],
])(
  'a moment has the same time of day on another day where the goods are delivered: %s [K4]',
  (_, moment, day, expected) => {
    const moved = sameTimeOn(day, new Date(moment));
    expect([moved.toISOString(), dayOf(moved)]).toEqual([expected, day]);
  },
);

test('days are counted where the goods are delivered [K4]', () => {
  expect(dayOf(new Date('2026-11-25T23:30:00Z'))).toBe('2026-11-26');
  expect(daysAfter('2026-10-24', 2)).toBe('2026-10-26');
  expect(daysAfter('2026-02-28', 1)).toBe('2026-03-01');
  expect(['2026-11-28', '2026-11-29', '2026-11-30'].map(isSunday)).toEqual([false, true, false]);
});
