import type { Locator, Page } from '@playwright/test';
import {
  chooseRoute,
  confirmOrder,
  fillPackage,
  fillRecipient,
  next,
  openFromMenu,
  stepIs,
  toPackageStep,
} from '#support/customer.ts';
import { expect, test } from '#support/fixtures.ts';
import { newAccount, storeSession } from '#support/session.ts';

async function toPrice(page: Page, card: Locator): Promise<Locator> {
  const wizard = await toPackageStep(page, card);
  await fillPackage(wizard);
  await next(wizard);
  await stepIs(wizard, 3);
  return wizard;
}

test('the day chosen in the card is the one that the wizard has a price for [R1]', async ({
  page,
  context,
  site,
}) => {
  await storeSession(context, site, await newAccount(site));
  await page.goto('/');
  const card = page.locator('freight-start');
  await chooseRoute(card);
  await card.getByRole('button', { name: /^Paket/ }).click();
  const days = card.getByRole('group', { name: 'När ska det hämtas?' });
  const last = days.getByRole('button').last();
  await last.focus();
  await page.keyboard.press('Enter');
  await expect(last).toHaveAttribute('aria-pressed', 'true');
  const [day = 'no day'] = /\d+ \S+/.exec((await last.locator('small').first().textContent()) ?? '') ?? [];
  const wizard = await toPrice(page, card);
  const chosen = wizard.getByRole('radio', { checked: true });
  await expect(chosen).toHaveAccessibleName(new RegExp(day));
});

test('somebody who can wait goes with an empty lorry, pays less, and reads why: on the price, the order and its details [R1]', async ({
  page,
  context,
  site,
}) => {
  await storeSession(context, site, await newAccount(site));
  await page.goto('/');
  const card = page.locator('freight-start');
  await chooseRoute(card);
  const wizard = await toPrice(page, card);
  const price = wizard.locator('.price__amount');
  const kronor = async () => Number((await price.textContent())?.replace(/[^\d,]/g, '').replace(',', '.'));
  await expect(wizard.getByRole('radio', { name: /Snarast/ })).toBeChecked();
  const usual = await kronor();

  await wizard.getByRole('combobox', { name: 'Jag kan vänta till' }).focus();
  await page.keyboard.press('End');
  await expect(wizard.getByRole('radio', { name: /Tom.lastbil/, checked: true })).toBeVisible();
  await expect.poll(kronor).toBeLessThan(usual * 0.9);
  const why = /En lastbil kör tom från .+ till .+ på .+\. Ditt gods fyller den: \d+.kr/;
  await expect(wizard.getByText(why)).toBeVisible();
  const total = await price.textContent();

  await next(wizard);
  await fillRecipient(wizard);
  await next(wizard);
  await expect(wizard.getByText('Hämtas den')).toBeVisible();
  await confirmOrder(wizard);
  await expect(page).toHaveURL(/\/order-success$/);
  const success = page.locator('freight-order-success');
  await expect(success.getByText(why)).toBeVisible();
  await expect(success.getByText(total ?? 'no price')).toBeVisible();

  await openFromMenu(page, /Mina beställningar/);
  await page
    .locator('freight-orders')
    .getByRole('button', { name: /^Visa beställning/ })
    .click();
  await expect(page.locator('freight-order').getByText(why)).toBeVisible();
});
