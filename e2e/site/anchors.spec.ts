import { expect, test } from '#support/fixtures.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('an anchor chosen on another page leads home first and scrolls there 100 ms later [ROUTE-28] [ROUTE-29]', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/about');
  await expect(page.locator('freight-user-menu')).toHaveAttribute('data-ready');
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('banner').getByRole('link', { name: 'Vår påverkan' }).click();
  await expect(page).toHaveURL(/\/#sustainability%26community$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.clock.runFor(99);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.clock.runFor(1);
  const section = page.locator('[id="sustainability&community"]');
  await expect(section).toBeInViewport();
  await expect(section).toBeFocused();
  expect(await section.evaluate((element) => element.getBoundingClientRect().top)).toBeLessThan(120);
});

test('scrolls to an anchor of the same page immediately, every time [ROUTE-27]', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const link = page.getByRole('banner').getByRole('link', { name: 'Så funkar det' });
  const section = page.locator('[id="how-to-get-started"]');
  for (const _ of ['once', 'again']) {
    await link.click();
    await expect(section).toBeInViewport();
    await expect(section).toBeFocused();
    await page.evaluate(() => scrollTo(0, 0));
  }
});

test('the address of an anchor opens the page there [ROUTE-27] [OPEN-23]', async ({ page }) => {
  await page.goto('/#sustainability%26community');
  await expect(page.locator('[id="sustainability&community"]')).toBeInViewport();
  await page.goto('/contact#faq');
  await expect(page.getByRole('heading', { name: 'Vanliga frågor' })).toBeInViewport();
});

test('a new page begins at its top with the focus on its heading; going back finds the old place', async ({
  page,
}) => {
  await page.goto('/about');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Villkor' }).click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Villkor');
  await expect(heading).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(heading).toHaveText('Vi ser till att ingen kör tomt');
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
});

test('the button to the top appears after more than 300 px and leads there [ROUTE-30] [ROUTE-31]', async ({
  page,
}) => {
  await page.goto('/about');
  const button = page.getByRole('button', { name: 'Till sidans topp' });
  await page.evaluate(() => scrollTo(0, 300));
  await expect(button).toBeHidden();
  await page.evaluate(() => scrollTo(0, 301));
  await button.click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(button).toBeHidden();
});
