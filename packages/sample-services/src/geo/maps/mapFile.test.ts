import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { acceptedEncoding, etagOf, isHeld, mapFile } from './mapFile.ts';

test('each encoding holds the very same content', async () => {
  const file = mapFile({ town: 'Älmhult', rows: Array.from({ length: 300 }, (_, i) => i) });
  const [br, gzip, plain] = await Promise.all([
    file.encoded('br'),
    file.encoded('gzip'),
    file.encoded('identity'),
  ]);
  expect(brotliDecompressSync(br)).toEqual(file.body);
  expect(gunzipSync(gzip)).toEqual(file.body);
  expect(plain).toEqual(file.body);
  expect(br.length).toBeLessThan(file.body.length);
});

test('a file is compressed once and then kept', async () => {
  const file = mapFile({ a: 1 });
  expect(await file.encoded('br')).toBe(await file.encoded('br'));
});

test('the tag follows the content and the encoding', () => {
  expect(mapFile({ a: 1 }).etag).toBe(mapFile({ a: 1 }).etag);
  expect(mapFile({ a: 1 }).etag).not.toBe(mapFile({ a: 2 }).etag);
  const file = mapFile({ a: 1 });
  expect(new Set([etagOf(file, 'br'), etagOf(file, 'gzip'), etagOf(file, 'identity')]).size).toBe(3);
  expect(etagOf(file, 'br')).toMatch(/^"[\w-]+-br"$/);
});

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip, deflate', 'gzip'],
  ['GZIP;q=0.5', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0, gzip;q=0.0', 'identity'],
  ['*', 'br'],
  ['*;q=0', 'identity'],
  ['identity', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
  ['br;q=nonsense', 'identity'],
])('accept-encoding %j gets %j', (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding);
});

test('a held tag is recognised alone, in a list, weakened or as a star', () => {
  expect(isHeld('"abc"', '"abc"')).toBe(true);
  expect(isHeld('"x", W/"abc"', '"abc"')).toBe(true);
  expect(isHeld('*', '"abc"')).toBe(true);
  expect(isHeld('"abcd"', '"abc"')).toBe(false);
  expect(isHeld(undefined, '"abc"')).toBe(false);
});
