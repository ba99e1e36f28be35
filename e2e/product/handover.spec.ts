import type { Locator, Page } from '@playwright/test';
import { confirmOrder, goThroughSteps, openWizard } from '#support/customer.ts';
import { expect, test } from '#support/fixtures.ts';
import { orderAsNewCustomer } from '#support/newOrder.ts';
import { lookAt } from '#support/screens.ts';
import { newAccount } from '#support/session.ts';
import { makeLink, openElsewhere } from '#support/sharing.ts';
import { untilDelivery } from '#support/site.ts';

const caseNumber = /^S-[0-9A-Z]{3}-[0-9A-Z]{3}-[0-9A-Z]{3}$/;
const door = (page: Page): Locator => page.getByRole('region', { name: 'Vid dörren' });
const wordOf = (page: Page) => page.getByRole('dialog', { name: 'Jag var hemma' });

test('a code is chosen, survives a reload, is shown to its customer, and proves the delivery [K5]', async ({
  page,
  site,
}) => {
  await page.goto('/');
  const wizard = await openWizard(page, await newAccount(site));
  await goThroughSteps(wizard);
  const code = wizard.getByRole('radio', { name: /^Med kod/ });
  await expect(wizard.getByRole('radio', { name: /^Som vanligt/ })).toBeChecked();
  await code.check();
  await lookAt(page, 'the choice of the handover');
  await page.reload();
  await expect(code).toBeChecked();
  await confirmOrder(wizard);
  const success = page.locator('freight-order-success');
  await expect(success.getByText('Den som tar emot läser upp koden för föraren.')).toBeVisible();
  const digits = (await success.getByText(/^\d{4}$/).textContent()) ?? '';
  const number =
    (await success
      .getByText(/^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/)
      .first()
      .textContent()) ?? '';
  await lookAt(page, 'the code after ordering');

  await page.goto(`/order-details/${number}`);
  await expect(door(page).getByText(digits, { exact: true })).toBeVisible();
  await expect(page.locator('.currentness__live')).toBeVisible();
  await site.advance(untilDelivery);
  await expect(door(page).getByText('Överlämnat', { exact: true })).toBeVisible();
  await expect(door(page)).toContainText(/Avstånd till dörren\d+\smeter/);
  await expect(door(page)).toContainText(/KodRätt/);
  // The code is of no use any more.
  await expect(door(page).getByText(digits, { exact: true })).toHaveCount(0);
  await expect(door(page).getByRole('button', { name: 'Det är inte min dörr' })).toBeVisible();
  await lookAt(page, 'a delivery at the door');
});

test('a failed attempt is shown live, and its customer reports that they were at home [K5]', async ({
  page,
  site,
}) => {
  const number = await orderAsNewCustomer(page, site);
  await page.goto(`/order-details/${number}`);
  await expect(page.locator('.currentness__live')).toBeVisible();
  await expect(door(page)).toHaveCount(0);
  await site.failAttempt(number);
  await expect(door(page).getByText('Kunde inte lämnas')).toBeVisible();
  await expect(door(page)).toContainText(/Föraren var där.+ till \d\d:\d\d/);
  await expect(door(page)).toContainText(/Föraren ringde(?:Ja|Nej)/);
  await expect(door(page)).toContainText(/Nästa försök.+ till \d\d:\d\d/);
  const picture = door(page).getByRole('img', { name: 'Bild från dörren' });
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(1);
  await lookAt(page, 'an attempt that failed');

  await door(page).getByRole('button', { name: 'Jag var hemma' }).click();
  await wordOf(page)
    .getByLabel(/Är det något mer vi bör veta/)
    .fill('Hela dagen, och klockan fungerar');
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(door(page).getByText('Din anmälan är inte skickad än.')).toBeVisible();
  await door(page).getByRole('button', { name: 'Jag var hemma' }).click();
  await expect(wordOf(page).getByLabel(/Är det något mer/)).toHaveValue('Hela dagen, och klockan fungerar');
  await lookAt(page, 'the word about an attempt');
  await wordOf(page).getByRole('button', { name: 'Skicka anmälan' }).click();
  await expect(wordOf(page).getByText('Vi har tagit emot din anmälan.')).toBeVisible();
  const shown = await wordOf(page).getByText(caseNumber).textContent();
  await page.keyboard.press('Escape');
  await expect(
    door(page)
      .getByText(shown ?? 'no number')
      .filter({ visible: true }),
  ).toBeVisible();
  await expect(door(page)).toContainText(/Vi svarar senast\d+\s\w+/);
  await expect(door(page).getByRole('button', { name: 'Jag var hemma' })).toHaveCount(0);
  await page.reload();
  await expect(
    door(page)
      .getByText(shown ?? 'no number')
      .filter({ visible: true }),
  ).toHaveCount(1);
});

test('a link shows the door only where the customer allows it, and the number alone never does [K5]', async ({
  page,
  browser,
  site,
}) => {
  const number = await orderAsNewCustomer(page, site);
  await page.goto(`/order-details/${number}`);
  const without = await makeLink(page);
  await page.reload();
  const allowed = await makeLink(page, async (target) => {
    if ((await target.textContent()) === 'Skapa länk')
      await page.getByLabel('Får se koden och vad som hände vid dörren').check();
    await target.click();
  });
  const shared = await openElsewhere(browser);
  await shared.goto(allowed);
  await expect(shared.locator('.currentness__live')).toBeVisible();
  await site.failAttempt(number);
  await expect(door(shared).getByText('Kunde inte lämnas')).toBeVisible();
  await expect(door(shared).getByRole('img', { name: 'Bild från dörren' })).toBeVisible();
  // The word about it needs the permission to report.
  await expect(door(shared).getByRole('button')).toHaveCount(0);
  await lookAt(shared, 'the door by a link');
  for (const address of [without, `/tracking?orderId=${number}`]) {
    await shared.goto(address);
    await shared.reload();
    await expect(shared.locator('freight-track .banner__headline')).toBeVisible();
    await shared.waitForLoadState('networkidle');
    await expect(shared.getByText(/Vid dörren|Kunde inte lämnas/)).toHaveCount(0);
  }
  await shared.context().close();
});
