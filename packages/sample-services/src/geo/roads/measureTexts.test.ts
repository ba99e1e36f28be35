import { expect, test } from 'vitest';
import { distanceText, durationText } from './measureTexts.ts';

test.each([
  ['sv', '1 dag 1 timme 1 min', '2 dagar 2 timmar 2 min'],
  ['en', '1 day 1 hour 1 min', '2 days 2 hours 2 mins'],
  ['de', '1 Tag 1 Stunde 1 Minute', '2 Tage 2 Stunden 2 Minuten'],
] as const)('writes one and several days, hours and minutes in %s', (language, one, several) => {
  const seconds = (1440 + 60 + 1) * 60;
  expect([durationText(seconds, language), durationText(2 * seconds, language)]).toEqual([one, several]);
});

test('writes whole minutes, at least one, and no parts that are zero', () => {
  expect(durationText(0, 'sv')).toBe('1 min');
  expect(durationText(89, 'sv')).toBe('1 min');
  expect(durationText(90, 'sv')).toBe('2 min');
  expect(durationText(3_600, 'sv')).toBe('1 timme');
  expect(durationText(86_400 + 60, 'sv')).toBe('1 dag 1 min');
});

test('writes tens of metres, then tenths of a kilometre, then whole kilometres', () => {
  expect(distanceText(994, 'sv')).toBe('990 m');
  expect(distanceText(995, 'sv')).toBe('1 km');
  expect(distanceText(99_940, 'sv')).toBe('99,9 km');
  expect(distanceText(100_000, 'sv')).toBe('100 km');
  expect(distanceText(100_400, 'sv')).toBe('100 km');
});
