import { expect, test } from 'vitest';
import { countryFor, locationOf, type PlaceDetails } from './places.ts';

const place: PlaceDetails = {
  formatted_address: 'Storgatan 12, 652 24 Karlstad, Sverige',
  name: 'Storgatan 12',
  place_id: 'N7',
  geometry: { lat: 59.4, lng: 13.5 },
  address_components: {
    street_number: '12',
    route: 'Storgatan',
    postal_code: '652 24',
    locality: 'Karlstad',
    administrative_area_level_2: 'Karlstads kommun',
    administrative_area_level_1: 'Värmlands län',
    country: 'Sverige',
  },
};
const without = (...names: (keyof PlaceDetails['address_components'])[]): PlaceDetails => ({
  ...place,
  address_components: Object.fromEntries(
    Object.entries(place.address_components).filter(([name]) => !names.some((missing) => missing === name)),
  ),
});
const cityOf = (details: PlaceDetails) => locationOf(details, '').city;

test('makes a location with all its fields [SENDCARD-18] [ADDR-10] [ADDR-11] [ADDR-13]', () => {
  expect(locationOf(place, '')).toEqual({
    address: 'Storgatan 12, 652 24 Karlstad, Sverige',
    lat: 59.4,
    lng: 13.5,
    street: 'Storgatan 12',
    postalCode: '652 24',
    city: 'Karlstad',
    country: 'Sverige',
    placeId: 'N7',
  });
});

test('takes the address text for the street where there is none [SENDCARD-19]', () => {
  expect(locationOf(without('route', 'street_number'), '').street).toBe(place.formatted_address);
});

test('says that the address is not specified where there is no text either [SENDCARD-20]', () => {
  const nameless = { ...without('route', 'street_number'), formatted_address: '', name: '' };
  expect(locationOf(nameless, 'Address not specified').street).toBe('Address not specified');
});

test('finds the city in the locality, else in level 2, else in level 1 [ADDR-12]', () => {
  expect(cityOf(place)).toBe('Karlstad');
  expect(cityOf(without('locality'))).toBe('Karlstads kommun');
  expect(cityOf(without('locality', 'administrative_area_level_2'))).toBe('Värmlands län');
});

test.each([
  ['sv', 'SE', 'ADDR-02'],
  ['en', 'SE', 'ADDR-03'],
  ['de', 'DE', 'ADDR-04'],
  ['no', 'NO', 'ADDR-05'],
  ['da', 'DK', 'ADDR-06'],
  ['fi', 'FI', 'ADDR-07'],
  ['fr', 'SE', 'ADDR-03'],
])('limits addresses in %s to %s [%s]', (language, country) => {
  expect(countryFor(language)).toBe(country);
});
