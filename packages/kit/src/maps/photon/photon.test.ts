import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { addressProvider } from '#maps/geocoder.ts';
import { countryFor } from '#maps/places/places.ts';
import { configure } from '#platform/configuration.ts';
import { api } from '#testing/api.ts';
import { connectToApi } from '#testing/renderElement.ts';
import { createPhoton } from './photon.ts';
import { readAnswer } from './photonAnswer.ts';

beforeAll(connectToApi);
beforeEach(() => api('reset'));

const suggest = async (text: string, country = 'SE', signal = new AbortController().signal) => {
  const provider = createPhoton(await api('url'));
  const { list } = await provider.suggest(text, { country, signal });
  return {
    list,
    detailsOf: (index: number) => provider.details(list[index] ?? { placeId: '', text: '', detail: '' }),
  };
};
const feature = (properties: object, coordinates: unknown = [13.5, 59.4]) => ({
  type: 'Feature',
  geometry: { type: 'Point', coordinates },
  properties,
});
const read = (...features: unknown[]) => readAnswer({ type: 'FeatureCollection', features }, 'SE').places;

test('asks the geocoder of the API, or the one the host names [ADDR-01]', async () => {
  const signal = new AbortController().signal;
  expect(
    (await addressProvider().suggest('sveavägen', { country: 'SE', signal })).list.length,
  ).toBeGreaterThan(0);
  configure({ geocoderUrl: `${await api('url')}/elsewhere/` });
  await addressProvider()
    .suggest('sveavägen', { country: 'SE', signal })
    .catch(() => undefined);
  configure({ geocoderUrl: undefined });
  expect(await api('requests', '/elsewhere/api?q=')).toHaveLength(1);
});

test('finds houses, streets and towns, with the details of each [ADDR-08] [ADDR-09]', async () => {
  const house = await suggest('östra torggatan 1 karlstad');
  const details = await house.detailsOf(0);
  expect(Object.keys(details)).toEqual([
    'formatted_address',
    'name',
    'place_id',
    'geometry',
    'address_components',
  ]);
  expect(details).toMatchObject({
    name: 'Östra Torggatan 1',
    address_components: {
      street_number: '1',
      route: 'Östra Torggatan',
      locality: 'Karlstad',
      country: 'Sverige',
    },
  });
  expect(details.formatted_address).toMatch(/^Östra Torggatan 1, \d{3} \d{2} Karlstad, Sverige$/);
  const street = await suggest('sveavägen stockholm');
  expect((await street.detailsOf(0)).address_components).toMatchObject({
    route: 'Sveavägen',
    street_number: '',
  });
  const town = await suggest('karlstad');
  expect(town.list.some(({ text }) => text === 'Karlstad')).toBe(true);
});

test('reads establishments with their own name [ADDR-08]', () => {
  const [place] = read(
    feature({
      name: 'Exempelhotellet',
      street: 'Storgatan',
      housenumber: '3',
      postcode: '652 24',
      city: 'Karlstad',
      country: 'Sverige',
    }),
  );
  expect(place?.details.formatted_address).toBe('Exempelhotellet, Storgatan 3, 652 24 Karlstad, Sverige');
  expect([place?.text, place?.detail]).toEqual(['Exempelhotellet', 'Storgatan 3, 652 24 Karlstad']);
});

test('limits the list to the country, by the request and by the answer [ADDR-02] [ADDR-04]', async () => {
  const german = await suggest('friedrichstr', 'DE');
  expect((await german.detailsOf(0)).address_components.country).toBe('Deutschland');
  const swedish = await suggest('friedrichstraße', 'SE');
  for (const [index] of swedish.list.entries()) {
    expect((await swedish.detailsOf(index)).address_components.country).toBe('Sverige');
  }
  const foreign = feature({ type: 'city', name: 'Oslo', countrycode: 'NO' });
  expect(
    read(foreign, feature({ type: 'city', name: 'Arvika', countrycode: 'SE' })).map(({ text }) => text),
  ).toEqual(['Arvika']);
});

test.each(['sv', 'en', 'de'])(
  'finds a Swedish and a German street in %s, where the host searches all that is served [ADDR-04] [L31]',
  async (language) => {
    configure({ quirks: { addressSearch: 'serviceArea' } });
    for (const [street, country] of [
      ['Tingvallagatan', 'Sverige'],
      ['Friedrichstraße', 'Deutschland'],
    ] as const) {
      const { list, detailsOf } = await suggest(street, countryFor(language));
      expect(list[0]?.text).toContain(street);
      expect((await detailsOf(0)).address_components.country).toBe(country);
    }
  },
);

test('does not name a town twice in the second line of a suggestion', () => {
  const [place] = read(feature({ type: 'street', name: 'Sveavägen', city: 'Stockholm', state: 'Stockholm' }));
  expect([place?.text, place?.detail]).toEqual(['Sveavägen', 'Stockholm']);
});

test('sends only parameters that every Photon knows', async () => {
  await suggest('sveavägen');
  const [request] = await api('requests', '/api?');
  const query = new URL(`http://x${request?.path}`).searchParams;
  expect([...new Set(query.keys())]).toEqual(['q', 'limit', 'countrycode', 'lang', 'layer']);
  expect(query.get('lang')).toBe('default');
});

test('finds a house, a street or nothing at a point [MAP-16] [MAP-19]', async () => {
  const { signal } = new AbortController();
  const provider = createPhoton(await api('url'));
  const house = await provider.reverse({ lat: 59.376958, lng: 13.497594 }, { signal });
  expect(house?.address_components).toMatchObject({ street_number: '1', route: 'Östra Torggatan' });
  const street = await provider.reverse({ lat: 59.373958, lng: 13.497594 }, { signal });
  expect(street?.address_components).toMatchObject({ street_number: '', route: 'Kungsgatan' });
  expect(await provider.reverse({ lat: 61.5, lng: 13.6 }, { signal })).toBeUndefined();
  const [request] = await api('requests', '/reverse?');
  const query = new URL(`http://x${request?.path}`).searchParams;
  expect([...new Set(query.keys())]).toEqual(['lat', 'lon', 'radius', 'limit', 'lang', 'layer']);
  await api('fault', { path: '/reverse?', status: 400, body: { title: 'Bad parameter', status: 400 } });
  await expect(provider.reverse({ lat: 1, lng: 1 }, { signal })).rejects.toThrow('Bad parameter');
});

test('leaves out what cannot be read and does without what is missing', () => {
  const places = read(
    null,
    7,
    {},
    feature({ name: 'Nowhere' }, ['x']),
    feature({}),
    feature({ name: 'Bare', odd: [1] }),
  );
  expect(places.map(({ text }) => text)).toEqual(['Bare']);
  expect(places[0]?.details).toMatchObject({ formatted_address: 'Bare', place_id: '59.4,13.5' });
  expect(readAnswer(null, 'SE').places).toEqual([]);
});

test('fails with the message of the geocoder, in either of its two shapes', async () => {
  await api('fault', { path: '/api?', status: 400, body: { message: 'The query is missing.' } });
  await expect(suggest('a b')).rejects.toThrow('The query is missing.');
  await api('fault', { path: '/api?', status: 400, body: { title: 'Bad parameter', status: 400 } });
  await expect(suggest('a b')).rejects.toThrow('Bad parameter');
  await api('fault', { path: '/api?', status: 502, body: 'gone' });
  await expect(suggest('a b')).rejects.toThrow('The geocoder answered 502.');
});

test('asks for addresses and establishments, and for no country or province [ADDR-08]', async () => {
  await suggest('sveavägen');
  const [request] = await api('requests', '/api?');
  const layers = new URL(request?.path ?? '', 'http://x').searchParams.getAll('layer');
  expect(layers).toEqual(['house', 'street', 'locality', 'district', 'city', 'other']);
});

test('rejects a web page as an answer, as sent by a network that requires a sign-in [A14]', async () => {
  const { fetch } = window;
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    await fetch(input, init);
    return new Response('<!doctype html><title>Sign in</title>', {
      headers: { 'content-type': 'text/html' },
    });
  });
  await expect(suggest('sveavägen')).rejects.toThrow('no list of places');
});

test('gives up a search that is not wanted any more', async () => {
  const unwanted = new AbortController();
  const search = suggest('sveavägen', 'SE', unwanted.signal);
  unwanted.abort();
  await expect(search).rejects.toHaveProperty('name', 'AbortError');
});

test('rejects a request for the details of a suggestion that it did not make', async () => {
  await expect(createPhoton('').details({ placeId: '', text: '', detail: '' })).rejects.toThrow();
});
