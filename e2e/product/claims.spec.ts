import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from '#support/fixtures.ts';
import { orderAsNewCustomer } from '#support/newOrder.ts';
import { lookAt } from '#support/screens.ts';
import { makeLink, openElsewhere } from '#support/sharing.ts';
import { untilDelivery } from '#support/site.ts';

const caseNumber = /^S-[0-9A-Z]{3}-[0-9A-Z]{3}-[0-9A-Z]{3}$/;

const picture = async (name: string, background: string) => ({
  name,
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 1200, height: 900, channels: 3, background } })
    .png()
    .toBuffer(),
});

/** Opens the dialog and describes the damage. */
async function describeDamage(page: Page, words: string): Promise<void> {
  await page.getByRole('button', { name: 'Anmäl ett fel' }).click();
  const dialog = page.getByRole('dialog', { name: 'Anmäl ett fel' });
  await dialog.getByLabel('Något är skadat').check();
  await dialog.getByLabel('Vad har hänt?').fill(words);
}

test('damage is reported over a broken line: the draft survives a reload, and one claim with its pictures comes of it [K6]', async ({
  page,
  context,
  site,
  problems,
}) => {
  problems.allow(/WebSocket|Failed to load resource|could not be|ERR_INTERNET_DISCONNECTED/);
  const number = await orderAsNewCustomer(page, site);
  await site.advance(untilDelivery);
  await page.goto(`/order-details/${number}`);
  const section = page.getByRole('region', { name: 'Är något fel?' });
  await expect(section.getByText(/^Anmäl senast \d/).first()).toBeVisible();
  await describeDamage(page, 'Lådan var intryckt och vasen sprucken');
  const dialog = page.getByRole('dialog', { name: 'Anmäl ett fel' });
  await dialog
    .locator('input[type=file]')
    .setInputFiles([await picture('lada.png', '#a06030'), await picture('vas.png', '#3060a0')]);
  await expect(dialog.getByRole('img', { name: 'Bild 2' })).toBeVisible();
  await lookAt(page, 'a report of damage');

  await page.reload();
  await section.getByRole('button', { name: 'Fortsätt med anmälan' }).click();
  await expect(dialog.getByLabel('Vad har hänt?')).toHaveValue('Lådan var intryckt och vasen sprucken');
  await expect(dialog.getByRole('img', { name: 'Bild 2' })).toBeVisible();

  // The answer to the report is lost once, after it was stored.
  let isLost = false;
  await page.route('**/api/v1/claims', async (route) => {
    if (isLost) return route.continue();
    isLost = true;
    await route.fetch();
    await route.abort('connectionreset');
  });
  await context.setOffline(true);
  await dialog.getByRole('button', { name: 'Skicka anmälan' }).click();
  await expect(dialog.getByText('Inget svar kom.')).toBeVisible();
  await context.setOffline(false);
  await expect(dialog.getByText('Vi har tagit emot din anmälan.')).toBeVisible();
  expect(isLost).toBe(true);
  const shown = await dialog.getByText(caseNumber).textContent();
  await lookAt(page, 'a report that was sent');

  await page.reload();
  await expect(section.getByText(caseNumber)).toHaveCount(1);
  await expect(section.getByText(caseNumber)).toHaveText(shown ?? '');
  await expect(section.getByText('Mottagen')).toBeVisible();

  // The company has it with everything.
  const mails = await context.newPage();
  await mails.goto('/mailbox');
  await mails
    .getByRole('link')
    .filter({ hasText: 'info@example.com' })
    .filter({ hasText: shown ?? '' })
    .first()
    .click();
  const letter = mails.frameLocator('iframe');
  await expect(
    letter.getByRole('paragraph').getByText('Lådan var intryckt och vasen sprucken'),
  ).toBeVisible();
  await expect(letter.getByText(number).first()).toBeVisible();
});

test('the holder of a link reports damage without an account, where the customer allows it [K6]', async ({
  page,
  browser,
  site,
}) => {
  const number = await orderAsNewCustomer(page, site);
  await page.goto(`/order-details/${number}`);
  // Before the button that creates the link, the permission.
  const link = await makeLink(page, async (target) => {
    if ((await target.textContent()) === 'Skapa länk') await page.getByLabel('Får anmäla skador').check();
    await target.click();
  });
  await site.advance(untilDelivery);
  const shared = await openElsewhere(browser);
  await shared.goto(link);
  await describeDamage(shared, 'Paketet var blött');
  const dialog = shared.getByRole('dialog', { name: 'Anmäl ett fel' });
  await dialog.getByRole('button', { name: 'Skicka anmälan' }).click();
  await expect(dialog.getByText(caseNumber)).toBeVisible();
  await expect(shared.getByText(number)).toHaveCount(0);
  await shared.context().close();
});
