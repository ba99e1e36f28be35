import { expect, test } from '#support/fixtures.ts';
import { orderAsNewCustomer } from '#support/newOrder.ts';
import { lookAt } from '#support/screens.ts';
import { untilDelivery } from '#support/site.ts';

test('an order is cancelled in one tab, and every other tab shows it; the money comes back and the order can be placed again [L26] [K3]', async ({
  page,
  context,
  site,
}) => {
  const number = await orderAsNewCustomer(page, site);
  const onSuccess = page.getByRole('button', { name: 'Avboka', exact: true });
  await expect(onSuccess).toBeVisible();

  const details = await context.newPage();
  await details.goto(`/order-details/${number}`);
  const section = details.locator('freight-order').getByRole('region', { name: 'Avboka' });
  await expect(section.getByText('Kostnadsfritt tills föraren har hämtat paketet.')).toBeVisible();
  const tracking = await context.newPage();
  await tracking.goto(`/tracking?orderId=${number}`);
  await expect(tracking.locator('freight-track').getByRole('progressbar')).toBeVisible();

  await section.getByRole('button', { name: 'Avboka beställningen' }).click();
  const dialog = details.getByRole('dialog', { name: 'Vill du avboka beställningen?' });
  await expect(dialog.getByText(/Det kostar ingenting att avboka\./)).toBeVisible();
  await lookAt(details, 'the question before cancelling');
  await dialog.getByRole('button', { name: 'Ja, avboka' }).click();
  await expect(dialog.getByText('Beställningen är avbokad.')).toBeVisible();
  await lookAt(details, 'a cancelled order in the dialog');

  for (const other of [page, tracking])
    await expect(
      other.getByText('Din beställning är avbokad').filter({ visible: true }).first(),
    ).toBeVisible();
  await expect(onSuccess).toHaveCount(0);

  await dialog
    .getByRole('link', { name: 'Beställ igen' })
    .or(dialog.getByRole('button', { name: 'Beställ igen' }))
    .click();
  await expect(
    details.locator('freight-send').getByText('Karlstad').filter({ visible: true }).first(),
  ).toBeVisible();
});

test('a customer who comes too late learns when the parcel was picked up [L26] [K3]', async ({
  page,
  site,
  problems,
}) => {
  // The refusal of the late call.
  problems.allow(/status of 409/);
  const number = await orderAsNewCustomer(page, site);
  await page.goto(`/order-details/${number}`);
  const section = page.locator('freight-order').getByRole('region', { name: 'Avboka' });
  await section.getByRole('button', { name: 'Avboka beställningen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Vill du avboka beställningen?' });
  await expect(dialog).toBeVisible();
  await site.advance(untilDelivery / 4);
  await dialog.getByRole('button', { name: 'Ja, avboka' }).click();
  await expect(dialog.getByText('Det är för sent: föraren har redan hämtat paketet.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Stäng' }).last().click();
  await expect(section.getByText(/Beställningen kunde avbokas tills paketet hämtades, .*\d/)).toBeVisible();
});
