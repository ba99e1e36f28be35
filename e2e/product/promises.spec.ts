import { expect, test } from '#support/fixtures.ts';
import { orderAsNewCustomer } from '#support/newOrder.ts';
import { lookAt } from '#support/screens.ts';
import { untilDelivery, untilDriver } from '#support/site.ts';

test('an order that becomes late twice shows each move with its reason, to its customer and to visitors, and what came of the promise [K1] [K2]', async ({
  browser,
  page,
  site,
}) => {
  const orderNumber = await orderAsNewCustomer(page, site);
  await site.delay(orderNumber, { before: 'inTransit', minutes: 25, reason: 'queueAtPickup' });
  await site.delay(orderNumber, { before: 'outForDelivery', minutes: 200, reason: 'traffic' });

  await page.goto(`/order-details/${orderNumber}`);
  const visitor = await browser.newContext({ baseURL: site.url, locale: 'sv-SE' });
  const stranger = await visitor.newPage();
  await stranger.goto(`/tracking?orderId=${orderNumber}`);
  const [own, open] = [page.locator('freight-order'), stranger.locator('freight-track')];
  await expect(own.getByText(/^Utlovat i dag: |^Utlovat/).first()).toBeVisible();
  await expect(own.getByText(/stopp före dig/)).toBeVisible();
  await expect(own.getByText(/^Väntar på hämtning i Karlstad\./)).toBeVisible();
  // Visitors learn of the stops before only on the last leg.
  await expect(open.getByRole('progressbar')).toBeVisible();
  await expect(open.getByText(/stopp före dig/)).toHaveCount(0);

  await site.advance(untilDriver);
  await site.advance(12);
  for (const screen of [own, open])
    await expect(
      screen.getByText(/Ändrat .*: \d+\sminuter senare, kö vid hämtningen före/).first(),
    ).toBeVisible();
  await lookAt(page, 'an order that has moved once');

  // Some orders are held up on the way.
  const movedAgain = own.getByText(/Ändrat .* senare, tät trafik/).first();
  await expect
    .poll(async () => {
      await site.advance(20);
      return movedAgain.isVisible();
    })
    .toBe(true);
  for (const screen of [own, open])
    await expect(screen.getByText(/Ändrat .* senare, tät trafik/).first()).toBeVisible();
  await expect(page.locator('freight-toasts').getByText(/Din leverans är försenad\./)).toHaveCount(1);
  await own
    .getByText(/^Utlovat/)
    .first()
    .click();
  await expect(own.getByText(/\d+\sminuter senare, kö vid hämtningen före/)).toBeVisible();
  await lookAt(page, 'an order that has moved twice');

  // The day is named as well when the goods come after midnight.
  const came = /^Utlovat .*\. Kom\s.*\d\d:\d\d\.$/;
  await site.advance(untilDelivery);
  await expect
    .poll(async () => {
      await site.advance(60);
      return own.getByText(came).isVisible();
    })
    .toBe(true);
  await expect(open.getByText(came)).toBeVisible();
  await visitor.close();
});
