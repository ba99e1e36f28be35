import { expect, test, vi } from 'vitest';
import {
  addressText,
  arrivalText,
  dateOnlyText,
  dayText,
  dimensionsText,
  durationText,
  kmText,
  momentText,
  nearMomentText,
  priceText,
  ratingText,
  windowTexts,
} from '#i18n/formats.ts';

const plain = (text: string | undefined) => text?.replace(/\s/g, ' ');
const at = '2026-11-22T13:35:00.000Z';

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

test('writes a rating with one decimal in the format of the language, and omits a missing rating [FMT-05] [L19]', () => {
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
  expect(arrivalText('14:35', 'sv', now)).toBe('14:35');
});

test('writes a dash for a missing price [A13]', () => {
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

/** A reader whose clock is so many hours ahead of UTC. */
function readIn(hours: number) {
  vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-60 * hours);
}

test('writes the times of a delivery in its own zone, and names it to readers elsewhere [F24]', () => {
  const now = Date.parse(at) - 3_600_000;
  expect([nearMomentText(at, 'en', now), plain(momentText(at, 'de'))]).toEqual([
    '14:35',
    '22.11.2026, 14:35',
  ]);
  expect(nearMomentText('2026-11-22T13:35:59.999Z', 'en', now)).toBe('14:35');
  readIn(-8);
  expect(nearMomentText(at, 'en', now)).toBe('14:35 CET');
  expect(plain(momentText(at, 'sv'))).toBe('22 nov. 2026 14:35 CET');
  expect(plain(momentText(at, 'de'))).toBe('22.11.2026, 14:35 MEZ');
  expect(plain(momentText('2026-07-01T12:00:00Z', 'en'))).toBe('1 Jul 2026, 14:00 CEST');
});

test('writes an arrival with its day unless that is today, and a day without a time as that day [F24] [T11]', () => {
  const now = Date.parse(at);
  expect(arrivalText('2026-11-22T15:00:00Z', 'en', now)).toBe('16:00');
  expect(plain(arrivalText('2026-11-23T15:00:00Z', 'en', now))).toBe('Mon 23 Nov, 16:00');
  // After midnight in Sweden, before midnight in UTC.
  expect(plain(arrivalText('2026-11-22T23:30:00Z', 'sv', now))).toBe('mån 23 nov. 00:30');
  const days = () => [
    arrivalText('2026-12-01', 'en', now),
    dayText('2026-12-01', 'sv'),
    momentText('2026-12-01', 'en'),
  ];
  const expected = ['Tue 1 Dec', 'tisdag 1 december 2026', '1 Dec 2026'];
  expect(days().map(plain)).toEqual(expected);
  readIn(-8);
  expect(days().map(plain)).toEqual(expected);
});

test('writes a window with the day and the zone once, and forwards in the night the clocks go back [F24]', () => {
  const now = Date.parse(at);
  const afternoon = { from: '2026-11-22T14:10:00Z', to: '2026-11-22T14:40:00Z' };
  const night = { from: '2026-10-25T00:45:00Z', to: '2026-10-25T01:15:00Z' };
  const morning = { from: '2026-10-25T08:45:00Z', to: '2026-10-25T09:15:00Z' };
  const written = (window: { from: string; to: string }) => {
    const { from, to } = windowTexts(window, 'en', now);
    return plain(`${from} to ${to}`);
  };
  expect(written(afternoon)).toBe('15:10 to 15:40');
  expect(written(night)).toBe('Sun 25 Oct, 02:45 CEST to 02:15 CET');
  expect(written(morning)).toBe('Sun 25 Oct, 09:45 to 10:15');
  readIn(9);
  expect(written(afternoon)).toBe('15:10 to 15:40 CET');
  expect(written(night)).toBe('Sun 25 Oct, 02:45 CEST to 02:15 CET');
});
