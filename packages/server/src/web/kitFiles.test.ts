import { mkdirSync, renameSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { call, openTestServer, startTestServer } from '@freight/server/testing';
import { newFolder } from '@freight/testing/ends';
import { expect, test } from 'vitest';

const above = newFolder({
  'site/index.html': '<title>Home</title>',
  'site/404.html': '<title>Not here</title>',
  'site/kit/freight.js': 'latest',
  'site/kit/chunks/a1b2c3d/track.js': 'of today',
  'releases/1.0.0/freight.js': 'first',
  'releases/1.0.0/integrity.json': '{"version":"1.0.0"}',
  'releases/1.0.0/chunks/f9e8d7c/track.js': 'of then',
  'releases/1.1.0-beta.1/freight.js': 'second',
  'releases/.trash/chunks/e0e0e0e/track.js': 'thrown away',
  'secret.txt': 'secret',
});
const site = join(above, 'site');
const kitReleases = join(above, 'releases');
const write = (name: string, content: string) => {
  mkdirSync(dirname(join(above, name)), { recursive: true });
  writeFileSync(join(above, name), content);
};
const forEver = 'public, max-age=31536000, immutable';
const server = await openTestServer({ site, kitReleases });

const get = (path: string, headers: Record<string, string> = {}) => call(server, 'GET', path, { headers });

test('the loader is always the latest, cached for minutes and revalidated by its etag', async () => {
  const { body, headers } = await get('/kit/freight.js');
  expect(body).toBe('latest');
  expect(headers.get('cache-control')).toBe('public, max-age=300');
  expect((await get('/kit/freight.js', { 'if-none-match': headers.get('etag') ?? '' })).status).toBe(304);
});

test('a file is known again by an etag that a proxy has weakened, in a list, or by any', async () => {
  const etag = (await get('/kit/freight.js')).headers.get('etag') ?? '';
  for (const known of [`W/${etag}`, `"other", W/${etag}`, '*'])
    expect((await get('/kit/freight.js', { 'if-none-match': known })).status, known).toBe(304);
  expect((await get('/kit/freight.js', { 'if-none-match': 'W/"other"' })).status).toBe(200);
});

test.each([
  ['/kit/1.0.0/freight.js', 'first'],
  ['/kit/1.1.0-beta.1/freight.js', 'second'],
  ['/kit/1.0.0/chunks/f9e8d7c/track.js', 'of then'],
])('the address %s of a release may be kept for ever, by pages of any origin', async (path, content) => {
  const { status, body, headers } = await get(path, { origin: 'https://shop.example' });
  expect(status).toBe(200);
  expect(body).toBe(content);
  expect(headers.get('cache-control')).toBe(forEver);
  expect(headers.get('access-control-allow-origin')).toBe('*');
  expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
});

test('the hashes of a release are beside its files', async () => {
  const { body, headers } = await get('/kit/1.0.0/integrity.json');
  expect(body).toEqual({ version: '1.0.0' });
  expect(headers.get('cache-control')).toBe(forEver);
});

test('a page that is open since before a release still gets its files', async () => {
  expect((await get('/kit/chunks/a1b2c3d/track.js')).body).toBe('of today');
  const old = await get('/kit/chunks/f9e8d7c/track.js');
  expect(old.body).toBe('of then');
  expect(old.headers.get('cache-control')).toBe(forEver);
});

test('a file that a new version takes away while it is read comes from the releases', async () => {
  const [file, aside] = ['site/kit/chunks/a1b2c3d/core.js', 'site/kit/aside.js'];
  write(file, 'of today');
  write('releases/1.0.0/chunks/a1b2c3d/core.js', 'of today');
  const statuses = new Set<number>();
  for (let round = 1; round <= 200; round++) {
    // Another time of its last change: it is read again.
    utimesSync(join(above, file), round, round);
    const answers = ['gzip', 'br', 'identity'].map((encoding) =>
      get('/kit/chunks/a1b2c3d/core.js', { 'accept-encoding': encoding }),
    );
    // Sooner or later in its reading, from round to round.
    for (let turn = 0; turn < round % 50; turn++) await new Promise(setImmediate);
    renameSync(join(above, file), join(above, aside));
    for (const { status } of await Promise.all(answers)) statuses.add(status);
    renameSync(join(above, aside), join(above, file));
  }
  expect([...statuses]).toEqual([200]);
});

test.each([
  '/kit/chunks/abcdef0/track.js',
  '/kit/chunks/e0e0e0e/track.js',
  '/kit/2.0.0/freight.js',
  '/kit/1.0.0/chunks/a1b2c3d/track.js',
  '/kit/',
])('%s, which is not there, is a plain 404 that a script of any origin may read', async (path) => {
  const { status, body, headers } = await get(path, { origin: 'https://shop.example' });
  expect(status).toBe(404);
  expect(body).toBe('Not found');
  expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(headers.get('access-control-allow-origin')).toBe('*');
  expect(headers.get('cache-control')).toBe('no-store');
});

test.each([
  '/kit/1.0.0/..%2f..%2f..%2fsecret.txt',
  '/kit/1.0.0%2f..%2f..%2fsecret.txt',
  '/kit/..%2fsecret.txt',
])('gives nothing away for %s', async (path) => {
  const { status, body } = await get(path);
  expect([400, 404]).toContain(status);
  expect(JSON.stringify(body)).not.toMatch(/secret/);
});

test('a folder of releases that is not there ends the start with a sentence', async () => {
  await expect(startTestServer({ site, kitReleases: join(above, 'nowhere') })).rejects.toThrow(
    /^There is no folder .*nowhere with releases of the kit\.$/,
  );
});
