import { chooseRoute, orderInPlace } from '#support/customer.ts';
import { expect, test } from '#support/fixtures.ts';
import { untilDelivery, untilDriver } from '#support/site.ts';

test('tracks in place on a foreign page with hostile styles [ROLE-02] [TRACK-08]', async ({ page, site }) => {
  const [inTransit = ''] = (await site.demo()).trackingIds;
  await page.goto(site.partnerUrl);
  const card = page.locator('freight-start');
  await card.getByLabel('Paketnummer').fill(inTransit);
  await card.getByRole('button', { name: 'Spåra paket' }).click();
  await expect(card.getByRole('progressbar')).toBeVisible();
  await expect(page).toHaveURL(`${site.partnerUrl}/`);
});

test('sends in place on a foreign page, and the card follows from there [PROD-05] [NOTIF-15] [NOTIF-26] [SUCCESS-01]', async ({
  page,
  site,
}) => {
  await page.clock.install();
  await page.goto(site.partnerUrl);
  const card = page.locator('freight-start');
  await chooseRoute(card);
  await orderInPlace(page, card, await site.demo());
  await expect(page).toHaveURL(`${site.partnerUrl}/`);

  const notification = page.locator('freight-order-notification');
  const floating = notification.getByRole('region');
  const pill = notification.getByRole('button', { name: /^Visa beställningen:/ });
  await pill.click();
  await expect(floating.getByText(/Storgatan 12/)).toBeVisible();
  await site.advance(untilDriver);
  await expect(floating.getByRole('link', { name: 'Ring föraren' })).toHaveAttribute(
    'href',
    /^tel:\+4670\d+$/,
  );
  await floating.getByRole('button', { name: 'Minimera' }).click();
  await pill.click();
  await expect(floating.getByText('Beräknad ankomst')).toBeVisible();
  await site.advance(untilDelivery);
  await expect(floating.getByText('Levererad')).toBeVisible();
  await page.mouse.move(1, 1);
  await page.clock.fastForward(30_000);
  await expect(floating.or(pill)).toHaveCount(0);
});
