import { expect, test, vi } from 'vitest';
import {
  formatDay,
  formatEmissions,
  formatKm,
  formatMoment,
  formatNumber,
  formatOre,
  formatPrice,
  formatsByLanguage,
} from './formats.ts';

/** Spaces of every width become plain ones. */
const plain = (text: string): string => text.replace(/\s/g, ' ');
const evening = new Date('2026-11-20T23:30:00Z');

test('writes money, numbers and distances as Swedish documents do [DETAIL-54]', () => {
  expect(plain(formatOre(123_450))).toBe('1 234,50 kr');
  expect(plain(formatNumber(1234.5678))).toBe('1 234,568');
  expect(plain(formatKm(303.44))).toBe('303,4 km');
});

test.each([
  ['sv', '1 234,50 kr'],
  ['en', 'SEK 1,234.50'],
  ['de', '1.234,50 SEK'],
] as const)('writes a price in %s', (language, price) => {
  expect(plain(formatPrice(123_450, language))).toBe(price);
});

test.each([
  [0.0456, '46 g CO2e'],
  [0.999, '1 000 g CO2e'],
  [1, '1 kg CO2e'],
  [3.14, '3,1 kg CO2e'],
])('writes %f kg of emissions with two digits', (kg, text) => {
  expect(plain(formatEmissions(kg))).toBe(text);
});

test.each([
  [undefined, '21 november 2026', '21 november 2026 kl. 00:30 CET'],
  ['en', '21 November 2026', '21 November 2026 at 00:30 CET'],
  ['de', '21. November 2026', '21. November 2026 um 00:30 MEZ'],
] as const)(
  'writes the day and the moment of the delivery zone in %s [TRACK-22]',
  (language, day, moment) => {
    expect(plain(formatDay(evening, language))).toBe(day);
    expect(plain(formatMoment(evening, language))).toBe(moment);
  },
);

test('names the zone of the summer', () => {
  expect(plain(formatMoment(new Date('2026-07-01T10:00:00Z')))).toBe('1 juli 2026 kl. 12:00 CEST');
});

test('creates the format of a language once', () => {
  const create = vi.fn((language: string) => ({ language }));
  const formats = formatsByLanguage(create);
  expect(formats('sv')).toBe(formats('sv'));
  expect(formats('de')).toEqual({ language: 'de' });
  expect(create).toHaveBeenCalledTimes(2);
});
