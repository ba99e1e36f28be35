import type { Page } from '@playwright/test';
import { chooseAddress } from '#support/customer.ts';
import { expect, test } from '#support/fixtures.ts';
import { watchShifts } from '#support/shifts.ts';

const end = (town: string, latitude: number, longitude: number) => ({ town, latitude, longitude });
const karlstad = end('Karlstad', 59.38, 13.5);
const orebro = end('Örebro', 59.27, 15.21);
const malmo = end('Malmö', 55.61, 13);
const umea = end('Umeå', 63.83, 20.26);
const tomorrow = new Date(Date.now() + 24 * 3_600_000);
const date = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Stockholm' }).format(tomorrow);
const runs = [
  { from: malmo, to: umea, leavesAt: `${date}T06:30:00.000Z` },
  { from: karlstad, to: orebro, leavesAt: `${date}T09:30:00.000Z` },
];

/** The landing page with these lorries in place of those that the demo has on this day. */
async function openWith(page: Page, data: object): Promise<void> {
  await page.route('**/api/v1/empty-runs', (route) => route.fulfill({ json: { success: true, data } }));
  await page.goto('/');
}
const lines = (page: Page) => page.locator('.hero-map__empty');

test('the map has a dashed line for each way of an empty lorry, and the list says them in words [R1]', async ({
  page,
}) => {
  const shifts = await watchShifts(page);
  await openWith(page, { date, runs: [...runs, { ...runs[0], leavesAt: `${date}T10:00:00.000Z` }] });
  await expect(lines(page)).toHaveCount(2);
  await expect(page.locator('.hero-map__example')).toHaveCount(3);
  const opener = page.getByRole('button', { name: '3 lastbilar kör tomma i morgon' });
  expect(await shifts()).toEqual([]);
  await opener.focus();
  await page.keyboard.press('Enter');
  const list = page.getByRole('dialog', { name: '3 lastbilar kör tomma i morgon' });
  await expect(list.getByRole('listitem').first()).toHaveText(/^\d\d:30Malmö till Umeå$/);
  await expect(list.getByRole('listitem')).toHaveCount(3);
  await expect(list.getByText('Passar din väg')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
});

test('the line that fits the two places that are typed lights up, in the list as well, and the price decides [R1]', async ({
  page,
}) => {
  await openWith(page, { date, runs });
  const card = page.locator('freight-start');
  await chooseAddress(card, 'Hämtas på', 'Tingvallagatan 16, Karlstad');
  await expect(page.locator('.hero-map__empty[data-lit]')).toHaveCount(0);
  await chooseAddress(card, 'Lämnas på', 'Storgatan 12, Örebro');
  await expect(page.locator('.hero-map__empty[data-lit]')).toHaveCount(1);
  await expect(page.locator('.hero-map__facts')).toContainText('tom lastbil i morgon');
  await page.getByRole('button', { name: '2 lastbilar kör tomma i morgon' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Passar din väg' })).toHaveText(
    /Karlstad till Örebro/,
  );
  await page.keyboard.press('Escape');
  // This API has no such lorry on the day: its price is without one.
  await card.getByRole('button', { name: /^Paket/ }).click();
  await expect(page.locator('.hero-map__facts')).toContainText('från');
  await expect(page.locator('.hero-map__empty[data-lit]')).toHaveCount(0);
});

test('one lorry is one, and none, or a day that has been, is not mentioned [R1]', async ({ page }) => {
  await openWith(page, { date, runs: runs.slice(1) });
  await expect(page.getByRole('button', { name: 'En lastbil kör tom i morgon' })).toBeVisible();
  for (const data of [
    { date, runs: [] },
    { date: '2026-01-01', runs },
  ]) {
    await page.unrouteAll();
    const answered = page.waitForResponse('**/api/v1/empty-runs');
    await openWith(page, data);
    await answered;
    await expect(page.locator('freight-start')).toHaveAttribute('data-ready');
    await expect(page.locator('.hero__runs')).toHaveCount(0);
    await expect(lines(page)).toHaveCount(0);
  }
});

test('the lorries are those of the API, with its towns and its day [R1]', async ({ page, request }) => {
  const answer = await request.get('/api/v1/empty-runs');
  const { data } = (await answer.json()) as { data: { runs: { from: { town: string } }[] } };
  expect(data.runs.length).toBeGreaterThan(0);
  await page.goto('/');
  await page.locator('.hero__runs').click();
  await expect(page.locator('.runs li')).toHaveCount(data.runs.length);
  await expect(page.locator('.runs li').first()).toContainText(`${data.runs[0]?.from.town} till`);
});
