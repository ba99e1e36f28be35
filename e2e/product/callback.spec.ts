import type { Page } from '@playwright/test';
import { accountButton } from '#support/customer.ts';
import { expect, test } from '#support/fixtures.ts';
import { holdBack } from '#support/holdBack.ts';
import type { Site } from '#support/site.ts';

/** The sample customer's tokens, as a provider's sign-in would return them. */
async function tokensOf(site: Site): Promise<{ token: string; refreshToken: string }> {
  const { email, password } = await site.demo();
  const answer = await fetch(`${site.url}/api/v1/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password, role: 'user' }),
  });
  const { token, refreshToken } = (await answer.json()) as { token: string; refreshToken: string };
  return { token, refreshToken };
}

const callback = (query: Record<string, string>) => `/auth/callback?${new URLSearchParams(query)}`;
const heading = (page: Page, name: string) =>
  page.locator('freight-auth-callback').getByRole('heading', { name });

/** Checks that the page redirects home so many milliseconds after the failure, and not a second earlier. */
async function expectHomeAfter(page: Page, milliseconds: number): Promise<void> {
  await page.clock.runFor(milliseconds - 1000);
  await expect(page).toHaveURL(/\/auth\/callback$/);
  await page.clock.runFor(1000);
  await expect(page).toHaveURL((url) => url.pathname === '/' && url.search === '');
}

test('a provider that is not set up returns its reason, which is removed from the address, and the page goes home after 3 s [ROUTE-12] [CALLBACK-01] [CALLBACK-03] [CALLBACK-04] [CALLBACK-05] [CALLBACK-06] [OPEN-34]', async ({
  page,
}) => {
  await page.goto('/');
  await page.locator('header').getByRole('button', { name: 'Logga in' }).click();
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  const social = page.locator('freight-sign-in').getByRole('button', { name: 'Fortsätt med Google' });
  const arrived = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/auth/callback');
  await social.click();
  const answer = await arrived;
  expect(new URL(answer.url()).searchParams.get('error')).toBe('google login is not configured');
  expect(answer.headers()['referrer-policy']).toBe('no-referrer');
  await expect(heading(page, 'Inloggningen misslyckades: google login is not configured')).toBeVisible();
  await expect(page).toHaveURL(/\/auth\/callback$/);
  await expectHomeAfter(page, 3000);
});

test('tokens sign in, are gone from address and history, and lead home with a toast [CALLBACK-02] [CALLBACK-04] [CALLBACK-07] [CALLBACK-08] [CALLBACK-09] [CALLBACK-10] [OPEN-34]', async ({
  page,
  site,
}) => {
  const tokens = await tokensOf(site);
  // As if the social button had been pressed in this tab; without it the page asks first.
  await page.addInitScript(() => {
    if (location.protocol === 'about:') return;
    sessionStorage.setItem('freight.socialSignIn', String(Date.now()));
  });
  const release = await holdBack(page, '**/api/v1/user/profile');
  await page.goto(callback(tokens));
  await expect(heading(page, 'Vi loggar in dig …')).toBeVisible();
  await expect(page).toHaveURL(/\/auth\/callback$/);
  release();
  await expect(page).toHaveURL(`${site.url}/`);
  await expect(page.locator('freight-toasts').getByText('Du är inloggad!')).toBeVisible();
  await expect(accountButton(page)).toBeVisible();
  const kept = await page.evaluate(() => localStorage.getItem('refreshToken'));
  expect(kept).not.toBe(tokens.refreshToken);
  expect(kept).not.toBeNull();
  // The callback page leaves no history entry: Back returns to the page before it.
  await page.goBack();
  await expect(page).toHaveURL('about:blank');
});

test('reports missing credentials and goes home after 2 s [CALLBACK-13] [CALLBACK-14]', async ({ page }) => {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goto(callback({ token: 'a' }));
  await expect(heading(page, 'Inloggningen misslyckades: inloggningsuppgifter saknas.')).toBeVisible();
  await expectHomeAfter(page, 2000);
});

test('unknown tokens load no profile and lead home after 3 s, in the language of the visitor [CALLBACK-11] [CALLBACK-12]', async ({
  page,
  problems,
}) => {
  problems.allow(/401|could not be completed/);
  await page.addInitScript(() => localStorage.setItem('language', 'en'));
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goto(callback({ token: 'a', refreshToken: 'b' }));
  await expect(heading(page, 'Failed to fetch user profile.')).toBeVisible();
  await expectHomeAfter(page, 3000);
  expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBeNull();
});

test('an address with another person’s tokens signs in only after the visitor agrees [S6]', async ({
  page,
  site,
}) => {
  await page.goto(callback(await tokensOf(site)));
  const screen = page.locator('freight-auth-callback');
  await expect(screen.getByRole('heading', { name: /^Fortsätta som / })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBeNull();
  await screen.getByRole('button', { name: 'Avbryt' }).click();
  await expect(page).toHaveURL(`${site.url}/`);
  expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBeNull();
});
