import { expect, test } from 'vitest';
import { assetHeaders, hasHashedName, isKitFile, pageHeaders } from './pageHeaders.ts';

const open = {
  'content-security-policy': 'the policy',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cache-control': 'no-cache',
};
const secret = {
  'content-security-policy': 'the policy',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
};
const headersOf = (pathname: string, file = 'app.html') => {
  const { 'permissions-policy': powers, ...headers } = pageHeaders({ pathname, file, policy: 'the policy' });
  expect(powers).toContain('camera=()');
  return headers;
};

test.each([
  '/auth/callback',
  '/magic-link',
  '/reset-password',
  '/shared',
  '/shared/',
  '/shared///',
  '//shared',
  '/auth//callback',
  '\\auth\\\\callback',
  '/Magic-Link',
  '/%6dagic-link',
  '/magic-link.html',
  '/magic-link.HTML',
  '/magic-link/index.html',
])('a page with a secret in its address keeps it to itself, as %s as well [T10]', (pathname) => {
  expect(headersOf(pathname)).toEqual(secret);
});

test('the file that answers decides as well as its address [T10]', () => {
  expect(headersOf('/', 'reset-password.html')).toEqual(secret);
  expect(headersOf('/', 'shared/index.html')).toEqual(secret);
});

test.each(['/', '/tracking', '/shared/more', '/more/shared', '/magic-linked', '/shared.html/x', '/%E0%A4%A'])(
  'any other page may be kept and named: %s [T10]',
  (pathname) => {
    expect(headersOf(pathname)).toEqual(open);
  },
);

test.each([
  ['/assets/app-Bc3_x9Zq.js', true],
  ['/kit/chunks/a1b2c3d/track.js', true],
  ['/kit/chunks/track-A1b2C3d4.js', true],
  ['/kit/chunks/track.js', false],
  ['/kit/chunks/a1b2c3/track.js', false],
  ['/assets/fonts/inter.A1b2C3d.woff2', true],
  ['/assets/fonts/swedish/inter-A1b2C3d4.woff2', true],
  ['/assets/app.js', false],
  ['/assets/app-A1b2C3.js', false],
  ['/assets/app-A1b2C3d4e.js', false],
  ['/assets/-A1b2C3d4.js', false],
  ['/assets/app-A1b2C3d4', false],
  ['/assets/app-A1b2C3d4.js/more!', false],
  ['/pictures/app-A1b2C3d4.js', false],
  ['/assetsapp-A1b2C3d4.js', false],
])('the build wrote a hash into %s: %s [T10]', (pathname, isHashed) => {
  expect(hasHashedName(pathname)).toBe(isHashed);
});

const forEver = 'public, max-age=31536000, immutable';
const brief = 'public, max-age=300';
const asked = 'public, no-cache';

test.each([
  ['/assets/app-Bc3_x9Zq.js', forEver],
  ['/kit/1.2.3/freight.js', forEver],
  ['/kit/10.20.30-beta.1/track.css', forEver],
  ['/kit/1.2/freight.js', asked],
  ['/kit/v1.2.3/freight.js', asked],
  ['/kit/1.2.3', asked],
  ['/more/kit/1.2.3/freight.js', asked],
  ['/kit/freight.js', brief],
  ['/kit/index.js', brief],
  ['/kit/frame.js', brief],
  ['/kit/other.js', asked],
  ['/kit/freight.js.map', asked],
  ['/more/kit/freight.js', asked],
  ['/picture.png', asked],
])('%s is kept as long as it cannot change: %s [T10]', (pathname, caching) => {
  expect(assetHeaders(pathname)['cache-control']).toBe(caching);
});

test('pages of any origin may use the files of the kit, and no others [T10]', () => {
  expect(assetHeaders('/kit/freight.js')).toEqual({
    'cache-control': brief,
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
  });
  for (const path of ['/kitchen.png', '/kit', '/assets/kit/freight.js']) {
    expect(assetHeaders(path), path).toEqual({ 'cache-control': asked });
    expect(isKitFile(path), path).toBe(false);
  }
});
