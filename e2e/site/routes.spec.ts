import type { Page } from '@playwright/test';
import { accountButton, chooseLanguage, logIn, logOut } from '#support/customer.ts';
import { expect, test } from '#support/fixtures.ts';
import { holdBack } from '#support/holdBack.ts';
import { storeSession } from '#support/session.ts';
import { watchShifts } from '#support/shifts.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const signIn = (page: Page) => page.locator('freight-sign-in').getByRole('dialog');
const loginToast = (page: Page) =>
  page.locator('freight-toasts').getByText('Logga in för att se den här sidan');

for (const [path, title, name] of [
  ['/careers', 'Jobb, förare och företag', 'Kör med oss. Jobba hos oss. [ROUTE-02]'],
  ['/about', 'Om företaget', 'Vi ser till att ingen kör tomt [ROUTE-03]'],
  ['/contact', 'Support och kontakt', 'Support och kontakt [ROUTE-04]'],
  ['/terms', 'Villkor', 'Villkor [ROUTE-05]'],
  ['/privacy', 'Integritetspolicy', 'Integritetspolicy [ROUTE-06]'],
  ['/cookies', 'Kakor', 'Kakor [ROUTE-07]'],
  ['/accessibility', 'Tillgänglighetsredogörelse', 'Tillgänglighetsredogörelse [Q6]'],
] as const) {
  test(`${path} is public, with header, title and status: ${name}`, async ({ page }) => {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(200);
    await expect(heading(page)).toHaveText(name.replace(/ \[.*/, ''));
    await expect(page).toHaveTitle(`${title} – Exempelfrakt`);
    await expect(page.getByRole('banner')).toBeVisible();
  });
}

for (const path of ['/', '/about']) {
  test(`${path} connects the live socket only for a signed-in customer [SOCKET-02] [A34]`, async ({
    page,
    context,
    site,
  }) => {
    const sockets: string[] = [];
    page.on('websocket', (socket) => void sockets.push(socket.url()));
    await page.goto(path);
    await expect(page.locator('header freight-user-menu').getByRole('button').first()).toBeVisible();
    expect(sockets).toEqual([]);
    await storeSession(context, site, await site.demo());
    const connected = page.waitForEvent('websocket', {
      predicate: (one) => one.url().includes('/socket.io/'),
    });
    await page.reload();
    await connected;
  });
}

test('a signed-in customer reaches orders, an order, profile and settings by their addresses [ROUTE-08] [ROUTE-09] [ROUTE-10] [ROUTE-11] [ROLE-04]', async ({
  page,
  context,
  site,
}) => {
  const { trackingIds, ...demo } = await site.demo();
  await storeSession(context, site, demo);
  for (const [path, element] of [
    ['/my-orders', 'freight-orders'],
    [`/order-details/${trackingIds[0]}`, 'freight-order'],
    ['/address-book', 'freight-address-book'],
    ['/order-sheet', 'freight-order-sheet'],
    ['/profile', 'freight-profile'],
    ['/settings', 'freight-settings'],
  ] as const) {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(200);
    await expect(page.locator(element)).toBeAttached();
    await expect(page).toHaveURL((url) => url.pathname === path);
    await expect(signIn(page)).toBeHidden();
  }
});

for (const path of [
  '/my-orders',
  '/order-details/FR00-0000-0000',
  '/address-book',
  '/order-sheet',
  '/profile',
  '/settings',
]) {
  test(`${path} without a user shows a notice, the login and the home page [ROUTE-23] [ROUTE-24] [ROUTE-25] [OPEN-13] [L15]`, async ({
    page,
  }) => {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(200);
    await expect(page).toHaveURL((url) => url.pathname === '/');
    await expect(loginToast(page)).toBeVisible();
    await expect(signIn(page)).toContainText('Logga in för att se den här sidan');
    await page.keyboard.press('Escape');
    await expect(page.locator('freight-start')).toBeVisible();
  });
}

test('the message is the documented one in English [ROUTE-23]', async ({ page }) => {
  await page.goto('/');
  await chooseLanguage(page, 'English');
  await page.goto('/profile');
  await expect(
    page.locator('freight-toasts').getByText('Please log in to access this page', { exact: true }),
  ).toBeVisible();
});

test('after signing in the person comes to the page that was asked for, unless the login was closed', async ({
  page,
  site,
}) => {
  await page.goto('/settings');
  await expect(signIn(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('banner').getByRole('button', { name: 'Logga in' }).click();
  await logIn(page, await site.demo());
  await expect(accountButton(page)).toBeVisible();
  await expect(page).toHaveURL(`${site.url}/`);

  await logOut(page);
  await expect(page.locator('freight-toasts').getByText('Du är utloggad.')).toBeVisible();
  await page.goto('/profile');
  await expect(signIn(page)).toBeVisible();
  await logIn(page, await site.demo());
  await expect(page).toHaveURL(`${site.url}/profile`);
  await expect(heading(page)).toHaveText('Min profil');
});

test('logging out on a protected page leads home and does not ask to log in again [ROUTE-25]', async ({
  page,
  context,
  site,
}) => {
  await storeSession(context, site, await site.demo());
  await page.goto('/profile');
  await logOut(page);
  await expect(page).toHaveURL(`${site.url}/`);
  await expect(page.locator('freight-toasts').getByText('Du är utloggad.')).toBeVisible();
  await expect(signIn(page)).toBeHidden();
  await expect(loginToast(page)).toBeHidden();
});

for (const { path, call, words } of [
  {
    path: '/my-orders',
    call: /\/transport\/user\//,
    words: 'Du måste logga in för att se dina beställningar.',
  },
  {
    path: '/order-details/FR00-0000-0000',
    call: /\/transport\/FR00/,
    words: 'Du måste logga in för att se beställningen.',
  },
]) {
  test(`${path} stays when the API refuses the session, and shows a message with links [LIST-22] [LIST-30] [DETAIL-46] [A2]`, async ({
    page,
    context,
    site,
    problems,
  }) => {
    // The session ends immediately, perhaps before its socket has connected.
    problems.allow(/status of 40[34]/);
    await storeSession(context, site, await site.demo());
    await page.route(call, (route) => route.fulfill({ status: 403, json: { message: 'Access denied' } }));
    await page.goto(path);
    await expect(page.getByText(words)).toBeVisible();
    await expect(page).toHaveURL(site.url + path);
    const names = await page.evaluate(() => Object.keys(localStorage));
    expect(names).not.toContain('authToken');
    const main = page.getByRole('main');
    await main.getByRole('button', { name: 'Logga in' }).click();
    await page.unroute(call);
    await logIn(page, await site.demo());
    await expect(page.getByText(words)).toBeHidden();
    await expect(page).toHaveURL(site.url + path);
    await logOut(page);
    await expect(page).toHaveURL(`${site.url}/`);
  });
}

test('my orders stay signed in when their call is refused twice in a row [LIST-34] [OPEN-11] [A3]', async ({
  page,
  context,
  site,
  problems,
}) => {
  problems.allow(/status of 401/);
  await storeSession(context, site, await site.demo());
  await page.route(/\/transport\/user\//, (route) =>
    route.fulfill({ status: 401, json: { message: 'Invalid token' } }),
  );
  await page.goto('/my-orders');
  await expect(page.getByText('Det gick inte att hämta beställningarna.')).toBeVisible();
  await expect(accountButton(page)).toBeVisible();
  await expect(page).toHaveURL(`${site.url}/my-orders`);
});

test('a session that runs out at an anchor of the home page leaves the person there [SESS-10] [A15]', async ({
  page,
  site,
}) => {
  const runOut = () =>
    page.evaluate(() => {
      document.dispatchEvent(new CustomEvent('freight-session-expired', { cancelable: true }));
      return history.length;
    });
  await page.goto('/#partners');
  await expect(page.locator('header freight-user-menu')).toHaveAttribute('data-ready');
  const before = await runOut();
  await expect(page).toHaveURL(`${site.url}/#partners`);
  expect(await runOut()).toBe(before);
  await page.goto('/about');
  await expect(heading(page)).toBeVisible();
  // The heading is visible before the site listens, so the event may have to be repeated.
  await expect
    .poll(async () => {
      await runOut();
      return page.url();
    })
    .toBe(`${site.url}/`);
});

test('until the session is known, a protected page covers the window with a loading message [ROUTE-22] [ROUTE-26]', async ({
  page,
  site,
}) => {
  const release = await holdBack(page, /\/assets\/.*\.js$/);
  const window = page.viewportSize();
  for (const path of ['/my-orders', '/order-details/any-id']) {
    await page.goto(path, { waitUntil: 'commit' });
    const loading = page.getByRole('status').filter({ hasText: 'Laddar …' });
    await expect(loading).toBeVisible();
    await expect.poll(() => page.locator('.loading').boundingBox()).toEqual({ x: 0, y: 0, ...window });
  }
  release();
  await expect(page).toHaveURL(`${site.url}/`);
  await expect(page.locator('.loading')).toHaveCount(0);
});

test('a page that leads elsewhere moves nothing, on a phone', async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const shifts = await watchShifts(page);
  for (const path of ['/my-orders', '/package-sending']) {
    await page.goto(path);
    await expect(page).toHaveURL(`${site.url}/`);
    await expect(page.locator('freight-start')).toHaveAttribute('data-ready');
    expect(await shifts(), path).toEqual([]);
  }
});

test('without a session the visitor still has the site, tracking and both dialogs [ROLE-01]', async ({
  page,
  site,
}) => {
  const [inTransit = ''] = (await site.demo()).trackingIds;
  await page.goto('/#track');
  await page.getByLabel('Paketnummer').fill(inTransit);
  await page.getByRole('button', { name: 'Spåra paket' }).click();
  await expect(page.locator('freight-track').getByRole('progressbar')).toBeVisible();
  await page.goto('/terms');
  await expect(heading(page)).toHaveText('Villkor');
  for (const name of ['Logga in', 'Skapa konto']) {
    await page.getByRole('banner').getByRole('button', { name }).click();
    await expect(signIn(page).getByRole('heading', { name })).toBeVisible();
    await page.keyboard.press('Escape');
  }
});

test('an unknown address shows the way out, counts down and goes home [ROUTE-18] [ROUTE-19] [ROUTE-20]', async ({
  page,
  problems,
}) => {
  problems.allow(/404/);
  await page.clock.install();
  const answer = await page.goto('/no-such-page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByText('om 5 s.')).toBeVisible();
  await page.clock.runFor(1000);
  await expect(page.getByText('om 4 s.')).toBeVisible();
  await page.clock.runFor(4000);
  await expect(page).toHaveURL(/\/$/);
});

test('the five seconds begin when the page is painted, not when its scripts have come [ROUTE-19] [ROUTE-20] [A18]', async ({
  page,
  problems,
}) => {
  problems.allow(/404/);
  await page.addInitScript(() => {
    const push = history.pushState.bind(history);
    history.pushState = (...entry) => {
      document.documentElement.dataset['leftAt'] = String(performance.now());
      push(...entry);
    };
  });
  const release = await holdBack(page, /\/assets\/.*\.js$/);
  await page.goto('/no-such-page', { waitUntil: 'commit' });
  const painted = await page.waitForFunction(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    return paint && performance.now() - paint.startTime > 3000 ? paint.startTime : undefined;
  });
  release();
  await expect(page).toHaveURL(/\/$/);
  const leftAt = Number(await page.locator('html').getAttribute('data-left-at'));
  const seconds = (leftAt - Number(await painted.jsonValue())) / 1000;
  expect(seconds).toBeGreaterThanOrEqual(5);
  expect(seconds).toBeLessThan(7.5);
});

test('addresses below an order, or of no order, are unknown too [ROUTE-18]', async ({ page, problems }) => {
  problems.allow(/404/);
  for (const path of ['/order-details/', '/order-details/one/two', '/careers/now']) {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await expect(heading(page)).toHaveText('Här tar vägen slut');
  }
});

test('the countdown can be stopped, and a button leads home [ROUTE-21]', async ({ page, problems }) => {
  problems.allow(/404/);
  await page.goto('/no-such-page');
  await page.getByRole('button', { name: 'Stanna kvar' }).click();
  await expect(page.getByText(/Du kommer till startsidan/)).toBeHidden();
  await page.getByRole('main').getByRole('link', { name: 'Till startsidan' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('without chosen addresses the sending page is the landing page [ROUTE-16]', async ({ page }) => {
  await page.goto('/package-sending');
  await expect(page).toHaveURL(/\/$/);
  await expect(page.locator('freight-start')).toBeVisible();
});

test('a signed-in customer without chosen addresses sees the landing page there, too [ROUTE-16]', async ({
  page,
  context,
  site,
}) => {
  await storeSession(context, site, await site.demo());
  await page.goto('/package-sending');
  await expect(accountButton(page)).toBeVisible();
  await expect(page).toHaveURL(`${site.url}/`);
  await expect(page.locator('freight-start')).toBeVisible();
  await expect(page.locator('freight-send')).toHaveCount(0);
});
