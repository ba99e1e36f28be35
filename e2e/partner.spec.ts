import { chooseRoute, confirmOrder, goThroughSteps, logIn } from './support/customer.ts';
import { expect, test } from './support/fixtures.ts';

test.use({ siteSettings: { pace: 600 } });

test('tracks in place on a foreign page with hostile styles [ROLE-02] [TRACK-08]', async ({ page, site }) => {
  const [inTransit = ''] = (await site.demo()).trackingIds;
  await page.goto(site.partnerUrl);
  const card = page.locator('freight-start');
  await card.getByLabel('Paket-ID').fill(inTransit);
  await card.getByRole('button', { name: 'Spåra paket' }).click();
  await expect(card.getByRole('progressbar')).toBeVisible();
  await expect(page).toHaveURL(`${site.partnerUrl}/`);
});

test('sends in place on a foreign page, and the card follows from there [PROD-05] [NOTIF-18] [SUCCESS-01]', async ({
  page,
  site,
}) => {
  test.setTimeout(120_000);
  await page.goto(site.partnerUrl);
  const card = page.locator('freight-start');
  await chooseRoute(card);
  await card.getByRole('button', { name: 'Skicka paket' }).click();
  await logIn(page, await site.demo());
  await card.getByRole('button', { name: 'Skicka paket' }).click();
  await goThroughSteps(card);
  await confirmOrder(card);
  await expect(card.getByText('Livespårning aktiv')).toBeVisible();
  await expect(page).toHaveURL(`${site.partnerUrl}/`);

  const notification = page.locator('freight-order-notification');
  await expect(notification.getByText(/Storgatan 12/)).toBeVisible();
  await page.reload();
  await expect(
    notification
      .getByText(/Storgatan 12/)
      .or(notification.getByRole('button'))
      .first(),
  ).toBeVisible();
});
