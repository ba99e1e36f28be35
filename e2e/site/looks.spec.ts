import type { Locator, Page } from '@playwright/test';
import { expect, test } from '#support/fixtures.ts';
import { layOut, show } from '#support/screens.ts';

/**
 * Parts of the key screens, compared one by one with the pictures in `looks/`. Letters may be drawn a little
 * differently; a part that moved, grew or lost its colour may not, be it as small as a button.
 * After a wanted change: `npm run quality pictures`, and look at the new pictures.
 */
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const wide = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

/** Far fewer than a small button has. */
const maxDiffPixels = 200;

/** Pages, and the parts of them that are compared; a page without any is compared in its visible area. */
const screens: { name: string; path: string; parts?: Record<string, string> }[] = [
  {
    name: 'landing',
    path: '/',
    parts: {
      header: 'header',
      card: 'freight-start',
      'how-it-works': '#how-it-works',
      portal: '#businessPortal',
      apps: '#apps',
      'get-started': '#how-to-get-started',
      partners: '#partners',
      testimonials: '#testimonials',
      community: '.community',
      footer: 'footer',
    },
  },
  { name: 'tracking', path: '/tracking' },
  { name: 'about', path: '/about' },
  { name: 'contact', path: '/contact' },
  { name: 'emissions', path: '/emissions' },
  { name: 'accessibility', path: '/accessibility' },
  { name: 'forgot-password', path: '/forgot-password' },
];

/** On a slow machine the site's font may miss the first paint, and is then not shown at all (decision 0010). */
test.beforeEach(({ page }) =>
  page.route('**/assets/*.css', async (route) => {
    const response = await route.fetch();
    const css = await response.text();
    await route.fulfill({ response, body: css.replaceAll('font-display:optional', 'font-display:block') });
  }),
);

/** All late content has loaded: elements, drawings, fonts. */
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

/** Floating elements cover another part of the page after every scroll; they are compared separately. */
const hideFloating = (page: Page, isHidden: boolean) =>
  page.evaluate((hidden) => {
    const sheet = new CSSStyleSheet();
    if (hidden) sheet.replaceSync('.header, .to-top { visibility: hidden !important }');
    document.adoptedStyleSheets = [sheet];
  }, isHidden);

type Screen = (typeof screens)[number];

/** Compares the listed parts of a loaded page. */
async function expectLooks(page: Page, { name, parts = {} }: Screen, variant: 'wide' | 'phone') {
  const compare = (part: Page | Locator, picture: string) =>
    expect(part).toHaveScreenshot(`${picture}-${variant}.png`, { maxDiffPixels });
  if (Object.keys(parts).length === 0) return compare(page, name);
  for (const [part, selector] of Object.entries(parts)) {
    await hideFloating(page, part !== 'header');
    await compare(page.locator(selector).first(), `${name}-${part}`);
  }
}

for (const screen of screens) {
  test(`${screen.name} looks as it did, wide and light in Swedish, narrow and dark in German [T3]`, {
    tag: '@whole-browser',
  }, async ({ page }) => {
    await page.setViewportSize(wide);
    await page.goto(screen.path);
    await arrive(page);
    await expectLooks(page, screen, 'wide');
    await page.setViewportSize(phone);
    await show(page, 'de', 'dark');
    await arrive(page);
    await expectLooks(page, screen, 'phone');
  });
}

test('a call-to-action button in another colour is noticed, of the site and of the kit [T3]', {
  tag: '@whole-browser',
}, async ({ page }) => {
  await page.setViewportSize(wide);
  await page.goto('/');
  await arrive(page);
  await hideFloating(page, true);
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
    ['portal', '#businessPortal'],
    ['card', 'freight-start'],
  ] as const)
    await expect(page.locator(selector).first()).not.toHaveScreenshot(`landing-${part}-wide.png`, {
      maxDiffPixels,
    });
});
