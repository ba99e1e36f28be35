import { gazetteer } from '@freight/sample-services/geo/gazetteer';
import { expect, test } from 'vitest';
import { requirePlaceOfAddress } from './placeCheck.ts';

const at = (
  latitude: number,
  longitude: number,
  address: string,
  parts: { city?: string; postalCode?: string } = {},
) => ({
  address,
  coordinates: { latitude, longitude },
  city: '',
  postalCode: '',
  street: '',
  ...parts,
});
const accepts = (...given: Parameters<typeof at>): boolean => {
  try {
    requirePlaceOfAddress(at(...given));
    return true;
  } catch {
    return false;
  }
};

test('accepts a house on every street of the sample register as geocoders write it [S17]', () => {
  const houses = new Map(gazetteer().addresses.map((address) => [address.street, address]));
  const refused = [...houses.values()].filter(({ street, houseNumber, position: [lat, lng] }) => {
    const text = `${street.name} ${houseNumber}, ${street.postcode} ${street.city}`;
    return !accepts(lat, lng, text, { city: street.city });
  });
  expect(houses.size).toBeGreaterThan(800);
  expect(refused.map(({ street }) => `${street.name}, ${street.city}`)).toEqual([]);
});

test('accepts a town alone, as the documented client sends it, and no other town with the same defaults', () => {
  const byDefault = { city: 'Stockholm', postalCode: '111 20' };
  expect(accepts(59.3793, 13.5036, 'Karlstad, Sverige', { ...byDefault, city: 'Karlstad' })).toBe(true);
  expect(accepts(59.3793, 13.5036, 'Storgatan 1', byDefault)).toBe(true);
  expect(accepts(59.3793, 13.5036, 'Storgatan 1, Stockholm', byDefault)).toBe(false);
  expect(accepts(59.3793, 13.5036, 'Storgatan 1, 111 20', byDefault)).toBe(false);
});

test.each([
  [67.5, 22.0, 'Svappavaara 1, 981 30 Kiruna', 'a village of a large municipality'],
  [68.36, 18.83, 'Abisko, 981 07 Kiruna', 'a place where towns are sparse'],
  [51.58, 13.35, 'Hauptstraße 1, 04895 Falkenberg/Elster, Deutschland', 'a namesake abroad'],
  [60.0969, 19.9348, 'Torggatan 1, 22100 Mariehamn, Åland', 'a foreign code of five digits'],
  [59.2076, 10.9, 'Storgata 2, 1607 Fredrikstad, Norge', 'a foreign town the gazetteer lacks'],
  [57.7, 11.97, 'Gothenburg, Avenyn 1', 'an English name'],
  [56.6634, 16.3568, 'Kalmar Nyckels gata 3, 392 30 Kalmar', 'a street named after a town'],
])('accepts %f %f for %j: %s [S17]', (lat, lng, address) => {
  expect(accepts(lat, lng, address)).toBe(true);
});

test.each([
  [53.55, 10.0, 'Hafenstraße 1, Kiruna', 'a Swedish town at coordinates in Germany'],
  [53.55, 10.0, 'Hafenstraße 1, München, Deutschland', 'another town of that country'],
  [59.33, 18.07, 'Storgatan 1, 652 24', 'a postal code of another town'],
  [59.33, 18.07, 'Storgatan 1, Karlstad, Sundbyberg', 'a large town far away beside one that fits'],
  [59.33, 18.07, 'Kurfürstendamm 1, 10707 Berlin, Deutschland', 'a foreign town at coordinates in Sweden'],
])('refuses %f %f for %j: %s [S17]', (lat, lng, address) => {
  expect(accepts(lat, lng, address)).toBe(false);
});
