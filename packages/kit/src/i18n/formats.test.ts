import { expect, test } from 'vitest';
import {
  addressText,
  dateOnlyText,
  dayText,
  dimensionsText,
  durationText,
  kmText,
  momentText,
  nearMomentText,
  priceText,
  ratingText,
} from '#i18n/formats.ts';

const plain = (text: string | undefined) => text?.replace(/\s/g, ' ');
const at = new Date(2026, 10, 22, 14, 35).toISOString();

test('writes dates as Europe does, in each language in one form for each place [L19]', () => {
  const forms = (language: 'sv' | 'en' | 'de') =>
    [dayText(at, language), dateOnlyText(at, language), momentText(at, language)].map(plain);
  expect(forms('sv')).toEqual(['söndag 22 november 2026', '22 november 2026', '22 nov. 2026 14:35']);
  expect(forms('en')).toEqual(['Sunday, 22 November 2026', '22 November 2026', '22 Nov 2026, 14:35']);
  expect(forms('de')).toEqual(['Sonntag, 22. November 2026', '22. November 2026', '22.11.2026, 14:35']);
});

test('writes durations in hours and minutes, and leaves out what is nothing [L19]', () => {
  expect(plain(durationText(5.81, 'sv'))).toBe('5 tim 49 min');
  expect(plain(durationText(5.81, 'de'))).toBe('5 Std. 49 Min.');
  expect(plain(durationText(2, 'en'))).toBe('2 hrs');
  expect(plain(durationText(0.5, 'sv'))).toBe('30 min');
  expect(durationText(0, 'sv')).toBeUndefined();
});

test('writes a rating with one decimal in the way of the language, and none that nobody gave [FMT-05] [L19]', () => {
  expect([ratingText(4.75, 'sv'), ratingText(4.75, 'en'), ratingText(5, 'de')]).toEqual([
    '4,8',
    '4.8',
    '5,0',
  ]);
  expect(ratingText(0, 'sv')).toBeUndefined();
});

test('writes a moment of today without its day, and what is no date as it was received [A4]', () => {
  const now = Date.parse(at) + 60_000;
  expect(nearMomentText(at, 'en', now)).toBe('14:35');
  expect(nearMomentText(at, 'en', now + 86_400_000)).toBe('22 Nov 2026, 14:35');
  expect(nearMomentText('14:35', 'sv', now)).toBe('14:35');
  expect(nearMomentText('kort efter lunch', 'sv', now)).toBe('kort efter lunch');
});

test('has a dash for a price that nobody has told [A13]', () => {
  expect(priceText(0)).toBe('–');
  expect(plain(priceText(667.33))).toBe('667,33 kr');
});

test.each(['sv', 'en', 'de'] as const)(
  'keeps number and unit together in %s, and a postcode in one piece',
  (language) => {
    const sides = { length: 120, width: 80, height: 100 };
    const measures = [kmText(303.4, language), durationText(2, language), dimensionsText(sides, language)];
    for (const measure of measures) expect(measure).not.toContain(' ');
    expect(addressText('Drottninggatan 4, 753 10 Uppsala')).toBe('Drottninggatan 4, 753\u00a010 Uppsala');
  },
);
