import { expect, test } from 'vitest';
import { parcelOf, shownPage, withDiscovery } from './oembedDiscovery.ts';

test('the start and the tracking page can be shown elsewhere, each by its element [T10]', () => {
  expect(shownPage('/')?.tag).toBe('freight-start');
  for (const path of ['/tracking', '/tracking/']) {
    expect(shownPage(path)).toMatchObject({ path: '/tracking', tag: 'freight-track', height: 640 });
  }
  for (const path of ['', '/orders', '/tracking/more', '/tracking//', '/a/tracking'])
    expect(shownPage(path), path).toBeUndefined();
});

test.each([
  ['/tracking?orderId=FR7K-2M9P-QX4T', 'FR7K-2M9P-QX4T'],
  ['/tracking/?utm=1&orderId=a_b', 'a_b'],
  ['https://freight.example/tracking?orderId=1', '1'],
  [`/tracking?orderId=${'1'.repeat(40)}`, '1'.repeat(40)],
  [`/tracking?orderId=${'1'.repeat(41)}`, undefined],
  ['/tracking?orderId=', undefined],
  ['/tracking?orderId=%22%3E1', undefined],
  ['/tracking?orderId=1%22', undefined],
  ['/tracking', undefined],
  ['/?orderId=1', undefined],
  ['/orders?orderId=1', undefined],
])('the order number in %s is %s [T10]', (address, number) => {
  expect(parcelOf(address)).toBe(number);
});

const link = '<link rel="alternate" type="application/json+oembed" href="';
const page = `<head>${link}/oembed" title="x"></head>`;
const site = 'https://freight.example';

test('the discovery link of a page names its site, its address and the parcel [T10]', () => {
  expect(withDiscovery(page, '/tracking/', site, 'FR7K')).toBe(
    `<head>${link}${site}/oembed?url=https%3A%2F%2Ffreight.example%2Ftracking%3ForderId%3DFR7K" title="x"></head>`,
  );
  expect(withDiscovery(page, '/', site)).toBe(
    `<head>${link}${site}/oembed?url=https%3A%2F%2Ffreight.example%2F" title="x"></head>`,
  );
});

test('a page that cannot be shown elsewhere keeps its links [T10]', () => {
  expect(withDiscovery(page, '/orders', site)).toBe(page);
});
