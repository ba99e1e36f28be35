import type { Page } from '@playwright/test';
import { accountButton } from '#support/customer.ts';
import { expect, test } from '#support/fixtures.ts';
import { layOut, show } from '#support/screens.ts';
import { storeSession } from '#support/session.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const apps = (page: Page) => page.locator('#apps');
const portal = (page: Page) => page.locator('#businessPortal');
const adminPortal = 'https://portal.example.com/auth';

test('is a Swedish freight and parcel service, open to persons and companies [PROD-01] [PROD-04]', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page).toHaveTitle(/Skicka gods och paket i hela Sverige/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'sv');
  await expect(page.getByText(/öppen för både privatpersoner och företag/)).toBeVisible();
});

test('is a marketplace that matches with drivers and favours low emissions [PROD-02] [PROD-03]', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByText('Vi hittar en förare som ändå ska åt samma håll.')).toBeVisible();
  await expect(
    page.getByText(/En marknadsplats för transporter.*Bilar med låga utsläpp lyfter vi fram/),
  ).toBeVisible();
});

test('both apps show a screen and lead to both stores [SITE-20] [SITE-21] [SITE-22]', async ({ page }) => {
  await page.goto('/');
  await expect(apps(page).getByRole('heading', { level: 2 })).toBeVisible();
  for (const [app, folder] of [
    ['Kundappen', 'customer'],
    ['Förarappen', 'driver'],
  ] as const) {
    const one = apps(page)
      .getByRole('article')
      .filter({ has: page.getByRole('heading', { name: app }) });
    await expect(one.getByRole('img', { name: new RegExp(`^${app}: `) })).toBeVisible();
    await expect(one.getByRole('link', { name: `Hämta i App Store (${app})` })).toHaveAttribute(
      'href',
      `https://app-store.example.com/${folder}`,
    );
    await expect(one.getByRole('link', { name: `Ladda ned på Google Play (${app})` })).toHaveAttribute(
      'href',
      `https://google-play.example.com/${folder}`,
    );
  }
});

test('the badges are Swedish, German, or for all others English, as the interface is [SITE-23]', async ({
  page,
}) => {
  await page.goto('/');
  const badges = apps(page).locator('.badge');
  for (const [language, variant, texts] of [
    ['sv', 'sv', ['Hämta i App Store', 'Ladda ned på Google Play']],
    ['de', 'de', ['Laden im App Store', 'Jetzt bei Google Play']],
    ['en', 'other', ['Download on the App Store', 'Get it on Google Play']],
  ] as const) {
    await show(page, language, 'light');
    await expect(badges).toHaveCount(4);
    for (const [index, badge] of (await badges.all()).entries()) {
      await expect(badge).toHaveAttribute('data-variant', variant);
      await expect(badge).toContainText(texts[index % 2] ?? '');
    }
  }
});

test('the apps section leads to the sign-in of the admin web app [SITE-24]', async ({ page }) => {
  await page.goto('/');
  await expect(apps(page).getByRole('link', { name: /Logga in i företagsportalen/ })).toHaveAttribute(
    'href',
    adminPortal,
  );
});

const claims = {
  sv: [
    ['Automatisk matchning', /förarna i närheten/],
    ['Spårning i realtid', /just nu/],
    ['Pushnotiser', /när något händer/],
    ['Kort eller faktura', /Betala i appen/],
    ['Digital signering', /på skärmen/],
    ['Koll på klimatet', /följ valet på varje beställning/],
    ['Kollektivavtal', /Alla förare/],
    ['Allt i priset', /Förare, drivmedel och försäkring ingår/],
    ['Full försäkring', /hela vägen/],
  ],
  en: [
    ['Automatic matching', /drivers nearby/],
    ['Real-time tracking', /right now/],
    ['Push notifications', /when something happens/],
    ['Card or invoice', /Pay in the app/],
    ['Digital signing', /on the screen/],
    ['Environmental impact', /follow your choice on every order/],
    ['Collective agreements', /Every driver/],
    ['All in the price', /Driver, fuel and insurance are included/],
    ['Full insurance', /all the way/],
  ],
  de: [
    ['Automatische Zuordnung', /Fahrer in der Nähe/],
    ['Verfolgung in Echtzeit', /gerade/],
    ['Push-Nachrichten', /wenn etwas geschieht/],
    ['Karte oder Rechnung', /Zahlen Sie in der App/],
    ['Digitale Unterschrift', /auf dem Bildschirm/],
    ['Klimabilanz', /in jedem Auftrag nachsehen/],
    ['Tarifvertrag', /Alle Fahrer/],
    ['Alles im Preis', /Fahrer, Kraftstoff und Versicherung sind enthalten/],
    ['Voll versichert', /auf dem ganzen Weg/],
  ],
} as const;

test('claims in three languages what is included, from matching to insurance [SITE-30] [SITE-31] [SITE-32] [SITE-33] [SITE-34] [SITE-35] [SITE-36] [SITE-37] [SITE-38]', async ({
  page,
}) => {
  await page.goto('/');
  for (const [language, features] of Object.entries(claims)) {
    await show(page, language, 'light');
    const items = page.locator('#features').getByRole('listitem');
    await expect(items).toHaveCount(features.length);
    for (const [index, [title, text]] of features.entries()) {
      await expect(items.nth(index).getByRole('heading')).toHaveText(title);
      await expect(items.nth(index).getByRole('paragraph')).toHaveText(text);
    }
  }
});

test('the business portal is presented in six points and two pictures [SITE-25] [SITE-26]', async ({
  page,
}) => {
  await page.goto('/');
  await expect(portal(page).getByRole('listitem')).toHaveCount(6);
  await expect(portal(page).getByRole('img')).toHaveCount(2);
  await expect(portal(page).getByRole('img', { name: /schemat för vecka 24/ })).toBeVisible();
  await expect(portal(page).getByRole('img', { name: /fyllnadsgrad per vecka/ })).toBeVisible();
});

test('a picture of the portal fills the screen until it is closed, by key or by button [SITE-27]', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.locator('freight-start')).toHaveAttribute('data-ready');
  for (const name of ['Veckans schema', 'Statistik']) {
    const picture = portal(page).getByRole('figure', { name }).getByRole('button');
    const dialog = page.getByRole('dialog', { name });
    await picture.click();
    expect(await dialog.boundingBox()).toEqual({ x: 0, y: 0, width: 1440, height: 900 });
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(picture).toBeFocused();
    await page.keyboard.press('Enter');
    await dialog.getByRole('button', { name: 'Stäng' }).click();
    await expect(dialog).toBeHidden();
  }
});

test('a picture that is opened again before its close event stays open', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('freight-start')).toHaveAttribute('data-ready');
  const figure = portal(page).getByRole('figure', { name: 'Statistik' });
  await figure.getByRole('button').click();
  const dialog = page.getByRole('dialog', { name: 'Statistik' });
  await dialog.evaluate((element: HTMLDialogElement) => {
    element.close();
    element.parentElement?.querySelector('button')?.click();
    // Events are dispatched in the order they were queued.
    return new Promise((resolve) => element.addEventListener('close', () => setTimeout(resolve)));
  });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Stäng' }).click();
  await expect(dialog).toBeHidden();
});

test('the enlarged picture can be read on a phone: it is larger than the window, from its beginning [SITE-27]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await portal(page).getByRole('button').first().click();
  const dialog = page.getByRole('dialog');
  expect((await dialog.boundingBox())?.width).toBe(390);
  const picture = await dialog.getByRole('img').boundingBox();
  expect(picture?.width).toBeGreaterThanOrEqual(760);
  expect(picture?.x).toBeGreaterThanOrEqual(0);
  await expect(dialog.getByRole('button', { name: 'Stäng' })).toBeInViewport();
});

test('the portal opens in a new tab, on a site of its own [SITE-28] [PROD-08]', async ({ page, context }) => {
  // The portal is another product, which is not running here.
  await context.route(`${adminPortal}**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Portal</title>' }),
  );
  await page.goto('/');
  const opened = context.waitForEvent('page');
  await portal(page)
    .getByRole('link', { name: /Öppna företagsportalen/ })
    .click();
  await expect(await opened).toHaveURL(adminPortal);
  await expect(page).toHaveURL(/\/$/);
});

test('what drivers and transport companies do is only linked to, and has no page here [PROD-07] [PROD-08]', async ({
  page,
  request,
}) => {
  await page.goto('/');
  const links = await page
    .getByRole('link', { name: /förarapp|företagsportal/i })
    .evaluateAll((found) => found.map((link) => (link as HTMLAnchorElement).href));
  expect(links.length).toBeGreaterThanOrEqual(4);
  const { origin } = new URL(page.url());
  for (const link of links) {
    const { origin: host, pathname, hash } = new URL(link);
    if (host === origin) expect(`${pathname}${hash}`).toMatch(/^\/#(apps|businessPortal)$/);
    else expect(host).toMatch(/\.example\.com$/);
  }
  for (const path of ['/driver', '/drivers', '/company', '/admin', '/portal'])
    expect((await request.get(path)).status(), path).toBe(404);
});

test('every picture of the page is drawn, in three languages', async ({ page }) => {
  await page.goto('/');
  for (const language of ['sv', 'en', 'de']) {
    await show(page, language, 'light');
    const undrawn = () =>
      page.locator('main use').evaluateAll(
        (uses, files) => {
          const empty = uses.filter((use) => {
            const href = use.getAttribute('href') ?? '';
            const isSeen = use.closest('details:not([open]), dialog:not([open])') === null;
            const isOurs = files.some((file) => href.startsWith(file));
            return !isOurs || (isSeen && (use as SVGGraphicsElement).getBBox().width === 0);
          });
          return empty.map((use) => use.getAttribute('href'));
        },
        // The map has no words.
        [`/pictures/drawings.${language}.svg#`, '/pictures/sweden.svg#land'],
      );
    await expect.poll(undrawn).toEqual([]);
  }
});

test('shows the same menu and pages for any role that the API returns [ROLE-05]', async ({
  page,
  context,
  site,
}) => {
  await storeSession(context, site, await site.demo());
  // One change for the whole test: an answer may still be on its way while the page is left for the next role.
  let role = 'user';
  await page.route(/\/user\/profile$/, async (route) => {
    const answer = await route.fetch();
    const { data, ...rest } = (await answer.json()) as { data: object };
    await route.fulfill({ response: answer, json: { ...rest, data: { ...data, role } } });
  });
  const menuOf = async (next: string) => {
    role = next;
    await page.goto('/profile');
    await expect(page.locator('freight-profile').getByRole('heading').first()).toBeVisible();
    await accountButton(page).click();
    const entries = page.locator('header freight-user-menu').getByRole('menuitem');
    // The number of orders loads a moment after the menu.
    await expect(entries.first()).toHaveText(/\d$/);
    return entries.allTextContents();
  };
  const customer = await menuOf('user');
  expect(customer.length).toBeGreaterThanOrEqual(4);
  for (const other of ['driver', 'fleet-admin', 'freight-buyer', 'haulage'])
    expect(await menuOf(other), other).toEqual(customer);
});

test('where one orders and follows, drivers and hauliers are read about and nothing is done for them [PROD-10]', async ({
  page,
  context,
  site,
}) => {
  const { trackingIds, ...demo } = await site.demo();
  await storeSession(context, site, demo);
  const main = page.getByRole('main');
  for (const path of [
    '/my-orders',
    `/order-details/${trackingIds[0]}`,
    `/tracking?orderId=${trackingIds[0]}`,
  ]) {
    await page.goto(path);
    await expect(main.getByText(String(trackingIds[0])).first()).toBeVisible();
    const controls = main.getByRole('link').or(main.getByRole('button'));
    const names = (await controls.allTextContents()).join('\n');
    expect(names, path).not.toMatch(/förarapp|portal|bli förare|åkeri|ta körningen|fordon/i);
  }
  await page.goto(`/order-details/${trackingIds[0]}`);
  const driver = main.getByRole('region', { name: 'Förare' });
  await expect(driver.getByText('Registreringsnummer')).toBeVisible();
});

test('on a phone the words on the drawn screens of the portal can be read, and the page does not move sideways [L40]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await layOut(page);
  // Most words on them are drawn 12 to 15 high, in a drawing of 960.
  const scales = await page
    .locator('#businessPortal .mockup__open > [role=img]')
    .evaluateAll((screens) => screens.map((screen) => screen.getBoundingClientRect().width / 960));
  expect(scales).toHaveLength(2);
  for (const scale of scales) expect(12 * scale).toBeGreaterThan(10);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
