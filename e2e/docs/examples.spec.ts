import type { Locator, Page } from '@playwright/test';
import { chooseLanguage, chooseRoute, fillPackage, logIn, next, stepIs } from '#support/customer.ts';
import { expect, test } from '#support/fixtures.ts';
import { storeSession } from '#support/session.ts';
import type { Site } from '#support/site.ts';

/** Goes to the second step as a customer who signs in on the way, and fills it in. */
async function describeParcel(page: Page, site: Site): Promise<Locator> {
  await page.goto('/');
  const card = page.locator('freight-start');
  await chooseRoute(card);
  await card.getByRole('button', { name: 'Skicka paket' }).click();
  await logIn(page, await site.demo());
  const wizard = page.locator('freight-send');
  await stepIs(wizard, 1);
  await next(wizard);
  await stepIs(wizard, 2);
  await fillPackage(wizard);
  return wizard;
}

test('tracks the package ID that the card gives as an example, in every language [L4]', async ({ page }) => {
  for (const language of ['Svenska', 'English', 'Deutsch'] as const) {
    await page.goto('/');
    await chooseLanguage(page, language);
    const card = page.locator('freight-start');
    await card.getByRole('tab').first().click();
    const example = (await card.locator('.field__hint').first().textContent())?.split(' ').at(-1) ?? '';
    expect(example).toMatch(/^\w{4}-\w{4}-\w{4}$/);
    await card.locator('input[name="packageId"]').fill(example);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`orderId=${example}$`));
    await expect(page.locator('freight-track').getByRole('progressbar')).toBeVisible();
  }
});

test("the browser's Back goes one step back in the wizard, and Forward again, without losing anything [L12]", async ({
  page,
  site,
}) => {
  const wizard = await describeParcel(page, site);
  await next(wizard);
  await stepIs(wizard, 3);
  await page.goBack();
  await stepIs(wizard, 2);
  await expect(wizard.getByLabel('Beskrivning')).toHaveValue('Två borrmaskiner');
  await page.goBack();
  await stepIs(wizard, 1);
  await next(wizard);
  await stepIs(wizard, 2);
  await wizard.getByRole('button', { name: /^(Föregående|Tillbaka)$/ }).click();
  await stepIs(wizard, 1);
  await page.goBack();
  await expect(page).toHaveURL(`${site.url}/`);
});

test("the browser's Back in the moment of a step leads back to the step before [L12]", async ({
  page,
  site,
}) => {
  const wizard = await describeParcel(page, site);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 20 });
  const wasBack = page.evaluate(
    () =>
      new Promise((resolve) => {
        addEventListener('popstate', resolve, { once: true });
        addEventListener('freight-step-changed', () => setTimeout(() => history.back()), { once: true });
      }),
  );
  await next(wizard);
  await wasBack;
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await stepIs(wizard, 2);
  await expect(wizard.getByLabel('Beskrivning')).toHaveValue('Två borrmaskiner');
  await next(wizard);
  await stepIs(wizard, 3);
  await page.goBack();
  await stepIs(wizard, 2);
});

test('a signed-in customer who opens the wizard by its address alone is led to the landing page [ROUTE-15] [ROUTE-16]', async ({
  page,
  context,
  site,
}) => {
  await storeSession(context, site, await site.demo());
  await page.goto('/package-sending');
  await expect(page).toHaveURL(`${site.url}/`);
  await expect(page.locator('freight-start')).toBeVisible();
});

test('the card is as high as its tab needs, without an empty third [L36]', async ({ page }) => {
  const card = page.locator('freight-start');
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    const heights: number[] = [];
    for (const tab of [0, 1]) {
      await card.getByRole('tab').nth(tab).click();
      await expect(card.getByRole('button', { name: /^(Spåra|Skicka) paket$/ })).toBeVisible();
      heights.push(Math.round((await card.boundingBox())?.height ?? 0));
    }
    const [track = 0, send = 0] = heights;
    expect(track, `at ${width} px`).toBeLessThan(send);
  }
});
