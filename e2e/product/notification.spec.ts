import type { Page } from '@playwright/test';
import { confirmOrder, goThroughSteps, openWizard } from '#support/customer.ts';
import { expect, test } from '#support/fixtures.ts';
import { untilDelivery, untilDriver } from '#support/site.ts';

/** Watches the socket for a followed order: the screen does not show it, and skipped time may close the socket. */
function watchLine(page: Page): () => boolean {
  let isFollowed = false;
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => {
      if (/^43.*"success":true/.test(String(payload))) isFollowed = true;
    });
    socket.on('close', () => {
      isFollowed = false;
    });
  });
  return () => isFollowed;
}

test('the card folds after 15 s, comes back with the driver, survives a reload and leaves 30 s after the delivery; where its order is on screen it is the pill [NOTIF-02] [NOTIF-03] [NOTIF-04] [NOTIF-15] [NOTIF-16] [NOTIF-18] [NOTIF-23] [NOTIF-26] [NOTIF-29] [L1]', async ({
  page,
  site,
}) => {
  await page.clock.install();
  await page.goto('/');
  const wizard = await openWizard(page, await site.demo());
  await goThroughSteps(wizard);
  await confirmOrder(wizard);

  const notification = page.locator('freight-order-notification');
  const card = notification.getByRole('region');
  const pill = notification.getByRole('button', { name: /^Visa beställningen:/ });
  // The success screen shows the same order, so the card does not cover it.
  await expect(pill).toBeVisible();
  const number = (await pill.textContent()) ?? '';
  expect(number).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/);
  await expect(card).toHaveCount(0);
  // From here on no update is missed, even while the socket is disconnected.
  await expect(page.getByText('Livespårning aktiv')).toBeVisible();

  const isFollowed = watchLine(page);
  await page.goto('/about');
  await expect(card.getByRole('heading', { name: 'Din beställning' })).toBeVisible();
  // A pointer resting on the card pauses its timer.
  await page.mouse.move(1, 1);
  await page.clock.fastForward(15_000);
  await expect(pill).toHaveAccessibleName(`Visa beställningen: ${number}`);

  // Only the driver's event contains the arrival.
  await expect.poll(isFollowed).toBe(true);
  await site.advance(untilDriver);
  await expect(card.getByRole('heading', { name: 'Pågående beställning' })).toBeVisible();
  await expect(card.getByText('Beräknad ankomst')).toBeVisible();
  await expect(card.getByRole('link', { name: 'Ring föraren' })).toHaveAttribute('href', /^tel:\+4670\d+$/);

  await page.reload();
  await page.mouse.move(1, 1);
  await expect(card.getByRole('link', { name: 'Ring föraren' })).toBeVisible();
  await page.clock.fastForward(15_000);
  await expect(pill).not.toHaveAccessibleName(new RegExp(number));
  await page.reload();
  await pill.click();
  await card.getByRole('button', { name: 'Visa beställning' }).click();
  await expect(page).toHaveURL(new RegExp(`/order-details/${number}$`));
  const order = page.locator('freight-order');
  await expect(order.getByText(number).first()).toBeVisible();
  await expect(pill).toBeVisible();
  await site.advance(untilDelivery);
  await expect(order.getByRole('button', { name: 'Skriv ut kvittot' })).toBeVisible();
  await expect(card.or(pill).first()).toBeVisible();
  // Waits for the map, which cannot load in skipped time.
  await expect(order.locator('.map__marker--dropoff')).toBeVisible();
  await page.clock.fastForward(10_000);
  await expect(card.or(pill).first()).toBeVisible();
  await page.clock.fastForward(20_000);
  await expect(card.or(pill)).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('activeOrderNotification'))).toBeNull();
});
