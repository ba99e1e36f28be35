import { expect, type Page } from '@playwright/test';
import { confirmOrder, goThroughSteps, openWizard } from './customer.ts';
import { newAccount } from './session.ts';
import type { Site } from './site.ts';

/** Orders as a new customer, until the confirmation is on screen and followed live; returns the order's number. */
export async function orderAsNewCustomer(page: Page, site: Site): Promise<string> {
  await page.goto('/');
  const wizard = await openWizard(page, await newAccount(site));
  await goThroughSteps(wizard);
  await confirmOrder(wizard);
  await expect(page.getByText('Livespårning aktiv')).toBeVisible();
  const number = page
    .locator('freight-order-success')
    .getByText(/^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/)
    .first();
  return (await number.textContent()) ?? '';
}
