import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { openShop, type Shop } from '@freight/demo-site/shop';
import { appears } from '@freight/testing/patience';
import { plainEnv } from '@freight/testing/plainEnv';
import { expect } from '#support/fixtures.ts';
import { test as base } from '#support/onPostgres.ts';
import { expectAccessible } from '#support/screens.ts';
import { untilDriver } from '#support/site.ts';

interface ShopFixtures {
  shop: Shop;
  /** The shop, which knows where the site's API is. */
  open: string;
}

const test = base.extend<object, ShopFixtures>({
  shop: [
    async ({}, use) => {
      const shop = await openShop({ port: 0 });
      await use(shop);
      shop.close();
    },
    { scope: 'worker' },
  ],
  siteSettings: [
    async ({ database, shop }, use) =>
      use({
        env: { DATABASE_URL: database, FREIGHT_DEMO: 'on', FREIGHT_DEMO_SHOP: shop.registration },
      }),
    { scope: 'worker' },
  ],
  open: [
    async ({ site, shop }, use) => {
      shop.useApi(site.url);
      await use(shop.url);
    },
    { scope: 'worker' },
  ],
});

const main = join(import.meta.dirname, '..', '..', 'packages', 'server', 'src', 'main.ts');

test('a sofa of a second-hand shop is ordered in four presses; its figures count it, and its events arrive signed and again after a replay [Q1] [Q2] [Q5] [Q8]', async ({
  page,
  site,
  open,
  database,
}) => {
  await page.goto(open);
  await page.getByRole('button', { name: 'Logga in som Anna' }).click();
  const prices = page.locator('freight-price');
  await expect(prices).toHaveCount(12);
  await prices.first().getByLabel('Hem till dig').fill('Storgatan 12, Örebro');
  await page.keyboard.press('Enter');
  const price = prices.first().getByRole('button', { name: /^frakt från [\d\s]+kr/ });
  await expect(price).toBeVisible();
  // Typed beside one, shown beside all: some goods are in the visitor's own town.
  for (const other of await prices.all()) {
    await other.scrollIntoViewIfNeeded();
    await expect(other).toContainText(/Hem till Örebro:\s*(frakt från [\d\s]+kr|för nära)/);
  }

  let presses = 0;
  const press = async (name: string | RegExp) => {
    presses += 1;
    await prices.first().getByRole('button', { name }).click();
  };
  await press(/^frakt från/);
  await expect(prices.first().getByText('Steg 1 av 5')).toBeVisible();
  await press('Nästa');
  await expect(prices.first().getByText('Steg 3 av 5')).toBeVisible();
  await expect(prices.first().getByText('Totalt')).toBeVisible();
  await press('Nästa');
  const summary = prices.first().locator('.summary');
  for (const words of ['Soffa från femtiotalet', 'AV-1001', 'Anna Exempel', 'Storgatan 12'])
    await expect(summary).toContainText(words);
  await press('Bekräfta beställningen');
  await expect(prices.first().getByText('Livespårning aktiv')).toBeVisible();
  expect(presses).toBe(4);
  await expect(page.locator('freight-sign-in[open]')).toHaveCount(0);
  const number = await prices
    .first()
    .getByText(/^[\dA-Z]{4}-[\dA-Z]{4}-[\dA-Z]{4}$/)
    .first()
    .textContent();

  await page.getByRole('link', { name: 'Mina leveranser' }).click();
  await expect(page.locator('freight-orders').getByText(number ?? 'no number')).toBeVisible();

  await site.advance(untilDriver);
  const rows = page.getByRole('row', { name: /AV-1001/ });
  await expect(async () => {
    await page.goto(`${open}/office`);
    await expect(rows.filter({ hasText: 'order.status' }).first()).toContainText(number ?? 'no number', {
      timeout: 1_000,
    });
  }).toPass({ timeout: appears });
  const before = await rows.count();

  const env = { ...plainEnv, DATABASE_URL: database };
  const replay = ['partners', 'replay', 'Andra varvet', '--since', '2026-01-01T00:00:00Z'];
  const { stdout } = await promisify(execFile)(process.execPath, [main, ...replay], { env });
  expect(stdout).toMatch(/sent again/);
  await expect(async () => {
    await page.goto(`${open}/office`);
    await expect(rows.last().getByRole('cell').last()).toHaveText('2', { timeout: 1_000 });
  }).toPass({ timeout: appears });
  expect(await rows.count()).toBeGreaterThanOrEqual(before);

  await page.getByRole('link', { name: 'fraktföretagets siffror' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Andra varvet');
  // Of the month: requests for prices, then orders.
  await expect(page.locator('tfoot td').nth(1)).toHaveText('1');
});

test('the shop takes no event that the company has not signed, and gives no token without a login [Q5] [Q8]', async ({
  request,
  open,
}) => {
  const headers = { 'webhook-id': 'msg_1', 'webhook-timestamp': '1', 'webhook-signature': 'v1,AAAA' };
  const forged = await request.post(`${open}/freight-events`, { headers, data: '{"type":"order.status"}' });
  expect(forged.status()).toBe(400);
  expect((await request.post(`${open}/freight-token`)).status()).toBe(401);
});

test('the shop is rehearsed: nothing is sent, and its words and colours stay [Q3] [Q4]', async ({
  page,
  site,
  open,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin === site.url && !pathname.startsWith('/kit/')) sent.push(pathname);
  });
  await page.goto(`${open}/?freight-rehearsal`);
  await expect(page.locator('[data-freight-rehearsal]')).toContainText('Repetition. Ingenting skickas');
  const price = page.locator('freight-price').first();
  await price.getByLabel('Hem till dig').fill('Uppsala');
  await page.keyboard.press('Enter');
  await expect(price.getByRole('button', { name: /^frakt från/ })).toBeVisible();
  expect(sent).toEqual([]);
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`the shop's page has no barrier, ${colorScheme}`, async ({ page, open }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(open);
    // Prices come when the visitor does something, each when it is near: one that only flew past the screen waits.
    for (const price of await page.locator('freight-price').all()) {
      await price.scrollIntoViewIfNeeded();
      await expect
        .poll(async () => {
          await page.mouse.wheel(0, 1);
          return price.evaluate((host) => host.hasAttribute('data-ready'));
        })
        .toBe(true);
    }
    await expectAccessible(page, `the shop, ${colorScheme}`);
  });
