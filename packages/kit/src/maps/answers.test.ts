import { expect, test } from 'vitest';
import { creditText } from './creditText.ts';
import { componentsOf } from './google/googleParts.ts';
import { decodePolyline } from './order/polyline.ts';
import { isAnswer, readAnswer, refusalIn } from './photon/photonAnswer.ts';
import { mapKey } from './picker/mapKeys.ts';

const feature = (properties: object, coordinates: unknown = [13.5036, 59.3793]) => ({
  geometry: { coordinates },
  properties: { countrycode: 'SE', country: 'Sverige', ...properties },
});
const read = (...features: unknown[]) => readAnswer({ features }, 'SE,NO').places;

test('reads an address into its parts and two lines that do not repeat each other [T10]', () => {
  const house = {
    type: 'house',
    street: 'Storgatan',
    housenumber: '12',
    postcode: '652 24',
    city: 'Karlstad',
  };
  const region = { county: 'Karlstads kommun', state: 'Värmland', osm_type: 'N', osm_id: 7 };
  expect(read(feature({ ...house, ...region }))).toEqual([
    {
      text: 'Storgatan 12',
      detail: '652 24 Karlstad, Värmland',
      details: {
        formatted_address: 'Storgatan 12, 652 24 Karlstad, Sverige',
        name: 'Storgatan 12',
        place_id: 'N7',
        geometry: { lat: 59.3793, lng: 13.5036 },
        address_components: {
          street_number: '12',
          route: 'Storgatan',
          postal_code: '652 24',
          locality: 'Karlstad',
          administrative_area_level_2: 'Karlstads kommun',
          administrative_area_level_1: 'Värmland',
          country: 'Sverige',
        },
      },
    },
  ]);
  const [town] = read(feature({ type: 'city', name: 'Stockholm', state: 'Stockholm' }));
  expect([town?.text, town?.detail]).toEqual(['Stockholm', '']);
  expect(town?.details.address_components).toMatchObject({ locality: 'Stockholm', route: '' });
  expect(town?.details.place_id).toBe('59.3793,13.5036');
  const [street] = read(feature({ type: 'street', name: 'Kungsgatan', city: 'Kil' }));
  expect(street?.details).toMatchObject({ name: 'Kungsgatan', address_components: { route: 'Kungsgatan' } });
  const [named] = read(feature({ type: 'house', name: 'Museet', street: 'Sandgrund', county: 'Karlstad' }));
  expect([named?.text, named?.detail]).toEqual(['Museet', 'Sandgrund, Karlstad']);
});

test('leaves out places abroad, without a point, without a name, and those it has already [T10]', () => {
  const kil = { type: 'city', name: 'Kil' };
  expect(read(feature({ ...kil, countrycode: 'DE' }))).toEqual([]);
  expect(read(feature({ ...kil, countrycode: 'no' }), feature({ ...kil, countrycode: '' }))).toHaveLength(1);
  for (const point of [[13.5], ['13.5', 59.3], [Number.NaN, 59.3], 'here', undefined])
    expect(read(feature(kil, point === undefined ? null : point))).toEqual([]);
  expect(read(feature({ type: 'house' }))).toEqual([]);
  expect(readAnswer({ features: [feature({ ...kil, countrycode: 'DE' })] }).places).toHaveLength(1);
  expect(readAnswer({}).credit).toBe('© OpenStreetMap');
  expect(readAnswer({ attribution: ' GeoNames ' }).credit).toBe('GeoNames');
});

test('distinguishes an answer from a page, and reads the message of a refusal [T10]', () => {
  expect([isAnswer({ features: [] }), isAnswer('<html>'), isAnswer({ features: 'x' })]).toEqual([
    true,
    false,
    false,
  ]);
  expect(refusalIn({ message: ' too long ', title: 'Bad' })).toBe('too long');
  expect(refusalIn({ title: 'Bad' })).toBe('Bad');
  expect(refusalIn({})).toBeUndefined();
});

test('reads the parts of an address from either spelling of Google [T10]', () => {
  expect(
    componentsOf([
      { types: ['street_number'], longText: '12' },
      { types: ['x', 'route'], long_name: 'Storgatan' },
      { types: ['locality'], longText: null },
      { types: ['political'], longText: 'left out' },
    ]),
  ).toEqual({ street_number: '12', route: 'Storgatan', locality: '' });
});

test('decodes a polyline up to the first part that is invalid [T10]', () => {
  const line = [
    { lat: 38.5, lng: -120.2 },
    { lat: 40.7, lng: -120.95 },
    { lat: 43.252, lng: -126.453 },
  ];
  expect(decodePolyline('_p~iF~ps|U_ulLnnqC_mqNvxq`@')).toEqual(line);
  expect(decodePolyline('_p~iF~ps|U_ulL')).toEqual(line.slice(0, 1));
  expect(decodePolyline('_p~iF~ps|U  ')).toEqual(line.slice(0, 1));
  expect(decodePolyline('~~~~~~~~~~~~')).toEqual([]);
  expect(decodePolyline('')).toEqual([]);
});

test('moves, zooms and picks by keys, and leaves those of the browser [T10]', () => {
  const done: unknown[] = [];
  const view = {
    pan: (x: number, y: number) => done.push([x, y]),
    zoomBy: (steps: number) => done.push(steps),
  };
  const press = (key: string, more: object = {}) =>
    mapKey(
      { key, shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, ...more },
      view as never,
      () => done.push('picked'),
    );
  const used = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', '+', '=', '-', 'Enter', ' '].map((key) =>
    press(key),
  );
  expect(used.every(Boolean)).toBe(true);
  expect(press('ArrowRight', { shiftKey: true })).toBe(true);
  expect(done).toEqual([[-24, 0], [24, 0], [0, -24], [0, 24], 1, 1, -1, 'picked', 'picked', [120, 0]]);
  const left = [
    press('a'),
    press('+', { ctrlKey: true }),
    press('Enter', { metaKey: true }),
    press('-', { altKey: true }),
  ];
  expect(left).toEqual([false, false, false, false]);
  expect(done).toHaveLength(10);
});

test('writes the one ordinary word of a credit in the language of the visitor [T10]', () => {
  expect(creditText('GeoNames · sample streets', 'exempelgator')).toBe('GeoNames · exempelgator');
  expect(creditText('some sample streets', 'exempelgator')).toBe('some sample streets');
});
