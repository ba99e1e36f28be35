import { readFile } from 'node:fs/promises';
import { readPdf } from '@freight/server/testing';
import { confirmOrder, fillRecipient, logIn, next, stepIs } from '#support/customer.ts';
import { expect, test } from '#support/fixtures.ts';
import { type HostPage, servePage } from '#support/hostPage.ts';
import { expectAccessible } from '#support/screens.ts';
import { newAccount } from '#support/session.ts';
import { untilDriver } from '#support/site.ts';

let host: HostPage;
test.afterEach(() => host.close());

const reference = 'Köp 4711/B';

test('a foreign page gives what it knows: locked, hidden and open values, and gets its reference back [Q2]', async ({
  page,
  site,
}) => {
  host = await servePage(
    `<h1>Borrmaskin</h1><script type="module" src="${site.url}/kit/freight.js" data-quirks="corrected"></script>
     <freight-start tab="send" inline pickup="Tingvallagatan 16, Karlstad" dropoff="Storgatan 12, Örebro"
       size="parcel" description="Borrmaskin 18 V" reference="${reference}"
       locked="pickup size" hidden-fields="description"></freight-start>`,
  );
  await page.goto(host.url);
  await page.evaluate(() => {
    document.addEventListener('freight-order-created', (event) =>
      Object.assign(window, { created: (event as CustomEvent).detail }),
    );
  });
  const card = page.locator('freight-start');
  const locked = card.locator('.addresses__route > p');
  await expect(locked).toContainText('Tingvallagatan 16, Karlstad');
  await expect(locked).toContainText('Ifyllt av den här sidan');
  await expect(card.getByRole('combobox', { name: 'Hämtas på' })).toHaveCount(0);
  const to = card.getByRole('combobox', { name: 'Lämnas på' });
  await expect(to).toHaveValue(/^Storgatan 12, .*Örebro/);
  // The locked size has its price already, which is the API's.
  await expect(card.locator('.quote .given')).toContainText('40 × 30 × 30');
  await expect(card.locator('.quote__price')).toBeVisible();
  await expectAccessible(page, 'a card with values of the page', 'freight-start');

  await card.getByRole('button', { name: 'Skicka paket' }).click();
  await logIn(page, await newAccount(site));
  await card.getByRole('button', { name: 'Skicka paket' }).click();
  await stepIs(card, 1);
  await next(card);
  await stepIs(card, 2);
  await expect(card.getByLabel('Vikt')).toHaveCount(0);
  await expect(card.getByLabel('Beskrivning')).toHaveCount(0);
  await expect(card.getByText('Ifyllt av den här sidan')).toHaveCount(2);
  const named = card.getByLabel('Referens');
  await expect(named).toHaveValue(reference);
  await card.getByLabel('Kategori', { exact: true }).selectOption('construction');
  await card.getByLabel('Underkategori').selectOption('tools_hardware');
  await next(card);
  await stepIs(card, 3);
  await card.getByText('Totalt').waitFor();
  await next(card);
  await stepIs(card, 4);
  await fillRecipient(card);

  // The page gives another recipient after the person has typed one, and another description, which is hidden.
  await card.evaluate((element) => {
    Object.assign(element, { recipient: { name: 'Någon Annan', phone: '+46 70 000 00 09' } });
    element.setAttribute('description', 'Borrmaskin 18 V med väska');
  });
  await next(card);
  await stepIs(card, 5);
  const summary = card.locator('.summary');
  await expect(summary).toContainText('Borrmaskin 18 V med väska');
  await expect(summary).toContainText('Bo Mottagare');
  await expect(summary).toContainText(reference);
  await confirmOrder(card);
  await expect(card.getByText('Livespårning aktiv')).toBeVisible();
  const { orderId, reference: returned } = await page.evaluate(
    () => Reflect.get(window, 'created') as { orderId: string; reference: string },
  );
  expect(returned).toBe(reference);

  await site.advance(untilDriver);
  await page.evaluate((id) => {
    const order = document.createElement('freight-order');
    order.setAttribute('order-id', id);
    // Alone on the page, because an element far below starts when it is near.
    document.body.replaceChildren(order);
  }, orderId);
  const order = page.locator('freight-order');
  await expect(order.getByText(reference)).toBeVisible();
  const downloaded = page.waitForEvent('download');
  await order.getByRole('button', { name: 'Ladda ner fraktsedel' }).click();
  const { text } = await readPdf(await readFile(await (await downloaded).path()));
  expect(text).toContain(orderId);
  expect(text).toContain(`Er referens ${reference}`);
});

test('a change of the page never overwrites what the person has typed, also after a reload [Q2]', async ({
  page,
  site,
}) => {
  const html = (address: string) =>
    `<script type="module" src="${site.url}/kit/freight.js" data-quirks="corrected"></script>
     <freight-send pickup="${address}" dropoff="Storgatan 12, Örebro"></freight-send>`;
  host = await servePage(html('Tingvallagatan 16, Karlstad'));
  await page.goto(host.url);
  const element = page.locator('freight-send');
  const from = element.getByRole('combobox', { name: 'Hämtas på' });
  await expect(from).toHaveValue(/^Tingvallagatan 16/);
  await from.fill('Drottninggatan 1');
  await element.getByRole('option').first().click();
  await expect(from).toHaveValue(/^Drottninggatan 1, /);
  const chosen = await from.inputValue();
  const change = (name: string, value: string) =>
    element.evaluate((one, [key = '', text = '']) => one.setAttribute(key, text), [name, value]);
  await change('pickup', 'Storgatan 12, Örebro');
  await change('dropoff', 'Tingvallagatan 16, Karlstad');
  await expect(element.getByRole('combobox', { name: 'Lämnas på' })).toHaveValue(/^Tingvallagatan 16/);
  await expect(from).toHaveValue(chosen);
  await page.reload();
  await expect(from).toHaveValue(chosen);
  await expect(element.getByRole('combobox', { name: 'Lämnas på' })).toHaveValue(/^Storgatan 12/);
});
