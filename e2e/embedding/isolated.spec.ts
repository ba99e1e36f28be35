import type { FrameLocator, Page } from '@playwright/test';
import { chooseAddress, confirmOrder, dropoff, goThroughSteps, pickup } from '#support/customer.ts';
import { beginningOf, coloursOf } from '#support/documents.ts';
import { expect, test } from '#support/fixtures.ts';
import { type HostPage, servePage } from '#support/hostPage.ts';

let host: HostPage;
test.afterEach(() => host.close());

/** Everything that the foreign page can read: its storage, its globals' texts, and the element's own tree. */
const readByHost = (page: Page) =>
  page.evaluate(() => {
    const roots = [...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? []);
    const registry = Object.getOwnPropertySymbols(globalThis).map((name) =>
      JSON.stringify(Reflect.get(globalThis, name), (_, value) =>
        value instanceof Map ? [...value] : value,
      ),
    );
    return JSON.stringify([
      { ...localStorage },
      { ...sessionStorage },
      document.cookie,
      document.documentElement.outerHTML,
      roots.map(({ innerHTML }) => innerHTML),
      registry,
    ]);
  });

test('tracks and sends in a frame of the company, and nothing of it comes within reach of the page', async ({
  page,
  site,
}) => {
  const { trackingIds, email, password } = await site.demo();
  host = await servePage(
    `<h1>Butiken</h1><script type="module" src="${site.url}/kit/freight.js" data-api-url="${site.url}"></script>
     <freight-start isolated inline></freight-start><p>Slut</p>`,
  );
  await page.goto(host.url);
  const outside = page.locator('freight-start iframe');
  const frame = page.locator('freight-start').frameLocator('iframe');
  const card = frame.locator('freight-start');
  await card.getByLabel('Paketnummer').fill(trackingIds[0] ?? '');
  const before = (await outside.boundingBox())?.height ?? 0;
  await card.getByRole('button', { name: 'Spåra paket' }).click();
  await expect(card.getByRole('progressbar')).toBeVisible();
  await expect.poll(async () => (await outside.boundingBox())?.height ?? 0).toBeGreaterThan(before + 100);
  const inside = await frame.locator('main').evaluate((main) => main.getBoundingClientRect().height);
  expect((await outside.boundingBox())?.height).toBe(Math.ceil(inside));

  await page.reload();
  await page.evaluate(() => {
    const received: string[] = [];
    Object.assign(window, { received });
    for (const name of ['freight-route-chosen', 'freight-order-created'])
      document.addEventListener(name, ({ target }) =>
        received.push(`${(target as Element).localName} ${name}`),
      );
  });
  await card.getByRole('tab', { name: 'Skicka' }).click();
  await chooseAddress(card, 'Hämtas på', pickup);
  await chooseAddress(card, 'Lämnas på', dropoff);
  await card.getByRole('button', { name: 'Skicka paket' }).click();

  const signIn = frame.locator('freight-sign-in');
  await expect(signIn.getByRole('dialog', { name: 'Logga in', exact: true })).toBeVisible();
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  await expect.poll(() => outside.boundingBox()).toEqual({ x: 0, y: 0, width, height });
  await signIn.getByLabel('E-post', { exact: true }).fill(email);
  await signIn.getByLabel('Lösenord', { exact: true }).fill(password);
  await signIn.getByRole('button', { name: 'Logga in', exact: true }).click();
  await expect.poll(async () => (await outside.boundingBox())?.y ?? 0).toBeGreaterThan(0);

  await card.getByRole('button', { name: 'Skicka paket' }).click();
  await goThroughSteps(card);
  await confirmOrder(card);
  await expect(card.getByText('Livespårning aktiv')).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(globalThis, 'received'))).toEqual([
    'freight-start freight-route-chosen',
    'freight-start freight-order-created',
  ]);

  const reachable = await readByHost(page);
  expect(reachable).not.toContain(email);
  expect(reachable).not.toContain(password);
  expect(reachable).not.toMatch(/eyJ[\w-]+\.[\w-]+/);
  expect(await outside.evaluate((one: HTMLIFrameElement) => one.contentDocument)).toBeNull();
  expect(await frame.locator('html').evaluate(() => ({ ...localStorage }))).not.toHaveProperty('authToken');
});

// The headless shell has no PDF viewer and would omit its frame.
test('data-isolated shows every element that can be in a frame, and an order with waybill and invoice in one of them', {
  tag: '@whole-browser',
}, async ({ page, site }) => {
  const person = await site.demo();
  // Above the frames, whose lists and maps would move them out of sight, where no element starts.
  host = await servePage(
    `<script type="module" src="${site.url}/kit/freight.js" data-isolated data-page-order-details="#{orderId}"></script>
     <freight-language></freight-language><freight-settings></freight-settings>
     <freight-orders tab="delivered"></freight-orders><freight-track order-id="${person.trackingIds[0]}"></freight-track>`,
  );
  await page.goto(host.url);
  const tracked = page.locator('freight-track').frameLocator('iframe');
  await expect(tracked.getByRole('progressbar')).toBeVisible();
  await expect(page.locator('freight-settings')).toHaveAttribute('data-ready');
  await expect(page.locator('freight-language')).toHaveAttribute('data-ready');
  await expect(page.locator('iframe')).toHaveCount(2);

  // Each frame has a session of its own.
  const logInTo = async (frame: FrameLocator) => {
    await frame.getByRole('button', { name: 'Logga in' }).click();
    const signIn = frame.locator('freight-sign-in');
    await signIn.getByLabel('E-post', { exact: true }).fill(person.email);
    await signIn.getByLabel('Lösenord', { exact: true }).fill(person.password);
    await page.keyboard.press('Enter');
    await expect(signIn.getByRole('dialog')).toHaveCount(0);
  };
  const list = page.locator('freight-orders').frameLocator('iframe');
  await logInTo(list);
  const delivered = list.getByRole('listitem').filter({ hasText: 'Levererad' }).last();
  await delivered.getByRole('button', { name: /Visa beställning/ }).click();
  await expect(page).toHaveURL(/#\w+$/);
  // A frame that is removed while its map loads would report the lost request.
  await expect(tracked.locator('.map__marker').first()).toBeVisible();
  await page.evaluate(() => {
    const order = document.createElement('freight-order');
    order.setAttribute('order-id', location.hash.slice(1));
    document.body.replaceChildren(order);
  });

  const outside = page.locator('freight-order iframe');
  const order = page.locator('freight-order').frameLocator('iframe');
  await logInTo(order);
  const waybill = page.waitForEvent('download');
  await order.getByRole('button', { name: 'Ladda ner fraktsedel' }).click();
  expect(await beginningOf(await waybill)).toBe('%PDF-');
  await order.getByRole('button', { name: 'Visa faktura' }).click();
  const dialog = order.getByRole('dialog', { name: 'Faktura' });
  const pdf = dialog.getByTitle('Fakturan som PDF');
  await expect(pdf).toBeVisible();
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  await expect.poll(() => outside.boundingBox()).toEqual({ x: 0, y: 0, width, height });
  await expect
    .poll(async () => coloursOf(await pdf.screenshot({ animations: 'disabled' })))
    .toBeGreaterThan(1000);
  const invoice = page.waitForEvent('download');
  await dialog.getByRole('link', { name: 'Ladda ner PDF' }).click();
  expect(await beginningOf(await invoice)).toBe('%PDF-');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});
