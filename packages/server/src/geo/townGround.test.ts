import { expect, test } from 'vitest';
import type { LatLon } from './distance.ts';
import { gazetteer } from './gazetteer.ts';

/** Whether a point lies in a closed shape, by the edges that a line to the east crosses. */
function isInside([lat, lon]: LatLon, shape: readonly LatLon[]): boolean {
  let isIn = false;
  shape.forEach(([a, x], i) => {
    const [b, y] = shape[(i + 1) % shape.length] ?? [a, x];
    if (a > lat !== b > lat && lon < x + ((lat - a) / (b - a)) * (y - x)) isIn = !isIn;
  });
  return isIn;
}

test('every town has parks and a river, and no house stands in the water [L6]', () => {
  const { grounds, addresses } = gazetteer();
  expect(grounds.size).toBe(77);
  expect([...grounds.values()].every(({ parks, waters }) => parks.length > 0 && waters.length === 1)).toBe(
    true,
  );
  const wet = addresses.filter(({ street, position }) =>
    grounds.get(`${street.countryCode} ${street.city}`)?.waters.some((water) => isInside(position, water)),
  );
  expect(wet).toEqual([]);
});
