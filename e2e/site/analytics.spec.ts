import type { Page } from '@playwright/test';
import { expect, test } from '#support/fixtures.ts';

const scriptUrl = 'https://stats.example/s.js';
test.use({
  cookieChoice: 'unasked',
  siteSettings: {
    env: {
      FREIGHT_ANALYTICS_URL: scriptUrl,
      FREIGHT_ANALYTICS_ID: 'site-1',
      FREIGHT_ANALYTICS_ORIGINS: 'https://collect.example',
    },
  },
});

/** Behaves like a vendor's script: it reads its own element and reports to another host. */
const vendor = `
  const { siteId } = document.currentScript.dataset;
  fetch('https://collect.example/view?site=' + siteId + '&path=' + location.pathname, { mode: 'no-cors' });`;

/** The service's requests, in order. */
async function watchService(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route(/^https:\/\/(stats|collect)\.example\//, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: vendor });
  });
  return asked;
}
const choose = (page: Page, name: string) =>
  page.locator('freight-consent').getByRole('button', { name }).click();
const visitOf = (path: string) => [scriptUrl, `https://collect.example/view?site=site-1&path=${path}`];

test('the delivered site runs the script its settings name after full consent, and on later visits, once each [CONSENT-05] [CONSENT-06] [CONSENT-09] [A19]', async ({
  page,
}) => {
  const asked = await watchService(page);
  await page.goto('/about');
  await expect(page.locator('freight-consent')).toHaveAttribute('data-ready');
  expect(asked).toEqual([]);
  await choose(page, 'Godkänn alla');
  await expect.poll(() => asked).toEqual(visitOf('/about'));
  await page.goto('/terms');
  await expect.poll(() => asked).toEqual([...visitOf('/about'), ...visitOf('/terms')]);
});

test('it runs none after any other answer [CONSENT-07] [CONSENT-08]', async ({ page }) => {
  const asked = await watchService(page);
  for (const answer of ['Bara nödvändiga', 'Neka']) {
    await page.goto('/about');
    await choose(page, answer);
    await page.goto('/terms');
    await expect(page.locator('freight-consent')).toHaveAttribute('data-ready');
    await page.evaluate(() => localStorage.removeItem('cookie_consent'));
  }
  // Once a later request has arrived, all earlier ones have too.
  await page.goto('/about');
  await choose(page, 'Godkänn alla');
  await expect.poll(() => asked).toEqual(visitOf('/about'));
});
