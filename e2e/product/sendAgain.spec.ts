import type { Page } from '@playwright/test';
import { confirmOrder, goThroughSteps, next, openWizard, stepIs } from '#support/customer.ts';
import { expect, test } from '#support/fixtures.ts';
import { newAccount, storeSession } from '#support/session.ts';

/** All data of the earlier order is filled in, up to the price and on to the confirmation. */
async function expectFilledIn(page: Page): Promise<void> {
  const wizard = page.locator('freight-send');
  await stepIs(wizard, 1);
  for (const town of ['Karlstad', 'Örebro'])
    await expect(wizard.getByText(town).filter({ visible: true }).first()).toBeVisible();
  await next(wizard);
  await stepIs(wizard, 2);
  await expect(wizard.getByLabel('Vikt')).toHaveValue('12,5');
  await expect(wizard.getByLabel('Längd')).toHaveValue('120');
  await expect(wizard.getByLabel('Bredd')).toHaveValue('80');
  await expect(wizard.getByLabel('Höjd')).toHaveValue('60');
  await expect(wizard.getByLabel('Kategori', { exact: true })).toHaveValue('construction');
  await expect(wizard.getByLabel('Underkategori')).toHaveValue('tools_hardware');
  await next(wizard);
  await stepIs(wizard, 3);
  await expect(wizard.getByText('Totalt')).toBeVisible();
  await next(wizard);
  await stepIs(wizard, 4);
  await expect(wizard.getByLabel('Namn')).toHaveValue('Bo Mottagare');
  await expect(wizard.getByLabel('Telefon')).toHaveValue('+46 70 000 00 02');
  await next(wizard);
  await stepIs(wizard, 5);
}

test('an earlier order is sent again from my orders and from its own page: everything is filled in, through to the price', async ({
  page,
  context,
  site,
}) => {
  const person = await newAccount(site);
  await page.goto('/');
  const wizard = await openWizard(page, person);
  await goThroughSteps(wizard);
  await confirmOrder(wizard);
  await expect(page).toHaveURL(/\/order-success$/);

  await page.goto('/my-orders');
  await page
    .locator('freight-orders')
    .getByRole('button', { name: /Skicka igen/ })
    .click();
  await expectFilledIn(page);

  // Another day, without any data of the first time.
  await page.evaluate(() => sessionStorage.clear());
  await storeSession(context, site, person);
  await page.goto('/my-orders');
  await page
    .locator('freight-orders')
    .getByRole('button', { name: /Visa beställning/ })
    .click();
  await page.locator('freight-order').getByRole('button', { name: 'Skicka igen' }).click();
  await expectFilledIn(page);
});
