import {
  chooseRoute,
  confirmOrder,
  fillPackage,
  fillRecipient,
  next,
  openWizard,
  stepIs,
} from '#support/customer.ts';
import { expect, test } from '#support/fixtures.ts';
import { pressOn, tabTo, typeInto } from '#support/keyboard.ts';
import { expectAccessible, lookAt, show } from '#support/screens.ts';

// Without animations, because half-faded elements have half their contrast.
test.use({ contextOptions: { reducedMotion: 'reduce' }, colorScheme: 'light' });

test('the public screens have no barrier and do not scroll sideways, in three languages and both themes [LANG-01]', async ({
  page,
  site,
  problems,
}) => {
  problems.allow(/404|400/);
  const [inTransit = ''] = (await site.demo()).trackingIds;
  const start = page.locator('freight-start');
  await page.goto('/');
  await expect(start).toHaveAttribute('data-ready');
  await lookAt(page, 'landing');
  await show(page, 'en', 'light');
  await expectAccessible(page, 'landing in English');
  await show(page, 'sv', 'light');

  const track = page.locator('freight-track');
  await page.goto('/tracking');
  await expect(track.getByLabel('Paketnummer')).toBeVisible();
  await lookAt(page, 'tracking entry');
  await page.goto(`/tracking?orderId=${inTransit}`);
  await expect(track.getByRole('progressbar')).toBeVisible();
  await lookAt(page, 'tracking details');
  await page.goto('/tracking?orderId=FR00-0000-0000');
  await expect(track.getByText('Paketet hittades inte')).toBeVisible();
  await lookAt(page, 'tracking of an unknown package');

  await page.goto('/no-such-page');
  await page.getByRole('button', { name: 'Stanna kvar' }).click();
  await lookAt(page, 'unknown address');
  await page.goto('/magic-link?token=abc');
  await expect(page.locator('freight-toasts').getByText('Bekräftelselänken är ogiltig.')).toBeVisible();
  await lookAt(page, 'refused verification link');
});

test('the sign-in dialogs have no barrier and do not scroll sideways [AUTH-10]', async ({ page }) => {
  await page.goto('/');
  await page.locator('header').getByRole('button', { name: 'Logga in' }).click();
  const signIn = page.locator('freight-sign-in');
  await expect(signIn.getByRole('dialog')).toBeVisible();
  await lookAt(page, 'login');
  await signIn.getByRole('button', { name: 'Skapa konto' }).click();
  await signIn.getByRole('button', { name: 'Skapa konto', exact: true }).click();
  await expect(signIn.getByText('Fyll i alla fält')).toBeVisible();
  await lookAt(page, 'sign-up with a fault');
});

test('the sending screens have no barrier and do not scroll sideways [WIZ-01]', async ({ page, site }) => {
  await page.goto('/');
  const card = page.locator('freight-start');
  await chooseRoute(card);
  const from = card.getByRole('combobox', { name: 'Hämtas på' });
  await from.fill('Drottninggatan');
  await expect(card.getByRole('option').first()).toBeVisible();
  await lookAt(page, 'suggestions');

  const wizard = await openWizard(page, await site.demo());
  await lookAt(page, 'step 1');
  await next(wizard);
  await stepIs(wizard, 2);
  await next(wizard);
  await expect(wizard.getByText('Beskriv paketet')).toBeVisible();
  await lookAt(page, 'step 2 with faults');
  await fillPackage(wizard);
  await next(wizard);
  await expect(wizard.getByText('Totalt')).toBeVisible();
  await lookAt(page, 'step 3');
  await next(wizard);
  await next(wizard);
  await expect(wizard.getByText('Ange mottagarens namn')).toBeVisible();
  await lookAt(page, 'step 4 with faults');
  await fillRecipient(wizard);
  await next(wizard);
  await stepIs(wizard, 5);
  await lookAt(page, 'step 5');
  await confirmOrder(wizard);
  await expect(page.locator('freight-order-success').getByText('Livespårning aktiv')).toBeVisible();
  const floating = page.locator('freight-order-notification');
  await floating.getByRole('button', { name: /^Visa beställningen:/ }).click();
  await expect(floating.getByRole('region')).toBeVisible();
  await lookAt(page, 'success and the card of the order');
});

test('our elements have no barrier on a foreign page either', async ({ page, site }) => {
  const [inTransit = ''] = (await site.demo()).trackingIds;
  await page.goto(site.partnerUrl);
  const card = page.locator('freight-start');
  await expect(card).toHaveAttribute('data-ready');
  await expectAccessible(page, 'card', 'freight-start');
  await card.getByLabel('Paketnummer').fill(inTransit);
  await card.getByRole('button', { name: 'Spåra paket' }).click();
  await expect(card.getByRole('progressbar')).toBeVisible();
  await expectAccessible(page, 'details', 'freight-start');
});

test('the main job can be done by keyboard alone, from the landing page to the placed order [WIZ-05] [SENDCARD-06]', async ({
  page,
  site,
}) => {
  const { email, password } = await site.demo();
  await page.goto('/#track');
  const card = page.locator('freight-start');
  await expect(card).toHaveAttribute('data-ready');
  await tabTo(page, card.getByRole('tab', { name: 'Spåra' }));
  await page.keyboard.press('ArrowRight');
  await expect(card.getByRole('tab', { name: 'Skicka' })).toHaveAttribute('aria-selected', 'true');
  for (const [label, text] of [
    ['Hämtas på', 'Tingvallagatan 16'],
    ['Lämnas på', 'Storgatan 12, Örebro'],
  ] as const) {
    const field = card.getByRole('combobox', { name: label });
    await typeInto(page, field, text);
    // Not a suggestion for the letters typed so far.
    for (const part of text.split(', ')) await expect(card.getByRole('option').first()).toContainText(part);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(card.getByRole('option')).toHaveCount(0);
  }
  await pressOn(page, card.getByRole('button', { name: 'Skicka paket' }));
  const signIn = page.locator('freight-sign-in');
  await typeInto(page, signIn.getByLabel('E-post', { exact: true }), email);
  await typeInto(page, signIn.getByLabel('Lösenord', { exact: true }), password);
  await page.keyboard.press('Enter');
  await expect(signIn.getByRole('dialog')).toBeHidden();

  const wizard = page.locator('freight-send');
  const pressNext = () => pressOn(page, wizard.getByRole('button', { name: 'Nästa' }));
  await stepIs(wizard, 1);
  await pressNext();
  await stepIs(wizard, 2);
  for (const [label, text] of [
    ['Vikt', '12,5'],
    ['Längd', '120'],
    ['Bredd', '80'],
    ['Höjd', '60'],
    ['Beskrivning', 'Två borrmaskiner'],
  ] as const) {
    await typeInto(page, wizard.getByLabel(label), text);
  }
  for (const label of ['Kategori', 'Underkategori']) {
    const list = wizard.getByLabel(label, { exact: true });
    await tabTo(page, list);
    await page.keyboard.press('ArrowDown');
    await expect(list).not.toHaveValue('');
  }
  await pressNext();
  await expect(wizard.getByText('Totalt')).toBeVisible();
  await pressNext();
  await stepIs(wizard, 4);
  await typeInto(page, wizard.getByLabel('Namn'), 'Bo Mottagare');
  await typeInto(page, wizard.getByLabel('Telefon'), '+46 70 000 00 02');
  await pressNext();
  await stepIs(wizard, 5);
  await pressOn(page, wizard.getByRole('button', { name: 'Bekräfta beställningen' }));
  await expect(page.locator('freight-order-success').getByText('Livespårning aktiv')).toBeVisible();
});
