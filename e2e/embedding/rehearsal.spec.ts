import { longTestEnds } from '@freight/testing/patience';
import type { Page } from '@playwright/test';
import { expect, test } from '#support/fixtures.ts';
import { type HostPage, servePage } from '#support/hostPage.ts';
import { expectAccessible } from '#support/screens.ts';
import type { Site } from '#support/site.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1280, height: 800 } });

const number = 'SHOP-4711';
const script = (site: Site, options = '') =>
  `<script type="module" src="${site.url}/kit/freight.js" data-language="en" ${options}></script>`;
const tracked = `<freight-track order-id="${number}"></freight-track>`;

/** Everything that a page sends to the API's origin but the files of the kit. */
function watchApi(page: Page, site: Site): string[] {
  const sent: string[] = [];
  const note = (address: string) => {
    const url = new URL(address);
    const isApi = url.host === new URL(site.url).host;
    if (isApi && !url.pathname.startsWith('/kit/')) sent.push(address);
  };
  page.on('request', (request) => note(request.url()));
  page.on('websocket', (socket) => note(socket.url()));
  return sent;
}

const band = (page: Page) => page.locator('[data-freight-rehearsal]');
const press = (page: Page, name: string) => band(page).getByRole('button', { name, exact: true }).click();
const track = (page: Page) => page.locator('freight-track');

async function openRehearsal(page: Page, site: Site, html = tracked): Promise<HostPage> {
  const host = await servePage(script(site) + html);
  await page.goto(`${host.url}/?freight-rehearsal`);
  await expect(band(page).getByText('Rehearsal. Nothing is sent')).toBeVisible();
  return host;
}

/** Moves the slider to a stop, as the arrow keys do. */
async function moveTo(page: Page, stop: number, name: string) {
  const slider = band(page).getByRole('slider', { name: 'Time' });
  await slider.press('Home');
  for (let at = 0; at < stop; at++) await slider.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuetext', name);
}

test('shows every state of a delivery on a foreign page, and sends the API nothing [Q4]', async ({
  page,
  site,
  problems,
}) => {
  // Twelve states, most of which load the element anew.
  test.setTimeout(longTestEnds);
  problems.allow(/404/);
  const sent = watchApi(page, site);
  const host = await openRehearsal(page, site);
  await expect(track(page)).toContainText(number);
  for (const [stop, name, words] of [
    [1, 'Driver found', /waiting|pickup|driver/i],
    [3, 'On its way', /on its way/i],
    [4, 'Out for delivery', /out for delivery/i],
    [5, 'Delivered', /has been delivered/i],
    [7, 'A week later', /has been delivered/i],
    [0, 'Booked', /confirmed/i],
  ] as const) {
    await moveTo(page, stop, name);
    await expect(track(page)).toContainText(words);
  }
  for (const [happening, words] of [
    ['Late', /minutes late/],
    ['Moved twice', /heavy traffic/],
    ['Failed attempt', /nobody was home/],
    ['On hold', /on hold|paused/i],
    ['Unknown status', /customsCheck|unknown/i],
    ['Cancelled', /cancelled/i],
  ] as const) {
    await press(page, happening);
    await expect(track(page)).toContainText(words);
  }
  await press(page, 'Cancelled');
  await press(page, 'Unknown number');
  await expect(track(page)).toContainText(/not found/i);
  await press(page, 'Unknown number');
  await expect(track(page)).toContainText(number);
  expect(sent).toEqual([]);
  host.close();
});

test('shows a lost connection, a slow one and a refused origin [Q4]', async ({ page, site, problems }) => {
  problems.allow(/origin-refused|api-unreachable/);
  const sent = watchApi(page, site);
  const host = await openRehearsal(page, site);
  await expect(track(page)).toContainText(number);
  await press(page, 'Offline');
  await expect(track(page)).toContainText(/offline/i);
  await press(page, 'Offline');
  await expect(track(page)).not.toContainText(/offline/i);
  await press(page, 'Slow');
  await expect(track(page).getByText(number)).toBeHidden();
  await expect(track(page)).toContainText(number);
  await press(page, 'Slow');
  await press(page, 'Origin refused');
  // The page begins again.
  await expect(band(page).getByRole('button', { name: 'Origin refused' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(track(page).getByRole('alert').first()).toBeVisible();
  await press(page, 'Origin refused');
  await expect(track(page)).toContainText(number);
  expect(sent).toEqual([]);
  host.close();
});

test('shows the elements narrow, large, in German, dark and in forced colours, and gives all of it back [Q4]', async ({
  page,
  site,
  problems,
}) => {
  problems.allow(/The map |The own directions/);
  const host = await openRehearsal(page, site);
  await expect(track(page)).toContainText(number);
  const size = () =>
    track(page)
      .locator('.root')
      .first()
      .evaluate((element) => getComputedStyle(element).fontSize);
  const colour = () =>
    track(page)
      .locator('.root')
      .first()
      .evaluate((element) => getComputedStyle(element).backgroundColor);
  const before = {
    size: await size(),
    colour: await colour(),
    width: (await track(page).boundingBox())?.width,
  };
  await press(page, '280 px wide');
  await expect.poll(async () => (await track(page).boundingBox())?.width).toBe(280);
  await press(page, '280 px wide');
  await expect.poll(async () => (await track(page).boundingBox())?.width).toBe(before.width);
  await press(page, '200% text');
  await expect.poll(size).toBe(`${2 * Number.parseFloat(before.size)}px`);
  await press(page, '200% text');
  await press(page, 'Dark');
  await expect(track(page)).toHaveAttribute('theme', 'dark');
  await press(page, 'Dark');
  await expect(track(page)).not.toHaveAttribute('theme');
  await press(page, 'Forced colours');
  await expect.poll(colour).not.toBe(before.colour);
  await press(page, 'Forced colours');
  await expect.poll(colour).toBe(before.colour);
  await press(page, 'German');
  await expect(track(page)).toContainText(/Paket|Sendung/);
  await expect(band(page).getByText('Probe. Es wird nichts gesendet')).toBeVisible();
  await press(page, 'Deutsch');
  await expect(band(page).getByText('Rehearsal. Nothing is sent')).toBeVisible();
  host.close();
});

test('writes down what a screen reader reads aloud, and copies a list of what was seen [Q4]', async ({
  page,
  context,
  site,
  problems,
}) => {
  problems.allow(/The map |The own directions/);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const host = await openRehearsal(page, site, '<freight-track></freight-track>');
  await press(page, 'Transcript');
  await expect(band(page)).toContainText('Nothing yet.');
  const field = track(page).getByRole('textbox');
  await field.focus();
  await expect(band(page).getByRole('listitem').last()).toContainText(/textbox/);
  await field.fill(number);
  await field.press('Enter');
  await expect(track(page)).toContainText(number);
  const count = await band(page).getByRole('listitem').count();
  await moveTo(page, 5, 'Delivered');
  await expect.poll(() => band(page).getByRole('listitem').count()).toBeGreaterThan(count);
  await expect(
    band(page)
      .getByRole('listitem')
      .filter({ hasText: /delivered/i })
      .first(),
  ).toBeVisible();
  await press(page, 'Copy list');
  await expect(band(page).getByText('Copied')).toBeVisible();
  const list = await page.evaluate(() => navigator.clipboard.readText());
  expect(list).toContain(`Rehearsal of ${host.url}/\n`);
  expect(list).toMatch(/\n1\. \d\d:\d\d:\d\d Booked\n/);
  expect(list).toMatch(/\d\. \d\d:\d\d:\d\d Delivered\n {3}shown: freight-track: .*\n {3}read aloud: /);
  expect(list).not.toContain('freight-rehearsal');
  host.close();
});

test('rehearses a login and an order without an account [Q4]', async ({ page, site, problems }) => {
  problems.allow(/404/);
  const sent = watchApi(page, site);
  const host = await openRehearsal(page, site, '<freight-orders></freight-orders>');
  await page
    .locator('freight-orders')
    .getByRole('button', { name: /log in/i })
    .first()
    .click();
  const dialog = page.locator('freight-sign-in');
  await dialog
    .getByLabel(/e-?mail/i)
    .first()
    .fill('any@example.com');
  await dialog.getByLabel('Password', { exact: true }).fill('any-password');
  await dialog
    .getByRole('button', { name: /log in/i })
    .last()
    .click();
  await expect(page.locator('freight-orders')).toContainText('FR7K-REHEARSAL');
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('rehearsal');
  expect(sent).toEqual([]);
  host.close();
});

test('loads only when it is asked for, and only where the page allows it [Q4]', async ({
  page,
  site,
  problems,
}) => {
  problems.allow(/rehearsal-refused|CORS|ERR_|origin-refused|403/);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const isRehearsalFile = (url: string) => /\/kit\/(chunks\/\w+\/start\.|rehearsal)/.test(url);
  const serve = (options: string) =>
    page.route('https://shop.example/**', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html><html lang="en">${script(site, options)}<freight-track></freight-track>`,
      }),
    );
  for (const [options, path, isLoaded, isShown] of [
    ['', '', false, false],
    ['data-rehearsal="allowed"', '', false, false],
    ['', '?freight-rehearsal', true, false],
    ['data-rehearsal="allowed"', '?freight-rehearsal', true, true],
    ['data-rehearsal', '', true, true],
  ] as const) {
    await page.unrouteAll();
    await serve(options);
    asked.length = 0;
    await page.goto(`https://shop.example/${path}`);
    await expect(track(page)).toHaveAttribute('data-ready');
    await expect(band(page)).toHaveCount(isShown ? 1 : 0);
    expect(asked.some(isRehearsalFile), `${options} ${path}`).toBe(isLoaded);
  }
});

test('the band is used by keys alone, has no barrier in three languages and both schemes, and ends [Q4]', async ({
  page,
  site,
}) => {
  const host = await openRehearsal(
    page,
    site,
    '<main><h1>Parcels</h1><freight-track></freight-track></main>',
  );
  await expect(track(page)).toHaveAttribute('data-ready');
  for (const language of ['sv', 'en', 'de'])
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.evaluate(
        async ([url, next]) => (await import(`${url}/kit/freight.js`)).configure({ language: next }),
        [site.url, language],
      );
      await expect(band(page)).toHaveAttribute('lang', language);
      await expectAccessible(page, `band, ${language}, ${colorScheme}`, '[data-freight-rehearsal]');
    }
  await page.evaluate(
    async (url) => (await import(`${url}/kit/freight.js`)).configure({ language: 'en' }),
    site.url,
  );
  const weather = band(page).getByRole('button', { name: 'Weather' });
  await weather.focus();
  await page.keyboard.press('Enter');
  await expect(band(page).getByRole('button', { name: 'Late', exact: true })).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(band(page).getByRole('button', { name: 'Late', exact: true })).toBeVisible();
  await band(page).getByRole('button', { name: 'End' }).press('Enter');
  await expect(band(page)).toHaveCount(0);
  expect(page.url()).not.toContain('freight-rehearsal');
  host.close();
});
