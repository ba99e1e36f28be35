import type { Page } from '@playwright/test';
import { transform } from 'esbuild';
import { expect, test } from '#support/fixtures.ts';
import { snippets } from '#support/guides.ts';
import { servePage } from '#support/hostPage.ts';
import { newAccount } from '#support/session.ts';

/** The recipes of the documentation as they are printed. */

/** The recipe code that contains this text, with the markup before it, for a page of an origin with this kit. */
async function recipe(part: string, kit: string): Promise<string> {
  const recipes = snippets().filter(({ file }) => file === 'recipes.md');
  const index = recipes.findIndex(({ kind, code }) => kind === 'ts' && code.includes(part));
  const [before, found] = recipes.slice(index - 1, index + 1);
  const { code } = await transform(found?.code ?? '', { loader: 'ts' });
  const script = code.replace('@freight/kit', `${kit}/index.js`);
  return `<script type="module" src="${kit}/freight.js" data-language="en"></script>
${before?.kind === 'html' ? before.code : ''}<script type="module">${script}</script>`;
}

/** Opens a page of the company's own origin, where a login lasts, with the recipe that contains this text. */
async function openRecipe(page: Page, siteUrl: string, part: string, query = ''): Promise<void> {
  const body = `<!doctype html><html lang="en"><link rel="icon" href="data:,">${await recipe(part, '/kit')}`;
  await page.route(`${siteUrl}/recipe*`, (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto(`${siteUrl}/recipe${query}`);
}

const parcel = 'FR7K-2M9P-QX6R';

test('a page of the partner tracks the parcel that the link of a mail names [P8]', async ({ page, site }) => {
  await openRecipe(page, site.url, 'URLSearchParams', `?orderId=${parcel}`);
  await expect(page.locator('freight-track').getByText(parcel).first()).toBeVisible();
  await openRecipe(page, site.url, 'URLSearchParams');
  await expect(page.locator('freight-track').getByRole('textbox')).toBeVisible();
});

test('a button of an order page becomes the tracking of its order [P8]', async ({ page, site }) => {
  await openRecipe(page, site.url, '[data-track]');
  await expect(page.locator('freight-track')).toHaveCount(0);
  await page.getByRole('button', { name: 'Track' }).click();
  await expect(page.locator('freight-track').getByText('FR7K-2M9P-QX4E').first()).toBeVisible();
});

test('an event of a created order sends its number and price to the partner [P8]', async ({ page, site }) => {
  // A server of the partner's own: a browser may send a beacon past what a test fulfils.
  const host = await servePage(await recipe('sendBeacon', `${site.url}/kit`));
  await page.goto(host.url);
  const sent = page.waitForRequest(`${host.url}/freight-orders`);
  await page.evaluate((orderId) => {
    const detail = { orderId, transportId: orderId, price: 499 };
    document.dispatchEvent(new CustomEvent('freight-order-created', { detail }));
  }, parcel);
  expect((await sent).postDataJSON()).toEqual({ orderId: parcel, price: 499 });
  host.close();
});

test('the login of the partner goes on to the page it names, and only after its own button [P8]', async ({
  page,
  site,
}) => {
  const { email, password } = await newAccount(site);
  await openRecipe(page, site.url, 'openSignIn');
  await page.route(`${site.url}/orders`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Orders</h1>' }),
  );
  const open = page.getByRole('button', { name: 'Log in', exact: true }).first();
  await open.click();
  const dialog = page.locator('freight-sign-in').getByRole('dialog');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await open.click();
  await page.locator('freight-sign-in').getByLabel('Email', { exact: true }).fill(email);
  await page.locator('freight-sign-in').getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${site.url}/orders`);
});
