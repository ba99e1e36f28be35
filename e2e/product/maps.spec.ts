import type { Locator, Page } from '@playwright/test';
import { confirmOrder, goThroughSteps, openWizard } from '#support/customer.ts';
import { expect, test } from '#support/fixtures.ts';
import { expectAccessible } from '#support/screens.ts';

const card = (page: Page) => page.locator('freight-start');

/** Opens the picker and waits for its map. */
async function openPicker(page: Page): Promise<Locator> {
  await page.goto('/');
  await card(page).getByRole('tab', { name: 'Skicka' }).click();
  await card(page).getByRole('button', { name: 'Välj plats på kartan' }).click();
  const picker = card(page).getByRole('region', { name: 'Välj på kartan' });
  await expect(picker.getByRole('button', { name: 'Zooma in' })).toBeVisible();
  await expect(picker.getByText('Laddar kartan …')).toBeHidden();
  return picker;
}

/** Presses several points until a house is found; both kinds of answers occur before that. */
async function findHouse(picker: Locator, press: (attempt: number) => Promise<void>, confirm: string) {
  const button = picker.getByRole('button', { name: confirm });
  for (let attempt = 0; attempt < 60; attempt++) {
    await press(attempt);
    await expect(picker.getByText('Söker adressen …')).toBeHidden();
    if (await button.isEnabled()) {
      // The street that was found, with its house and town.
      await expect(picker.locator('.picker__note')).toHaveText(
        /^\p{L}[\p{L} .]+ \d+\w?, \d{3} \d{2} \p{L}+/u,
      );
      await button.click();
      return;
    }
  }
  throw new Error('No press met a house.');
}

test.describe('with a finger on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('both addresses are picked by touch, and fill the card [MAP-04] [MAP-05] [MAP-13] [MAP-14] [MAP-15] [MAP-22]', async ({
    page,
  }) => {
    const picker = await openPicker(page);
    await expectAccessible(page, 'the picker', 'freight-start');
    const map = picker.getByRole('application', { name: 'Karta' });
    for (let zoom = 0; zoom < 4; zoom++) await picker.getByRole('button', { name: 'Zooma in' }).tap();
    const touch = (offset: number) => async (attempt: number) => {
      const box = await map.boundingBox();
      if (!box) throw new Error('The map is not to be seen.');
      const [column, row] = [attempt % 8, Math.floor(attempt / 8) % 6];
      await page.touchscreen.tap(
        box.x + box.width * (0.12 + 0.1 * column),
        box.y + box.height * (0.2 + 0.1 * row) + offset,
      );
    };
    await findHouse(picker, touch(0), 'Bekräfta hämtadressen');
    await expect(picker.getByText('Tryck nu där vi ska lämna.')).toBeVisible();
    await findHouse(picker, touch(17), 'Bekräfta leveransadressen');
    await expect(picker).toBeHidden();
    for (const label of ['Hämtas på', 'Lämnas på'])
      await expect(card(page).getByRole('combobox', { name: label })).toHaveValue(/\d/);
  });
});

test('both addresses are picked by keyboard alone, and named when they are met [MAP-02] [MAP-16] [MAP-17] [MAP-18] [L37]', async ({
  page,
}) => {
  const picker = await openPicker(page);
  const map = picker.getByRole('application', { name: 'Karta' });
  await map.focus();
  for (let zoom = 0; zoom < 4; zoom++) await page.keyboard.press('+');
  const walk = async (attempt: number) => {
    await map.focus();
    const direction = ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'][attempt % 4] ?? 'ArrowRight';
    for (let step = 0; step <= Math.floor(attempt / 2) % 5; step++) await page.keyboard.press(direction);
    await page.keyboard.press('Enter');
  };
  await findHouse(picker, walk, 'Bekräfta hämtadressen');
  await findHouse(picker, walk, 'Bekräfta leveransadressen');
  await expect(card(page).getByRole('combobox', { name: 'Lämnas på' })).toHaveValue(/\d/);
});

test('hint and button stay usable in full screen [MAP-10]', async ({ page }) => {
  const picker = await openPicker(page);
  const isFull = () => page.evaluate(() => document.fullscreenElement !== null);
  await picker.getByRole('button', { name: 'Helskärm' }).click();
  await expect.poll(isFull).toBe(true);
  await expect(picker.getByText('Tryck där vi ska hämta.')).toBeInViewport();
  await expect(picker.getByRole('button', { name: 'Bekräfta hämtadressen' })).toBeInViewport();
  await picker.getByRole('button', { name: 'Lämna helskärm' }).click();
  await expect.poll(isFull).toBe(false);
});

test('an order succeeds with the map blocked, and the card offers to type the addresses [MAP-12]', async ({
  page,
  site,
  problems,
}) => {
  problems.allow(/\/map\/|ERR_FAILED|\[freight\]/);
  await page.route(/\/map\/|leaflet|openMap/, (route) => route.abort());
  const person = await site.demo();
  await page.goto('/');
  await card(page).getByRole('tab', { name: 'Skicka' }).click();
  await card(page).getByRole('button', { name: 'Välj plats på kartan' }).click();
  await expect(card(page).getByText('Kartan gick inte att ladda.')).toBeVisible();
  await expect(card(page).getByText('Du kan skriva adresserna i fälten i stället.')).toBeVisible();
  await card(page).getByRole('button', { name: 'Stäng kartan' }).click();

  const wizard = await openWizard(page, person);
  await goThroughSteps(wizard);
  await confirmOrder(wizard);
  await expect(page).toHaveURL(/\/order-success$/);
});
