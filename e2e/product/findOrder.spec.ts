import { readFile } from 'node:fs/promises';
import { expect, test } from '#support/fixtures.ts';
import { tabTo } from '#support/keyboard.ts';
import { storeSession } from '#support/session.ts';

test('an order is found by its recipient with the keyboard alone, stays found over a reload and the way back, and is saved as a file; the name is in no address that is sent [R2]', async ({
  page,
  context,
  site,
}) => {
  await storeSession(context, site, await site.demo());
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  await page.goto('/my-orders');
  const orders = page.locator('freight-orders');
  const cards = orders.locator('.order:not(.order--awaited)');
  await expect(cards.first()).toBeVisible();
  await tabTo(page, orders.getByRole('searchbox'));
  await page.keyboard.type('testgren ebba');
  await expect(orders.getByText('Inkl. moms', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/#text=testgren\+ebba$/);
  const numbers = () => orders.getByRole('heading', { level: 4 }).allTextContents();
  const found = await numbers();
  expect(found.length).toBeGreaterThan(0);

  await page.reload();
  await expect(orders.getByRole('searchbox')).toHaveValue('testgren ebba');
  await expect.poll(numbers).toEqual(found);
  await orders
    .getByRole('button', { name: /^Visa beställning/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/order-details\//);
  await page.goBack();
  await expect.poll(numbers).toEqual(found);

  const download = page.waitForEvent('download');
  await tabTo(page, orders.getByRole('button', { name: 'Spara som CSV' }));
  await page.keyboard.press('Enter');
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^bestallningar-\d{4}-\d\d-\d\d\.csv$/);
  const [head = '', ...rows] = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n');
  expect(head).toMatch(/^\ufeffBeställningsnummer;Referens;Datum;/);
  expect(rows.length).toBeGreaterThanOrEqual(found.length);
  for (const row of rows) expect(row).toContain(';Ebba Testgren;');
  for (const number of found) expect(rows.some((row) => row.startsWith(number))).toBe(true);

  await orders.getByRole('searchbox').fill('');
  await expect(orders.getByRole('tab')).toHaveCount(2);
  await expect(page).toHaveURL(/\/my-orders$/);
  expect(sent.filter((address) => /testgren|ebba/i.test(address))).toEqual([]);
});
