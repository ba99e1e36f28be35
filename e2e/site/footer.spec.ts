import type { Page } from '@playwright/test';
import { chooseLanguage } from '#support/customer.ts';
import { expect, test } from '#support/fixtures.ts';

const footer = (page: Page) => page.getByRole('contentinfo');
const linkNamed = (page: Page, name: string) => footer(page).getByRole('link', { name, exact: true });

test('the footer has logo, four columns, three networks and the year [FOOT-01] [FOOT-02] [FOOT-03] [FOOT-04]', async ({
  page,
}) => {
  await page.goto('/about');
  await expect(footer(page).locator('.logo')).toContainText('Exempelfrakt');
  await expect(footer(page).getByRole('navigation')).toHaveCount(4);
  const networks = footer(page).getByRole('list', { name: 'Följ oss' }).getByRole('link');
  await expect(networks).toHaveText(['LinkedIn', 'Instagram', 'Facebook']);
  for (const network of await networks.all()) await expect(network).toHaveAttribute('href', /^https:\/\//);
  await expect(footer(page)).toContainText(`© ${new Date().getFullYear()} Exempelfrakt`);
});

test('links lead to the sections of the home page and of the contact page [FOOT-05]', async ({ page }) => {
  const sections = [
    ['Hållbarhet', '/', 'sustainability&community'],
    ['Partner', '/', 'partners'],
    ['Förarappen', '/', 'apps'],
    ['Kundappen', '/', 'apps'],
    ['Företagsportalen', '/', 'businessPortal'],
    ['Funktioner', '/', 'features'],
    ['Så funkar det', '/', 'how-to-get-started'],
    ['Kontakta oss', '/contact', 'contact-us'],
    ['Hjälpcenter', '/contact', 'help'],
  ] as const;
  await page.goto('/terms');
  for (const [name, path, id] of sections) {
    await linkNamed(page, name).click();
    await expect(page).toHaveURL((url) => url.pathname === path && decodeURIComponent(url.hash) === `#${id}`);
    await expect(page.locator(`[id="${id}"]`), name).toBeInViewport();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Villkor');
  }
});

test('links lead to the pages, and each begins at its heading [FOOT-06]', async ({ page }) => {
  await page.goto('/tracking');
  for (const [name, path] of [
    ['Om oss', '/about'],
    ['Jobba hos oss', '/careers'],
    ['Kontakt', '/contact'],
    ['Villkor', '/terms'],
    ['Integritet', '/privacy'],
    ['Kakor', '/cookies'],
    ['Tillgänglighet', '/accessibility'],
  ] as const) {
    await linkNamed(page, name).click();
    await expect(page).toHaveURL((url) => url.pathname === path);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  }
});

test('of security, FAQ and blog only what has an address is a link, in every language [FOOT-07] [OPEN-49]', async ({
  page,
}) => {
  await page.goto('/about');
  for (const [language, shown, hidden] of [
    ['Svenska', 'Vanliga frågor', ['Säkerhet', 'Blogg']],
    ['English', 'FAQ', ['Security', 'Blog']],
    ['Deutsch', 'Häufige Fragen', ['Sicherheit', 'Blog']],
  ] as const) {
    await chooseLanguage(page, language);
    await expect(linkNamed(page, shown)).toHaveAttribute('href', '/contact#faq');
    for (const name of hidden) await expect(footer(page).getByText(name, { exact: true })).toHaveCount(0);
  }
});
