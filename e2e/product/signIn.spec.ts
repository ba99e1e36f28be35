import {
  accountButton,
  confirmOrder,
  goThroughSteps,
  logIn,
  logOut,
  newPerson,
  openWizard,
  signUp,
  signUpAndVerify,
} from '#support/customer.ts';
import { expect, test } from '#support/fixtures.ts';

test('signs in and out with a toast for each, and forgets what was typed into a closed dialog [AUTH-01] [AUTH-09] [AUTH-21] [SESS-16] [SESS-18] [TOAST-02]', async ({
  page,
  site,
}) => {
  await page.goto('/');
  await page.clock.install();
  const header = page.locator('header');
  const signIn = page.locator('freight-sign-in');
  await header.getByRole('button', { name: 'Logga in' }).click();
  await signIn.getByLabel('E-post', { exact: true }).fill('halv@example.com');
  await page.keyboard.press('Escape');
  await header.getByRole('button', { name: 'Logga in' }).click();
  await expect(signIn.getByLabel('E-post', { exact: true })).toHaveValue('');

  await logIn(page, await site.demo());
  await expect(accountButton(page)).toBeVisible();
  await page.reload();
  await logOut(page);
  await expect(header.getByRole('button', { name: 'Logga in' })).toBeVisible();
  const toast = page.locator('freight-toasts').getByText('Du är utloggad.');
  await expect(toast).toBeVisible();
  // It does not cover the bar, whose buttons the person may need next.
  const bar = await header.boundingBox();
  expect((await toast.boundingBox())?.y).toBeGreaterThan((bar?.y ?? 0) + (bar?.height ?? Infinity));
  expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBeNull();
  await page.mouse.move(1, 1);
  await page.clock.fastForward(5_000);
  await expect(toast).toBeHidden();
});

test('signed in in one tab is signed in in all, and signed out in one is signed out in all [SESS-01] [SESS-16]', async ({
  context,
  site,
}) => {
  const [here, there] = [await context.newPage(), await context.newPage()];
  for (const tab of [here, there]) {
    await tab.goto(site.url);
    await expect(tab.locator('header').getByRole('button', { name: 'Logga in' })).toBeVisible();
    await expect(tab.locator('freight-start')).toHaveAttribute('data-ready');
  }
  await here.locator('header').getByRole('button', { name: 'Logga in' }).click();
  await logIn(here, await site.demo());
  await expect(accountButton(there)).toBeVisible();
  await logOut(there);
  await expect(here.locator('header').getByRole('button', { name: 'Logga in' })).toBeVisible();
});

test('the link of the verification mail signs in, confirms it and leads home; a second time it gives the reason and leads to the login [MAGIC-02] [MAGIC-06] [MAGIC-07] [MAGIC-08] [MAGIC-09] [ROUTE-13] [L39]', async ({
  page,
  site,
  problems,
}) => {
  // A used link is refused with 400.
  problems.allow(/400/);
  const person = newPerson();
  await page.goto('/');
  await page.locator('header').getByRole('button', { name: 'Skapa konto' }).click();
  await signUpAndVerify(page, site.url, person);
  await expect(page.getByText('Din e-postadress är bekräftad!').first()).toBeVisible();
  await expect(accountButton(page)).toHaveAccessibleName(new RegExp(person.email));
  await logOut(page);

  await page.goto('/mailbox');
  await page.getByRole('link').filter({ hasText: person.email }).first().click();
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/verify-email', async (route) => {
    await asked;
    await route.continue();
  });
  await page.locator('a[href*="/magic-link"]').first().click();
  await expect(page.locator('freight-magic-link').getByText('Vi bekräftar din e-postadress')).toBeVisible();
  answer();
  const toasts = page.locator('freight-toasts');
  await expect(toasts.getByText('Bekräftelselänken har redan använts.')).toBeVisible();
  await page.locator('freight-magic-link').getByRole('button', { name: 'Logga in' }).click();
  await expect(page.locator('freight-sign-in').getByRole('dialog', { name: 'Logga in' })).toBeVisible();
});

test('a person can still verify and log in after a mail scanner has opened the link in another browser [B29]', async ({
  page,
  site,
  browser,
}) => {
  const person = newPerson();
  await page.goto('/');
  await page.locator('header').getByRole('button', { name: 'Skapa konto' }).click();
  const link = await signUp(page, site.url, person);
  const elsewhere = await browser.newContext();
  const scanner = await elsewhere.newPage();
  await scanner.goto((await link.getAttribute('href')) ?? '');
  await expect(scanner.getByRole('heading', { name: 'Välj ditt lösenord' })).toBeVisible();
  await elsewhere.close();
  await link.click();
  // The menu of the page that leads home closes with it.
  await expect(page).toHaveURL(`${site.url}/`);
  await expect(page.getByText('Din e-postadress är bekräftad!').first()).toBeVisible();
  await logOut(page);
  await page.locator('header').getByRole('button', { name: 'Logga in' }).click();
  await logIn(page, person);
  await expect(accountButton(page)).toHaveAccessibleName(new RegExp(person.email));
});

test('with the storage blocked one can still track, sign in and send within one page [STORE-01]', async ({
  page,
  site,
  problems,
}) => {
  problems.allow(/\[freight\].*The storage is blocked/);
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('The storage is blocked.', 'SecurityError');
        },
      });
    }
  });
  const { trackingIds, ...demo } = await site.demo();
  await page.goto('/');
  const wizard = await openWizard(page, demo);
  await goThroughSteps(wizard);
  await confirmOrder(wizard);
  await expect(page.locator('freight-order-success').getByText('Livespårning aktiv')).toBeVisible();
  await page.locator('header').getByRole('link', { name: 'Exempelfrakt' }).click();
  await page.getByLabel('Paketnummer').fill(trackingIds[0] ?? '');
  await page.getByRole('button', { name: 'Spåra paket' }).click();
  await expect(page.locator('freight-track').getByRole('progressbar')).toBeVisible();
});
