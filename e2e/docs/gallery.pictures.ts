import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { chooseAddress, dropoff, pickup } from '#support/customer.ts';
import { expect, test } from '#support/fixtures.ts';
import { newAccount, storeSession } from '#support/session.ts';
import type { Site } from '#support/site.ts';

/** The pictures of `docs/gallery.md`: every element in its states, from the built kit and the real server. */

const folder = join(import.meta.dirname, '..', '..', 'docs', 'public', 'gallery');

interface Picture {
  /** Its file, which begins with the element's name. */
  name: string;
  html: string;
  /** Who is logged in. */
  person?: 'customer' | 'newcomer';
  /** What an earlier visit has left in local storage. */
  stored?: Readonly<Record<string, string>>;
  /** Puts the element into its state; the locator it returns must be visible. */
  show?: (element: Locator, page: Page) => Promise<Locator>;
}

const order = 'FR7K-2M9P-QX4E';

/** Shows this once the element has loaded. */
const text = (words: RegExp) => async (element: Locator) => element.getByText(words).first();

const track = (name: string, id: string, words: RegExp): Picture => ({
  name: `track-${name}`,
  html: `<freight-track order-id="${id}"></freight-track>`,
  show: text(words),
});

/** The action that leads from each step of the wizard to the next. */
const stepsOfSending: ((element: Locator) => Promise<void>)[] = [
  async (element) => {
    await chooseAddress(element, 'Pickup address', pickup);
    await chooseAddress(element, 'Drop-off address', dropoff);
    await element.getByRole('button', { name: 'Send parcel' }).click();
  },
  async () => undefined,
  async (element) => {
    await element.getByLabel('Weight').fill('12.5');
    await element.getByLabel('Length').fill('120');
    await element.getByLabel('Width').fill('80');
    await element.getByLabel('Height').fill('60');
    await element.getByLabel('Description').fill('Two drills');
    await element.getByLabel('Category', { exact: true }).selectOption('construction');
    await element.getByLabel('Subcategory').selectOption('tools_hardware');
  },
  async (element) => element.getByText('Total').first().waitFor(),
  async (element) => {
    await element.getByLabel('Name').fill('Bo Mottagare');
    await element.getByLabel('Phone').fill('+46 70 000 00 02');
  },
];

const sending = (name: string, step: number, words = `Step ${step} of 5`): Picture => ({
  name: `send-${name}`,
  html: '<freight-send></freight-send>',
  person: 'customer',
  show: async (element) => {
    for (const [index, fill] of stepsOfSending.slice(0, step).entries()) {
      await fill(element);
      if (index > 0) await element.getByRole('button', { name: 'Next' }).click();
      await element.getByText(`Step ${index + 1} of 5`).waitFor();
    }
    return element.getByText(words).first();
  },
});

const goods = '<freight-price pickup="Karlstad" size="half-pallet"></freight-price>';

const pictures: Picture[] = [
  { name: 'start-track', html: '<freight-start></freight-start>' },
  { name: 'start-send', html: '<freight-start tab="send"></freight-start>' },
  { name: 'track-empty', html: '<freight-track></freight-track>' },
  track('on-its-way', order, /on its way/i),
  track('delivered', 'FR7K-2M9P-QX6R', /delivered/i),
  track('failed', 'FR7K-2M9P-QX7D', /fail|not be delivered/i),
  track('cancelled', 'FR7K-2M9P-QX9Q', /cancelled/i),
  {
    name: 'track-unknown',
    html: '<freight-track></freight-track>',
    show: async (element) => {
      await element.getByRole('textbox').fill('FR7K-NONE');
      await element.locator('button[type=submit]').click();
      return element.getByRole('alert').filter({ hasText: /./ }).first();
    },
  },
  { name: 'send-addresses', html: '<freight-send></freight-send>' },
  sending('fuel', 1),
  sending('package', 2),
  sending('price', 3, 'Total'),
  sending('recipient', 4),
  sending('confirmation', 5),
  { name: 'price-town', html: goods },
  {
    name: 'price',
    html: goods,
    show: async (element, page) => {
      await element.getByLabel('Home to you:').fill('Uppsala');
      await page.keyboard.press('Enter');
      return element.getByRole('button', { name: /^from/ });
    },
  },
  {
    name: 'order-success',
    html: `<freight-order-success order-id="${order}"></freight-order-success>`,
    person: 'customer',
    show: text(/Karlstad/),
  },
  {
    name: 'order-notification',
    html: '<freight-order-notification></freight-order-notification>',
    person: 'customer',
    stored: {
      activeOrderNotification: JSON.stringify({
        orderId: order,
        transportId: order,
        pickupLocation: pickup,
        dropoffLocation: dropoff,
      }),
    },
    show: async (element) => element.getByRole('region').filter({ hasText: 'Karlstad' }),
  },
  {
    name: 'orders',
    html: '<freight-orders></freight-orders>',
    person: 'customer',
    show: text(new RegExp(order)),
  },
  { name: 'orders-empty', html: '<freight-orders></freight-orders>', person: 'newcomer' },
  {
    name: 'order',
    html: `<freight-order order-id="${order}"></freight-order>`,
    person: 'customer',
    show: text(/Karlstad/),
  },
  {
    name: 'sign-in-login',
    html: '<freight-sign-in open="login"></freight-sign-in>',
    show: async (element) => element.getByRole('dialog'),
  },
  {
    name: 'sign-in-sign-up',
    html: '<freight-sign-in open="sign-up"></freight-sign-in>',
    show: async (element) => element.getByRole('dialog'),
  },
  {
    name: 'magic-link-failed',
    html: '<freight-magic-link token="used" email="anna@example.com" stay></freight-magic-link>',
    show: async (element) => element.getByRole('button').or(element.getByRole('link')).first(),
  },
  {
    name: 'auth-callback-failed',
    html: '<freight-auth-callback error="access_denied"></freight-auth-callback>',
  },
  { name: 'reset-password-ask', html: '<freight-reset-password></freight-reset-password>' },
  { name: 'reset-password-new', html: '<freight-reset-password token="new"></freight-reset-password>' },
  { name: 'address-book', html: '<freight-address-book></freight-address-book>', person: 'customer' },
  { name: 'order-sheet', html: '<freight-order-sheet></freight-order-sheet>', person: 'customer' },
  { name: 'arrivals', html: '<freight-arrivals board="demo-board-of-arrivals"></freight-arrivals>' },
  { name: 'profile', html: '<freight-profile></freight-profile>', person: 'customer' },
  { name: 'settings', html: '<freight-settings></freight-settings>', person: 'customer' },
  {
    name: 'user-menu',
    html: '<freight-user-menu></freight-user-menu>',
    person: 'customer',
    show: async (element) => {
      await element.getByRole('button').first().click();
      return element.getByRole('menu');
    },
  },
  {
    name: 'language',
    html: '<freight-language></freight-language>',
    show: async (element) => {
      await element.getByRole('button').first().click();
      return element.getByRole('menu');
    },
  },
  {
    name: 'consent',
    html: '<freight-consent open></freight-consent>',
    show: async (element) => element.locator('[part~=banner]'),
  },
  {
    name: 'toasts',
    html: '<freight-toasts></freight-toasts>',
    show: async (element, page) => {
      await page.evaluate(async (kit) => {
        const { notify } = await import(kit);
        notify('Your address is saved', 'success');
        notify('The connection is lost', 'error');
      }, '/kit/index.js');
      await element.getByText('The connection is lost').waitFor();
      return element.getByRole('list');
    },
  },
];

/** Opens a page on the API's own origin with the element on it, where a session persists. */
async function openPage(page: Page, site: Site, html: string): Promise<Locator> {
  const address = `${site.url}/gallery-picture`;
  await page.route(address, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="en"><link rel="icon" href="data:,">
<style>body { margin: 12px; background: #fff }</style>
<script type="module" src="/kit/freight.js" data-language="en" data-quirks="corrected"></script>${html}`,
    }),
  );
  await page.goto(address);
  const element = page.locator(/<([\w-]+)/.exec(html)?.[1] ?? '');
  // A price shows its first frame and sleeps until it is used.
  if (html !== goods) await expect(element).toHaveAttribute('data-ready');
  return element;
}

/** Across the phone, from the upper end of these to the lower, as far as its screen goes. */
async function clipAround(parts: Locator[]) {
  const boxes = await Promise.all(parts.map((part) => part.boundingBox()));
  const seen = boxes.filter((box) => box !== null && box.height > 0);
  const top = Math.max(0, Math.floor(Math.min(...seen.map((box) => box?.y ?? 0)) - 12));
  const bottom = Math.ceil(Math.max(...seen.map((box) => (box ? box.y + box.height : 0))) + 12);
  return { x: 0, y: top, width: 390, height: Math.min(844, bottom) - top };
}

for (const { name, html, person, stored = {}, show } of pictures) {
  test(`takes a picture of ${name}`, async ({ page, context, site, problems }) => {
    problems.allow(/./);
    if (person)
      await storeSession(context, site, person === 'customer' ? await site.demo() : await newAccount(site));
    await page.addInitScript((entries) => {
      for (const [key, value] of entries) localStorage.setItem(key, value);
    }, Object.entries(stored));
    const element = await openPage(page, site, html);
    const shown = show ? await show(element, page) : element;
    await expect(shown).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    await page.waitForLoadState('networkidle');
    const clip = await clipAround([element, shown]);
    const picture = await page.screenshot({ animations: 'disabled', caret: 'hide', clip });
    await sharp(picture)
      .webp({ quality: 75, effort: 6 })
      .toFile(join(folder, `${name}.webp`));
  });
}
