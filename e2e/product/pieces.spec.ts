import {
  chooseRoute,
  confirmOrder,
  fillPackage,
  fillRecipient,
  next,
  openFromMenu,
  stepIs,
  toPackageStep,
} from '#support/customer.ts';
import { expect, test } from '#support/fixtures.ts';
import { newAccount, storeSession } from '#support/session.ts';

test('ten boxes and a beam are one order, filled in by keyboard [R4]', async ({ page, context, site }) => {
  await storeSession(context, site, await newAccount(site));
  await page.goto('/');
  const card = page.locator('freight-start');
  await chooseRoute(card);
  const wizard = await toPackageStep(page, card);
  await fillPackage(wizard);
  await wizard.getByRole('spinbutton', { name: 'Antal likadana kollin' }).fill('10');
  await wizard.getByRole('button', { name: 'Lägg till kollin av annan storlek' }).click();
  // The keyboard goes on in the piece that has just been added.
  for (const value of ['Balk', '1', '31', '400', '20', '20']) {
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(value);
    await page.keyboard.press('Tab');
  }
  await expect(wizard.getByText(/^11 kollin, 156.kg/)).toBeVisible();
  await next(wizard);
  await stepIs(wizard, 3);
  await expect(wizard.locator('.price__amount')).toHaveText(/\d/);
  const total = await wizard.locator('.price__amount').textContent();
  await next(wizard);
  await fillRecipient(wizard);
  await next(wizard);
  await expect(wizard.getByText('1 × 31 kg, 400 × 20 × 20 cm')).toBeVisible();
  await confirmOrder(wizard);
  await expect(page).toHaveURL(/\/order-success$/);
  await expect(page.locator('freight-order-success').getByText(total ?? 'no price')).toBeVisible();

  await openFromMenu(page, /Mina beställningar/);
  await page
    .locator('freight-orders')
    .getByRole('button', { name: /^Visa beställning/ })
    .click();
  const order = page.locator('freight-order');
  await expect(order.getByText('10 × 12,5 kg, 120 × 80 × 60 cm')).toBeVisible();
  await expect(order.getByText(/^11 kollin, 156.kg/)).toBeVisible();
});
