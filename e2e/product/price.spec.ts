import type { Page } from '@playwright/test';
import { chooseAddress, dropoff, newPerson, pickup, stepIs } from '#support/customer.ts';
import { expect, test } from '#support/fixtures.ts';
import { expectAccessible, show } from '#support/screens.ts';

const quotes = '/api/v1/route/quote';
const capabilities = '/api/v1/capabilities';

/** How often each of the two calls was made. */
function countCalls(page: Page) {
  const calls = { quotes: 0, capabilities: 0 };
  page.on('request', (request) => {
    if (request.method() === 'OPTIONS') return;
    if (request.url().endsWith(quotes)) calls.quotes += 1;
    if (request.url().endsWith(capabilities)) calls.capabilities += 1;
  });
  return calls;
}

/** An API with only the documented contract. */
const withoutCapabilities = (page: Page) =>
  page.route(`**${capabilities}`, (route) => route.fulfill({ status: 404, json: { message: 'Not found' } }));

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a new user has a price after three choices and no login, and finds it all again after signing up in the mail’s tab', async ({
    page,
    context,
    site,
  }) => {
    const calls = countCalls(page);
    await page.goto('/');
    const card = page.locator('freight-start');
    await chooseAddress(card, 'Hämtas på', pickup);
    await chooseAddress(card, 'Lämnas på', dropoff);
    expect(calls.quotes).toBe(0);
    await card.getByRole('button', { name: /^Paket/ }).tap();
    const price = card.getByText(/^från \d[\d\s]*\skr$/);
    await expect(price).toBeVisible();
    await expect(card.getByText(/km · .*min · .*g\sCO₂e/)).toBeVisible();
    const shown = Number((await price.textContent())?.replace(/\D/g, ''));
    expect(calls).toEqual({ quotes: 1, capabilities: 1 });
    await expectAccessible(page, 'the card with a price', 'freight-start');
    await show(page, 'de', 'dark');
    await expect(card.getByText(/^ab \d/)).toBeVisible();
    await expectAccessible(page, 'the card with a price, German and dark', 'freight-start');
    await show(page, 'sv', 'light');

    await card.getByRole('button', { name: 'Skicka paket' }).tap();
    await page.locator('freight-sign-in').getByRole('button', { name: 'Skapa konto' }).tap();
    const person = newPerson();
    await page.locator('freight-sign-in').getByLabel('E-post', { exact: true }).fill(person.email);
    await page.locator('freight-sign-in').getByLabel('Lösenord', { exact: true }).fill(person.password);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Bekräfta din e-postadress').first()).toBeVisible();
    const phone = await context.newPage();
    await phone.goto(`${site.url}/mailbox`);
    await phone.getByRole('link').filter({ hasText: person.email }).first().tap();
    await phone.locator('a[href*="/magic-link"]').first().tap();

    const wizard = phone.locator('freight-send');
    await stepIs(wizard, 1);
    await wizard.getByRole('button', { name: 'Nästa' }).tap();
    await expect(wizard.getByLabel('Vikt')).toHaveValue('10');
    await expect(wizard.getByLabel('Längd')).toHaveValue('40');
    await phone.reload();
    await expect(wizard.getByLabel('Vikt')).toHaveValue('10');
    await wizard.getByLabel('Beskrivning').fill('En lampa');
    await wizard.getByLabel('Kategori', { exact: true }).selectOption('construction');
    await wizard.getByLabel('Underkategori').selectOption('tools_hardware');
    await wizard.getByRole('button', { name: 'Nästa' }).tap();
    const total = wizard.locator('.price__amount');
    await expect(total).toBeVisible();
    const charged = Number((await total.textContent())?.replace(/[^\d,]/g, '').replace(',', '.'));
    expect(Math.ceil(charged)).toBe(shown);
  });

  test('with an API that offers nothing of it the card is as it was, and is asked once', async ({
    page,
    problems,
  }) => {
    problems.allow(/Failed to load resource.*404/);
    await withoutCapabilities(page);
    const calls = countCalls(page);
    await page.goto('/');
    const card = page.locator('freight-start');
    await chooseAddress(card, 'Hämtas på', pickup);
    await chooseAddress(card, 'Lämnas på', dropoff);
    await expect.poll(() => calls.capabilities).toBe(1);
    await expect(card.getByRole('button', { name: 'Skicka paket' })).toBeFocused();
    await expect(card.getByText('Storlek')).toHaveCount(0);
    await card.getByRole('button', { name: 'Skicka paket' }).tap();
    await expect(page.locator('freight-sign-in').getByRole('dialog')).toBeVisible();
    expect(calls).toEqual({ quotes: 0, capabilities: 1 });
  });
});

test('the price in the card is there again after a reload, without a touch', async ({ page }) => {
  await page.goto('/');
  const card = page.locator('freight-start');
  await chooseAddress(card, 'Hämtas på', pickup);
  await chooseAddress(card, 'Lämnas på', dropoff);
  await card.getByRole('button', { name: /^Paket/ }).click();
  const price = card.getByText(/^från \d[\d\s]*\skr$/);
  const shown = (await price.textContent()) ?? '';
  await page.reload();
  await expect(price).toHaveText(shown);
  await expect(card.getByText(/km · .*min · .*g\sCO₂e/)).toBeVisible();
});

test('the map behind the card draws the route that is typed, with kilometres and price', async ({ page }) => {
  await page.goto('/');
  const card = page.locator('freight-start');
  const map = page.locator('.hero-map');
  await chooseAddress(card, 'Hämtas på', pickup);
  await expect(map.getByText('Karlstad')).toBeVisible();
  await chooseAddress(card, 'Lämnas på', 'Drottninggatan 4, Uppsala');
  await expect(map.getByText('Uppsala')).toBeVisible();
  await expect(map.locator('.hero-map__drawn')).toHaveCount(1);
  await card.getByRole('button', { name: 'EU-pall' }).click();
  await expect(map.getByText(/^\d+\skm$/)).toBeVisible();
  await expect(map.getByText(/^från [\d\s]+\skr$/)).toBeVisible();
  await card.getByRole('button', { name: 'Rensa hämtadressen' }).click();
  await expect(map.locator('.hero-map__drawn')).toHaveCount(0);
  await expect(map.getByText('Uppsala')).toBeVisible();
});

test('a partner’s page has the price in its card as well, with a drawn route', async ({ page, site }) => {
  await page.goto(site.partnerUrl);
  const card = page.locator('freight-start');
  await card.getByRole('tab', { name: 'Skicka' }).click();
  await chooseAddress(card, 'Hämtas på', pickup);
  await chooseAddress(card, 'Lämnas på', dropoff);
  await card.getByRole('button', { name: 'Brevlådepaket' }).click();
  await expect(card.getByText(/^från \d[\d\s]*\skr$/)).toBeVisible();
  await expect(card.locator('.quote__way')).toHaveText(/Karlstad.*Örebro/);
});

test('the page about the footprint explains the sum by the figures of the API', async ({ page }) => {
  await page.goto('/emissions');
  const row = page.getByRole('row', { name: /Diesel/ });
  await expect(row).toContainText('189 g');
  await expect(row).toContainText('14 kg CO₂e');
  await expect(page.getByText('GLEC Framework v3 (2023)').first()).toBeVisible();
});

test('the page about the footprint names method and sources in the language of the page [L40]', async ({
  page,
}) => {
  await page.goto('/emissions');
  for (const [language, method, source, share] of [
    ['sv', 'från källa till hjul, siffrorna från', 'Direktiv (EU) 2018/2001, bilaga VI', '60\u00a0%'],
    ['de', 'von der Quelle bis zum Rad, die Zahlen', 'Richtlinie (EU) 2018/2001, Anhang VI', '60\u00a0%'],
    ['en', 'well to wheel, with figures', 'Directive (EU) 2018/2001, annex VI', '60%'],
  ] as const) {
    await show(page, language, 'light');
    const figures = page.locator('section[aria-labelledby=figures]');
    await expect(figures).toContainText(method);
    await expect(figures.getByText(source, { exact: true })).toBeVisible();
    await expect(figures.getByText(share, { exact: true })).toBeVisible();
    if (language === 'de') await expect(figures.getByText('Diesel: Ausstoß, Quelle bis Rad')).toBeVisible();
    if (language !== 'en')
      await expect(figures).not.toContainText(/Directive|annex|well to wheel|electricity mix/);
  }
});
