import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { layOut, show } from './support/screens.ts';

/**
 * Parts of the key screens, compared one by one with the pictures in `looks/`. Letters may be drawn a little
 * differently; a part that moved, grew or lost its colour may not, be it as small as a button.
 * After a wanted change: `npm run looks`, and look at the new pictures.
 */
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const wide = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

/** Far fewer than a small button has. */
const maxDiffPixels = 200;

/** Pages, and the parts of them that are compared; a page without any is compared as far as it is seen at once. */
const screens: { name: string; path: string; parts?: Record<string, string> }[] = [
  {
    name: 'landing',
    path: '/',
    parts: {
      header: 'header',
      card: 'freight-start',
      apps: '#apps',
      'get-started': '#how-to-get-started',
      footer: 'footer',
    },
  },
  { name: 'tracking', path: '/tracking' },
  { name: 'about', path: '/about' },
  { name: 'contact', path: '/contact' },
  { name: 'emissions', path: '/emissions' },
  { name: 'forgot-password', path: '/forgot-password' },
];

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

/** What is compared of a page, by the names of its pictures. */
function partsOf(page: Page, { name, parts }: (typeof screens)[number]): [string, Page | Locator][] {
  if (parts === undefined) return [[name, page]];
  return Object.entries(parts).map(([part, selector]) => [`${name}-${part}`, page.locator(selector).first()]);
}

for (const screen of screens) {
  test(`${screen.name} looks as it did, wide and light in Swedish, narrow and dark in German [T3]`, {
    tag: '@whole-browser',
  }, async ({ page }) => {
    await page.setViewportSize(wide);
    await page.goto(screen.path);
    await arrive(page);
    for (const [name, part] of partsOf(page, screen))
      await expect(part).toHaveScreenshot(`${name}-wide.png`, { maxDiffPixels });
    await page.setViewportSize(phone);
    await show(page, 'de', 'dark');
    await arrive(page);
    for (const [name, part] of partsOf(page, screen))
      await expect(part).toHaveScreenshot(`${name}-phone.png`, { maxDiffPixels });
  });
}

test('a call-to-action button in another colour is noticed, of the site and of the kit [T3]', {
  tag: '@whole-browser',
}, async ({ page }) => {
  await page.setViewportSize(wide);
  await page.goto('/');
  await arrive(page);
  await page.evaluate(() => {
    const red = new CSSStyleSheet();
    red.replaceSync('.pill-button { background: #c00000 !important }');
    document.adoptedStyleSheets.push(red);
    const kitRed = new CSSStyleSheet();
    kitRed.replaceSync('button[type="submit"] { background: #c00000 !important }');
    document.querySelector('freight-start')?.shadowRoot?.adoptedStyleSheets.push(kitRed);
  });
  for (const [part, selector] of [
    ['get-started', '#how-to-get-started'],
    ['card', 'freight-start'],
  ] as const)
    await expect(page.locator(selector).first()).not.toHaveScreenshot(`landing-${part}-wide.png`, {
      maxDiffPixels,
    });
});
