import type { Page } from '@playwright/test';
import { expect, test } from '#support/fixtures.ts';

const listed = [
  '/',
  '/careers',
  '/about',
  '/contact',
  '/tracking',
  '/terms',
  '/privacy',
  '/cookies',
  '/accessibility',
  '/emissions',
  '/embed',
];
const company = 'https://www.example.com';

/** The metadata for search engines and for apps in which the page is shared. */
async function expectDescribed(page: Page, path: string): Promise<void> {
  const content = (name: string) => page.locator(`meta[property="og:${name}"]`).getAttribute('content');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${company}${path}`);
  expect(await content('url')).toBe(`${company}${path}`);
  expect(await page.title()).toBe(`${await content('title')} – Exempelfrakt`);
  const description = await page.locator('meta[name=description]').getAttribute('content');
  expect(await content('description')).toBe(description);
  const picture = new URL((await content('image')) ?? '');
  expect(picture.origin).toBe(company);
  const answer = await page.request.get(picture.pathname);
  expect(answer.headers()['content-type']).toBe('image/png');
  // Width and height are at fixed offsets in a PNG's header.
  const bytes = await answer.body();
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
  await expect(page.locator('meta[name=robots]')).toHaveCount(0);
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  for (const path of listed) {
    test(`${path} can be read and left again without scripts, and has its description for search engines`, async ({
      page,
    }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Villkor' })).toBeVisible();
      await expect(page.locator('.loading')).toHaveCount(0);
      await expectDescribed(page, path);
    });
  }

  test('a page that needs scripts shows a note without them', async ({ page }) => {
    await page.goto('/my-orders');
    await expect(page.getByText('Den här sidan behöver JavaScript.')).toBeVisible();
  });

  test('the menus of the bar open under the mouse without scripts [NAV-02]', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/about');
    await page.getByRole('button', { name: 'Produkter' }).hover();
    await expect(page.getByRole('banner').getByRole('link', { name: /^Kundappen/ })).toBeVisible();
  });
});

test('a page keeps its description for search engines when its scripts have run', async ({ page }) => {
  await page.goto('/about');
  await expect(page.locator('header freight-language')).toHaveAttribute('data-ready');
  await expectDescribed(page, '/about');
});

for (const path of ['/my-orders', '/profile', '/settings', '/magic-link', '/order-details/any']) {
  test(`${path} is not for search engines`, async ({ page }) => {
    const answer = await page.request.get(path);
    expect(await answer.text()).toContain('<meta name="robots" content="noindex">');
  });
}

test('site map and robots file name the listed pages', async ({ page }) => {
  const map = await page.request.get('/sitemap.xml');
  expect(map.headers()['content-type']).toContain('xml');
  const addresses = [...(await map.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
  expect(addresses).toEqual(listed.map((path) => `${company}${path}`));
  expect(await (await page.request.get('/robots.txt')).text()).toContain(`Sitemap: ${company}/sitemap.xml`);
});

test('the manifest and every icon it and the pages name are there', async ({ page }) => {
  await page.goto('/');
  const icons = await page
    .locator('link[rel=icon], link[rel="apple-touch-icon"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(icons).toHaveLength(3);
  const manifest = await page.request.get('/manifest.webmanifest');
  expect(manifest.headers()['content-type']).toContain('application/manifest+json');
  const { name, icons: more } = (await manifest.json()) as { name: string; icons: { src: string }[] };
  expect(name).toBe('Exempelfrakt');
  for (const icon of [...icons, ...more.map(({ src }) => src)]) {
    const answer = await page.request.get(icon);
    expect(answer.status(), icon).toBe(200);
    expect(answer.headers()['content-type'], icon).toMatch(/^image\//);
  }
});

test('structured data describes the company and answers the questions of the contact page', async ({
  page,
}) => {
  const dataOf = async (path: string) => {
    await page.goto(path);
    return JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');
  };
  expect(await dataOf('/')).toMatchObject({
    '@type': 'Organization',
    name: 'Exempelfrakt',
    address: { postalCode: '652 00', addressLocality: 'Karlstad', streetAddress: 'Exempelgatan 1' },
  });
  const { mainEntity } = await dataOf('/contact');
  const questions = await page.locator('#faq summary').allTextContents();
  expect(mainEntity.map((one: { name: string }) => one.name)).toEqual(questions);
});
