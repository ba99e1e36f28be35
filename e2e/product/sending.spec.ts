import {
  accountButton,
  chooseRoute,
  confirmOrder,
  goThroughSteps,
  logIn,
  newPerson,
  signUpAndVerify,
} from '#support/customer.ts';
import { expect, test } from '#support/fixtures.ts';
import { untilDelivery, untilDriver } from '#support/site.ts';

test('the whole job: sign up, verify, send through five steps, follow it live [PROD-05] [ROLE-03] [WIZ-62] [SUCCESS-02] [ROUTE-15] [ROUTE-17]', async ({
  page,
  site,
}) => {
  const person = newPerson();
  await page.goto('/');
  await page.getByRole('button', { name: 'Skapa konto' }).click();
  await signUpAndVerify(page, site.url, person);
  await expect(accountButton(page)).toBeVisible();

  const card = page.locator('freight-start');
  await chooseRoute(card);
  await card.getByRole('button', { name: 'Skicka paket' }).click();
  await expect(page).toHaveURL(/\/package-sending$/);
  const wizard = page.locator('freight-send');
  await goThroughSteps(wizard);
  await confirmOrder(wizard);

  await expect(page).toHaveURL(/\/order-success$/);
  const success = page.locator('freight-order-success');
  await expect(success.getByText('Livespårning aktiv')).toBeVisible();
  const number = await success
    .getByText(/^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/)
    .first()
    .textContent();
  await site.advance(untilDriver);
  await expect(success.getByText(/\+46 70/).first()).toBeVisible();

  const card2 = page.locator('freight-order-notification');
  await card2.getByRole('button', { name: /^Visa beställningen:/ }).click();
  await expect(card2.getByRole('link', { name: /Ring/ })).toBeVisible();
  await page.reload();
  await expect(success.getByText(number ?? 'no number').first()).toBeVisible();
  await site.advance(untilDelivery);
  await expect(success.getByText('Ditt paket är levererat').first()).toBeVisible();
});

test('continues with the addresses after the sign-in, and keeps the draft when the page reloads [SENDCARD-16] [SENDCARD-17] [WIZ-12]', async ({
  page,
  site,
}) => {
  const { email, password } = await site.demo();
  await page.goto('/');
  const card = page.locator('freight-start');
  await chooseRoute(card);
  await card.getByRole('button', { name: 'Skicka paket' }).click();
  await logIn(page, { email, password });

  const wizard = page.locator('freight-send');
  await goThroughSteps(wizard);
  await page.reload();
  await expect(wizard.getByText('Steg 5 av 5')).toBeVisible();
  await expect(wizard.getByText('Två borrmaskiner')).toBeVisible();
  await expect(wizard.getByText('Bo Mottagare')).toBeVisible();
});
