import type { Page } from '@playwright/test';
import {
  chooseAddress,
  fillPackage,
  goThroughSteps,
  next,
  openWizard,
  pickup,
  stepIs,
} from '#support/customer.ts';
import { expect, test } from '#support/fixtures.ts';
import { newAccount, storeSession } from '#support/session.ts';
import type { Site } from '#support/site.ts';

/** A person keeps their place in the site's sending flow. */

test.use({ viewport: { width: 390, height: 700 } });

test('Previous and the browser’s Back lead to the top of the step [A28] [WIZ-09]', async ({ page, site }) => {
  await page.goto('/');
  const wizard = await openWizard(page, await newAccount(site));
  const top = async () => {
    const box = await wizard.getByRole('heading', { level: 2 }).boundingBox();
    return box ? box.y >= 0 && box.y < 500 : false;
  };
  await next(wizard);
  await stepIs(wizard, 2);
  await fillPackage(wizard);
  await wizard.getByRole('button', { name: 'Nästa' }).scrollIntoViewIfNeeded();
  await next(wizard);
  await stepIs(wizard, 3);
  await wizard.getByText('Totalt').waitFor();
  await wizard.getByRole('button', { name: 'Tillbaka', exact: true }).click();
  await stepIs(wizard, 2);
  await expect.poll(top).toBe(true);
  // By then the history has restored its scroll position, too.
  await expect.poll(() => page.evaluate(() => history.state?.usr?.step)).toBe(2);
  expect(await top()).toBe(true);
  await next(wizard);
  await stepIs(wizard, 3);
  await page.goBack();
  await stepIs(wizard, 2);
  await expect.poll(top).toBe(true);
});

test('a session that ran out at the confirmation comes back to it, with every step behind it [A27]', async ({
  page,
  site,
  problems,
}) => {
  problems.allow(/401|403/);
  const person = await newAccount(site);
  await page.goto('/');
  const wizard = await openWizard(page, person);
  await goThroughSteps(wizard);
  await page.evaluate(() => {
    for (const key of ['authToken', 'refreshToken', 'user']) localStorage.removeItem(key);
  });
  await page.goto('/');
  await storeSession(page.context(), site, person);
  await page.goto('/');
  const card = page.locator('freight-start');
  await card.getByRole('tab', { name: 'Skicka' }).click();
  await card.getByRole('button', { name: 'Skicka paket' }).click();
  await stepIs(wizard, 5);
  await page.goBack();
  await stepIs(wizard, 4);
  await page.goBack();
  await stepIs(wizard, 3);
});

/** The landing page of a signed-in person, of which no script has arrived yet; the returned function lets them come. */
async function slowLandingPage(page: Page, site: Site): Promise<() => void> {
  await page.goto('/about');
  await storeSession(page.context(), site, await newAccount(site));
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/(assets\/index-[^/]*|kit\/freight)\.js/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  return release;
}

test('the first frame of a signed-in person is on tracking, and stays there [A23] [HERO-02]', async ({
  page,
  site,
}) => {
  const release = await slowLandingPage(page, site);
  const card = page.locator('freight-start');
  const isTracking = () =>
    expect(card.getByRole('tab', { name: 'Spåra' })).toHaveAttribute('aria-selected', 'true');
  await isTracking();
  await card.getByRole('textbox').fill('FR-1');
  release();
  await expect(page.getByRole('button', { name: /Konto: / })).toBeVisible();
  await expect(card).toHaveAttribute('data-ready');
  await isTracking();
  await expect(card.getByRole('textbox')).toHaveValue('FR-1');
});

test('a tab that a signed-in person presses before any script has come stays open [A23]', async ({
  page,
  site,
}) => {
  const release = await slowLandingPage(page, site);
  const card = page.locator('freight-start');
  await card.getByRole('tab', { name: 'Skicka' }).click();
  release();
  const field = card.getByRole('combobox', { name: 'Hämtas på' });
  await field.pressSequentially('Tingvallagatan');
  await expect(page.getByRole('button', { name: /Konto: / })).toBeVisible();
  await expect(card.getByRole('tab', { name: 'Skicka' })).toHaveAttribute('aria-selected', 'true');
  await expect(field).toHaveValue('Tingvallagatan');
  await chooseAddress(card, 'Hämtas på', pickup);
});
