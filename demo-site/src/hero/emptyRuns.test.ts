import { expect, test } from 'vitest';
import { matchOf, wholeRuns } from './emptyRuns.ts';
import type { Position } from './project.ts';

const towns = {
  Karlstad: [13.5, 59.4],
  Stockholm: [18.1, 59.3],
  Örebro: [15.2, 59.3],
  Västerås: [16.5, 59.6],
  Göteborg: [12, 57.7],
  Malmö: [13, 55.6],
  Umeå: [20.3, 63.8],
} satisfies Record<string, Position>;
type Town = keyof typeof towns;
const end = (town: Town) => ({ town, longitude: towns[town][0], latitude: towns[town][1] });
const run = (from: Town, to: Town) => ({
  from: end(from),
  to: end(to),
  leavesAt: '2026-12-03T07:00:00Z',
  id: 6,
});
const coming = {
  date: '2026-12-03',
  runs: [run('Malmö', 'Umeå'), run('Göteborg', 'Malmö'), run('Karlstad', 'Stockholm')],
};
const typed = (from: Town, to: Town) => ({ pickup: towns[from], dropoff: towns[to] });

test.each([
  ['Karlstad', 'Stockholm', 'Karlstad'],
  ['Örebro', 'Västerås', 'Karlstad'],
  // On the way to Umeå as well, but further from it.
  ['Karlstad', 'Örebro', 'Karlstad'],
  ['Malmö', 'Göteborg', 'Malmö'],
  ['Stockholm', 'Karlstad', undefined],
  ['Umeå', 'Malmö', undefined],
] as const)('from %s to %s a lorry from %s fits', (from, to, match) => {
  expect(matchOf(coming, typed(from, to))?.from.town).toBe(match);
});

test('of a broken answer only what can be drawn is kept', () => {
  const whole = run('Malmö', 'Umeå');
  const broken = [
    null,
    {},
    { ...whole, from: undefined },
    { ...whole, to: { town: 'Umeå' } },
    { ...whole, to: { ...whole.to, latitude: '63' } },
    { ...whole, leavesAt: 'soon' },
  ];
  expect(wholeRuns([...broken, whole])).toEqual([whole]);
  for (const none of [undefined, null, 'none', {}]) expect(wholeRuns(none)).toEqual([]);
});

test('a place alone fits nothing', () => {
  expect(matchOf(coming, { pickup: towns.Karlstad })).toBeUndefined();
});

test('a price knows better: the lorry that it found that day, or none', () => {
  const found = { date: '2026-12-03', from: 'Göteborg', to: 'Malmö' };
  const way = typed('Karlstad', 'Stockholm');
  expect(matchOf(coming, { ...way, priced: [found] })?.from.town).toBe('Göteborg');
  expect(matchOf(coming, { ...way, priced: [{ ...found, date: '2026-12-04' }] })).toBeUndefined();
  expect(matchOf(coming, { ...way, priced: [] })).toBeUndefined();
});
