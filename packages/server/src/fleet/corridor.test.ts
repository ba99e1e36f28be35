import { gazetteer } from '@freight/sample-services/geo/gazetteer';
import { expect, test } from 'vitest';
import { crowDetour, pickupOnTheWay } from './corridor.ts';
import { placesFor } from './room.ts';

const at = (name: string) => gazetteer().towns.find(({ city }) => city === name)?.position ?? [0, 0];
function run(from: string, to: string, hours: number) {
  const [[fromLat, fromLng], [toLat, toLng]] = [at(from), at(to)];
  const leavesAt = new Date('2026-12-03T07:00:00Z');
  return {
    fromLat,
    fromLng,
    toLat,
    toLng,
    leavesAt,
    dueAt: new Date(leavesAt.getTime() + hours * 3_600_000),
  };
}
const pickup = (way: ReturnType<typeof run>, from: string, to: string) =>
  pickupOnTheWay(way, at(from), at(to));

test('a lorry takes goods on its way, when it is there by road', () => {
  const way = run('Karlstad', 'Stockholm', 10);
  expect(pickup(way, 'Karlstad', 'Stockholm')).toEqual(way.leavesAt);
  const inOrebro = pickup(way, 'Örebro', 'Västerås')?.getTime() ?? 0;
  // 110 km of road from Karlstad.
  expect((inOrebro - way.leavesAt.getTime()) / 60_000).toBeGreaterThan(75);
  expect((inOrebro - way.leavesAt.getTime()) / 60_000).toBeLessThan(120);
});

test('it does not turn back, and does not leave its way for long', () => {
  const way = run('Karlstad', 'Stockholm', 24);
  expect(pickup(way, 'Västerås', 'Örebro')).toBeUndefined();
  expect(pickup(way, 'Göteborg', 'Stockholm')).toBeUndefined();
  expect(pickup(way, 'Karlstad', 'Sundsvall')).toBeUndefined();
  expect(crowDetour(way, at('Göteborg'), at('Malmö'))).toBeUndefined();
  expect(crowDetour(way, at('Karlstad'), at('Stockholm'))).toBeCloseTo(0, 3);
});

test('it must be at its end in time, with half an hour at each door', () => {
  // Some four hours of driving.
  expect(pickup(run('Karlstad', 'Stockholm', 4.4), 'Karlstad', 'Stockholm')).toBeUndefined();
  expect(pickup(run('Karlstad', 'Stockholm', 5.4), 'Karlstad', 'Stockholm')).toBeDefined();
});

test.each([
  [
    'a parcel',
    { quantity: 1, weight: 5, volume: 0.03, dimensions: { length: 40, width: 30, height: 25 } },
    1,
  ],
  [
    'forty parcels',
    { quantity: 40, weight: 5, volume: 0.03, dimensions: { length: 40, width: 30, height: 25 } },
    1,
  ],
  [
    'three pallets',
    { quantity: 3, weight: 250, volume: 0.96, dimensions: { length: 120, width: 80, height: 100 } },
    3,
  ],
  [
    'a heavy pallet',
    { quantity: 1, weight: 1_500, volume: 0.96, dimensions: { length: 120, width: 80, height: 100 } },
    3,
  ],
  [
    'a long tube',
    { quantity: 1, weight: 10, volume: 0.02, dimensions: { length: 600, width: 6, height: 6 } },
    5,
  ],
  ['a volume alone', { quantity: 2, weight: 10, volume: 1 }, 2],
])('%s takes its places', (_, load, places) => {
  expect(placesFor(load)).toBe(places);
});
