import { chooseAddress, pickup } from '#support/customer.ts';
import { expect, test } from '#support/fixtures.ts';
import { newAccount, storeSession } from '#support/session.ts';

const streets = ['Storgatan', 'Drottninggatan', 'Kungsgatan'];
const header = 'Mottagare;Telefon;Gatuadress;Ort;Storlek;Vikt;Antal kolli;Referens';
const lineOf = (number: number): string =>
  [
    `Mottagare ${number}`,
    `+46 70 000 00 ${String(number).padStart(2, '0')}`,
    `${streets[number % streets.length]} ${1 + (number % 9)}`,
    'Örebro',
    'paket',
    `${5 + number},5`,
    number % 10 === 0 ? '2' : '1',
    `PO-${number}`,
  ].join(';');

test('a buyer pastes 40 lines, mends two, orders all over a reload, and finds each once among the orders [R4]', async ({
  page,
  context,
  site,
}) => {
  test.slow();
  const { headers } = await storeSession(context, site, await newAccount(site));
  await page.goto('/order-sheet');
  const sheet = page.locator('freight-order-sheet');
  const rows = Array.from({ length: 40 }, (_, index) => lineOf(index + 1));
  // One without a phone number that can be called, and one without a size.
  const wrong = rows.map((row, index) =>
    index === 6 ? row.replace(/\+46[^;]*/, 'ring') : index === 20 ? row.replace('paket', 'stor') : row,
  );
  await sheet.getByLabel(/^Eller klistra in rader/).fill([header, ...wrong].join('\n'));
  const worker = page.waitForEvent('worker');
  await sheet.getByRole('button', { name: 'Använd raderna' }).click();
  await worker;
  await chooseAddress(sheet, 'Hämtas på', pickup);
  await expect(sheet.getByText(/Med pris: 38/)).toBeVisible({ timeout: 60_000 });
  await sheet.getByRole('button', { name: 'Rätta rad 8' }).press('Enter');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('+46 70 174 06 20');
  await page.keyboard.press('Enter');
  await sheet.getByRole('button', { name: 'Rätta rad 22' }).click();
  await sheet.getByRole('textbox', { name: 'Storlek' }).fill('60 x 40 x 30');
  await sheet.getByRole('button', { name: 'Spara raden' }).click();
  await expect(sheet.getByText(/Med pris: 40/)).toBeVisible({ timeout: 30_000 });
  let placed = 0;
  const fifth = page.waitForResponse(
    (response) => response.url().includes('/create-from-route/') && ++placed === 5,
  );
  await sheet.getByRole('button', { name: /^Beställ 40 för/ }).click();
  await fifth;
  await page.reload();
  await sheet.getByRole('button', { name: /^(Beställ \d+ för|Fortsätt)/ }).click();
  await expect(sheet.getByText('Beställda: 40')).toBeVisible({ timeout: 90_000 });
  const answer = await page.request.get('/api/v1/transport', { headers });
  const { data } = (await answer.json()) as { data: { reference: string; quantity: number }[] };
  expect(new Set(data.map(({ reference }) => reference)).size).toBe(40);
  expect(data).toHaveLength(40);
  expect(data.filter(({ quantity }) => quantity === 2)).toHaveLength(4);
});
