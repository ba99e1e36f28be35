import { expect, test } from 'vitest';
import { distanceInKm, type LatLon } from '#geo/measures/distance.ts';
import { gazetteer } from '#geo/towns/gazetteer.ts';
import { positionOf } from '#geo/towns/place.ts';
import { placesAt } from './reverse.ts';

const drottninggatan1: LatLon = [59.325484, 18.051071];
const openCountry: LatLon = [62.3, 18.05];
/** Some 300 m outside the last house of the sample Stockholm. */
function besideTown(): LatLon {
  const { addresses } = gazetteer();
  const lats = addresses
    .filter(({ street }) => street.city === 'Stockholm')
    .map(({ position }) => position)
    .sort((a, b) => b[0] - a[0]);
  const [lat, lon] = lats[0] ?? [0, 0];
  return [lat + 0.0027, lon];
}

test('a point at a door gives the house', () => {
  const [place] = placesAt({ position: drottninggatan1, radiusKm: 1, limit: 1 });
  expect(place).toMatchObject({
    kind: 'house',
    address: { houseNumber: '1', street: { name: 'Drottninggatan', city: 'Stockholm' } },
  });
});

test('every house is found at its own door', () => {
  const lost = gazetteer().addresses.filter((address, i) => {
    if (i % 50 !== 0) return false;
    const [place] = placesAt({ position: address.position, radiusKm: 1, limit: 1 });
    return !(place?.kind === 'house' && place.address === address);
  });
  expect(lost).toEqual([]);
});

test('a point beside the houses gives the street, which has no number', () => {
  expect(placesAt({ position: besideTown(), radiusKm: 1, limit: 1 })).toMatchObject([{ kind: 'street' }]);
});

test('a point in the open country returns no places', () => {
  expect(placesAt({ position: openCountry, radiusKm: 1, limit: 10 })).toEqual([]);
});

test('houses alone are found as far as the radius reaches', () => {
  const found = placesAt({ position: besideTown(), radiusKm: 1, limit: 1, kinds: ['house'] });
  expect(found).toMatchObject([{ kind: 'house' }]);
});

test('several answers are sorted nearest first, each street once', () => {
  const houses = placesAt({ position: drottninggatan1, radiusKm: 1, limit: 10, kinds: ['house'] });
  const distances = houses.map((place) => distanceInKm(drottninggatan1, positionOf(place)));
  expect(houses).toHaveLength(10);
  expect(distances).toEqual([...distances].sort((a, b) => a - b));
  const streets = placesAt({ position: drottninggatan1, radiusKm: 3, limit: 20, kinds: ['street'] });
  expect(new Set(streets).size).toBe(20);
});

test('a wide radius in the country gives the nearest town', () => {
  const [place] = placesAt({ position: openCountry, radiusKm: 60, limit: 1, kinds: ['city'] });
  expect(place).toMatchObject({ kind: 'city', town: { countryCode: 'SE' } });
});

test('an empty list of kinds returns no places', () => {
  expect(placesAt({ position: drottninggatan1, radiusKm: 1, limit: 1, kinds: [] })).toEqual([]);
});
