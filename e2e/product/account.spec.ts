import sharp from 'sharp';
import { accountButton, logIn, logOut, notice, openFromMenu, openLogin } from '#support/customer.ts';
import { beginningOf, coloursOf } from '#support/documents.ts';
import { expect, test } from '#support/fixtures.ts';
import { lookAt } from '#support/screens.ts';
import { newAccount, storeSession } from '#support/session.ts';

// The headless shell has no PDF viewer and would omit the frame.
test('a delivered order is a receipt with invoice and waybill as real PDFs [DETAIL-03] [DETAIL-08] [DOCS-01] [DOCS-02] [DOCS-03] [S13]', {
  tag: '@whole-browser',
}, async ({ page, context, site }) => {
  await storeSession(context, site, await site.demo());
  await page.goto('/my-orders');
  const orders = page.locator('freight-orders');
  await orders.getByRole('tab', { name: 'Levererade' }).click();
  // Some orders change to completed after a day; the last one on the page does not.
  const delivered = orders.getByRole('listitem').filter({ hasText: 'Levererad' }).last();
  await delivered.getByRole('button', { name: /Visa beställning/ }).click();
  const order = page.locator('freight-order');
  await expect(order.getByRole('heading', { name: 'Ditt paket är levererat' })).toBeVisible();
  await expect(order.getByText(/Transport för/)).toBeVisible();
  await expect(page).toHaveTitle(/^Ditt paket är levererat/);

  const waybill = page.waitForEvent('download');
  await order.getByRole('button', { name: 'Ladda ner fraktsedel' }).click();
  expect(await beginningOf(await waybill)).toBe('%PDF-');

  const asked = page.waitForRequest((request) => request.url().includes('/api/v1/transport/invoice/'));
  await order.getByRole('button', { name: 'Visa faktura' }).click();
  // An invoice of its own: the waybill replaces it only if the site configures no endpoint for invoices.
  expect(new URL((await asked).url()).pathname).toMatch(/\/invoice\/[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/);
  const dialog = order.getByRole('dialog', { name: 'Faktura' });
  const frame = dialog.getByTitle('Fakturan som PDF');
  await expect(frame).toBeVisible();
  await expect
    .poll(async () => coloursOf(await frame.screenshot({ animations: 'disabled' })))
    .toBeGreaterThan(1000);
  const invoice = page.waitForEvent('download');
  await dialog.getByRole('link', { name: 'Ladda ner PDF' }).click();
  expect(await beginningOf(await invoice)).toBe('%PDF-');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await lookAt(page, 'a delivered order');
});

test("another customer's order and an order that does not exist look the same [DETAIL-51]", async ({
  page,
  context,
  site,
  problems,
}) => {
  problems.allow(/status of 40[04]/);
  const { trackingIds } = await site.demo();
  await storeSession(context, site, await newAccount(site));
  // In parallel: each sends four requests, with pauses, before it gives up.
  const textOf = async (id = '') => {
    const tab = await context.newPage();
    await tab.goto(`/order-details/${id}`);
    const order = tab.locator('freight-order');
    await expect(order.getByRole('alert')).toBeVisible();
    await expect(order.getByText('Karlstad')).toBeHidden();
    return order.getByRole('alert').textContent();
  };
  const ids = [trackingIds[0], '0123456789abcdef01234567', 'inte-ett-nummer'];
  const texts = await Promise.all(ids.map(textOf));
  expect(new Set(texts.slice(0, 2)).size).toBe(1);
  await page.goto('/my-orders');
  await expect(page.locator('freight-orders').getByText('Inga pågående beställningar.')).toBeVisible();
});

test('a photo is checked, shown before it is uploaded, and then seen in the bar; name and address are saved [PROFILE-01] [PROFILE-06] [PROFILE-14] [PROFILE-15] [PROFILE-18] [PROFILE-21]', async ({
  page,
  context,
  site,
}) => {
  await storeSession(context, site, await newAccount(site));
  await openFromMenu(page, /Min profil/);
  const profile = page.locator('freight-profile');
  await profile.getByRole('button', { name: 'Byt bild' }).click();
  const field = profile.getByLabel('Välj en bild');

  await field.setInputFiles({
    name: 'stor.png',
    mimeType: 'image/png',
    buffer: Buffer.alloc(3 * 1024 * 1024),
  });
  await expect(profile.getByText('Filen får vara högst 2 MB')).toBeVisible();
  await field.setInputFiles({
    name: 'faktura.png',
    mimeType: 'image/png',
    buffer: Buffer.from('%PDF-1.7\n'),
  });
  await expect(profile.getByText('Välj en giltig bildfil')).toBeVisible();

  const picture = await sharp({ create: { width: 400, height: 400, channels: 3, background: '#f0701a' } })
    .png()
    .toBuffer();
  await field.setInputFiles({ name: 'jag.png', mimeType: 'image/png', buffer: picture });
  await expect(profile.getByRole('img', { name: 'Så här blir den nya bilden' })).toBeVisible();
  await profile.getByRole('button', { name: 'Ladda upp bilden' }).click();
  await expect(notice(page, 'Profilbilden är uppdaterad')).toBeVisible();
  await expect(accountButton(page).locator('img')).toBeVisible();

  await profile.getByRole('button', { name: 'Redigera' }).click();
  await profile.getByLabel('Förnamn').fill('Åsa');
  await profile.getByLabel('Efternamn').fill('Öberg');
  await profile.getByLabel('Ort').fill('Örebro');
  await profile.getByRole('button', { name: 'Spara ändringar' }).click();
  await expect(notice(page, 'Profilen är uppdaterad')).toBeVisible();
  await page.reload();
  await expect(profile.getByText('Örebro')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Konto: Åsa Öberg' })).toBeVisible();
  await lookAt(page, 'the profile');
});

test('signs in with a changed password, and reports a wrong current one [SETTINGS-05] [SETTINGS-18] [SETTINGS-22] [SETTINGS-24]', async ({
  page,
  context,
  site,
  problems,
}) => {
  problems.allow(/status of 40[01]/);
  const person = await newAccount(site);
  await storeSession(context, site, person);
  await openFromMenu(page, /Inställningar/);
  const settings = page.locator('freight-settings');
  await lookAt(page, 'the settings');
  await settings.getByRole('button', { name: 'Byt lösenord' }).click();
  const password = 'ett-nytt-långt-lösenord';
  const fill = async (current: string) => {
    await settings.getByLabel('Nuvarande lösenord', { exact: true }).fill(current);
    await settings.getByLabel('Nytt lösenord', { exact: true }).fill(password);
    await settings.getByLabel('Upprepa det nya lösenordet', { exact: true }).fill(password);
    await settings.getByRole('button', { name: 'Spara lösenordet' }).click();
  };
  await fill('fel-lösenord');
  await expect(settings.getByText('Det nuvarande lösenordet stämmer inte')).toBeVisible();
  await expect(settings.getByLabel('Nytt lösenord', { exact: true })).toHaveValue(password);
  await fill(person.password);
  await expect(notice(page, 'Lösenordet är bytt')).toBeVisible();

  await logOut(page);
  await openLogin(page);
  await logIn(page, { ...person, password });
  await expect(accountButton(page)).toBeVisible();
});

test('a forgotten password is replaced by the link of a mail, once [PWD-01] [PWD-02] [PWD-03]', async ({
  page,
  site,
  problems,
}) => {
  problems.allow(/status of 40[0149]/);
  const { email } = await newAccount(site);
  await openLogin(page);
  await page
    .locator('freight-sign-in')
    .getByRole('link', { name: /glömt lösenordet/ })
    .click();
  await expect(page).toHaveURL(`${site.url}/forgot-password`);
  const form = page.locator('freight-reset-password');
  await lookAt(page, 'the forgotten password');
  await form.getByLabel('E-post').fill(email);
  await form.getByRole('button', { name: 'Skicka länken' }).click();
  await expect(form.getByRole('heading', { name: 'Kolla din inkorg' })).toBeVisible();

  // The outbox sends it a moment after the answer.
  const newest = page.getByRole('link').filter({ hasText: email }).first();
  const link = page.locator('a[href*="/reset-password"]').first();
  await expect(async () => {
    await page.goto('/mailbox');
    await newest.click();
    await expect(link).toBeVisible({ timeout: 1000 });
  }).toPass();
  const address = (await link.getAttribute('href')) ?? '';
  const reset = async (password: string) => {
    await page.goto(address);
    await expect(page).toHaveURL(`${site.url}/reset-password`);
    await form.getByLabel('Nytt lösenord', { exact: true }).fill(password);
    await form.getByLabel('Upprepa det nya lösenordet', { exact: true }).fill(password);
    await form.getByRole('button', { name: 'Spara lösenordet' }).click();
  };
  await reset('kort');
  await expect(form.getByText('Lösenordet måste ha minst 8 tecken')).toBeVisible();
  const password = 'freight-demo-2027';
  await reset(password);
  await expect(notice(page, 'Ditt nya lösenord är sparat')).toBeVisible();
  await expect(page).toHaveURL(`${site.url}/`);
  await logIn(page, { email, password });
  await logOut(page);
  await expect(notice(page, 'Du är utloggad.')).toBeVisible();
  await reset('ännu-ett-lösenord');
  await expect(form.getByRole('button', { name: 'Få en ny länk' })).toBeVisible();
});
