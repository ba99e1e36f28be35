import { expect, type Locator, type Page } from '@playwright/test';
import type { Part } from './part.ts';

// What a customer does, in the words of the Swedish interface. `within` is the page or the part of it to act in.

export interface Credentials {
  email: string;
  password: string;
}

let people = 0;

/** A person without an account. */
export const newPerson = (): Credentials => ({
  email: `kund-${Date.now()}-${people++}@example.com`,
  password: 'ett-långt-lösenord',
});

/** Fills the dialog that is open and sends it. The fields are slotted into it, so they are the element's own children. */
async function sendCredentials(page: Part, button: string, { email, password }: Credentials): Promise<void> {
  const signIn = page.locator('freight-sign-in');
  await signIn.getByLabel('E-post', { exact: true }).fill(email);
  await signIn.getByLabel('Lösenord', { exact: true }).fill(password);
  await signIn.getByRole('button', { name: button, exact: true }).click();
  await signIn.getByRole('dialog', { name: button, exact: true }).waitFor({ state: 'hidden' });
}

export const logIn = (page: Part, person: Credentials) => sendCredentials(page, 'Logga in', person);

const accountMenu = (page: Page) => page.locator('header freight-user-menu');

/** The button of the signed-in person's menu; its name holds the person's, else the e-mail. */
export const accountButton = (page: Page) => accountMenu(page).getByRole('button', { name: /Konto: / });

/** Opens the account's menu and logs out. */
export async function logOut(page: Page): Promise<void> {
  await accountButton(page).click();
  await accountMenu(page).getByRole('menuitem', { name: 'Logga ut' }).click();
}

/** Opens an entry of the account's menu. */
export async function openFromMenu(page: Page, entry: RegExp): Promise<void> {
  await page.goto('/about');
  await accountButton(page).click();
  await accountMenu(page).getByRole('menuitem', { name: entry }).click();
}

/** Opens the dialog of the login from the landing page. */
export async function openLogin(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Logga in' }).click();
}

/** A toast with this text. */
export const notice = (page: Page, text: string): Locator => page.locator('freight-toasts').getByText(text);

/** Chooses a language in the bar. */
export async function chooseLanguage(page: Page, name: 'Svenska' | 'English' | 'Deutsch'): Promise<void> {
  const menu = page.locator('header freight-language');
  await menu.getByRole('button').click();
  await menu.getByRole('menuitemradio', { name }).click();
}

/** Creates an account in the dialog that is open and finds the link of the mail, in the same window. */
export async function signUp(page: Page, siteUrl: string, person: Credentials): Promise<Locator> {
  await sendCredentials(page, 'Skapa konto', person);
  await expect(page.getByText('Bekräfta din e-postadress').first()).toBeVisible();
  await page.goto(`${siteUrl}/mailbox`);
  await page.getByRole('link').filter({ hasText: person.email }).first().click();
  return page.locator('a[href*="/magic-link"]').first();
}

/** Creates an account in the dialog that is open and follows the link of the mail, in the same window. */
export async function signUpAndVerify(page: Page, siteUrl: string, person: Credentials): Promise<void> {
  const link = await signUp(page, siteUrl, person);
  await link.click();
  await expect(page).toHaveURL(`${siteUrl}/`);
}

/** Types an address and chooses the suggestion that begins with it. */
export async function chooseAddress(within: Part, label: string, text: string): Promise<void> {
  const field = within.getByRole('combobox', { name: label });
  await field.fill(text);
  await within
    .getByRole('option')
    .filter({ hasText: text.split(',')[0] ?? text })
    .first()
    .click();
  await expect.poll(() => field.inputValue()).toMatch(new RegExp(`^${text.split(',')[0]}`));
}

export const pickup = 'Tingvallagatan 16, Karlstad';
export const dropoff = 'Storgatan 12, Örebro';

export async function chooseRoute(within: Part): Promise<void> {
  await within.getByRole('tab', { name: 'Skicka' }).click();
  await chooseAddress(within, 'Hämtas på', pickup);
  await chooseAddress(within, 'Lämnas på', dropoff);
}

export async function fillPackage(within: Part): Promise<void> {
  await within.getByLabel('Vikt').fill('12,5');
  await within.getByLabel('Längd').fill('120');
  await within.getByLabel('Bredd').fill('80');
  await within.getByLabel('Höjd').fill('60');
  await within.getByLabel('Beskrivning').fill('Två borrmaskiner');
  await within.getByLabel('Kategori', { exact: true }).selectOption('construction');
  await within.getByLabel('Underkategori').selectOption('tools_hardware');
}

export async function fillRecipient(within: Part): Promise<void> {
  await within.getByLabel('Namn').fill('Bo Mottagare');
  await within.getByLabel('Telefon').fill('+46 70 000 00 02');
}

export const next = (within: Part) => within.getByRole('button', { name: 'Nästa' }).click();
export const stepIs = (within: Part, step: number) => within.getByText(`Steg ${step} av 5`).waitFor();

/** From two chosen addresses in the card to the step of the parcel, of a person who is signed in. */
export async function toPackageStep(page: Page, card: Locator): Promise<Locator> {
  await card.getByRole('button', { name: 'Skicka paket' }).click();
  const wizard = page.locator('freight-send');
  await stepIs(wizard, 1);
  await next(wizard);
  await stepIs(wizard, 2);
  return wizard;
}

/** From the first step to the confirmation. */
export async function goThroughSteps(within: Part): Promise<void> {
  await stepIs(within, 1);
  await next(within);
  await stepIs(within, 2);
  await fillPackage(within);
  await next(within);
  await stepIs(within, 3);
  await within.getByText('Totalt').waitFor();
  await next(within);
  await stepIs(within, 4);
  await fillRecipient(within);
  await next(within);
  await stepIs(within, 5);
}

export const confirmOrder = (within: Part) =>
  within.getByRole('button', { name: 'Bekräfta beställningen' }).click();

/** From two chosen addresses to the followed order, in the card itself, with the sign-in on the way. */
export async function orderInPlace(page: Page, card: Locator, person: Credentials): Promise<void> {
  await card.getByRole('button', { name: 'Skicka paket' }).click();
  await logIn(page, person);
  await card.getByRole('button', { name: 'Skicka paket' }).click();
  await goThroughSteps(card);
  await confirmOrder(card);
  await card.getByText('Livespårning aktiv').waitFor();
}

/** From the landing page to the wizard's first step, signed in on the way. */
export async function openWizard(page: Page, person: Credentials): Promise<Locator> {
  const card = page.locator('freight-start');
  await chooseRoute(card);
  await card.getByRole('button', { name: 'Skicka paket' }).click();
  await logIn(page, person);
  const wizard = page.locator('freight-send');
  await stepIs(wizard, 1);
  return wizard;
}
