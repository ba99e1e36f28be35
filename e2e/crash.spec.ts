import { chooseRoute, confirmOrder, goThroughSteps, logIn } from './support/customer.ts';
import { startFaultProxy } from './support/faultProxy.ts';
import { expect, test } from './support/fixtures.ts';

test('a server killed between click and answer leaves exactly one order and a customer who knows [ORDER-02]', async ({
  page,
  context,
  site,
  problems,
}) => {
  test.setTimeout(180_000);
  // The browser meets refused connections while the server is gone.
  problems.allow(/ERR_|WebSocket|Failed to load resource|could not be|xhr poll/);
  const demo = await site.demo();
  const proxy = await startFaultProxy(site.url);
  await page.goto(proxy.url);
  const card = page.locator('freight-start');
  await chooseRoute(card);
  const before = await ordersOf(site.url, demo);
  await card.getByRole('button', { name: 'Skicka paket' }).click();
  await logIn(page, demo);
  const wizard = page.locator('freight-send');
  await goThroughSteps(wizard);

  // The server stores the order; its answer is lost, because the server dies with it.
  proxy.fault({ path: '/create-from-route/', method: 'POST', cut: 'after', goesDown: true });
  await confirmOrder(wizard);
  await expect.poll(() => proxy.isDown()).toBe(true);
  await site.kill9();
  await expect(wizard.getByText(/Vi kontrollerar om beställningen har kommit fram/)).toBeVisible();

  await site.restart();
  proxy.setDown(false);
  // The kit tries again after growing pauses; a line that comes back ends the pause at once.
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(page).toHaveURL(/\/order-success$/, { timeout: 60_000 });
  expect(await ordersOf(site.url, demo)).toBe(before + 1);
  await proxy.close();
});

/** How many orders the customer has, asked of the server itself. */
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
