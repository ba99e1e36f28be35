import type { BrowserContext, Locator, Page } from '@playwright/test';
import { expect, test } from '#support/fixtures.ts';
import { calendarOf, expectWithdrawn, makeLink, openConfirmation, openElsewhere } from '#support/sharing.ts';
import { untilDriver } from '#support/site.ts';

/** A person on a phone: counts every tap on the screen and every key of its keyboard. */
class Walker {
  taps = 0;
  characters = 0;
  readonly tapped = (target: Locator) => this.tap(target);

  async tap(target: Locator): Promise<void> {
    this.taps += 1;
    await target.tap();
  }

  /** Types into the focused field: if a field must be tapped first, that tap counts. */
  async write(page: Page, field: Locator, text: string): Promise<void> {
    await expect(field).toBeFocused();
    this.characters += text.length;
    await page.keyboard.type(text);
  }

  /** Next, Go or Return on the phone's keyboard. */
  async enter(page: Page): Promise<void> {
    this.taps += 1;
    await page.keyboard.press('Enter');
  }

  /** The platform's own select: one tap opens it, another chooses. */
  async choose(list: Locator, value: string): Promise<void> {
    this.taps += 2;
    await list.selectOption(value);
  }
}

const sender = { email: 'astrid.lund@example.com', password: 'björk-och-tall-7' };
const fewestTaps = 25;
const fewestCharacters = 120;
/** From the mail of the confirmation to a shared link that is withdrawn. */
const fewestTapsToShare = 12;

test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  cookieChoice: 'unasked',
});

/** Opens the mailbox, which is a separate app on a phone, and follows the link. */
async function followMail(walker: Walker, context: BrowserContext, siteUrl: string): Promise<Page> {
  const mails = await context.newPage();
  walker.taps += 1;
  await mails.goto(`${siteUrl}/mailbox`);
  await walker.tap(mails.getByRole('link').filter({ hasText: sender.email }).first());
  await walker.tap(mails.locator('a[href*="/magic-link"]').first());
  return mails;
}

test('on a phone, without an account, from a price after three choices to a live order in fewer than 25 taps and at most 120 characters, and on to its mail, its papers and a link that is shared and withdrawn', async ({
  page,
  context,
  browser,
  site,
}) => {
  const walker = new Walker();
  await page.goto('/');
  await walker.tap(page.getByRole('button', { name: 'Bara nödvändiga' }));

  const card = page.locator('freight-start');
  const tab = card.getByRole('tab', { name: 'Skicka' });
  if ((await tab.getAttribute('aria-selected')) !== 'true') await walker.tap(tab);
  const from = card.getByRole('combobox', { name: 'Hämtas på' });
  const to = card.getByRole('combobox', { name: 'Lämnas på' });
  await walker.tap(from);
  await walker.write(page, from, 'tingv 16');
  await walker.tap(card.getByRole('option', { name: /Tingvallagatan 16/ }));
  await walker.write(page, to, 'storg 12 ör');
  await walker.tap(card.getByRole('option', { name: /Storgatan 12.*Örebro/ }));
  await walker.tap(card.getByRole('button', { name: /^Paket/ }));
  // Two addresses and a size: three choices, and no login yet.
  await expect(card.getByText(/^från/)).toBeVisible();
  await expect(page.locator('freight-sign-in').getByRole('dialog')).toHaveCount(0);
  await walker.tap(card.getByRole('button', { name: 'Skicka paket' }));

  const signIn = page.locator('freight-sign-in');
  await walker.tap(signIn.getByRole('button', { name: 'Skapa konto' }));
  await walker.write(page, signIn.getByLabel('E-post', { exact: true }), sender.email);
  await walker.enter(page);
  await walker.write(page, signIn.getByLabel('Lösenord', { exact: true }), sender.password);
  await walker.enter(page);
  await expect(page.getByText('Bekräfta din e-postadress').first()).toBeVisible();

  const phone = await followMail(walker, context, site.url);
  await expect(phone).toHaveURL(/\/package-sending$/);
  const wizard = phone.locator('freight-send');
  const next = wizard.getByRole('button', { name: 'Nästa' });
  await expect(wizard.getByText('Steg 1 av 5')).toBeVisible();
  await expect(wizard.getByText('Karlstad – Örebro')).toBeVisible();
  await walker.tap(next);
  await walker.write(phone, wizard.getByLabel('Beskrivning'), 'Två borrmaskiner');
  await walker.enter(phone);
  await walker.choose(wizard.getByLabel('Kategori', { exact: true }), 'construction');
  await walker.choose(wizard.getByLabel('Underkategori'), 'tools_hardware');
  await walker.tap(next);
  await expect(wizard.getByText('Totalt')).toBeVisible();
  await walker.tap(next);
  await walker.write(phone, wizard.getByLabel('Namn'), 'Bo Mottagare');
  await walker.enter(phone);
  await walker.write(phone, wizard.getByLabel('Telefon'), '070 174 06 05');
  await walker.enter(phone);
  await expect(wizard.getByText('Steg 5 av 5')).toBeVisible();
  await walker.tap(wizard.getByRole('button', { name: 'Bekräfta beställningen' }));

  await expect(phone).toHaveURL(/\/order-success$/);
  await site.advance(untilDriver);
  await expect(
    phone
      .locator('freight-order-success')
      .getByText(/\+46 70/)
      .first(),
  ).toBeVisible();

  const ordered = `${walker.taps} taps, ${walker.characters} characters`;
  expect(walker.taps).toBeLessThan(fewestTaps);
  expect(walker.characters).toBeLessThanOrEqual(fewestCharacters);

  const before = walker.taps;
  const mails = await context.newPage();
  walker.taps += 1;
  const letter = await openConfirmation(mails, sender.email, walker.tapped);
  expect(await calendarOf(mails)).toContain('BEGIN:VEVENT');
  await walker.tap(letter.getByRole('link', { name: 'Följ paketet' }));
  const track = mails.locator('freight-track');
  await expect(track.getByRole('heading', { level: 2 })).toHaveText(/^(Ditt paket|Din beställning) /);
  await expect(track.locator('.arrival__time')).toHaveText(/ till /);
  await expect(track.getByText('Live', { exact: true })).toBeVisible();
  walker.taps += 1;
  await mails.goBack();
  await walker.tap(mails.frameLocator('iframe').getByRole('link', { name: 'Fraktsedel och faktura' }));
  const waybill = mails.waitForEvent('download');
  await walker.tap(mails.locator('freight-order').getByRole('button', { name: 'Ladda ner fraktsedel' }));
  expect((await waybill).suggestedFilename()).toMatch(/\.pdf$/);

  const link = await makeLink(mails, walker.tapped);
  const shared = await openElsewhere(browser);
  await shared.goto(link);
  await expect(shared.locator('freight-track').locator('.arrival__time')).toHaveText(/ till /);
  await expect(shared.locator('freight-track').getByText('Live', { exact: true })).toBeVisible();
  await expectWithdrawn(mails, shared, walker.tapped);
  await shared.context().close();

  const followed = `${walker.taps - before} taps to mail, papers and link`;
  test.info().annotations.push({ type: 'counted', description: `${ordered}; ${followed}` });
  expect(walker.taps - before, followed).toBeLessThan(fewestTapsToShare);
});
