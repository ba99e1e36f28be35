import type { Page } from '@playwright/test';
import { expect, test } from '#support/fixtures.ts';
import { holdBack } from '#support/holdBack.ts';

test.use({ cookieChoice: 'unasked' });

const banner = (page: Page) => page.locator('freight-consent').getByRole('region', { name: 'Kakor' });
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('cookie_consent'));

test('a first visit is asked on any page, and a choice is kept for all of them [CONSENT-01] [CONSENT-02] [CONSENT-03] [CONSENT-04]', async ({
  page,
}) => {
  await page.goto('/about');
  await expect(
    banner(page).getByRole('button', { name: /^(Godkänn alla|Bara nödvändiga|Neka)$/ }),
  ).toHaveCount(3);
  await banner(page).getByRole('button', { name: 'Bara nödvändiga' }).click();
  await expect(banner(page)).toBeHidden();
  expect(await stored(page)).toBe('necessary');
  await page.goto('/');
  await expect(page.locator('freight-consent')).toHaveAttribute('data-ready');
  await expect(banner(page)).toBeHidden();
});

test('the choice can be changed from the foot of every page and from the cookies page [CONSENT-04] [OPEN-46]', async ({
  page,
}) => {
  await page.goto('/terms');
  await banner(page).getByRole('button', { name: 'Neka' }).click();
  expect(await stored(page)).toBe('none');
  await page.getByRole('contentinfo').getByRole('button', { name: 'Ändra val av kakor' }).click();
  await banner(page).getByRole('button', { name: 'Godkänn alla' }).click();
  await expect(banner(page)).toBeHidden();
  expect(await stored(page)).toBe('all');
  await page.goto('/cookies');
  await page.getByRole('main').getByRole('button', { name: 'Ändra mitt val' }).click();
  await banner(page).getByRole('button', { name: 'Bara nödvändiga' }).click();
  expect(await stored(page)).toBe('necessary');
});

test('a button that is pressed before the page’s code has come answers when it has', async ({ page }) => {
  await page.goto('/about');
  await banner(page).getByRole('button', { name: 'Neka' }).click();
  const release = await holdBack(page, /\/assets\/index-[\w-]+\.js$/);
  await page.goto('/cookies', { waitUntil: 'commit' });
  await page.getByRole('main').getByRole('button', { name: 'Ändra mitt val' }).click();
  await expect(page.locator('freight-consent')).toHaveAttribute('data-ready');
  await expect(banner(page)).toBeHidden();
  release();
  await expect(banner(page)).toBeVisible();
});

test('the banner leads to the page about cookies and stays', async ({ page }) => {
  await page.goto('/about');
  await banner(page).getByText('Läs mer om kakor').click();
  await expect(page).toHaveURL(/\/cookies$/);
  await expect(banner(page)).toBeVisible();
});

test('the site itself requests nothing from other hosts, even with full consent [CONSENT-07] [CONSENT-08]', async ({
  page,
  site,
}) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== site.url) foreign.push(request.url());
  });
  await page.goto('/');
  await banner(page).getByRole('button', { name: 'Godkänn alla' }).click();
  await page.goto('/contact');
  await expect(page.locator('freight-consent')).toHaveAttribute('data-ready');
  expect(foreign).toEqual([]);
});
