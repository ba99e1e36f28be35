import { startFaultProxy } from '@freight/testing/faultProxy';
import type { FaultProxy } from '@freight/testing/faults';
import {
  chooseAddress,
  confirmOrder,
  dropoff,
  fillPackage,
  fillRecipient,
  logIn,
  next,
  openWizard,
  pickup,
  stepIs,
} from '#support/customer.ts';
import { test as base, expect } from '#support/fixtures.ts';

/** A site whose connection to the server can be broken. */
const test = base.extend<{ line: FaultProxy }>({
  line: async ({ site }, use) => {
    const line = await startFaultProxy(site.url);
    await use(line);
    await line.close();
  },
  // The verdict comes before the connection ends: a request that is still under way would count as a problem.
  problems: async ({ line: _, problems }, use) => use(problems),
});

test('reports a missing or unknown package id, with the focus on the field [TRACKCARD-07] [TRACKCARD-09] [TRACK-32]', async ({
  page,
  problems,
}) => {
  problems.allow(/404/);
  await page.goto('/#track');
  const card = page.locator('freight-start');
  const field = card.getByLabel('Paketnummer');
  for (const nothing of ['', '   ']) {
    await field.fill(nothing);
    await card.getByRole('button', { name: 'Spåra paket' }).click();
    await expect(card.getByRole('alert')).toContainText('Ange ett paketnummer');
    await expect(field).toBeFocused();
  }
  await field.fill('FR00-0000-0000');
  await card.getByRole('button', { name: 'Spåra paket' }).click();
  await expect(card.getByRole('alert')).toContainText('Paketet hittades inte');
  await expect(field).toHaveValue('FR00-0000-0000');

  await page.goto('/tracking?orderId=FR00-0000-0000');
  await expect(page.locator('freight-track').getByText('Paketet hittades inte')).toBeVisible();
});

test('addresses are checked in order, each fault with its message and nothing lost [SENDCARD-08] [SENDCARD-10] [SENDCARD-11] [SENDCARD-12] [SENDCARD-13] [SENDCARD-14]', async ({
  page,
}) => {
  await page.goto('/');
  const card = page.locator('freight-start');
  await card.getByRole('tab', { name: 'Skicka' }).click();
  const from = card.getByRole('combobox', { name: 'Hämtas på' });
  const to = card.getByRole('combobox', { name: 'Lämnas på' });
  const send = () => card.getByRole('button', { name: 'Skicka paket' }).click();
  const alert = card.getByRole('alert');

  await send();
  await expect(alert).toContainText('Ange både hämtadress och leveransadress');
  await expect(from).toBeFocused();

  await chooseAddress(card, 'Hämtas på', pickup);
  await send();
  await expect(alert).toContainText('Ange både hämtadress och leveransadress');
  await expect(to).toBeFocused();

  await to.fill('Någonstans 1');
  await send();
  await expect(alert).toContainText('Välj giltiga adresser bland förslagen');
  await expect(to).toHaveValue('Någonstans 1');

  await chooseAddress(card, 'Lämnas på', pickup);
  await send();
  await expect(alert).toContainText('Hämtadress och leveransadress kan inte vara samma');

  await chooseAddress(card, 'Lämnas på', 'Drottninggatan 5, Karlstad');
  await send();
  await expect(alert).toContainText(/Sträckan måste vara minst 10 km\. Nu är den \d,\d\d km\./);
  await expect(from).toHaveValue(/^Tingvallagatan 16/);

  await chooseAddress(card, 'Lämnas på', dropoff);
  await expect(alert).toHaveCount(0);
});

test('each step of the wizard names every field that is wrong and goes to the first [WIZ-19] [WIZ-20] [WIZ-21] [WIZ-22] [WIZ-23] [WIZ-24] [WIZ-25] [WIZ-28] [WIZ-41] [WIZ-42] [WIZ-43] [WIZ-44]', async ({
  page,
  site,
}) => {
  await page.goto('/');
  const wizard = await openWizard(page, await site.demo());
  await next(wizard);
  await stepIs(wizard, 2);
  await next(wizard);
  for (const message of [
    'Ange en vikt över 0',
    'Ange en längd över 0',
    'Ange en bredd över 0',
    'Ange en höjd över 0',
    'Beskriv paketet',
    'Välj en kategori',
    'Välj en underkategori',
  ]) {
    await expect(wizard.getByText(message)).toBeVisible();
  }
  await expect(wizard.getByLabel('Vikt')).toBeFocused();
  await fillPackage(wizard);
  await wizard.getByLabel('Längd').fill('0');
  await wizard.getByLabel('Beskrivning').fill('   ');
  await next(wizard);
  await expect(wizard.getByLabel('Längd')).toBeFocused();
  await expect(wizard.getByText('Ange en längd över 0')).toBeVisible();
  await expect(wizard.getByText('Beskriv paketet')).toBeVisible();
  await expect(wizard.getByText('Ange en bredd över 0')).toHaveCount(0);
  await fillPackage(wizard);
  await expect(wizard.getByText('Beskriv paketet')).toHaveCount(0);
  await next(wizard);
  await stepIs(wizard, 3);
  await expect(wizard.getByText('Totalt')).toBeVisible();
  await next(wizard);

  await stepIs(wizard, 4);
  await next(wizard);
  await expect(wizard.getByText('Ange mottagarens namn')).toBeVisible();
  await expect(wizard.getByText('Ange ett telefonnummer')).toBeVisible();
  await expect(wizard.getByLabel('Namn')).toBeFocused();
  await fillRecipient(wizard);
  await wizard.getByLabel('Telefon').fill('070-CALL-ME');
  await next(wizard);
  await expect(wizard.getByText(/^Ange ett giltigt telefonnummer/)).toBeVisible();
  await expect(wizard.getByLabel('Telefon')).toBeFocused();
  await expect(wizard.getByLabel('Namn')).toHaveValue('Bo Mottagare');
  await wizard.getByLabel('Telefon').fill('+46 (0)70-000 00 02');
  await next(wizard);
  await stepIs(wizard, 5);
});

test('a price that cannot be calculated is a yellow notice with zeros, and can be asked for again [PRICE-08] [PRICE-09] [PRICE-10] [ORDER-01]', async ({
  page,
  site,
  line,
  problems,
}) => {
  problems.allow(/500/);
  await page.goto(line.url);
  const wizard = await openWizard(page, await site.demo());
  line.fault({
    path: '/calculate-price',
    method: 'POST',
    status: 500,
    body: { message: 'Tariffen svarar inte' },
  });
  await next(wizard);
  await fillPackage(wizard);
  await next(wizard);
  await expect(wizard.getByText('Tariffen svarar inte')).toBeVisible();
  await expect(wizard.getByText('Visar uppskattat pris')).toBeVisible();
  await expect(wizard.getByText(/^0,00\skr$/)).toBeVisible();
  await next(wizard);
  await fillRecipient(wizard);
  await next(wizard);
  await confirmOrder(wizard);
  await expect(wizard.getByText('Rutt-id saknas. Räkna om priset.')).toBeVisible();

  await wizard.getByRole('button', { name: 'Tillbaka', exact: true }).click();
  await wizard.getByRole('button', { name: 'Tillbaka', exact: true }).click();
  await stepIs(wizard, 3);
  await wizard.getByRole('button', { name: 'Räkna om priset' }).click();
  await expect(wizard.getByText('Visar uppskattat pris')).toHaveCount(0);
  await expect(wizard.getByText('Grundpris')).toBeVisible();
  expect(line.requests('/calculate-price')).toHaveLength(2);
});

test('reports a session that ends in the wizard once, and keeps everything typed until the next sign-in [SESS-09] [SESS-10] [SESS-11] [CLIENT-10] [WIZ-12]', async ({
  page,
  site,
  line,
  problems,
}) => {
  problems.allow(/401/);
  const demo = await site.demo();
  await page.goto(line.url);
  const wizard = await openWizard(page, demo);
  line.fault({ path: '/calculate-price', status: 401, body: { message: 'Token expired' } });
  line.fault({ path: '/refresh-token', status: 401, body: { message: 'Invalid refresh token' } });
  await next(wizard);
  await fillPackage(wizard);
  await next(wizard);
  await expect(
    page.locator('freight-toasts').getByText('Din session har gått ut. Logga in igen.'),
  ).toHaveCount(1);
  await expect(page).toHaveURL(`${line.url}/`);
  expect(line.requests('/refresh-token')).toHaveLength(1);

  // The open page requires a session, so the sign-in dialog is already open.
  await logIn(page, demo);
  const card = page.locator('freight-start');
  await card.getByRole('tab', { name: 'Skicka' }).click();
  await expect(card.getByRole('combobox', { name: 'Hämtas på' })).toHaveValue(/^Tingvallagatan 16/);
  await card.getByRole('button', { name: 'Skicka paket' }).click();
  // The step at which the session expired [A27].
  await stepIs(wizard, 3);
  await wizard.getByRole('button', { name: 'Tillbaka', exact: true }).click();
  await expect(wizard.getByLabel('Beskrivning')).toHaveValue('Två borrmaskiner');
  await expect(wizard.getByLabel('Vikt')).toHaveValue('12,5');
});

test('reports wrong and missing credentials in the dialog, and keeps what was typed [AUTH-13] [AUTH-23] [AUTH-25] [SIGNUP-06] [SIGNUP-07] [SIGNUP-16]', async ({
  page,
  site,
  problems,
}) => {
  problems.allow(/401|409/);
  const { email } = await site.demo();
  await page.goto('/');
  const header = page.locator('header');
  const signIn = page.locator('freight-sign-in');
  const emailField = signIn.getByLabel('E-post', { exact: true });
  const passwordField = signIn.getByLabel('Lösenord', { exact: true });
  await header.getByRole('button', { name: 'Logga in' }).click();
  const logInButton = signIn.getByRole('button', { name: 'Logga in', exact: true });
  await expect(logInButton).toBeDisabled();
  await emailField.fill(email);
  await passwordField.fill('alldeles-fel-lösenord');
  await logInButton.click();
  await expect(signIn.getByText('Fel e-postadress eller lösenord')).toBeVisible();
  await expect(emailField).toHaveValue(email);

  await signIn.getByRole('button', { name: 'Skapa konto' }).click();
  const signUp = signIn.getByRole('button', { name: 'Skapa konto', exact: true });
  await emailField.fill('');
  await signUp.click();
  await expect(signIn.getByText('Fyll i alla fält')).toBeVisible();
  await emailField.fill(email);
  await passwordField.fill('sju7777');
  await signUp.click();
  await expect(signIn.getByText('Lösenordet måste ha minst 8 tecken')).toBeVisible();
  await expect(passwordField).toBeFocused();
  await passwordField.fill('ett-långt-lösenord');
  await signUp.click();
  await expect(signIn.getByText('Det finns redan ett konto med den e-postadressen')).toBeVisible();
  await expect(emailField).toHaveValue(email);
});

test('a shared page with a missing or broken token explains it and links to the home page [L39]', async ({
  page,
  problems,
}) => {
  problems.allow(/40[04]/);
  for (const hash of ['', '#x', '#kort']) {
    await page.goto('about:blank');
    await page.goto(`/shared${hash}`);
    const shown = page.locator('freight-track');
    await expect(shown.getByText('Länken visar inget längre')).toBeVisible();
    await expect(shown.getByText('Be avsändaren om en ny')).toBeVisible();
    await shown.getByRole('button', { name: 'Till startsidan' }).first().click();
    await expect(page).toHaveURL(/\/$/);
  }
});

test('a verification link without its parts, or with invented ones, is refused and leads to a new one [MAGIC-09] [MAGIC-11] [L39] [A37]', async ({
  context,
  site,
  problems,
}) => {
  problems.allow(/400/);
  for (const query of ['', '?token=abc', '?token=abc&email=ingen%40example.com']) {
    // A new tab each time, because a toast stays on the next page of its tab.
    const tab = await context.newPage();
    await tab.goto(`${site.url}/magic-link${query}`);
    await expect(tab.locator('freight-toasts').getByText('Bekräftelselänken är ogiltig.')).toBeVisible();
    const result = tab.locator('freight-magic-link');
    await expect(result.getByRole('heading', { name: 'Bekräftelselänken är ogiltig.' })).toBeVisible();
    await expect(tab).toHaveURL(/\/magic-link/);
    await result.getByRole('button', { name: 'Få en ny länk' }).click();
    await expect(tab.locator('freight-sign-in').getByRole('dialog', { name: 'Skapa konto' })).toBeVisible();
  }
});
