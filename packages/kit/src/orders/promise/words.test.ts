import { expect, test } from 'vitest';
import { arrivalText, dateText, nearMomentText, windowTexts } from '#i18n/formats.ts';
import { statuses } from '#i18n/statuses/en.ts';
import type { Translate } from '#i18n/texts.ts';
import { strings } from './strings/en.ts';
import {
  cameText,
  minutesText,
  movedText,
  promisedText,
  stopsText,
  type Wording,
  windowText,
} from './words.ts';

/** The texts of a catalogue, with their placeholders filled in. */
const saying = <Model extends object>(texts: Model) =>
  ((key: keyof Model, values: Record<string, string | number> = {}) =>
    Object.entries(values).reduce(
      (text, [name, value]) => text.replace(`{${name}}`, String(value)),
      String(texts[key]),
    )) as unknown as Translate<Model>;

const now = Date.parse('2026-11-22T11:00:00.000Z');
const wording: Wording = { t: saying(strings), statuses: saying(statuses), language: 'en', now };
const [from, to] = ['2026-11-22T12:00:00.000Z', '2026-11-22T14:00:00.000Z'];
const window = (() => {
  const ends = windowTexts({ from, to }, 'en', now);
  return `${ends.from} to ${ends.to}`;
})();
const promisedAt = (at: string) => promisedText({ from, to, at, reason: '', reasonText: '' }, wording);
const moved = (minutes: number, change: object = {}) =>
  movedText(
    { from, to, minutes, at: '2026-11-22T10:00:00.000Z', reason: '', reasonText: '', ...change },
    wording,
  );
const plain = (text: string) => text.replace(/\s/g, ' ');

test('counts in minutes, and from an hour on in hours', () => {
  expect(plain(minutesText(25, 'en'))).toBe('25 minutes');
  expect(plain(minutesText(59, 'en'))).toBe('59 minutes');
  expect(plain(minutesText(60, 'en'))).toMatch(/^1 hr/);
  expect(plain(minutesText(65, 'en'))).toMatch(/^1 hr,? 5 min/);
});

test('shows both ends of a window, and the moment of one without a width', () => {
  expect(windowText({ from, to }, wording)).toBe(window);
  expect(windowText({ from, to: from }, wording)).toBe(arrivalText(from, 'en', now));
});

test('names the day of a promise, today and yesterday by their words', () => {
  expect(promisedAt('2026-11-22T09:00:00.000Z')).toBe(`Promised today: ${window}`);
  expect(promisedAt('2026-11-21T09:00:00.000Z')).toBe(`Promised yesterday: ${window}`);
  const earlier = '2026-11-20T09:00:00.000Z';
  const day = dateText(earlier, 'en', { weekday: 'short', day: 'numeric', month: 'short' }) ?? '';
  expect(day).toMatch(/^Fri.* 20 /);
  expect(promisedAt(earlier)).toBe(`Promised ${day}: ${window}`);
});

test('writes a delay and a gain differently, with the moment of the change', () => {
  const time = nearMomentText('2026-11-22T10:00:00.000Z', 'en', now);
  expect(plain(moved(25))).toBe(plain(`Moved 25 minutes at ${time}`));
  expect(plain(moved(-20))).toBe(plain(`Moved 20 minutes earlier at ${time}`));
  const before = '2026-11-21T10:00:00.000Z';
  expect(plain(moved(25, { at: before }))).toBe(
    plain(`Moved 25 minutes on ${arrivalText(before, 'en', now)}`),
  );
});

test('gives the reason in the words of the API, else those of a known code, else none', () => {
  expect(moved(25, { reason: 'traffic' })).toMatch(/: heavy traffic$/);
  expect(moved(25, { reason: 'traffic', reasonText: 'A bridge is closed' })).toMatch(/: A bridge is closed$/);
  expect(moved(25, { reason: 'aliens', reasonText: 'Aliens' })).toMatch(/: Aliens$/);
  expect(moved(25, { reason: 'aliens' })).toBe(moved(25));
});

test('counts the stops before a delivery', () => {
  expect([0, 1, 2].map((stops) => stopsText(stops, wording))).toEqual([
    'You are next',
    '1 stop before you',
    '2 stops before you',
  ]);
});

test('shows what was promised and when it came, without a time where that is not known', () => {
  const promise = { from, to, at: from, reason: '', reasonText: '' };
  const cameAt = '2026-11-22T13:10:00.000Z';
  expect(plain(cameText(promise, cameAt, wording))).toBe(
    plain(`Promised ${window}. Came ${arrivalText(cameAt, 'en', now)}.`),
  );
  expect(cameText(promise, '', wording)).toBe(`Promised ${window}.`);
});
