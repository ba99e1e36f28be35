import { writeFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { call, openTestServer } from '@freight/server/testing';
import { newFolder } from '@freight/testing/ends';
import { expect, test } from 'vitest';

const script = `console.log(${JSON.stringify('a'.repeat(5000))})`;
const picture = Buffer.from([0x89, 0x50, 0x4e, 0x47, 1, 2, 3, 4, 5, 6]);
const folder = join(
  newFolder({
    'site/index.html': '<title>Home</title>',
    'site/tracking/index.html': '<title>Tracking</title>',
    'site/magic-link.html': '<title>Link</title>',
    'site/app.html': '<title>App</title>',
    'site/404.html': '<title>Not here</title>',
    'site/docs/index.html': '<title>Docs</title>',
    'site/docs/404.html': '<title>No such guide</title>',
    'site/docs/llms.txt': '# Guides',
    'site/assets/app-Bc3_x9Zq.js': script,
    'site/kit/freight.js': script,
    'site/kit/chunks/a1b2c3d/track.js': script,
    'site/picture.png': picture,
    'site/.env': 'SECRET=1',
    'outside.txt': 'secret',
  }),
  'site',
);
const server = await openTestServer({ site: folder });

const get = (path: string, headers: Record<string, string> = {}) => call(server, 'GET', path, { headers });

/** The bytes as sent: `fetch` would resolve dots in the path and unpack the body. */
const getRaw = (path: string, headers: Record<string, string> = {}) =>
  new Promise<{ status: number | undefined; headers: NodeJS.Dict<string | string[]>; body: Buffer }>(
    (done, fail) => {
      const { port } = new URL(server.url);
      httpRequest({ host: '127.0.0.1', port, path, headers }, async (answer) => {
        const chunks: Buffer[] = [];
        for await (const chunk of answer) chunks.push(chunk);
        done({ status: answer.statusCode, headers: answer.headers, body: Buffer.concat(chunks) });
      })
        .on('error', fail)
        .end();
    },
  );

test.each([
  ['/', 'Home'],
  ['/?utm=1', 'Home'],
  ['/tracking', 'Tracking'],
  ['/tracking/?orderId=1', 'Tracking'],
  ['/magic-link?token=1', 'Link'],
  ['/order-details/65f0c0ffee0000000000beef', 'App'],
  ['/order-details/FR7K-2M9P-QX4T', 'App'],
])('answers %s with the page %s', async (path, title) => {
  const { status, body, headers } = await get(path);
  expect(status).toBe(200);
  expect(body).toBe(`<title>${title}</title>`);
  expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
});

test('answers an unknown address below the documentation with its own 404 page [P8]', async () => {
  const { status, body } = await get('/docs/no-such-guide');
  expect({ status, body }).toEqual({ status: 404, body: '<title>No such guide</title>' });
  expect((await get('/docsearch')).body).toBe('<title>Not here</title>');
});

test('answers llms.txt at the root with the list of the documentation [P8]', async () => {
  const { status, body } = await get('/llms.txt');
  expect({ status, body }).toEqual({ status: 200, body: '# Guides' });
});

test('answers an unknown address with the 404 page and status, and the API with JSON', async () => {
  const unknown = await get('/nothing/here');
  expect(unknown.status).toBe(404);
  expect(unknown.body).toBe('<title>Not here</title>');
  // One page serves every order, but nothing above or below it.
  for (const path of ['/order-details/', '/order-details', '/order-details/one/two'])
    expect((await get(path)).status, path).toBe(404);
  const api = await get('/api/v1/nothing');
  expect(api.status).toBe(404);
  expect(api.body).toEqual({ success: false, message: 'Not found', code: 'notFound' });
});

test.each([
  '/../outside.txt',
  '/%2e%2e/outside.txt',
  '/..%2foutside.txt',
  '/assets/../../outside.txt',
  '/..%5coutside.txt',
  '/.env',
  '/%00',
  '/%E0%A4%A',
  `/${'x'.repeat(5000)}`,
])('gives nothing away for %s', async (path) => {
  const { status, body } = await getRaw(path);
  expect([400, 404]).toContain(status);
  expect(body.toString()).not.toMatch(/secret/i);
});

test('sends pages under a strict policy', async () => {
  const { headers } = await get('/tracking');
  expect(headers.get('content-security-policy')).toBe(
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; frame-src 'self' blob:; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'self'; require-trusted-types-for 'script'; trusted-types freight-sheets",
  );
  expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  expect(headers.get('cache-control')).toBe('no-cache');
});

test.each([
  '/magic-link',
  '/magic-link/',
  '/auth/callback',
  '/reset-password',
  '/%6dagic-link',
  '/%6Dagic%2dlink/',
  '/magic-link/index.html',
  '/magic-link.html',
  '//magic-link',
])('sends no referrer from %s and forbids storing it', async (path) => {
  const { headers } = await getRaw(`${path}?token=1`);
  expect(headers['referrer-policy']).toBe('no-referrer');
  expect(headers['cache-control']).toBe('no-store');
});

test('denies pages the browser features that they do not use', async () => {
  const powers = (await get('/')).headers.get('permissions-policy');
  expect(powers).toContain('camera=()');
  expect(powers).toContain('payment=()');
  // The map asks where one is, a picker fills the screen, a number is copied, a board keeps its screen on.
  expect(powers).toContain(
    'geolocation=(self), fullscreen=(self), clipboard-write=(self), screen-wake-lock=(self)',
  );
});

test('compresses text as the browser likes it', async () => {
  const path = '/assets/app-Bc3_x9Zq.js';
  const best = await getRaw(path, { 'accept-encoding': 'gzip, deflate, br' });
  expect(best.headers['content-encoding']).toBe('br');
  expect(best.body.length).toBeLessThan(200);
  expect(brotliDecompressSync(best.body).toString()).toBe(script);
  const older = await getRaw(path, { 'accept-encoding': 'gzip, br;q=0' });
  expect(gunzipSync(older.body).toString()).toBe(script);
  const plain = await getRaw(path);
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(plain.body.toString()).toBe(script);
  expect(String(plain.headers['vary'])).toContain('accept-encoding');
});

test('lets hashed names be cached forever and all others be revalidated', async () => {
  const forEver = 'public, max-age=31536000, immutable';
  expect((await get('/assets/app-Bc3_x9Zq.js')).headers.get('cache-control')).toBe(forEver);
  expect((await get('/kit/chunks/a1b2c3d/track.js')).headers.get('cache-control')).toBe(forEver);
  expect((await get('/picture.png')).headers.get('cache-control')).toBe('public, no-cache');
});

test('answers 304 to a browser that has the file already, until it changes', async () => {
  const etag = (await get('/tracking')).headers.get('etag') ?? '';
  expect((await get('/tracking', { 'if-none-match': etag })).status).toBe(304);
  writeFileSync(join(folder, 'tracking/index.html'), '<title>Tracking, changed</title>');
  const changed = await get('/tracking', { 'if-none-match': etag });
  expect(changed.status).toBe(200);
  expect(changed.body).toBe('<title>Tracking, changed</title>');
  writeFileSync(join(folder, 'tracking/index.html'), '<title>Tracking</title>');
});

test('lets pages of any origin load the kit, and nothing else of the site', async () => {
  const foreign = { origin: 'https://shop.example' };
  for (const path of ['/kit/freight.js', '/kit/chunks/a1b2c3d/track.js']) {
    const { headers } = await get(path, foreign);
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  }
  expect(
    (await get('/assets/app-Bc3_x9Zq.js', foreign)).headers.get('access-control-allow-origin'),
  ).toBeNull();
});

test('sends pictures whole and in parts', async () => {
  const whole = await getRaw('/picture.png');
  expect(whole.headers['content-type']).toBe('image/png');
  expect(whole.body.equals(picture)).toBe(true);
  const part = await getRaw('/picture.png', { range: 'bytes=2-3' });
  expect(part.status).toBe(206);
  expect(part.body.equals(picture.subarray(2, 4))).toBe(true);
});

test('answers HEAD like GET without the body', async () => {
  const head = await call(server, 'HEAD', '/tracking');
  expect(head.status).toBe(200);
  expect(head.body).toBe('');
  expect(head.headers.get('etag')).not.toBeNull();
});
