import { call, openTestServer } from '@freight/server/testing';
import { newFolder } from '@freight/testing/ends';
import { expect, test } from 'vitest';

const site = 'https://www.example.com';
const elsewhere = 'https://built.example/oembed?url=https%3A%2F%2Fbuilt.example%2F';
const page = `<head><link rel="alternate" type="application/json+oembed" href="${elsewhere}" title="Freight"></head>`;
const folder = newFolder({ 'index.html': page, 'tracking/index.html': page, 'about.html': page });
const server = await openTestServer({ site: folder });

const ask = (url: string, more: Record<string, string> = {}) =>
  call(server, 'GET', `/oembed?${new URLSearchParams({ url, ...more })}`);

test('shows a tracking page by the tag with its number, and a link where no script runs', async () => {
  const { status, body, headers } = await ask(`${site}/tracking?orderId=FR7K-2M9P-QX4T&utm_source=mail`);
  expect(status).toBe(200);
  expect(headers.get('access-control-allow-origin')).toBe('*');
  expect(body).toEqual({
    version: '1.0',
    type: 'rich',
    provider_name: 'Freight',
    provider_url: site,
    title: 'Spåra paket',
    html: `<script type="module" src="${site}/kit/freight.js" data-api-url="${site}"></script><freight-track order-id="FR7K-2M9P-QX4T"><a href="${site}/tracking?orderId=FR7K-2M9P-QX4T">Spåra paket</a></freight-track>`,
    width: 640,
    height: 640,
    cache_age: 3600,
  });
});

test('shows the start page with all that happens in place, no larger than asked for', async () => {
  const { body } = await ask(site, { format: 'json', maxwidth: '320', maxheight: '300' });
  expect(body).toMatchObject({ width: 320, height: 300 });
  expect(Reflect.get(Object(body), 'html')).toContain('<freight-start inline>');
});

test.each([
  ['another site', 'https://evil.example/tracking?orderId=FR7K-2M9P-QX4T'],
  ['a site that only begins like it', `${site}.evil.example/tracking`],
  ['a name before the host', 'https://www.example.com@evil.example/tracking'],
  ['a user in front of it', 'https://someone@www.example.com/tracking'],
  ['another port', `${site}:8443/tracking`],
  ['no encryption', 'http://www.example.com/tracking'],
  ['a page of an account', `${site}/my-orders`],
  ['a path upwards', `${site}/tracking/../profile`],
  ['an order number with markup', `${site}/tracking?orderId="><script>alert(1)</script>`],
  ['a script', 'javascript:alert(1)'],
  ['no address', 'tracking'],
])('answers 404 for %s', async (_what, url) => {
  const { status, body } = await ask(url);
  expect(status).toBe(404);
  expect(body).toEqual({
    success: false,
    message: 'There is nothing to show for this address',
    code: 'nothingToShow',
  });
});

test('refuses what is missing, too large or another format', async () => {
  expect((await call(server, 'GET', '/oembed')).status).toBe(400);
  expect((await call(server, 'GET', '/oembed?url=a&url=b')).status).toBe(400);
  expect((await ask(site, { maxwidth: '-1' })).status).toBe(400);
  expect((await ask(`${site}/${'x'.repeat(3000)}`)).status).toBe(400);
  expect((await ask(site, { format: 'xml' })).status).toBe(501);
});

test.each([
  ['/tracking?utm_source=mail&orderId=FR7K-2M9P-QX4T', '/tracking?orderId=FR7K-2M9P-QX4T', 'FR7K-2M9P-QX4T'],
  ['/tracking/?orderId=FR7K-2M9P-QX4T', '/tracking?orderId=FR7K-2M9P-QX4T', 'FR7K-2M9P-QX4T'],
  ['/tracking', '/tracking', undefined],
  ['/tracking?orderId=%22%3E%3Cscript%3E', '/tracking', undefined],
  ['/?orderId=FR7K-2M9P-QX4T', '/', undefined],
])(
  'leads an editor from the page %s to its own parcel on the site that answers [A33]',
  async (path, page, parcel) => {
    for (const encoding of ['identity', 'br', 'gzip']) {
      const { body } = await call(server, 'GET', path, { headers: { 'accept-encoding': encoding } });
      const address = new URL(/json\+oembed" href="([^"]*)"/.exec(String(body))?.[1] ?? 'none:');
      expect([address.origin, address.pathname]).toEqual([site, '/oembed']);
      expect(address.searchParams.get('url')).toBe(site + page);
      const shown = await call(server, 'GET', address.pathname + address.search);
      expect(shown.status).toBe(200);
      const html: unknown = Reflect.get(Object(shown.body), 'html');
      if (parcel) expect(html).toContain(`order-id="${parcel}"`);
      else expect(html).not.toContain('order-id');
    }
  },
);
