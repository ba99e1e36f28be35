import type { Browser, FrameLocator, Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** How a person presses something: with a mouse, or with a finger that a test counts. */
export type Press = (target: Locator) => Promise<void>;
const click: Press = (target) => target.click();

/** Opens a customer's order confirmation mail in the mailbox shown in this page. */
export async function openConfirmation(
  mails: Page,
  email: string,
  press: Press = click,
): Promise<FrameLocator> {
  await mails.goto('/mailbox');
  await press(
    mails.getByRole('link').filter({ hasText: email }).filter({ hasText: 'Din beställning' }).first(),
  );
  return mails.frameLocator('iframe');
}

/** The file for the calendar that comes with the mail shown. */
export async function calendarOf(mails: Page): Promise<string> {
  const address = await mails.getByRole('link', { name: /\.ics$/ }).getAttribute('href');
  return (await mails.request.get(address ?? '')).text();
}

/** Makes a link to an order that shows the map, on the order's page; the dialog stays open. */
export async function makeLink(page: Page, press: Press = click): Promise<string> {
  // Where the browser has a sheet for it, the link goes there instead of into a field.
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'canShare', { configurable: true, value: undefined });
  });
  const order = page.locator('freight-order');
  await press(order.getByRole('button', { name: 'Dela', exact: true }));
  await press(order.getByLabel('Även kartan med föraren'));
  await press(order.getByRole('button', { name: 'Skapa länk' }));
  return order.getByLabel('Din länk').inputValue();
}

/** A page in another browser, without a session. */
export const openElsewhere = async (browser: Browser): Promise<Page> =>
  (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();

/**
 * The owner withdraws the link: its recipient sees nothing any more, without doing anything and after a reload. How soon
 * is measured at the server, because here the browsers wait for each other.
 */
export async function expectWithdrawn(owner: Page, shared: Page, press: Press = click): Promise<void> {
  const track = shared.locator('freight-track');
  await expect(track.getByText('Örebro')).not.toHaveCount(0);
  await press(owner.locator('freight-order').getByRole('button', { name: 'Återkalla' }));
  await expect(track.getByText('Örebro')).toHaveCount(0);
  await expect(track.getByText('Länken visar inget längre')).toBeVisible();
  await shared.reload();
  await expect(track.getByText('Länken visar inget längre')).toBeVisible();
}
