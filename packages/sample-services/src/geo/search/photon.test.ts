import type { PhotonFeature } from '@freight/contract';
import { photonAnswer } from '@freight/contract/schemas';
import { expect, test } from 'vitest';
import { photonReverse, photonSearch } from './photon.ts';
import { PhotonError } from './photonParameters.ts';

const search = (query: string): PhotonFeature[] => photonSearch(new URLSearchParams(query)).features;
const reverse = (query: string): PhotonFeature[] => photonReverse(new URLSearchParams(query)).features;
const kindsOf = (features: readonly PhotonFeature[]): Set<unknown> =>
  new Set(features.map(({ properties }) => properties.type));

test('a house carries its number and street, postal code, city and country [OPEN-43]', () => {
  const [house] = search('q=Kungsgatan 12 Stockholm');
  expect(house).toMatchObject({
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [18.054168, 59.329172] },
    properties: {
      type: 'house',
      osm_key: 'place',
      osm_value: 'house',
      housenumber: '12',
      street: 'Kungsgatan',
      postcode: '111 37',
      city: 'Stockholm',
      country: 'Sverige',
      countrycode: 'SE',
    },
  });
  expect(house?.properties.name).toBeUndefined();
});

test('a street carries its name in `name` and its extent, but no number [OPEN-43]', () => {
  const [street] = search('q=Kungsgatan Stockholm');
  expect(street?.properties).toMatchObject({ type: 'street', name: 'Kungsgatan', city: 'Stockholm' });
  expect(street?.properties.housenumber).toBeUndefined();
  expect(street?.properties.street).toBeUndefined();
  const [west = 0, north = 0, east = 0, south = 0] = (street?.properties.extent ?? []) as number[];
  expect(west).toBeLessThan(east);
  expect(south).toBeLessThan(north);
});

test('a town carries its name, municipality and county', () => {
  const [town] = search('q=Trosa&layer=city');
  expect(town?.properties).toMatchObject({ type: 'city', name: 'Trosa', countrycode: 'SE' });
});

test('answers keep to the contract and say that they are samples', () => {
  const found = photonSearch(new URLSearchParams('q=storgatan'));
  expect(photonAnswer.parse(found).features).toHaveLength(15);
  expect(found.attribution).toContain('sample');
  expect(photonAnswer.parse(photonReverse(new URLSearchParams('lat=59.325484&lon=18.051071')))).toMatchObject(
    {
      features: [{ properties: { housenumber: '1', street: 'Drottninggatan', extra: { sample: 'yes' } } }],
    },
  );
});

test('every place has an id of its own', () => {
  const ids = search('q=kungsgatan 3&limit=50').map(({ properties }) => properties.osm_id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('limit cuts the answer, at least 1 and at most 50', () => {
  expect(search('q=storgatan&limit=3')).toHaveLength(3);
  expect(search('q=storgatan&limit=0')).toHaveLength(1);
  expect(search('q=s&limit=9999')).toHaveLength(50);
  expect(reverse('lat=59.325484&lon=18.051071&layer=house&limit=9999')).toHaveLength(50);
});

test('countrycode limits the places to one or several countries, in any case', () => {
  const countries = (query: string) => new Set(search(query).map(({ properties }) => properties.countrycode));
  expect(countries('q=storg&countrycode=no')).toEqual(new Set(['NO']));
  expect(countries('q=s&countrycode=NO&countrycode=DK&limit=50')).toEqual(new Set(['NO', 'DK']));
  expect(search('q=storgatan&countrycode=FR')).toEqual([]);
});

test('bbox keeps to its box', () => {
  const inUppsala = search('q=kungsgatan&bbox=17.5,59.8,17.8,59.95');
  expect(inUppsala.map(({ properties }) => properties.city)).toEqual(['Uppsala']);
});

test('layer limits the places to one or several kinds', () => {
  expect(kindsOf(search('q=stockholm&layer=city'))).toEqual(new Set(['city']));
  expect(kindsOf(search('q=stockholm&layer=street'))).toEqual(new Set(['street']));
  expect(kindsOf(search('q=stockholm&layer=city&layer=street'))).toEqual(new Set(['city', 'street']));
  expect(search('q=stockholm&layer=country')).toEqual([]);
});

test('lat and lon rank near places higher, and more so at a closer zoom', () => {
  const first = (query: string) => search(query)[0]?.properties.city;
  expect(first('q=storgatan')).toBe('Stockholm');
  expect(first('q=storgatan&lat=63.825&lon=20.263')).toBe('Umeå');
  expect(first('q=storgatan&lat=63.825&lon=20.263&zoom=4&location_bias_scale=1')).toBe('Stockholm');
});

test('lang names the country in that language; without it, in its own', () => {
  const country = (query: string) => search(query)[0]?.properties.country;
  expect(country('q=Oslo')).toBe('Norge');
  expect(country('q=Oslo&lang=default')).toBe('Norge');
  expect(country('q=Oslo&lang=en')).toBe('Norway');
  expect(country('q=Oslo&lang=de')).toBe('Norwegen');
});

test('osm_tag, include and exclude let kinds in and keep them out', () => {
  expect(kindsOf(search('q=stockholm&osm_tag=place:city'))).toEqual(new Set(['city']));
  expect(kindsOf(search('q=stockholm&osm_tag=!place'))).toEqual(new Set(['street']));
  expect(kindsOf(search('q=stockholm&osm_tag=:!city'))).toEqual(new Set(['street']));
  expect(kindsOf(search('q=stockholm&osm_tag=:residential'))).toEqual(new Set(['street']));
  expect(kindsOf(search('q=stockholm&osm_tag=place:!house'))).toEqual(new Set(['city']));
  expect(kindsOf(search('q=stockholm&include=osm.highway'))).toEqual(new Set(['street']));
  expect(kindsOf(search('q=stockholm&exclude=osm.highway'))).toEqual(new Set(['city']));
});

test('reverse gives one place within a kilometre, or none', () => {
  expect(reverse('lat=59.325484&lon=18.051071')).toHaveLength(1);
  expect(reverse('lat=62.3&lon=18.05')).toEqual([]);
  expect(reverse('lat=62.3&lon=18.05&radius=60&layer=city')).toHaveLength(1);
  expect(reverse('lat=59.325484&lon=18.051071&limit=4')).toHaveLength(4);
});

test.each([
  ['q=a&q2=b', /^Unknown query parameter 'q2'/],
  ['q=a&radius=3', /^Unknown query parameter 'radius'/],
  ['', /^q parameter is required/],
  ['q=%20', /^q parameter is required/],
  ['q=a&lang=fr', /^Language is not supported/],
  ['q=a&limit=many', /'limit'/],
  ['q=a&limit=1.5', /'limit'/],
  ['q=a&lat=59', /^Missing parameter 'lon'/],
  ['q=a&lon=18', /^Missing parameter 'lat'/],
  ['q=a&lat=91&lon=18', /'lat'/],
  ['q=a&lat=&lon=18', /'lat'/],
  ['q=a&lat=NaN&lon=18', /'lat'/],
  ['q=a&bbox=1,2,3', /'bbox'/],
  ['q=a&bbox=1,2,3,x', /'bbox'/],
  ['q=a&bbox=1,2,3,', /'bbox'/],
  ['q=a&bbox=1,-95,3,4', /bbox/],
  ['q=a&layer=planet', /^Unknown layer type/],
  ['q=a&zoom=near', /'zoom'/],
  ['q=a&location_bias_scale=7', /'location_bias_scale'/],
  ['q=a&debug=perhaps', /'debug'/],
  ['q=a&geometry=true', /^Geometry output requested/],
  ['q=a&osm_tag=a:b:c', /osm_tag/],
  ['q=a&include=%3Cb%3E', /'include'/],
])('search refuses %j with status 400', (query, message) => {
  const refusal = refusalOf(() => search(query));
  expect(refusal).toMatchObject({ status: 400, message: expect.stringMatching(message) });
});

test.each([
  ['', /'lat' and 'lon'/],
  ['lat=59', /^Missing parameter 'lon'/],
  ['lat=59&lon=north', /'lon'/],
  ['lat=59&lon=18&radius=-1', /'radius'/],
  ['lat=59&lon=18&radius=5001', /'radius'/],
  ['lat=59&lon=18&q=a', /^Unknown query parameter 'q'/],
])('reverse refuses %j with status 400', (query, message) => {
  const refusal = refusalOf(() => reverse(query));
  expect(refusal).toMatchObject({ status: 400, message: expect.stringMatching(message) });
});

function refusalOf(act: () => unknown): PhotonError | undefined {
  try {
    act();
    return undefined;
  } catch (error) {
    if (error instanceof PhotonError) return error;
    throw error;
  }
}
