import { expect, test } from 'vitest';
import { readAddressSeed, readLocalities } from '#geo/data/dataFiles.ts';
import { distanceInKm } from '#geo/measures/distance.ts';
import { gazetteer, generate } from './gazetteer.ts';

test('the seed grows into 840 streets and 13,898 addresses in 77 towns', () => {
  const { streets, addresses } = gazetteer();
  expect(streets).toHaveLength(840);
  expect(addresses).toHaveLength(13_898);
  expect(new Set(streets.map(({ countryCode, city }) => countryCode + city)).size).toBe(77);
});

test('growing the seed twice gives the very same streets and addresses', () => {
  const [first, second] = [1, 2].map(() => JSON.stringify(generate(readAddressSeed(), readLocalities())));
  expect(first).toBe(second);
});

test('known addresses stay where they have always been, so that stored orders keep their places', () => {
  const { addresses } = gazetteer();
  expect(addresses[0]).toMatchObject({
    houseNumber: '1',
    position: [59.325484, 18.051071],
    street: { id: 'SE-1v94orr', name: 'Drottninggatan', city: 'Stockholm', postcode: '111 30' },
  });
});

test('street ids are unique and no street has a house number twice', () => {
  const { streets, addresses } = gazetteer();
  expect(new Set(streets.map(({ id }) => id)).size).toBe(streets.length);
  expect(new Set(addresses.map(({ street, houseNumber }) => `${street.id} ${houseNumber}`)).size).toBe(
    addresses.length,
  );
});

test('every house is by its own street and in its own town', () => {
  const { addresses, towns } = gazetteer();
  for (const { street, position } of addresses) {
    const toStreet = Math.min(...street.line.map((point) => distanceInKm(point, position)));
    // A street's line has a point every 75 m or so; a house may be half way between two.
    expect(toStreet).toBeLessThan(0.15);
    const town = towns.find(
      ({ city, countryCode }) => city === street.city && countryCode === street.countryCode,
    );
    expect(town && distanceInKm(town.position, position)).toBeLessThan(6);
  }
});

test('towns hold every Swedish locality and the foreign sample towns, each once', () => {
  const { towns } = gazetteer();
  expect(towns.filter(({ city }) => city === 'Stockholm')).toHaveLength(1);
  expect(towns.filter(({ city }) => city === 'Oslo')).toMatchObject([{ countryCode: 'NO' }]);
  expect(towns.filter(({ countryCode }) => countryCode === 'SE')).toHaveLength(783);
});
