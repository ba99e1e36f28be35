import type { BrowserContext, Locator, Page, Route } from '@playwright/test';
import {
  chooseAddress,
  confirmOrder,
  dropoff,
  fillPackage,
  fillRecipient,
  logIn,
  next,
  pickup,
  stepIs,
} from '#support/customer.ts';
import { expect, test } from '#support/fixtures.ts';
import { newAccount } from '#support/session.ts';

const addedFields = new Set([
  'emissions',
  'arrivalWindow',
  'arrivals',
  'stopsBefore',
  'pickupWindow',
  'dates',
  'validUntil',
  'emptyRun',
  'pieces',
]);
const addedCalls =
  /\/(quote|shares|shared|calendar|mail-choices|factors|search|empty-runs|approvals|boards|watchers)\b/;

/** An answer without the fields of an API with capabilities. */
function documented(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(documented);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).filter(([name]) => !addedFields.has(name));
  return Object.fromEntries(fields.map(([name, field]) => [name, documented(field)]));
}

async function answerDocumented(route: Route): Promise<void> {
  const response = await route.fetch();
  if (!response.headers()['content-type']?.includes('json')) return route.fulfill({ response });
  return route.fulfill({ response, json: documented(await response.json()) });
}

/** Only the documented API; returns the requests beyond it since the page was opened. */
async function documentedApi(context: BrowserContext) {
  const asked = { capabilities: 0, others: [] as string[] };
  const notFound = { status: 404, json: { success: false, message: 'Not found' } };
  // The server of another API does not name this call to its pages.
  await context.route(
    (url) => !url.pathname.includes('.') && !url.pathname.startsWith('/api/'),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      const body = (await response.text()).replace(/<meta name="freight-empty-runs"[^>]*>/, '');
      return route.fulfill({ response, body });
    },
  );
  await context.route('**/api/**', async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname.endsWith('/capabilities')) {
      asked.capabilities += 1;
      return route.fulfill(notFound);
    }
    if (addedCalls.test(pathname)) {
      asked.others.push(pathname);
      return route.fulfill(notFound);
    }
    // Leaving a page cancels its requests.
    await answerDocumented(route).catch(() => undefined);
  });
  return asked;
}

async function expectNothingOfIt(within: Locator): Promise<void> {
  for (const text of [
    /CO₂e/,
    /klimatavtryck/i,
    /^från \d/,
    / till .*\d\d:\d\d$/,
    /Mejl om dina/,
    /När ska det hämtas/,
    /likadana kollin/,
  ])
    await expect(within.getByText(text)).toHaveCount(0);
  for (const name of ['Dela', 'Lägg i kalendern', 'Skicka till en kollega'])
    await expect(within.getByRole('button', { name, exact: true })).toHaveCount(0);
}

test.use({ viewport: { width: 390, height: 844 } });

test('with an API of documented calls alone nothing of prices before the login, emissions, windows, mails and links is seen, from the landing page to the settings, and each page asks once', async ({
  page,
  context,
  site,
  problems,
}) => {
  problems.allow(/Failed to load resource.*404/);
  const asked = await documentedApi(context);
  const open = async (target: Page, path: string) => {
    // The page before may send a request until it is left.
    await target.goto(path, { waitUntil: 'commit' });
    asked.capabilities = 0;
  };
  const askedOnce = () => expect.poll(() => asked.capabilities).toBe(1);
  const person = await newAccount(site);

  await open(page, '/');
  const card = page.locator('freight-start');
  await chooseAddress(card, 'Hämtas på', pickup);
  await chooseAddress(card, 'Lämnas på', dropoff);
  await askedOnce();
  await expectNothingOfIt(card);
  await expect(card.getByText('Storlek')).toHaveCount(0);
  await card.getByRole('button', { name: 'Skicka paket' }).click();
  await logIn(page, person);

  const wizard = page.locator('freight-send');
  await stepIs(wizard, 1);
  await expectNothingOfIt(wizard);
  await next(wizard);
  await stepIs(wizard, 2);
  await expectNothingOfIt(wizard);
  await fillPackage(wizard);
  await next(wizard);
  await expect(wizard.getByText('Totalt')).toBeVisible();
  await expectNothingOfIt(wizard);
  await next(wizard);
  await stepIs(wizard, 4);
  await fillRecipient(wizard);
  await next(wizard);
  await stepIs(wizard, 5);
  await expectNothingOfIt(wizard);
  await confirmOrder(wizard);
  await expect(page).toHaveURL(/\/order-success$/);
  const success = page.locator('freight-order-success');
  await expect(
    success
      .getByText('667,33 kr')
      .or(success.getByText(/\d kr$/))
      .first(),
  ).toBeVisible();
  await expectNothingOfIt(success);
  expect(asked.capabilities).toBe(1);

  await open(page, '/my-orders');
  const orders = page.locator('freight-orders');
  await orders.getByRole('button', { name: /Visa beställning/ }).click();
  const order = page.locator('freight-order');
  await expect(order.getByRole('heading', { name: 'Faktura' })).toBeVisible();
  await expectNothingOfIt(order);
  await askedOnce();
  const number = (await order.locator('.banner__numbers dd').textContent()) ?? '';
  await open(page, '/my-orders');
  await expect(orders.getByText(number)).toBeVisible();
  await expectNothingOfIt(orders);
  expect(asked.capabilities).toBeLessThanOrEqual(1);

  await open(page, `/tracking?orderId=${number}`);
  const track = page.locator('freight-track');
  await expect(track.getByText(number)).toBeVisible();
  await expectNothingOfIt(track);
  expect(asked.capabilities).toBeLessThanOrEqual(1);

  await open(page, '/settings');
  const settings = page.locator('freight-settings');
  await expect(settings.getByText('Min profil').first()).toBeVisible();
  await askedOnce();
  await expectNothingOfIt(settings);
  expect(asked.others).toEqual([]);
});
