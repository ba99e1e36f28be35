import { expect, test } from 'vitest';
import type { PublicPage } from '#publicPages.ts';
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

test('an installed site opens in a window of its own, with an icon for every size [T10]', () => {
  const manifest = JSON.parse(files['manifest.webmanifest'] ?? '');
  expect(manifest.display).toBe('standalone');
  for (const colour of [manifest.background_color, manifest.theme_color])
    expect(colour).toMatch(/^#[\da-f]{6}$/);
  const icons: { src: string; type: string; sizes: string; purpose?: string }[] = manifest.icons;
  expect(icons.map(({ sizes }) => sizes)).toEqual(['any', '192x192', '512x512', '512x512']);
  for (const { src, type, sizes } of icons) {
    expect(type).toBe(src.endsWith('.svg') ? 'image/svg+xml' : 'image/png');
    if (sizes !== 'any') expect(src).toMatch(new RegExp(`^/icon-.*${sizes.split('x')[0]}\\.png$`));
  }
});
