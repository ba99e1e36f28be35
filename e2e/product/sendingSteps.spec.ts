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

test('the card keeps its tab while a signed-in person uses it, however late the site arrives [A23]', async ({
  page,
  site,
}) => {
  await page.goto('/about');
  await storeSession(page.context(), site, await newAccount(site));
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  // The site's own script loads slowly; the kit's does not.
  await page.route(/\/assets\/index-[^/]*\.js/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  const card = page.locator('freight-start');
  const field = card.getByRole('combobox', { name: 'Hämtas på' });
  await field.pressSequentially('Tingvallagatan');
  release();
  await expect(page.locator('freight-user-menu')).toHaveAttribute('data-ready');
  await expect(page.getByRole('button', { name: /Konto: / })).toBeVisible();
  await expect(card.getByRole('tab', { name: 'Skicka' })).toHaveAttribute('aria-selected', 'true');
  await expect(field).toHaveValue('Tingvallagatan');
  await chooseAddress(card, 'Hämtas på', pickup);
});

test('an unused card of a signed-in person opens on tracking [A23] [HERO-02]', async ({ page, site }) => {
  await page.goto('/about');
  await storeSession(page.context(), site, await newAccount(site));
  await page.goto('/');
  const track = page.locator('freight-start').getByRole('tab', { name: 'Spåra' });
  await expect(track).toHaveAttribute('aria-selected', 'true');
});
