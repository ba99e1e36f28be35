import type { Page } from '@playwright/test';
import { expect, test } from '#support/fixtures.ts';

/** The times of a delivery for readers all over the world. */

interface Answer {
  estimatedDelivery: string;
  arrivalWindow?: { from: string; to: string };
  statusHistory: { status: string; changedAt: string }[];
}

/** Opens the tracking page of a parcel for which the API returns this. */
async function track(page: Page, answer: Answer) {
  const orderId = 'FR7K-2M9P-QX4T';
  await page.route('**/tracking/**', (route) =>
    route.fulfill({ json: { success: true, data: { orderId, status: 'inTransit', ...answer } } }),
  );
  await page.goto(`/tracking?orderId=${orderId}`);
  const details = page.locator('freight-track');
  await expect(details.getByText(orderId).first()).toBeVisible();
  return details;
}

const past = [{ status: 'inTransit', changedAt: '2026-01-20T23:30:00.000Z' }];

for (const [timezoneId, zone] of [
  ['America/Los_Angeles', ' CET'],
  ['Asia/Tokyo', ' CET'],
  ['Europe/Stockholm', ''],
] as const) {
  test.describe(timezoneId, () => {
    test.use({ timezoneId });

    test(`${timezoneId} reads Swedish times, with their zone where its own differs, and days as they were sent [F24]`, async ({
      page,
    }) => {
      const window = { from: '2099-12-01T13:10:00.000Z', to: '2099-12-01T13:40:00.000Z' };
      const details = await track(page, {
        estimatedDelivery: '2099-12-01',
        arrivalWindow: window,
        statusHistory: past,
      });
      await expect(details.locator('.arrival__time')).toHaveText(`tis 1 dec. 14:10 till 14:40${zone}`);
      await expect(details.getByText('tisdag 1 december 2099')).toBeVisible();
      await expect(details.getByText(`21 jan. 2026 00:30${zone}`, { exact: true })).toBeVisible();
    });

    test(`${timezoneId} reads a window forwards in the night the clocks go back [F24]`, async ({ page }) => {
      const details = await track(page, {
        estimatedDelivery: '2099-10-25T01:00:00.000Z',
        arrivalWindow: { from: '2099-10-25T00:45:00.000Z', to: '2099-10-25T01:15:00.000Z' },
        statusHistory: past,
      });
      await expect(details.locator('.arrival__time')).toHaveText('sön 25 okt. 02:45 CEST till 02:15 CET');
    });
  });
}
