import type { Page } from '@playwright/test';
import { expect, test } from '#support/fixtures.ts';
import { layOut } from '#support/screens.ts';
import { storeSession } from '#support/session.ts';

const last = (page: Page) => page.locator('#company');
const isLaidOut = (page: Page) =>
  last(page).evaluate((section) =>
    Boolean(section.firstElementChild?.checkVisibility({ contentVisibilityAuto: true })),
  );

test('the landing page is laid out where it is seen, and wholly once it is used', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('freight-start')).toHaveAttribute('data-ready');
  expect(await isLaidOut(page)).toBe(false);
  // A dialog, even a closed one, makes Chromium lay out the part that contains it.
  await expect(page.locator('[data-later] dialog')).toHaveCount(0);
  await page.mouse.wheel(0, 100);
  await expect(page.locator('html')).not.toHaveAttribute('data-arriving');
  expect(await isLaidOut(page)).toBe(true);
});

test('an anchor leads to a section that has not been rendered yet', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('header freight-language')).toHaveAttribute('data-ready');
  const section = page.locator('[id="how-to-get-started"]');
  // Like a script: without a press, a key or a scroll before.
  await page
    .getByRole('banner')
    .getByRole('link', { name: 'Så funkar det' })
    .evaluate((link: HTMLElement) => link.click());
  await expect(section).toBeFocused();
  await expect
    .poll(() => section.evaluate((it) => Math.abs(it.getBoundingClientRect().top)))
    .toBeLessThan(120);
});

test('a page that is come back to, or opened at an anchor, has its full height from the start', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.locator('freight-start')).toHaveAttribute('data-ready');
  await layOut(page);
  await last(page).scrollIntoViewIfNeeded();
  await page.reload();
  await expect(last(page)).toBeInViewport();
  await expect(page.locator('html')).not.toHaveAttribute('data-arriving');
  await page.goto('about:blank');
  await page.goto('/#company');
  await expect(page.locator('html')).not.toHaveAttribute('data-arriving');
  await expect(last(page)).toBeInViewport();
});

test('the card opens on sending, and on tracking for the tracking anchor and signed-in customers [L10]', async ({
  page,
  context,
  site,
}) => {
  const selected = page.locator('freight-start').getByRole('tab', { selected: true });
  await page.goto('/');
  await expect(page.locator('freight-start')).toHaveAttribute('data-ready');
  await expect(selected).toHaveText('Skicka');
  await page.goto('/about');
  await page.goto('/#track');
  await expect(selected).toHaveText('Spåra');
  await storeSession(context, site, await site.demo());
  await page.goto('/about');
  await page.goto('/');
  await expect(selected).toHaveText('Spåra');
});
