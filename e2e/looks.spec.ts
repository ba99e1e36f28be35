import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { layOut, show } from './support/screens.ts';

/**
 * The key screens, compared with the pictures in `looks/`. Another browser draws letters a little differently, so a
 * few pixels may differ; a part that moved, grew or lost its colour may not.
 * After a wanted change: `npm run e2e -- looks --update-snapshots`, and look at the new pictures.
 */
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const wide = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

const screens = [
  { name: 'landing', path: '/', whole: true },
  { name: 'tracking', path: '/tracking' },
  { name: 'about', path: '/about' },
  { name: 'contact', path: '/contact' },
  { name: 'terms', path: '/terms' },
  { name: 'forgot-password', path: '/forgot-password' },
] as const;

/** Everything that comes late has come: elements, drawings, letters. */
async function arrive(page: Page): Promise<void> {
  for (const element of await page
    .locator('main :is(freight-start, freight-track, freight-reset-password)')
    .all())
    await expect(element).toHaveAttribute('data-ready');
  await expect(page.locator('header freight-language')).toHaveAttribute('data-ready');
  await page.evaluate(() => document.fonts.ready);
  await page.waitForLoadState('networkidle');
  await layOut(page);
}

for (const { name, path, ...rest } of screens) {
  test(`${name} looks as it did, wide and light in Swedish, narrow and dark in German`, {
    tag: '@whole-browser',
  }, async ({ page }) => {
    const fullPage = 'whole' in rest;
    await page.setViewportSize(wide);
    await page.goto(path);
    await arrive(page);
    await expect(page).toHaveScreenshot(`${name}-wide.png`, { fullPage });
    await page.setViewportSize(phone);
    await show(page, 'de', 'dark');
    await arrive(page);
    await expect(page).toHaveScreenshot(`${name}-phone.png`, { fullPage });
  });
}
