import { expect, test } from 'vitest';
import { gazetteer } from './gazetteer.ts';
import { isInside, isWater } from './waterMap.ts';

const { grounds, streets, addresses } = gazetteer();
const groundOf = (countryCode: string, city: string) => grounds().get(`${countryCode} ${city}`);

test('every town has parks, and no house is in its river [L6]', () => {
  expect(grounds().size).toBe(77);
  expect([...grounds().values()].every(({ parks }) => parks.length > 0)).toBe(true);
  const wet = addresses.filter(({ street, position }) =>
    groundOf(street.countryCode, street.city)?.waters.some((water) => isInside(position, water)),
  );
  expect(wet).toEqual([]);
});

test('a town on land has an invented river, one by the water has its own and land under its streets [L37]', () => {
  const inStockholm = groundOf('SE', 'Stockholm');
  expect(inStockholm).toMatchObject({ lands: [], waters: [{}] });
  expect(groundOf('SE', 'Karlskrona')).toMatchObject({ lands: [{}], waters: [] });
  const rivers = [...grounds().values()].flatMap(({ waters }) => waters);
  expect(rivers.flat().filter(isWater)).toEqual([]);
  const drowned = streets.filter(({ countryCode, city, line }) =>
    line.some(
      (point) => isWater(point) && !groundOf(countryCode, city)?.lands.some((land) => isInside(point, land)),
    ),
  );
  expect(drowned).toEqual([]);
});

test('a river ends in a point, not in a straight edge [L37]', () => {
  for (const { waters } of grounds().values())
    for (const water of waters) {
      expect(water.at(0)).toEqual(water.at(-1));
      const half = water.length / 2;
      expect(water[half - 1]).toEqual(water[half]);
    }
});

test('recognises the water of the drawn map: the Baltic and Vänern, not Karlstad and an island [L37]', () => {
  const places = [
    [58.5, 18.5],
    [58.9, 13.3],
    [59.3793, 13.5036],
    [57.4, 18.5],
  ] as const;
  expect(places.map(isWater)).toEqual([true, true, false, false]);
});
