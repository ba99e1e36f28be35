import {
  chooseAddress,
  confirmOrder,
  fillPackage,
  next,
  openFromMenu,
  stepIs,
  toPackageStep,
} from '#support/customer.ts';
import { expect, test } from '#support/fixtures.ts';
import { newAccount, storeSession } from '#support/session.ts';

const sheet = [
  'Namn;Kontaktperson;Telefon;E-post;Gata;Postnr;Ort',
  'Lagret;;;;Tingvallagatan 16;652 24;Karlstad',
  'Örebrokontoret;Bo Mottagare;+46 70 000 00 02;;Storgatan 12;;Örebro',
  'Utan ort;;;;Gatan 1;;',
].join('\r\n');

test('a sheet becomes saved addresses, and the next order is filled in from them: pickup, drop-off and recipient [R3]', async ({
  page,
  context,
  site,
}) => {
  await storeSession(context, site, await newAccount(site));
  await openFromMenu(page, /Adressbok/);
  await expect(page).toHaveURL(`${site.url}/address-book`);
  const book = page.locator('freight-address-book');
  await book.getByRole('button', { name: 'Importera' }).click();
  // As Excel in Swedish saves it.
  const buffer = Buffer.from(sheet, 'latin1');
  await book.getByLabel('Välj fil').setInputFiles({ name: 'kunder.csv', mimeType: 'text/csv', buffer });
  await expect(book.getByText('Kan inte importeras: 1')).toBeVisible();
  await expect(book.getByText('Orten saknas')).toBeVisible();
  await book.getByRole('button', { name: 'Importera 2' }).click();
  await expect(book.getByText('Importerade adresser: 2')).toBeVisible();
  await page.keyboard.press('Escape');

  await book.getByRole('button', { name: 'Ändra Lagret' }).click();
  await chooseAddress(book, 'Adress', 'Tingvallagatan 16, Karlstad');
  await book.getByLabel('Fyll i som min hämtadress').check();
  await book.getByRole('button', { name: 'Spara' }).click();
  await expect(book.getByText('Hämtas oftast här')).toBeVisible();

  await page.goto('/');
  const card = page.locator('freight-start');
  await card.getByRole('tab', { name: 'Skicka' }).click();
  await expect(card.getByRole('combobox', { name: 'Hämtas på' })).toHaveValue(/^Tingvallagatan 16/);
  await card.getByRole('combobox', { name: 'Lämnas på' }).fill('kontor');
  await page.keyboard.press('Enter');
  await expect(card.getByRole('combobox', { name: 'Lämnas på' })).toHaveValue(/^Storgatan 12/);
  const wizard = await toPackageStep(page, card);
  await fillPackage(wizard);
  await wizard.getByRole('button', { name: 'Spara paketet' }).click();
  await expect(wizard.getByText('Sparat i din adressbok')).toBeVisible();
  await next(wizard);
  await stepIs(wizard, 3);
  await wizard.getByText('Totalt').waitFor();
  await next(wizard);
  await stepIs(wizard, 4);
  await expect(wizard.getByLabel('Namn')).toHaveValue('Bo Mottagare');
  await expect(wizard.getByLabel('Telefon')).toHaveValue('+46 70 000 00 02');
  await next(wizard);
  await stepIs(wizard, 5);
  await confirmOrder(wizard);
  await expect(page).toHaveURL(/\/order-success$/);

  await page.goto('/address-book');
  await expect(book.getByRole('heading', { name: 'Två borrmaskiner' })).toBeVisible();
});
