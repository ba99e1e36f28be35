import { testEnds } from '@freight/testing/patience';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { chooseRoute, fillPackage, logIn, next, notice, stepIs } from '#support/customer.ts';
import { expect, test } from '#support/fixtures.ts';
import { storeSession } from '#support/session.ts';
import { whenReady } from '#support/whenReady.ts';

test.use({ cookieChoice: 'unasked', contextOptions: { reducedMotion: 'reduce' } });
// Each comparison takes eight pictures, several seconds on a busy machine.
test.beforeEach(() => test.setTimeout(240_000));

/** Styles that pages apply to all elements. The tags' own boxes are left out, because a page may place them. */
const hostile: Record<string, string> = {
  unset: '* { all: unset !important }',
  initial: '* { all: initial !important }',
  reset: `* { margin: 0 !important; padding: 0 !important; border: 0 !important; outline: 0 !important;
    box-sizing: content-box !important; list-style: square inside !important; vertical-align: baseline !important;
    background: none !important; float: none !important }`,
  inherited: `* { font: italic small-caps 900 30px/3 monospace !important; letter-spacing: 5px !important;
    word-spacing: 9px !important; text-transform: uppercase !important; text-indent: 40px !important;
    text-align: right !important; text-align-last: center !important; text-shadow: 3px 3px lime !important;
    white-space: nowrap !important; word-break: break-all !important; line-break: anywhere !important;
    color: red !important; accent-color: lime !important; caret-color: lime !important; cursor: wait !important;
    fill: lime !important; stroke: red !important; stroke-width: 4px !important; hyphens: auto !important;
    font-stretch: expanded !important; font-kerning: none !important; font-feature-settings: "zero" !important;
    font-size-adjust: 0.9 !important; -webkit-text-stroke: 2px blue !important; text-underline-offset: 9px !important;
    -webkit-text-fill-color: magenta !important; text-rendering: geometricPrecision !important; zoom: 1 !important;
    text-wrap: balance !important; tab-size: 20 !important; quotes: none !important; border-spacing: 9px !important;
    border-collapse: collapse !important; caption-side: bottom !important; list-style: square inside !important;
    image-rendering: pixelated !important; scrollbar-color: red lime !important; font-variant: all-petite-caps !important;
    -webkit-font-smoothing: none !important; writing-mode: horizontal-tb !important; empty-cells: hide !important }`,
  tags: `div, span, button, input, svg, path, circle, a, label, dialog, form, fieldset, legend, select, option, textarea,
    img, canvas, ul, ol, li, dl, dt, dd, p, h1, h2, h3, section, article, nav, header, footer, output, strong, small {
    display: inline !important; position: static !important; width: 7px !important; height: 7px !important;
    min-height: 90px !important; max-width: 9px !important; margin: 11px !important; padding: 9px !important;
    border: 5px solid red !important; outline: 4px solid lime !important; background: lime !important; fill: red !important;
    opacity: 0.3 !important; transform: rotate(3deg) !important; filter: invert(1) !important; box-shadow: 0 0 9px !important;
    font: bold 30px/3 monospace !important; letter-spacing: 5px !important; text-transform: uppercase !important;
    color: red !important; clip-path: inset(2px) !important; mix-blend-mode: difference !important; float: left !important }`,
  root: 'html { font-size: 30px !important; line-height: 4; writing-mode: vertical-rl; text-align: end; columns: 1 }',
};

/** Tags in places that no style of the page affects, so that only their contents can differ. */
interface Shelf {
  tags: readonly string[];
  columns: number;
  /** px. */
  width: number;
  height: number;
}
const gap = 20;
const own =
  'all: initial !important; display: grid !important; position: absolute !important; overflow: clip !important';

/** A page of the site's own origin with each tag in a separate place, one viewport high. */
async function open(page: Page, siteUrl: string, { tags, columns, width, height }: Shelf): Promise<void> {
  const places = tags.map((tag, index) => {
    const left = (index % columns) * (width + gap);
    const top = Math.floor(index / columns) * (height + gap);
    const at = { left, top, width, height };
    const place = Object.entries(at).map(([name, pixels]) => `${name}: ${pixels}px !important`);
    return `<div style="${own}; ${place.join('; ')}">${tag}</div>`;
  });
  await page.route(`${siteUrl}/foreign`, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><html lang="sv"><head style="display: none !important"><title>Foreign</title><link rel="icon" href="data:,"></head>
        <body>${places.join('')}<script type="module" src="/kit/freight.js"></script></body></html>`,
    }),
  );
  await page.setViewportSize({
    width: columns * (width + gap),
    height: Math.ceil(tags.length / columns) * (height + gap),
  });
  // Times shown in minutes must not change between two pictures.
  await page.clock.setFixedTime(Date.now());
  // Landing pages would navigate to the home page.
  await page.addInitScript(() => addEventListener('freight-navigate', (event) => event.preventDefault()));
  await page.goto(`${siteUrl}/foreign`);
  for (const element of await page.locator('body > div > *').all()) await whenReady(element);
}

interface Picture {
  pixels: Buffer;
  width: number;
}

async function pictureWith(page: Page, css: string): Promise<Picture> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);
  const png = await page.screenshot({ animations: 'disabled' });
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { pixels: data, width: info.width };
}

/** Of 255, in a colour: how much the edge of a letter may change when the browser draws a part of a layer again. */
const redrawn = 10;

/** Where two pictures differ, as text: the columns and rows of 10 px in which a pixel does. */
function differences(one: Picture, other: Picture): string[] {
  const found = new Set<string>();
  if (one.pixels.equals(other.pixels)) return [];
  for (const [at, colour] of one.pixels.entries()) {
    if (Math.abs(colour - (other.pixels[at] ?? 0)) <= redrawn) continue;
    const pixel = Math.floor(at / 3);
    const [x, y] = [pixel % one.width, Math.floor(pixel / one.width)];
    found.add(`${Math.floor(x / 10) * 10},${Math.floor(y / 10) * 10}`);
  }
  return [...found].slice(0, 20);
}

/** Compares the unstyled page with itself under each hostile sheet, once everything has loaded. */
async function expectTheSame(page: Page, what: string): Promise<void> {
  const found: Record<string, string[]> = {};
  const compareAll = async () => {
    const clean = await pictureWith(page, '');
    for (const [name, css] of Object.entries(hostile))
      found[name] = differences(clean, await pictureWith(page, css));
    // Late content, such as the last names of a map, is not caused by a style sheet.
    expect(differences(clean, await pictureWith(page, '')), `${what} stands still`).toEqual([]);
  };
  await expect(compareAll).toPass({ intervals: [400], timeout: testEnds });
  for (const [name, where] of Object.entries(found)) expect.soft(where, `${what}, ${name}`).toEqual([]);
}

test('every element looks the same to the pixel on a page without styles and on six hostile ones', async ({
  page,
  context,
  site,
}) => {
  const person = await site.demo();
  const id = `order-id="${person.trackingIds[0]}"`;
  await storeSession(context, site, person);
  const tags = [
    '<freight-start></freight-start>',
    '<freight-start tab="send"></freight-start>',
    '<freight-track></freight-track>',
    `<freight-track ${id}></freight-track>`,
    '<freight-send></freight-send>',
    '<freight-orders></freight-orders>',
    `<freight-order ${id}></freight-order>`,
    `<freight-order-success ${id}></freight-order-success>`,
    '<freight-reset-password></freight-reset-password>',
    '<freight-address-book></freight-address-book>',
    '<freight-order-sheet></freight-order-sheet>',
    '<freight-arrivals></freight-arrivals>',
    '<freight-profile></freight-profile>',
    '<freight-settings></freight-settings>',
    '<freight-user-menu></freight-user-menu>',
    '<freight-language></freight-language>',
    '<freight-consent></freight-consent><freight-toasts></freight-toasts><freight-sign-in></freight-sign-in><freight-order-notification></freight-order-notification>',
  ];
  await open(page, site.url, { tags, columns: 4, width: 400, height: 1100 });
  await expect(page.locator('.map__marker--dropoff')).toHaveCount(2);
  await expectTheSame(page, 'all elements');
});

test('menus, map, sign-in with an error and the steps of sending look the same to the pixel on hostile pages', async ({
  page,
  site,
  problems,
}) => {
  problems.allow(/401/);
  const tags = [
    '<freight-start inline></freight-start>',
    '<freight-user-menu></freight-user-menu>',
    '<freight-language></freight-language>',
  ];
  await open(page, site.url, { tags, columns: 3, width: 400, height: 1800 });
  await page.locator('freight-language').getByRole('button').click();
  await expectTheSame(page, 'the menu of languages');
  await page.keyboard.press('Escape');

  const card = page.locator('freight-start');
  await chooseRoute(card);
  await card.getByRole('button', { name: 'Välj plats på kartan' }).click();
  await expect(card.getByRole('region', { name: 'Välj på kartan' })).toBeVisible();
  await expect(card.getByRole('button', { name: 'Zooma in' })).toBeVisible();
  await expect(card.getByText('Laddar kartan …')).toBeHidden();
  await expect(card.locator('.map__label').first()).toBeVisible();
  await expectTheSame(page, 'the map to choose a place on');
  await card.getByRole('button', { name: 'Stäng kartan' }).click();

  await card.getByRole('button', { name: 'Skicka paket' }).click();
  const signIn = page.locator('freight-sign-in');
  const person = await site.demo();
  await signIn.getByLabel('E-post', { exact: true }).fill(person.email);
  await signIn.getByLabel('Lösenord', { exact: true }).fill('fel-lösenord');
  await page.keyboard.press('Enter');
  await expect(signIn.getByRole('alert')).toBeVisible();
  // Playwright hides the caret by a rule of the page, which does not apply inside the element.
  await signIn.getByLabel('Lösenord', { exact: true }).blur();
  await expectTheSame(page, 'the sign-in with its error');
  await logIn(page, person);

  await card.getByRole('button', { name: 'Skicka paket' }).click();
  await stepIs(card, 1);
  await next(card);
  await fillPackage(card);
  await card.getByLabel('Vikt').fill('-1');
  await next(card);
  await expectTheSame(page, 'the step of the package with an error');
  await page.locator('freight-user-menu').getByRole('button').click();
  await expectTheSame(page, 'the menu of the account');
});

test('toasts, landing pages of links and the floating card look the same to the pixel on hostile pages', async ({
  page,
  context,
  site,
}) => {
  const person = await site.demo();
  await storeSession(context, site, person);
  await page.addInitScript((orderId) => {
    const order = {
      orderId,
      transportId: orderId,
      pickupLocation: 'Tingvallagatan 16, Karlstad',
      dropoffLocation: 'Storgatan 12, Örebro',
    };
    localStorage.setItem('activeOrderNotification', JSON.stringify(order));
  }, person.trackingIds[0]);
  const tags = [
    '<freight-magic-link></freight-magic-link>',
    '<freight-auth-callback></freight-auth-callback>',
    '<freight-order-notification></freight-order-notification><freight-toasts></freight-toasts>',
  ];
  await open(page, site.url, { columns: 3, width: 400, height: 680, tags });
  await expect(page.locator('freight-order-notification').getByRole('region')).toBeVisible();
  // A pointer resting on a message pauses its timer.
  await notice(page, 'Bekräftelselänken är ogiltig.').hover();
  await expectTheSame(page, 'toast, card and landing pages');
});
