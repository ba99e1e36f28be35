import { basename } from 'node:path';
import { paths } from '@freight/contract';
import type { Page } from '@playwright/test';
import { expect, test } from '#support/fixtures.ts';
import { expectAccessible } from '#support/screens.ts';

const towns = ['Karlstad', 'Göteborg', 'Malmö'];

/** Twelve goods of a shop: eleven different ones, because the last two are the same. */
const goods = Array.from({ length: 12 }, (_, index) => {
  const weight = 20 + Math.min(index, 10);
  return `<li><h2>Soffa ${index + 1}</h2>
    <freight-price pickup="${towns[index % 2]}" size="half-pallet" weight="${weight}"></freight-price></li>`;
});
goods[11] = goods[10]?.replace('Soffa 11', 'Soffa 12') ?? '';

async function openShop(page: Page, site: { url: string; partnerUrl: string }, options = ''): Promise<void> {
  await page.route(`${site.partnerUrl}/shop*`, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><html lang="sv"><head><title>Butik</title><link rel="icon" href="data:,">
        <meta name="viewport" content="width=device-width">
        <script type="module" src="${site.url}/kit/freight.js" ${options}></script></head>
        <body><h1>Soffor</h1><ul>${goods.join('')}</ul></body></html>`,
    }),
  );
  await page.goto(`${site.partnerUrl}/shop`);
}

/** Requests for prices that were sent, and how many of them waited for their answers together at most. */
function watchQuotes(page: Page) {
  const seen = { asked: 0, places: 0, together: 0 };
  let underWay = 0;
  page.on('request', (request) => {
    if (request.url().includes('/api?')) seen.places += 1;
    if (request.method() !== 'POST' || !request.url().endsWith(paths.quote)) return;
    seen.asked += 1;
    underWay += 1;
    seen.together = Math.max(seen.together, underWay);
  });
  page.on('response', (response) => {
    if (response.request().method() === 'POST' && response.url().endsWith(paths.quote)) underWay -= 1;
  });
  return seen;
}

test('a town typed once prices twelve goods of a foreign page, a few requests at a time [Q1]', async ({
  page,
  site,
}) => {
  const seen = watchQuotes(page);
  // Answers that take their time: all requests would be under way together if nothing bounded them.
  await page.route(`**${paths.quote}`, async (route) => {
    const response = await route.fetch();
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await route.fulfill({ response });
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await openShop(page, site);
  const prices = page.locator('freight-price');
  await expect(prices.getByLabel('Hem till dig:')).toHaveCount(12);
  await prices.first().getByLabel('Hem till dig:').fill('Uppsala');
  await page.keyboard.press('Enter');
  await expect(prices.first()).toContainText(
    // The day is that of the server, whose clock is ahead of the browser's once other tests have advanced it.
    /Hem till Uppsala:\s*från [\d\s]+kr, (?:i dag|i morgon|\p{L}+dag|\d+ \p{L}+\.?), [\d,]+\s?k?g\sCO₂e/u,
  );
  for (const price of await prices.all()) {
    await price.scrollIntoViewIfNeeded();
    await expect(price.getByRole('button', { name: /^från [\d\s]+kr/ })).toBeVisible();
  }
  expect(seen.asked).toBe(11);
  expect(seen.together).toBeLessThanOrEqual(4);
  // Two places of goods and one town.
  expect(seen.places).toBe(3);
  for (const width of [390, 280]) {
    await page.setViewportSize({ width, height: 844 });
    await expectAccessible(page, `twelve prices, ${width} px wide`, 'freight-price');
  }

  await page.unroute(`**${paths.quote}`);
  await page.reload();
  await expect(prices.first()).toContainText(/Hem till Uppsala:\s*från/);
});

test('twelve prices load nothing but the loader before a visitor does something on the page [Q1]', async ({
  page,
  site,
}) => {
  const files: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(`${site.url}/kit/`)) files.push(basename(request.url()));
  });
  await openShop(page, site);
  const prices = page.locator('freight-price');
  await expect(prices.getByLabel('Hem till dig:')).toHaveCount(12);
  await page.waitForLoadState('networkidle');
  expect(files).toEqual(['freight.js', 'sleep.js']);
  await page.mouse.move(10, 10);
  await expect(prices.first()).toHaveAttribute('data-ready');
  expect(files).toContain('core.js');
});

test('its first frame takes the town before any code has loaded [Q1]', async ({ page, site }) => {
  const held = Promise.withResolvers<void>();
  await page.route('**/kit/chunks/*/core.js', async (route) => {
    await held.promise;
    await route.fallback();
  });
  await openShop(page, site);
  const price = page.locator('freight-price').first();
  const field = price.getByLabel('Hem till dig:');
  await field.fill('Uppsala');
  await page.keyboard.press('Enter');
  await expect(price).not.toHaveAttribute('data-ready');
  held.resolve();
  await expect(price).toContainText(/Hem till Uppsala:\s*från/);
});

test('a press opens sending in place with pickup, drop-off and size filled in [Q1]', async ({
  page,
  site,
}) => {
  await openShop(page, site);
  const price = page.locator('freight-price').first();
  await price.getByLabel('Hem till dig:').fill('Uppsala');
  await page.keyboard.press('Enter');
  await price.getByRole('button', { name: /^från/ }).click();
  await expect(price.getByLabel('Hämtas på')).toHaveValue(/^Karlstad/);
  await expect(price.getByLabel('Lämnas på')).toHaveValue(/^Uppsala/);
  await expect(price.getByRole('button', { name: 'Egna mått', pressed: true })).toBeVisible();
  await expect(price.getByRole('spinbutton', { name: /Vikt/ })).toHaveValue('20');
  await expect(page).toHaveURL(`${site.partnerUrl}/shop`);
});

test("a press opens the page's own page for sending, which has it filled in [Q1]", async ({ page, site }) => {
  await page.route(`${site.partnerUrl}/send`, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><html lang="sv"><head><title>Skicka</title><link rel="icon" href="data:,">
        <script type="module" src="${site.url}/kit/freight.js"></script></head>
        <body><freight-send></freight-send></body></html>`,
    }),
  );
  await openShop(page, site, 'data-page-package-sending="/send"');
  const price = page.locator('freight-price').nth(1);
  await price.getByLabel('Hem till dig:').fill('Uppsala');
  await page.keyboard.press('Enter');
  await price.getByRole('button', { name: /^från/ }).click();
  await expect(page).toHaveURL(`${site.partnerUrl}/send`);
  const send = page.locator('freight-send');
  await expect(send.getByLabel('Hämtas på')).toHaveValue(/^Göteborg/);
  await expect(send.getByLabel('Lämnas på')).toHaveValue(/^Uppsala/);
  await expect(send.getByRole('spinbutton', { name: /Vikt/ })).toHaveValue('21');
});
