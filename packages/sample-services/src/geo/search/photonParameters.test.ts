import { expect, test } from 'vitest';
import { PhotonError, readReverseParameters, readSearchParameters } from './photonParameters.ts';

const search = (query: string) => readSearchParameters(new URLSearchParams(`q=a&${query}`));
const reverse = (query: string) => readReverseParameters(new URLSearchParams(`lat=59&lon=18&${query}`));
const messageOf = (read: () => unknown): string => {
  try {
    read();
  } catch (error) {
    if (error instanceof PhotonError) return error.message;
  }
  throw new Error('The parameters were accepted.');
};

test('reads what Photon assumes for parameters that are missing', () => {
  const common = { language: undefined, layers: [], tags: [], include: [], exclude: [] };
  expect(search('')).toEqual({
    ...common,
    limit: 15,
    query: 'a',
    bias: undefined,
    zoom: 12,
    biasScale: 0.4,
    bbox: undefined,
    countryCodes: [],
  });
  expect(reverse('')).toEqual({ ...common, limit: 1, position: [59, 18], radiusKm: 1 });
});

const flags = ['0', '1', 'true', 'false', 'TRUE'];

test.each(['debug', 'dedupe'])('accepts the flag %s of both calls, and refuses another value', (flag) => {
  for (const value of flags) {
    expect(() => search(`${flag}=${value}`)).not.toThrow();
    expect(() => reverse(`${flag}=${value}`)).not.toThrow();
  }
  const refusal = `Invalid value for '${flag}' parameter.`;
  expect(messageOf(() => search(`${flag}=yes`))).toBe(refusal);
  expect(messageOf(() => reverse(`${flag}=`))).toBe(refusal);
});

test('accepts the parameters of one call only, with their values', () => {
  for (const value of flags) {
    expect(() => search(`suggest_addresses=${value}`)).not.toThrow();
    expect(() => reverse(`distance_sort=${value}`)).not.toThrow();
  }
  expect(() => reverse('query_string_filter=x')).not.toThrow();
  expect(messageOf(() => search('suggest_addresses=x'))).toBe(
    "Invalid value for 'suggest_addresses' parameter.",
  );
  expect(messageOf(() => reverse('distance_sort=x'))).toBe("Invalid value for 'distance_sort' parameter.");
});

test('lists the parameters that it knows, in the words of Photon', () => {
  expect(messageOf(() => search('radius=3'))).toBe(
    "Unknown query parameter 'radius'.  Allowed parameters are: [lang, limit, debug, dedupe, geometry, osm_tag, layer, include, exclude, q, lat, lon, zoom, location_bias_scale, bbox, countrycode, suggest_addresses]",
  );
  expect(messageOf(() => reverse('q=a'))).toBe(
    "Unknown query parameter 'q'.  Allowed parameters are: [lang, limit, debug, dedupe, geometry, osm_tag, layer, include, exclude, lat, lon, radius, query_string_filter, distance_sort]",
  );
});

test('reads every language and every layer, and lists them where it refuses another one', () => {
  for (const language of ['sv', 'en', 'de', 'no', 'da', 'fi'])
    expect(search(`lang=${language}`).language).toBe(language);
  expect(search('lang=default').language).toBeUndefined();
  expect(messageOf(() => search('lang=fr'))).toBe(
    'Language is not supported. Supported are: default, sv, en, de, no, da, fi',
  );
  const layers = ['house', 'street', 'locality', 'district', 'city', 'county', 'state', 'country', 'other'];
  expect(search(layers.map((layer) => `layer=${layer}`).join('&')).layers).toEqual(layers);
  expect(messageOf(() => search('layer=planet'))).toBe(
    `Unknown layer type. Available layers: [${layers.join(', ')}]`,
  );
});

test('accepts coordinates up to the poles and the date line, and none beyond', () => {
  expect(search('lat=-90&lon=-180').bias).toEqual([-90, -180]);
  expect(search('lat=90&lon=180').bias).toEqual([90, 180]);
  for (const query of [
    'lat=-90.1&lon=0',
    'lat=90.1&lon=0',
    'lat=0&lon=-180.1',
    'lat=0&lon=180.1',
    'lat= &lon=0',
  ])
    expect(messageOf(() => search(query))).toMatch(/^Invalid value for 'l(at|on)' parameter\.$/);
  expect(search('bbox=-180,-90,180,90').bbox).toEqual([-180, -90, 180, 90]);
  for (const bbox of ['-180.1,0,0,1', '0,-90.1,1,1', '0,0,180.1,1', '0,0,1,90.1'])
    expect(messageOf(() => search(`bbox=${bbox}`))).toMatch(/^Invalid bounds for parameter bbox, expected/);
  for (const bbox of ['1,2,3', '1,2,3,4,5', '1, ,3,4', '1,2,3,x'])
    expect(messageOf(() => search(`bbox=${bbox}`))).toMatch(/^Invalid number of supplied coordinates/);
});

test('reads categories and countries from lists', () => {
  expect(search('include=osm.highway,osm.place&include=a&exclude=b-c.d').include).toEqual([
    'osm.highway',
    'osm.place',
    'a',
  ]);
  expect(search('exclude=b-c.d.e').exclude).toEqual(['b-c.d.e']);
  for (const category of ['<osm', 'osm>', 'osm..place', '.osm', ''])
    expect(messageOf(() => search(`include=${category}`))).toBe("Invalid category pattern in 'include'.");
  expect(search('countrycode=se, no&countrycode=DK').countryCodes).toEqual(['SE', 'NO', 'DK']);
});
