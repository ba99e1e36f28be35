import type { Page } from '@playwright/test';
import { accountButton } from '#support/customer.ts';
import { expect, test } from '#support/fixtures.ts';
import { newAccount, storeSession } from '#support/session.ts';

/** Several tabs of one browser, each on the list of orders. */
async function openTabs(first: Page, count: number): Promise<Page[]> {
  const others = Array.from({ length: count - 1 }, () => first.context().newPage());
  const tabs = [first, ...(await Promise.all(others))];
  for (const tab of tabs) {
    const approvals = tab.waitForResponse('**/api/v1/approvals');
    await tab.goto('/my-orders');
    await expect(tab.getByText('Inga pågående beställningar.')).toBeVisible();
    // Nothing of its opening is under way when a test begins.
    await approvals;
  }
  return tabs;
}

const listTab = (page: Page, name: string) => page.locator('freight-orders').getByRole('tab', { name });
/** Makes the list call the API again. */
const askAgain = async (page: Page, round: number) => {
  await listTab(page, round % 2 === 0 ? 'Levererade' : 'Pågående').click();
};

/** Replaces the stored token by one that the API refuses like an expired one. */
const invalidateToken = (page: Page) =>
  page.evaluate(() => localStorage.setItem('authToken', `${localStorage.getItem('authToken')}x`));

test('tabs that need more refreshes than a minute allows stay signed in, all of them [CLIENT-09] [SESS-09] [F4]', async ({
  page,
  context,
  site,
  problems,
}) => {
  problems.allow(/status of 401/);
  await storeSession(context, site, await newAccount(site));
  const tabs = await openTabs(page, 6);
  const refreshes = { sent: 0, refused: 0 };
  context.on('response', (response) => {
    if (!response.url().includes('/refresh-token')) return;
    refreshes.sent++;
    if (!response.ok()) refreshes.refused++;
  });
  // Each round needs one refresh, and the first tab begins each: it has used up its own after three.
  for (let round = 0; round < 6; round++) {
    await invalidateToken(page);
    await Promise.all(tabs.map((tab) => askAgain(tab, round)));
    const words = round % 2 === 0 ? 'Inga levererade beställningar.' : 'Inga pågående beställningar.';
    for (const tab of tabs) await expect(tab.getByText(words)).toBeVisible();
  }
  for (const tab of tabs) {
    await expect(accountButton(tab)).toBeVisible();
    await expect(tab).toHaveURL(`${site.url}/my-orders`);
  }
  expect(refreshes.refused).toBe(0);
  expect(refreshes.sent).toBeGreaterThan(3);
});

test('a tab that has used up its refreshes waits, and goes on as soon as another tab has renewed the session [CLIENT-09] [F4]', async ({
  page,
  context,
  site,
  problems,
}) => {
  problems.allow(/status of 401/);
  await storeSession(context, site, await newAccount(site));
  // However slow the machine is, the minute of the three refreshes is not over.
  await page.clock.setFixedTime(Date.now());
  const tabs = await openTabs(page, 2);
  const other = tabs[1] ?? page;
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/refresh-token|transport\/user/.test(request.url())) asked.push(new URL(request.url()).pathname);
  });
  for (let round = 0; round < 3; round++) {
    await invalidateToken(page);
    const answered = page.waitForResponse((answer) => answer.url().includes('transport/user') && answer.ok());
    await askAgain(page, round);
    await answered;
  }
  asked.length = 0;
  await invalidateToken(page);
  const refused = page.waitForResponse((answer) => answer.status() === 401);
  await askAgain(page, 3);
  await refused;
  await askAgain(other, 0);
  await expect(other.getByText('Inga levererade beställningar.')).toBeVisible();
  await expect(page.getByText('Inga pågående beställningar.')).toBeVisible();
  expect(asked.filter((path) => path.includes('refresh-token'))).toEqual([]);
  expect(asked).toHaveLength(2);
  await expect(accountButton(page)).toBeVisible();
});
