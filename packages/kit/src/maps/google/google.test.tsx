import { beforeAll, beforeEach, expect, test } from 'vitest';
import { api } from '#testing/api.ts';
import { openFreshPage } from '#testing/freshPage.ts';
import { connectToApi } from '#testing/renderElement.ts';

beforeAll(connectToApi);
beforeEach(() => api('reset'));

type Loader = typeof import('./loadGoogleMaps.ts');
type Places = typeof import('./googlePlaces.ts');
type Geocoder = typeof import('#maps/geocoder.ts');
type Configuration = typeof import('#platform/configuration.ts');

const loader = '/src/maps/google/loadGoogleMaps.ts';
const quick = { scriptTimeout: 10_000, firstPause: 1 };
const { signal } = new AbortController();

test('asks for the script with key, language, region, libraries, version and map ids [GEO-01]', async () => {
  const { load, requests } = await openFreshPage('loads');
  const { configure } = await load<Configuration>('/src/platform/configuration.ts');
  configure({
    language: 'de',
    googleMaps: { key: 'k', region: 'SE', version: '3.58', libraries: ['marker'], mapIds: ['one', 'two'] },
  });
  const { googleLibrary } = await load<Loader>(loader);
  expect(await googleLibrary('maps')).toHaveProperty('Map');
  const query = Object.fromEntries(requests[0]?.searchParams ?? []);
  expect(query).toMatchObject({
    key: 'k',
    language: 'de',
    region: 'SE',
    libraries: 'maps,places,marker',
    v: '3.58',
    map_ids: 'one,two',
  });
});

test('loads the script once for concurrent callers', async () => {
  const { load, requests } = await openFreshPage('loads');
  const { googleLibrary } = await load<Loader>(loader);
  await Promise.all([googleLibrary('maps'), googleLibrary('places'), googleLibrary('maps')]);
  expect(requests).toHaveLength(1);
});

test('tries again when the script is missing twice [GEO-02]', async () => {
  const { load, requests } = await openFreshPage('missing', 'missing', 'loads');
  const { googleLibrary } = await load<Loader>(loader);
  expect(await googleLibrary('maps', quick)).toHaveProperty('Map');
  expect(requests).toHaveLength(3);
});

test('gives up after three retries [GEO-02]', async () => {
  const { load, requests } = await openFreshPage('missing');
  const { googleLibrary } = await load<Loader>(loader);
  await expect(googleLibrary('maps', quick)).rejects.toThrow('Google Maps could not be loaded.');
  expect(requests).toHaveLength(4);
});

test('does not wait for ever for a script that hangs', async () => {
  const { load, requests } = await openFreshPage('hangs', 'loads');
  const { googleLibrary } = await load<Loader>(loader);
  let tries = 0;
  const waits = {
    firstPause: 1,
    // Only the script that hangs is short of time; the next one may take its own.
    get scriptTimeout() {
      tries += 1;
      return tries === 1 ? 150 : 10_000;
    },
  };
  expect(await googleLibrary('maps', waits)).toHaveProperty('Map');
  expect(requests).toHaveLength(2);
  await api('release');
});

test('fails once the key is refused, and still calls the handler of the page', async () => {
  const { load, window: page } = await openFreshPage('loads');
  const calls: string[] = [];
  const refused = page as unknown as { gm_authFailure?: () => void };
  refused.gm_authFailure = () => calls.push('page');
  const { googleLibrary, onRefusal } = await load<Loader>(loader);
  await googleLibrary('maps');
  onRefusal(({ message }) => calls.push(message), signal);
  refused.gm_authFailure();
  expect(calls).toEqual(['page', 'Google Maps refuses the key.']);
  await expect(googleLibrary('maps')).rejects.toThrow('Google Maps refuses the key.');
});

test('suggests places of the country and asks for the documented details in one session [ADDR-01] [ADDR-09] [ADDR-04]', async () => {
  const { load, standIn } = await openFreshPage('loads');
  const places = (await load<Places>('/src/maps/google/googlePlaces.ts')).googlePlaces();
  const asked = { country: 'DE', signal };
  await places.suggest('storg', asked);
  const { list, credit } = await places.suggest('storgatan', asked);
  expect(list).toEqual([{ placeId: 'G12', text: 'Storgatan 12', detail: 'Karlstad' }]);
  expect(credit).toBe('Google Maps');
  const [first, second] = standIn.suggestions;
  expect(first).toMatchObject({ input: 'storg', includedRegionCodes: ['de'] });
  expect(second?.sessionToken).toBe(first?.sessionToken);
  const details = await places.details(list[0] as (typeof list)[number]);
  expect(standIn.fields).toEqual([
    ['formattedAddress', 'displayName', 'id', 'location', 'addressComponents'],
  ]);
  expect(details).toMatchObject({
    formatted_address: 'Storgatan 12, 652 24 Karlstad, Sverige',
    place_id: 'G12',
    geometry: { lat: 59.38, lng: 13.5 },
    address_components: { street_number: '12', route: 'Storgatan', locality: 'Karlstad' },
  });
  await places.suggest('sveav', asked);
  expect(standIn.suggestions[2]?.sessionToken).not.toBe(first?.sessionToken);
});

test('takes the house among what the geocoder finds at a point, and nothing where there is nothing [MAP-16]', async () => {
  const { load, standIn } = await openFreshPage('loads');
  const places = (await load<Places>('/src/maps/google/googlePlaces.ts')).googlePlaces();
  const found = await places.reverse({ lat: 59.4, lng: 13.5 }, { signal });
  expect(found?.address_components).toMatchObject({ street_number: '12', route: 'Storgatan' });
  standIn.found = undefined;
  expect(await places.reverse({ lat: 1, lng: 1 }, { signal })).toBeUndefined();
});

test('takes addresses from the other geocoder when Google is blocked', async () => {
  const { load } = await openFreshPage('missing');
  const { addressProvider } = await load<Geocoder>('/src/maps/geocoder.ts');
  const provider = addressProvider();
  const { list } = await provider.suggest('östra torggatan 1 karlstad', { country: 'SE', signal });
  const [first] = list;
  expect(first?.text).toBe('Östra Torggatan 1');
  expect((await provider.details(first as (typeof list)[number])).address_components.street_number).toBe('1');
});

test('suggests places while the script of Google Maps hangs', async () => {
  const { load, requests } = await openFreshPage('hangs');
  const { addressProvider } = await load<Geocoder>('/src/maps/geocoder.ts');
  const { list } = await addressProvider().suggest('sveavägen', { country: 'SE', signal });
  expect(list.length).toBeGreaterThan(0);
  await addressProvider().suggest('sveavägen 4', { country: 'SE', signal });
  expect(requests).toHaveLength(1);
  await api('release');
});

test('asks Google for the road when the own call has none, highways and tolls allowed [DETAIL-42] [DETAIL-44] [DETAIL-45]', async () => {
  const { load, standIn } = await openFreshPage('loads');
  const { routeBetween } = await load<typeof import('#maps/order/drivingRoute.ts')>(
    '/src/maps/order/drivingRoute.ts',
  );
  const [from, to] = [
    { lat: 59.38, lng: 13.5 },
    { lat: 59.34, lng: 18.06 },
  ];
  const options = { language: 'sv', signal };
  expect((await routeBetween(from, to, options)).metres).toBeGreaterThan(0);
  expect(standIn.routes).toHaveLength(0);
  await api('fault', { path: '/route/direction-api', status: 500, times: 2 });
  expect(await routeBetween(from, to, options)).toMatchObject({
    points: [from, to],
    metres: 300_000,
    seconds: 14_400,
  });
  expect(standIn.routes[0]).toMatchObject({
    origin: from,
    destination: to,
    travelMode: 'DRIVING',
    avoidHighways: false,
    avoidTolls: false,
  });
  standIn.hasRoad = false;
  await expect(routeBetween(from, to, options)).rejects.toThrow('ZERO_RESULTS');
});

test("leaves a page's own script of Google Maps alone when ours has to be given up [B16]", async () => {
  // The first answer is for the page's own script.
  const { load, window: page, requests } = await openFreshPage('loads', 'missing', 'loads');
  const { googleLibrary } = await load<Loader>(loader);
  const own = page.document.createElement('script');
  const calls: string[] = [];
  own.onerror = () => calls.push('error');
  // A data block, so that nothing but the code under test could call its handler.
  own.type = 'text/plain';
  own.src = 'https://maps.googleapis.com/maps/api/js?key=the-pages-own&callback=ready';
  page.document.head.append(own);
  expect(await googleLibrary('maps', quick)).toHaveProperty('Map');
  expect(requests).toHaveLength(3);
  expect(own.isConnected).toBe(true);
  expect(calls).toEqual([]);
});
