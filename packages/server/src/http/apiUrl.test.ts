import { hostname } from 'node:os';
import { expect, test } from 'vitest';
import { createApiUrl } from './apiUrl.ts';

const demo = { demo: true, apiUrl: undefined, publicUrl: undefined };
const own = 'http://localhost:4000';
const urlFor = (host: string, config: Parameters<typeof createApiUrl>[0] = demo) =>
  createApiUrl(config, () => own)({ protocol: 'http', host });

test.each(['localhost:4000', '127.0.0.1:4000', '192.0.2.7:4000', '[::1]:4000', 'a.localhost', hostname()])(
  'answers a demo under the name %s it was called by [S26]',
  (host) => {
    expect(urlFor(host)).toBe(`http://${host.toLowerCase()}`);
  },
);

test.each([
  'evil.example',
  'localhost.evil.example',
  'evil.example@localhost:4000/',
  '',
  'a b',
  '127.0.0.1.evil.example',
])('takes no other name from the header: %j [S26]', (host) => {
  expect(['http://localhost:4000']).toContain(urlFor(host));
});

test('takes the address from the settings regardless of the header [S26]', () => {
  const publicUrl = 'https://www.example.com';
  expect(urlFor('evil.example', { ...demo, demo: false, publicUrl })).toBe(publicUrl);
  expect(urlFor('localhost', { ...demo, apiUrl: 'https://api.example.com' })).toBe('https://api.example.com');
});
