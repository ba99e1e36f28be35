import { expect, test } from './support/fixtures.ts';

test('shows the hero with headline, proof and card [ROUTE-01] [HERO-01] [SITE-02] [SITE-29]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(/3,2 miljarder/)).toBeVisible();
  await expect(page.locator('freight-start').getByLabel('Paket-ID')).toBeVisible();
});

test('the hero is 900 px high [HERO-02]', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  expect((await page.locator('.hero').boundingBox())?.height).toBe(900);
});

test('after the card come the four steps [SITE-03]', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('.steps').getByRole('heading', { level: 3 })).toHaveText([
    'Beställ',
    'Matcha',
    'Följ',
    'Betala',
  ]);
});

test('the bar turns opaque once the page has moved more than 20 px [NAV-01] [NAV-20]', async ({ page }) => {
  await page.goto('/');
  const bar = page.locator('header');
  await expect(bar).not.toHaveAttribute('data-opaque');
  await page.evaluate(() => scrollTo(0, 20));
  await expect(bar).not.toHaveAttribute('data-opaque');
  await page.evaluate(() => scrollTo(0, 21));
  await expect(bar).toHaveAttribute('data-opaque');
});

test('the button to the top appears after more than 300 px [ROUTE-30] [ROUTE-31]', async ({ page }) => {
  await page.goto('/');
  const button = page.getByRole('button', { name: 'Till sidans topp' });
  await page.evaluate(() => scrollTo(0, 300));
  await expect(button).toBeHidden();
  await page.evaluate(() => scrollTo(0, 301));
  await button.click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('a person chooses the language for site and elements at once, and it stays [LANG-01] [LANG-03] [NAV-18]', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'sv');
  await page.getByLabel('Språk').selectOption('de');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Von Tür zu Tür');
  await expect(page.locator('freight-start').getByRole('button', { name: 'Paket verfolgen' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('de');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Von Tür zu Tür');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
});

test('a chosen theme stays, and the elements follow the page', async ({ page }) => {
  await page.goto('/');
  const card = page.locator('freight-start .card');
  const light = await card.evaluate((element) => getComputedStyle(element).backgroundColor);
  await page.getByRole('button', { name: 'Mörkt läge' }).click();
  await expect
    .poll(() => card.evaluate((element) => getComputedStyle(element).backgroundColor))
    .not.toBe(light);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('an unknown address shows the way out, counts down and goes home [ROUTE-18] [ROUTE-19] [ROUTE-20]', async ({
  page,
  problems,
}) => {
  problems.allow(/404/);
  await page.clock.install();
  const answer = await page.goto('/no-such-page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByText('om 5 s.')).toBeVisible();
  await page.clock.runFor(1000);
  await expect(page.getByText('om 4 s.')).toBeVisible();
  await page.clock.runFor(4000);
  await expect(page).toHaveURL(/\/$/);
});

test('the countdown can be stopped, and a button leads home [ROUTE-21]', async ({ page, problems }) => {
  problems.allow(/404/);
  await page.goto('/no-such-page');
  await page.getByRole('button', { name: 'Stanna kvar' }).click();
  await expect(page.getByText(/Du kommer till startsidan/)).toBeHidden();
  await page.getByRole('main').getByRole('link', { name: 'Till startsidan' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('without chosen addresses the sending page is the landing page [ROUTE-16]', async ({ page }) => {
  await page.goto('/package-sending');
  await expect(page).toHaveURL(/\/$/);
  await expect(page.locator('freight-start')).toBeVisible();
});

test('every page is readable without scripts', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(site.url);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('freight-start').getByLabel('Paket-ID')).toBeVisible();
  await context.close();
});

for (const [path, title] of [
  ['/terms', 'Villkor'],
  ['/privacy', 'Integritetsmeddelande'],
] as const) {
  test(`${path} is a public page to read, Swedish in every language`, async ({ page }) => {
    await page.goto('/');
    await page.getByLabel('Språk').selectOption('en');
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('article')).toHaveAttribute('lang', 'sv');
    await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible();
    await expect(page.getByRole('article')).toContainText('info@example.com');
  });
}
