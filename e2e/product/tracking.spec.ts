import { expect, test } from '#support/fixtures.ts';

test('tracks a package from the landing page and shows its changes as they happen [ROLE-02] [ROUTE-14] [TRACK-01]', async ({
  page,
  site,
}) => {
  const { trackingIds } = await site.demo();
  const [, atTheDoor = ''] = trackingIds;
  await page.goto('/#track');
  await page.getByLabel('Paketnummer').fill(atTheDoor.toLowerCase());
  await page.getByRole('button', { name: 'Spåra paket' }).click();

  await expect(page).toHaveURL(/\/tracking\?orderId=/);
  const details = page.locator('freight-track');
  await expect(details.getByText(atTheDoor).first()).toBeVisible();
  await expect(details.getByRole('heading', { name: 'Leveransens väg' })).toBeVisible();
  await expect(details.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '80');
  // The last stop appears without any input on the page.
  await site.advance(30);
  await expect(details.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
});

test('reports an unknown package and keeps what was typed [TRACK-32] [TRACKCARD-07]', async ({
  page,
  problems,
}) => {
  problems.allow(/404/);
  await page.goto('/#track');
  const field = page.getByLabel('Paketnummer');
  await field.fill('FR00-0000-0000');
  await field.press('Enter');
  await expect(page.locator('freight-start').getByRole('alert')).toContainText('Paketet hittades inte');
  await expect(field).toHaveValue('FR00-0000-0000');
  await expect(page).toHaveURL(/\/#track$/);
});

test('shows a shared tracking link without the landing page [ROUTE-14]', async ({ page, site }) => {
  const [, atTheDoor = ''] = (await site.demo()).trackingIds;
  await page.goto(`/tracking?orderId=${atTheDoor}`);
  await expect(page.locator('freight-track').getByText(atTheDoor).first()).toBeVisible();
  await page.locator('freight-track').getByRole('button', { name: 'Till startsidan' }).click();
  await expect(page).toHaveURL(/\/$/);
});
