import { startFaultProxy } from '@freight/testing/faultProxy';
import type { FaultProxy } from '@freight/testing/faults';
import { testEnds } from '@freight/testing/patience';
import type { BrowserContext, Page } from '@playwright/test';
import { chooseRoute, confirmOrder, goThroughSteps, logIn } from '#support/customer.ts';
import { expect, test } from '#support/fixtures.ts';
import type { Site } from '#support/site.ts';

// A server of its own, which no test has taken ahead: an order is found again by when it was made.
test.use({ siteSettings: { env: { LOG_LEVEL: 'fatal' } } });

interface Killed {
  page: Page;
  context: BrowserContext;
  site: Site;
}

/** Orders, and kills the server between the click and its answer; returns the number of orders before. */
async function orderFromAKilledServer({ page, site }: Killed, recognisesKeys: boolean) {
  const demo = await site.demo();
  const proxy = await startFaultProxy(site.url);
  proxy.recogniseKeys(recognisesKeys);
  await page.goto(proxy.url);
  const card = page.locator('freight-start');
  await chooseRoute(card);
  await card.getByRole('button', { name: 'Skicka paket' }).click();
  await logIn(page, demo);
  const before = await ordersOf(site.url, demo);
  const wizard = page.locator('freight-send');
  await goThroughSteps(wizard);

  // The server stores the order; its answer is lost, because the server dies with it.
  proxy.fault({ path: '/create-from-route/', method: 'POST', cut: 'after', goesDown: true });
  await confirmOrder(wizard);
  await expect.poll(() => proxy.isDown()).toBe(true);
  await site.kill9();
  return { wizard, proxy, demo, before };
}

/** The kit retries after growing pauses; an `online` event ends the pause immediately. */
async function comeOnline(context: BrowserContext): Promise<void> {
  await context.setOffline(true);
  await context.setOffline(false);
}

async function comeBack({ context, site }: Killed, proxy: FaultProxy): Promise<void> {
  await site.restart();
  proxy.setDown(false);
  await comeOnline(context);
}

test('a server killed between click and answer leaves exactly one order and a customer who knows [ORDER-02] [A1]', async ({
  page,
  context,
  site,
  problems,
}) => {
  // The browser gets refused connections while the server is down.
  problems.allow(/ERR_|WebSocket|Failed to load resource|could not be|xhr poll/);
  const killed = { page, context, site };
  const { wizard, proxy, demo, before } = await orderFromAKilledServer(killed, true);
  await expect(wizard.getByText(/Vi kontrollerar om beställningen har kommit fram/)).toBeVisible();
  await comeBack(killed, proxy);
  await expect(page).toHaveURL(/\/order-success$/, { timeout: testEnds });
  expect(await ordersOf(site.url, demo)).toBe(before + 1);
  await proxy.close();
});

test('a killed server that cannot recognise an order is never sent a second one, also after a reload [A1]', async ({
  page,
  context,
  site,
  problems,
}) => {
  problems.allow(/ERR_|WebSocket|Failed to load resource|could not be|xhr poll/);
  const killed = { page, context, site };
  const { wizard, proxy, demo, before } = await orderFromAKilledServer(killed, false);
  await expect(wizard.getByText(/Vi letar efter den bland dina beställningar/)).toBeVisible();
  expect(proxy.requests('/create-from-route/')).toHaveLength(1);
  // Found only after the reload: until then the list cannot be read.
  proxy.fault({ path: '/api/v1/transport/user/', status: 503, times: Number.MAX_SAFE_INTEGER });
  await comeBack(killed, proxy);
  await page.reload();
  await expect(wizard.getByText(/Vi letar efter den bland dina beställningar/)).toBeVisible();
  expect(proxy.requests('/create-from-route/')).toHaveLength(1);
  proxy.reset();
  proxy.recogniseKeys(false);
  await comeOnline(context);
  await expect(page).toHaveURL(/\/order-success$/, { timeout: testEnds });
  expect(await ordersOf(site.url, demo)).toBe(before + 1);
  expect(proxy.requests('/create-from-route/')).toHaveLength(0);
  await proxy.close();
});

/** The customer's number of orders, requested directly from the server. */
async function ordersOf(
  url: string,
  { email, password }: { email: string; password: string },
): Promise<number> {
  const login = await fetch(`${url}/api/v1/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password, role: 'user' }),
  });
  const { token } = (await login.json()) as { token: string };
  const answer = await fetch(`${url}/api/v1/transport`, { headers: { authorization: `Bearer ${token}` } });
  return ((await answer.json()) as { data: unknown[] }).data.length;
}
