import { expect, test } from '#support/fixtures.ts';
import { orderAsNewCustomer } from '#support/newOrder.ts';
import { lookAt } from '#support/screens.ts';
import { untilDelivery, untilDriver } from '#support/site.ts';

test('a screen in a hall shows what comes without a login, follows it, and goes on by itself after the server was gone [R6]', async ({
  browser,
  page,
  site,
  problems,
}) => {
  // The screen gets refused connections while the server is down.
  problems.allow(/ERR_|WebSocket|Failed to load resource|xhr poll/);
  const orderNumber = await orderAsNewCustomer(page, site);
  await page.goto('/arrivals');
  const boards = page.locator('freight-arrivals');
  await boards.getByLabel('Namn', { exact: true }).fill('Receptionen');
  await boards.getByLabel('Lämnas på').fill('Örebro');
  await page.keyboard.press('Enter');
  const link = await boards.getByRole('textbox', { name: 'Länken till skärmen' }).inputValue();
  await lookAt(page, 'the boards of a customer');

  const hall = await browser.newContext({
    baseURL: site.url,
    locale: 'sv-SE',
    viewport: { width: 1920, height: 1080 },
  });
  const screen = await hall.newPage();
  await screen.goto(link);
  const board = screen.locator('freight-arrivals');
  await expect(board.getByRole('heading', { name: 'Receptionen' })).toBeVisible();
  await expect(board.getByText('Bo M.')).toBeVisible();
  await expect(board.getByText(orderNumber.slice(-4))).toBeVisible();
  // Nothing but the board: no menu, and no question that nobody is there to answer.
  await expect(screen.getByRole('banner')).toBeHidden();
  await expect(screen.locator('freight-consent')).toBeHidden();
  const letters = await board
    .getByText('Bo M.')
    .evaluate((name) => parseFloat(getComputedStyle(name).fontSize));
  expect(letters).toBeGreaterThan(36);

  await site.advance(untilDriver);
  await site.advance(30);
  await expect(board.getByText('Under transport')).toBeVisible();
  await site.restart();
  await site.advance(untilDelivery);
  // It asks every half minute at the latest.
  await expect(board.getByText('Bo M.')).toBeHidden({ timeout: 60_000 });
  // Whether it came today depends on the hour in which this runs.
  await expect(board.getByText(/har kommit i dag|Inget mer kommer/).first()).toBeVisible();

  // After a power cut the address has its board again; ended, it shows nothing more.
  await boards.getByRole('button', { name: 'Avsluta Receptionen' }).click();
  await expect(page.locator('freight-toasts').getByText('Receptionen är avslutad')).toBeVisible();
  await screen.reload();
  await expect(board.getByText(/Tavlan är avslutad/)).toBeVisible();
  await hall.close();
});
