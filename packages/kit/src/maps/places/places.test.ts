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

test('uses the address text as the street when the place has no street [SENDCARD-19]', () => {
  expect(locationOf(without('route', 'street_number'), '').street).toBe(place.formatted_address);
});

test('uses the text for an unspecified address when the address text is missing too [SENDCARD-20]', () => {
  const nameless = { ...without('route', 'street_number'), formatted_address: '', name: '' };
  expect(locationOf(nameless, 'Address not specified').street).toBe('Address not specified');
});

test('finds the city in the locality, else in level 2, else in level 1 [ADDR-12]', () => {
  expect(cityOf(place)).toBe('Karlstad');
  expect(cityOf(without('locality'))).toBe('Karlstads kommun');
  expect(cityOf(without('locality', 'administrative_area_level_2'))).toBe('Värmlands län');
});

test('limits addresses to the country of the language [ADDR-02] [ADDR-03] [ADDR-04] [ADDR-05] [ADDR-06] [ADDR-07] [LANG-08]', () => {
  const limits = Object.fromEntries(
    ['sv', 'en', 'de', 'no', 'da', 'fi'].map((code) => [code, countryFor(code)]),
  );
  expect(limits).toEqual({ sv: 'SE', en: 'SE', de: 'DE', no: 'NO', da: 'DK', fi: 'FI' });
  expect(countryFor('fr')).toBe('SE');
});
