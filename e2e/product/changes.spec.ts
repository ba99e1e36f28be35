import { orderTransport } from '@freight/server/testing';
import type { BrowserContext, Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from '#support/fixtures.ts';
import { lookAt } from '#support/screens.ts';
import { newAccount, storeSession } from '#support/session.ts';
import { makeLink, openElsewhere } from '#support/sharing.ts';
import type { Site } from '#support/site.ts';

/** An order of a new customer who is signed in, whose driver has two stops left before it; its number. */
async function orderTwoStopsBefore(context: BrowserContext, site: Site): Promise<string> {
  const customer = await storeSession(context, site, await newAccount(site));
  // Every driver makes as many deliveries as follow from the order's id.
  for (;;) {
    const { orderId } = await orderTransport(site, customer);
    if (await site.driveToStops(orderId, 2)) return orderId;
  }
}

const sectionOf = (page: Page) => page.getByRole('region', { name: 'Ändra leveransen' });
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Gör en ändring' });

test('the recipient decides by a link, without an account, where to leave it, two stops before [K4]', async ({
  page,
  context,
  browser,
  site,
}) => {
  const number = await orderTwoStopsBefore(context, site);
  await page.goto(`/order-details/${number}`);
  await expect(sectionOf(page).getByText(/Tills föraren har ett stopp kvar före dig/)).toBeVisible();
  const link = await makeLink(page, async (target) => {
    // Before the button that creates the link, the permission.
    if ((await target.textContent()) === 'Skapa länk')
      await page.getByLabel('Får bestämma hur det lämnas').check();
    await target.click();
  });
  await page.getByRole('dialog').getByRole('button', { name: 'Stäng' }).click();

  const shared = await openElsewhere(browser);
  await shared.goto(link);
  await sectionOf(shared).getByRole('button', { name: 'Gör en ändring' }).click();
  const dialog = dialogOf(shared);
  await expect(dialog.getByLabel('En annan dag')).toHaveCount(0);
  await dialog.getByLabel('Var det ska lämnas').check();
  await dialog.getByLabel('Var ska föraren lämna det?').fill('Bakom förrådet');
  const buffer = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#806040' } })
    .png()
    .toBuffer();
  await dialog.locator('input[type=file]').setInputFiles({ name: 'dorr.png', mimeType: 'image/png', buffer });
  await expect(dialog.getByRole('img', { name: 'Bild 1' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Visa pris' }).click();
  await expect(dialog.getByText('Kostnadsfritt')).toBeVisible();
  await lookAt(shared, 'a change before it is sent');
  await dialog.getByRole('button', { name: 'Skicka ändringen' }).click();
  await expect(dialog.getByText('Väntar på svar')).toBeVisible();
  await expect(shared.getByText(number)).toHaveCount(0);

  // The customer sees it live, with everything.
  const change = sectionOf(page).getByRole('listitem').filter({ hasText: 'Bakom förrådet' });
  await expect(change.getByText('Någon med en länk')).toBeVisible();
  const picture = await change.getByRole('link', { name: 'Visa bilden' }).getAttribute('href');
  expect((await page.request.get(picture ?? '')).headers()['content-type']).toMatch(/^image\//);
  await lookAt(page, 'an order with a change');

  // A minute later the driver has decided.
  await site.advance(1.1);
  await expect(dialog.getByText('Godkänd')).toBeVisible();
  await expect(change.getByText('Godkänd')).toBeVisible();
  await shared.context().close();
});
