import { chooseRoute, confirmOrder, goThroughSteps, logIn, openFromMenu } from '#support/customer.ts';
import { expect, test } from '#support/fixtures.ts';
import { newAccount, storeSession } from '#support/session.ts';

test('Erik fills an order in, Anna places it by his link, and both see it; nobody can place it again [R5]', async ({
  page,
  context,
  browser,
  site,
  problems,
}) => {
  // The order has been placed when it is withdrawn, and when the link is followed once more.
  problems.allow(/status of 40[49]/);
  await storeSession(context, site, await newAccount(site));
  await page.goto('/');
  const card = page.locator('freight-start');
  await chooseRoute(card);
  await card.getByRole('button', { name: 'Skicka paket' }).click();
  const wizard = page.locator('freight-send');
  await goThroughSteps(wizard);
  await wizard.getByRole('button', { name: 'Skicka till en kollega' }).press('Enter');
  const link = await wizard.getByRole('textbox', { name: 'Länken' }).inputValue();
  expect(new URL(link).hash).toMatch(/^#approval=/);
  expect(await wizard.getByRole('button', { name: 'Bekräfta beställningen' }).count()).toBe(0);

  const others = await browser.newContext({ locale: 'sv-SE', baseURL: site.url });
  const hers = await others.newPage();
  const anna = await newAccount(site);
  await hers.goto(link);
  await logIn(hers, anna);
  const flow = hers.locator('freight-send');
  await expect(flow.getByText('En kollega har fyllt i den här beställningen åt dig.')).toBeVisible();
  expect(new URL(hers.url()).hash).toBe('');
  await confirmOrder(flow);
  await expect(hers).toHaveURL(/\/order-success$/);
  const number = await hers
    .locator('freight-order-success')
    .getByText(/^[0-9A-Z]{4}(-[0-9A-Z]{4}){2}$/)
    .textContent();

  await wizard.getByRole('button', { name: 'Ta tillbaka den och beställ här' }).click();
  await expect(wizard.getByText('Din kollega har hunnit lägga den.')).toBeVisible();
  await wizard.getByRole('button', { name: 'Skicka något annat' }).click();
  await expect(page.locator('freight-orders').getByText(/^Lagd av /)).toBeVisible();
  await expect(page.locator('freight-orders').getByText(number ?? 'no number')).toBeVisible();

  await hers.goto(link);
  await expect(hers.locator('freight-send').getByText(/väntar inte längre/)).toBeVisible();
  await openFromMenu(hers, /Mina beställningar/);
  await expect(hers.locator('freight-orders').getByText(/^Lagd av dig/)).toBeVisible();
  await others.close();
});
