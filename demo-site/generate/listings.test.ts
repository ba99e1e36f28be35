import { expect, test } from 'vitest';
import type { PublicPage } from '#prerender.tsx';
import { listings } from './listings.ts';

const page = (path: string, isListed: boolean): PublicPage => ({ path, file: '', meta: 'home', isListed });
const files = listings([page('/', true), page('/tracking', true), page('/my-orders', false)]);

test('lists public pages alone in the map of the site [T9]', () => {
  expect(
    [...(files['sitemap.xml'] ?? '').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address),
  ).toEqual(['https://www.example.com/', 'https://www.example.com/tracking']);
});

test('keeps robots away from the API, and leads them to both maps [T9]', () => {
  expect(files['robots.txt']?.split('\n').filter(Boolean)).toEqual([
    'User-agent: *',
    'Disallow: /api/',
    'Sitemap: https://www.example.com/sitemap.xml',
    'Sitemap: https://www.example.com/docs/sitemap.xml',
  ]);
});

test('describes an installed site that begins on its first page, in Swedish [T9]', () => {
  const manifest = JSON.parse(files['manifest.webmanifest'] ?? '');
  expect(manifest).toMatchObject({ name: 'Exempelfrakt', lang: 'sv', start_url: '/', scope: '/' });
  expect(manifest.icons.at(-1)).toMatchObject({ sizes: '512x512', purpose: 'maskable' });
});
