import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fastifyCors from '@fastify/cors';
import { directions, photonAnswer } from '@freight/contract/schemas';
import Fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { geoRoutes } from './geo.routes.ts';

const app = Fastify();
await app.register(fastifyCors, { origin: ['https://shop.example', 'https://other.example'] });
await app.register(geoRoutes);
afterAll(() => app.close());

const directionsUrl =
  '/api/v1/route/direction-api?origin_lat=59.3294&origin_lng=18.0687&destination_lat=57.7072&destination_lng=11.9668';

test('GET /api answers as Photon does [OPEN-43]', async () => {
  const answer = await app.inject(`/api?${new URLSearchParams({ q: 'Storgatan 3 Luleå', limit: '1' })}`);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toContain('application/json');
  expect(photonAnswer.parse(answer.json()).features[0]?.properties).toMatchObject({
    housenumber: '3',
    street: 'Storgatan',
    city: 'Luleå',
  });
});

test('GET /api takes repeated parameters', async () => {
  const answer = await app.inject('/api?q=stockholm&layer=city&layer=street');
  const kinds = photonAnswer.parse(answer.json()).features.map(({ properties }) => properties.type);
  expect(new Set(kinds)).toEqual(new Set(['city', 'street']));
});

test('GET /map/houses.json lists every house of every town [L6]', async () => {
  const answer = await app.inject('/map/houses.json');
  expect(answer.headers['cache-control']).toContain('max-age');
  const { towns } = answer.json() as { towns: { bbox: number[]; numbers: string[]; at: number[] }[] };
  expect(towns).toHaveLength(77);
  expect(towns.every(({ numbers, at }) => at.length === 2 * numbers.length)).toBe(true);
  expect(towns.reduce((sum, { numbers }) => sum + numbers.length, 0)).toBe(13_898);
});

test('GET /reverse answers as Photon does [OPEN-43]', async () => {
  const answer = await app.inject('/reverse?lat=59.325484&lon=18.051071&lang=default');
  expect(photonAnswer.parse(answer.json()).features[0]?.properties).toMatchObject({
    housenumber: '1',
    street: 'Drottninggatan',
  });
});

test.each(['/api', '/api?q=a&unknown=1', '/reverse', '/reverse?lat=1&lon=200', '/api?q=%'])(
  '%s is refused with 400 or answered, with a body of its own and never a 5xx',
  async (url) => {
    const answer = await app.inject(url);
    expect(answer.statusCode).toBe(url === '/api?q=%' ? 200 : 400);
    expect(answer.json()).toHaveProperty(answer.statusCode === 400 ? 'message' : 'features');
  },
);

test('GET direction-api answers routes with an overview polyline and legs with texts [CLIENT-40]', async () => {
  const answer = await app.inject(directionsUrl);
  expect(answer.statusCode).toBe(200);
  const leg = directions.parse(answer.json()).routes[0]?.legs[0];
  expect(leg?.distance.text).toMatch(/^4\d\d km$/);
  expect(leg?.duration.text).toMatch(/timmar/);
});

test('direction-api writes its texts in the language asked for, Swedish for any other', async () => {
  const textIn = async (language: string) => {
    const answer = await app.inject(`${directionsUrl}&language=${language}`);
    return directions.parse(answer.json()).routes[0]?.legs[0]?.duration.text;
  };
  expect(await textIn('en')).toContain('hours');
  expect(await textIn('de')).toContain('Stunden');
  expect(await textIn('xx')).toContain('timmar');
});

test('direction-api outside the roads answers no routes', async () => {
  const answer = await app.inject(directionsUrl.replace('59.3294', '-33.9'));
  expect(answer.json()).toEqual({ status: 'ZERO_RESULTS', routes: [] });
});

test.each([
  ['a missing number', directionsUrl.replace('&destination_lng=11.9668', '')],
  ['an empty number', directionsUrl.replace('11.9668', '')],
  ['a blank number', directionsUrl.replace('11.9668', '%20')],
  ['a word', directionsUrl.replace('11.9668', 'east')],
  ['a number off the globe', directionsUrl.replace('11.9668', '181')],
  ['infinity', directionsUrl.replace('11.9668', 'Infinity')],
  ['a number given twice', `${directionsUrl}&destination_lng=12`],
])('direction-api refuses %s and names it', async (_, url) => {
  const answer = await app.inject(url);
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toEqual({ success: false, message: expect.stringContaining('destination_lng') });
});

test.each(['basemap', 'streets', 'roads', 'labels'])(
  '/map/%s.json comes compressed and cacheable',
  async (name) => {
    const url = `/map/${name}.json`;
    const plain = await app.inject({ url, headers: { 'accept-encoding': 'identity' } });
    const br = await app.inject({ url, headers: { 'accept-encoding': 'gzip, br' } });
    const gzip = await app.inject({ url, headers: { 'accept-encoding': 'gzip' } });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect([br.headers['content-encoding'], gzip.headers['content-encoding']]).toEqual(['br', 'gzip']);
    expect(brotliDecompressSync(br.rawPayload)).toEqual(plain.rawPayload);
    expect(gunzipSync(gzip.rawPayload)).toEqual(plain.rawPayload);
    expect(plain.json()).toBeTypeOf('object');
    expect(br.headers['cache-control']).toBe('public, max-age=86400');
    expect(br.headers['content-type']).toContain('application/json');
    expect(new Set([plain, br, gzip].map(({ headers }) => headers.etag)).size).toBe(3);
  },
);

test('a browser that has the file receives 304 without the body', async () => {
  const url = '/map/labels.json';
  const first = await app.inject({ url, headers: { 'accept-encoding': 'br' } });
  const headers = { 'accept-encoding': 'br', 'if-none-match': String(first.headers.etag) };
  const second = await app.inject({ url, headers });
  expect(second.statusCode).toBe(304);
  expect(second.rawPayload).toHaveLength(0);
  expect(second.headers.etag).toBe(first.headers.etag);
  const other = await app.inject({ url, headers: { ...headers, 'accept-encoding': 'gzip' } });
  expect(other.statusCode).toBe(200);
});

test('caches keep files apart by encoding and by origin', async () => {
  const answer = await app.inject({ url: '/map/labels.json', headers: { origin: 'https://shop.example' } });
  expect(String(answer.headers.vary).toLowerCase().split(', ').sort()).toEqual(['accept-encoding', 'origin']);
});
