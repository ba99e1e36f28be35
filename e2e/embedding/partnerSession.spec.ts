import { longTestEnds } from '@freight/testing/patience';
import { chooseRoute, confirmOrder, goThroughSteps } from '#support/customer.ts';
import { expect } from '#support/fixtures.ts';
import { test as base } from '#support/onPostgres.ts';
import { openPartnerShop, type PartnerShop } from '#support/partnerShop.ts';

const body = `<header><freight-user-menu></freight-user-menu></header>
  <freight-start inline></freight-start><freight-orders></freight-orders>`;

interface Shops {
  shop: PartnerShop;
  other: PartnerShop;
}

const test = base.extend<object, Shops>({
  shop: [
    async ({ site, database }, use) => {
      const shop = await openPartnerShop({ api: site.url, database, name: 'Andra varvet', body });
      await use(shop);
      shop.close();
    },
    { scope: 'worker', timeout: longTestEnds },
  ],
  other: [
    async ({ site, database }, use) => {
      const shop = await openPartnerShop({ api: site.url, database, name: 'Tredje varvet', body });
      await use(shop);
      shop.close();
    },
    { scope: 'worker', timeout: longTestEnds },
  ],
});

test('a person who is logged in to the shop orders without a login, and sees that order alone, after a reload too [Q8]', async ({
  page,
  shop,
  other,
}) => {
  shop.person = 'customer-1';
  await page.goto(shop.url);
  const card = page.locator('freight-start');
  const list = page.locator('freight-orders');
  await expect(list.getByText('Inga pågående beställningar.')).toBeVisible();
  await chooseRoute(card);
  await card.getByRole('button', { name: 'Skicka paket' }).click();
  await goThroughSteps(card);
  await confirmOrder(card);
  await expect(card.getByText('Livespårning aktiv')).toBeVisible();
  await expect(page.locator('freight-sign-in[open]')).toHaveCount(0);
  const number = await card
    .getByText(/^[\dA-Z]{4}-[\dA-Z]{4}-[\dA-Z]{4}$/)
    .first()
    .textContent();

  const before = shop.signed;
  await page.reload();
  await expect(list.getByText(number ?? 'no number')).toBeVisible();
  await expect(list.getByText(/^[\dA-Z]{4}-[\dA-Z]{4}-[\dA-Z]{4}$/)).toHaveCount(1);
  expect(shop.signed).toBe(before + 1);
  const menu = page.locator('freight-user-menu');
  await menu.getByRole('button', { name: /Anna/ }).click();
  await expect(menu.getByRole('menuitem')).toHaveCount(1);
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(stored).not.toMatch(/eyJ|Anna/);

  // The same id at another partner is another person.
  other.person = 'customer-1';
  await page.goto(other.url);
  await expect(list.getByText('Inga pågående beställningar.')).toBeVisible();
});

test('a person who is not logged in to the shop reads one sentence, and can try again [Q8]', async ({
  page,
  shop,
  problems,
}) => {
  problems.allow(/401/);
  shop.person = undefined;
  await page.goto(shop.url);
  const list = page.locator('freight-orders');
  await expect(list.getByText('Det gick inte att logga in dig.')).toBeVisible();
  await expect(page.locator('freight-sign-in[open]')).toHaveCount(0);
  shop.person = 'customer-2';
  await list.getByRole('button', { name: 'Försök igen' }).click();
  await expect(list.getByText('Inga pågående beställningar.')).toBeVisible();
});
