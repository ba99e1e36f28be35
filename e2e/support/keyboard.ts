import { expect, type Locator, type Page } from '@playwright/test';

/** A person without a pointer: what Tab cannot reach is not there. */

const isFocused = (field: Locator) =>
  field.evaluate((element) => (element.getRootNode() as Document | ShadowRoot).activeElement === element);

/** Presses Tab until the control has the focus. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  for (let presses = 0; presses < 120; presses++) {
    if (await isFocused(control)) return;
    await page.keyboard.press('Tab');
  }
  await expect(control, 'reached by Tab').toBeFocused();
}

export async function pressOn(page: Page, control: Locator): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press('Enter');
}

export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(text);
}
