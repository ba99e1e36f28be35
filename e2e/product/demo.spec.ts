import { loopbacks } from '@freight/testing/loopbacks';
import { notice, openFromMenu, openLogin } from '#support/customer.ts';
import { expect, test } from '#support/fixtures.ts';
import { lookAt } from '#support/screens.ts';
import { storeSession } from '#support/session.ts';

// Features of a demo only: drivers who are always on the road, and a provider to sign in with.
test.use({ siteSettings: { pace: 200, env: { FREIGHT_DEMO_ISSUER_PORT: '0' } } });

test('my orders lead to a live order whose driver is on the map, without a reload [LIST-01] [LIST-15] [DETAIL-09] [DETAIL-10] [DETAIL-11] [DETAIL-18]', async ({
  page,
  context,
  site,
}) => {
  await storeSession(context, site, await site.demo());
  await openFromMenu(page, /Mina beställningar/);
  await expect(page).toHaveURL(`${site.url}/my-orders`);
  const orders = page.locator('freight-orders');
  await expect(orders.getByText(/Visar 1–\d+ av \d+ beställningar/)).toBeVisible();
  await lookAt(page, 'my orders');

  const onTheRoad = orders.getByRole('listitem').filter({ hasText: 'Under transport' }).first();
  await onTheRoad.getByRole('button', { name: /Visa beställning/ }).click();
  await expect(page).toHaveURL(/\/order-details\/[\w-]+$/);
  const order = page.locator('freight-order');
  await expect(order.getByRole('img', { name: /Karta: rutten från .+ till .+ km/ })).toBeVisible();
  await expect(order.getByRole('img', { name: /Förarens position syns på kartan/ })).toBeVisible();
  await expect(order.getByText('Förare', { exact: true })).toBeVisible();
  await lookAt(page, 'a live order');
});

for (const host of loopbacks)
  test(`the site at http://${host} signs in by the provider and opens a live connection there [M8]`, async ({
    page,
    site,
  }) => {
    const url = site.url.replace('localhost', host);
    await page.goto(url);
    await page.getByRole('button', { name: 'Logga in' }).click();
    await page.locator('freight-sign-in').getByRole('button', { name: 'Fortsätt med Google' }).click();
    const live = page.waitForEvent('websocket');
    await page.locator('button[name="person"]').first().click();
    await expect(page.getByRole('button', { name: /Konto: Astrid/ })).toBeVisible();
    expect(new URL(page.url()).origin).toBe(url);
    expect((await live).url()).toContain(url.replace('http', 'ws'));
  });

test('the social button signs in by a provider, and reports a cancelled sign-in [CALLBACK-05] [CALLBACK-09] [CALLBACK-10] [SETTINGS-03] [SETTINGS-06]', async ({
  page,
  site,
}) => {
  const leave = async () => {
    await openLogin(page);
    await page.locator('freight-sign-in').getByRole('button', { name: 'Fortsätt med Google' }).click();
    await expect(page.getByText('Demo. Ingen riktig inloggning')).toBeVisible();
  };
  await leave();
  await page.getByRole('button', { name: 'Avbryt' }).click();
  await expect(page).toHaveURL(/\/auth\/callback$/);
  await expect(page.locator('freight-auth-callback').getByText(/access_denied/)).toBeVisible();

  await leave();
  await page.locator('button[name="person"]').first().click();
  await expect(notice(page, 'Inloggad!')).toBeVisible();
  await expect(page).toHaveURL(`${site.url}/`);
  await expect(page.getByRole('button', { name: /Konto: Astrid/ })).toBeVisible();
  await page.goto('/settings');
  const settings = page.locator('freight-settings');
  await expect(settings.getByText('Google-konto').first()).toBeVisible();
  await expect(settings.getByRole('button', { name: 'Välj lösenord' })).toBeVisible();
});
