import type { Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import {
  accountButton,
  type Credentials,
  logIn,
  logOut,
  notice,
  openFromMenu,
  openLogin,
} from '#support/customer.ts';
import { expect, test } from '#support/fixtures.ts';
import { lookAt } from '#support/screens.ts';
import { newAccount } from '#support/session.ts';

// Without animations, because half-faded elements have half their contrast.
test.use({ contextOptions: { reducedMotion: 'reduce' }, colorScheme: 'light' });

const settings = (page: Page) => page.locator('freight-settings');
const signIn = (page: Page) => page.locator('freight-sign-in');

/** Enters the e-mail and password of an account with two-step login, up to the prompt for the code. */
async function enterPassword(page: Page, { email, password }: Credentials): Promise<void> {
  await openLogin(page);
  await signIn(page).getByLabel('E-post', { exact: true }).fill(email);
  await signIn(page).getByLabel('Lösenord', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(signIn(page).getByRole('dialog', { name: 'Tvåstegsverifiering' })).toBeVisible();
}

test('two-step login is turned on, used, and turned off, and a device elsewhere is logged out [S27]', async ({
  page,
  browser,
  site,
  problems,
}) => {
  // A logged-out device, a wrong code, and the socket of a closed page.
  problems.allow(/status of 40[01]/);
  const person = await newAccount(site);
  await openLogin(page);
  await logIn(page, person);

  // Turned on, by keyboard alone from the password on.
  await openFromMenu(page, /Inställningar/);
  await settings(page).getByRole('button', { name: 'Slå på' }).click();
  await page.keyboard.type(person.password);
  await page.keyboard.press('Enter');
  await expect(settings(page).getByRole('img', { name: /QR-kod/ })).toBeVisible();
  await lookAt(page, 'the QR code');
  const key = await settings(page).locator('code').textContent();
  const totp = new TOTP({ secret: key?.replaceAll(' ', '') ?? '' });
  // The next code is accepted as well, even if the current one has just been used.
  const code = (steps: 0 | 1) => totp.generate({ timestamp: Date.now() + steps * 30_000 });
  await settings(page).getByLabel('Kod från appen').fill(code(0));
  await page.keyboard.press('Enter');
  await expect(settings(page).getByRole('heading', { name: 'Spara dina återställningskoder' })).toBeFocused();
  const [recoveryCode = '', another = ''] = await settings(page).locator('code').allTextContents();
  await lookAt(page, 'the recovery codes');
  await settings(page).getByRole('button', { name: 'Jag har sparat koderna' }).click();
  await expect(notice(page, 'Tvåstegsverifiering är på')).toBeVisible();

  // Signed in with a code, after a wrong one.
  await logOut(page);
  await enterPassword(page, person);
  const input = signIn(page).getByLabel('Kod från din autentiseringsapp');
  await expect(input).toBeFocused();
  await page.keyboard.type('000000');
  await page.keyboard.press('Enter');
  await expect(signIn(page).getByText(/Koden stämmer inte/)).toBeVisible();
  await lookAt(page, 'a wrong code');
  await input.fill(code(1));
  await page.keyboard.press('Enter');
  await expect(accountButton(page)).toBeVisible();

  // On another device with a recovery code, and logged out there from here.
  const elsewhere = await browser.newContext({ baseURL: site.url, locale: 'sv-SE' });
  await elsewhere.addInitScript(() => localStorage.setItem('cookie_consent', 'necessary'));
  const other = await elsewhere.newPage();
  await enterPassword(other, person);
  await signIn(other).getByRole('button', { name: 'Använd en återställningskod i stället' }).click();
  await signIn(other).getByLabel('Återställningskod').fill(recoveryCode);
  await other.keyboard.press('Enter');
  await expect(accountButton(other)).toBeVisible();
  await openFromMenu(page, /Inställningar/);
  await expect(settings(page).getByText('Återställningskoder kvar: 9')).toBeVisible();
  await expect(settings(page).getByText('Den här enheten')).toBeVisible();
  await lookAt(page, 'the devices');
  const [device] = await settings(page)
    .getByRole('button', { name: /^Logga ut Chrom/ })
    .all();
  await device?.click();
  await expect(settings(page).getByRole('button', { name: /^Logga ut Chrom/ })).toHaveCount(0);
  await other.goto('/my-orders');
  await expect(accountButton(other)).toBeHidden();
  await elsewhere.close();

  // Turned off: the password is enough again.
  await settings(page).getByRole('button', { name: 'Stäng av' }).click();
  await page.keyboard.type(another);
  await page.keyboard.press('Enter');
  await expect(notice(page, 'Tvåstegsverifiering är av')).toBeVisible();
  await logOut(page);
  await openLogin(page);
  await logIn(page, person);
  await expect(accountButton(page)).toBeVisible();
});
