import { chooseLanguage } from '#support/customer.ts';
import { expect, test } from '#support/fixtures.ts';

const documents = [
  ['/terms', 'Villkor'],
  ['/privacy', 'Integritetspolicy'],
  ['/cookies', 'Kakor'],
  ['/accessibility', 'Tillgänglighetsredogörelse'],
] as const;

/** Terms and cookies stay Swedish; the other two follow their reader (decision 0040). */
const swedish = documents.filter(([path]) => path === '/terms' || path === '/cookies');

for (const [path, title] of swedish) {
  test(`${path} is public, Swedish in every language, with header and company [LEGAL-03] [LEGAL-04] [LEGAL-07] [OPEN-48]`, async ({
    page,
  }) => {
    await page.goto('/about');
    await chooseLanguage(page, 'English');
    await page.goto(path);
    await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible();
    const text = page.getByRole('article');
    await expect(text.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(text).toHaveAttribute('lang', 'sv');
    await expect(text).toContainText('ska granskas av en jurist');
    const company = text.getByRole('region', { name: 'Kontakt' });
    await expect(company).toContainText('Exempelfrakt AB');
    await expect(company).toContainText('Exempelgatan 1, 652 00 Karlstad');
    await expect(company.getByRole('link', { name: 'info@example.com' })).toBeVisible();
    await expect(company.getByRole('link', { name: '+46 10 000 00 00' })).toBeVisible();
  });
}

for (const [path] of documents) {
  test(`${path} is there without scripts, with a table of contents that leads to every section [LEGAL-01]`, async ({
    browser,
    site,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${site.url}${path}`);
    const headings = await page.getByRole('article').getByRole('heading', { level: 2 }).allTextContents();
    const contents = page.getByRole('navigation', { name: 'Innehåll' }).getByRole('link');
    await expect(contents).toHaveText(headings);
    for (const [at, name] of headings.entries()) {
      await contents.nth(at).click();
      await expect(page.getByRole('article').getByRole('heading', { name, exact: true })).toBeInViewport();
    }
    await context.close();
  });
}

test('the privacy page covers rights, kinds of data, legal bases and retention [LEGAL-05]', async ({
  page,
}) => {
  await page.goto('/privacy');
  const section = (name: string) => page.getByRole('region', { name });
  await expect(section('Dina rättigheter').getByRole('listitem')).toHaveCount(8);
  await expect(section('Dina rättigheter')).toContainText('Integritetsskyddsmyndigheten');
  await expect(section('Vilka uppgifter vi behandlar').getByRole('listitem')).toHaveCount(9);
  for (const basis of ['Avtal', 'Rättslig förpliktelse', 'Berättigat intresse', 'Samtycke']) {
    await expect(section('Varför, och med vilken rättslig grund').getByRole('table')).toContainText(basis);
  }
  await expect(section('Hur länge vi sparar dem').getByRole('table')).toContainText('Sju år');
});

for (const [language, lang, title, passages] of [
  [
    'Svenska',
    'sv',
    'Integritetspolicy',
    [
      /har en delningslänk/,
      /mottagarens e-postadress/i,
      /kalenderfil/,
      /stoppar alla fler/,
      /raderar det i din profil/,
    ],
  ],
  [
    'English',
    'en',
    'Privacy notice',
    [
      /with a sharing link/,
      /recipient’s email address/,
      /calendar file/,
      /stops all further/,
      /delete it in your profile/,
    ],
  ],
  [
    'Deutsch',
    'de',
    'Datenschutzhinweis',
    [
      /Link zum Teilen/,
      /E-Mail-Adresse des Empfängers/,
      /Kalenderdatei/,
      /beendet alle weiteren/,
      /in Ihrem Profil löschen/,
    ],
  ],
] as const) {
  test(`the privacy notice is complete in ${language}: links, mails, calendar files, opt-outs, deletion [L35]`, async ({
    page,
  }) => {
    await page.goto('/about');
    await chooseLanguage(page, language);
    await page.goto('/privacy');
    const text = page.getByRole('article');
    await expect(text.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(text).toHaveAttribute('lang', lang);
    for (const words of passages) await expect(text).toContainText(words);
    await expect(page.locator('.legal__language')).toHaveCount(0);
  });
}

test('the cookies page describes four types of cookies [LEGAL-06]', async ({ page }) => {
  await page.goto('/cookies');
  const types = page.getByRole('region', { name: 'Fyra typer av kakor' }).getByRole('rowheader');
  await expect(types).toHaveText(['Nödvändiga', 'Funktionella', 'Statistik', 'Marknadsföring']);
});

test('the cookies page names every key that a visit leaves in the storage [LEGAL-06]', async ({
  page,
  site,
}) => {
  const { email, password } = await site.demo();
  await page.goto('/');
  await page.getByRole('button', { name: 'Mörkt läge' }).click();
  await chooseLanguage(page, 'Svenska');
  await page.getByRole('banner').getByRole('button', { name: 'Logga in' }).click();
  const signIn = page.locator('freight-sign-in');
  await signIn.getByLabel('E-post', { exact: true }).fill(email);
  await signIn.getByLabel('Lösenord', { exact: true }).fill(password);
  await signIn.getByRole('button', { name: 'Logga in', exact: true }).click();
  await expect(signIn.getByRole('dialog')).toBeHidden();
  await page.goto('/cookies');
  const keys = await page.evaluate(() => Object.keys(localStorage));
  expect(keys).toContain('authToken');
  for (const key of keys) {
    await expect(page.getByRole('rowheader').filter({ hasText: key }).first(), key).toBeVisible();
  }
});

test('in print there is the text and nothing around it [LEGAL-01]', async ({ page }) => {
  await page.goto('/terms');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('article').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('ska granskas av en jurist')).toBeVisible();
  for (const gone of ['banner', 'contentinfo'] as const) await expect(page.getByRole(gone)).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Innehåll' })).toBeHidden();
});

for (const [language, code, words] of [
  ['English', 'en', /The text below is in Swedish/],
  ['Deutsch', 'de', /Der folgende Text ist auf Schwedisch/],
] as const) {
  test(`notes in ${language} that the text is Swedish [L23]`, async ({ page }) => {
    await page.goto('/terms');
    await expect(page.locator('.legal__language')).toHaveCount(0);
    await chooseLanguage(page, language);
    for (const [path] of swedish) {
      await page.goto(path);
      const note = page.getByText(words);
      await expect(note).toBeVisible();
      await expect(note).toHaveAttribute('lang', code);
    }
  });
}

test('links of legal pages and of the footer are 44 px high, and each number is beside the start of its name [L22]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/privacy');
  const low = await page
    .locator('.legal__contents a, .legal__others a, .legal address a, .footer a, .footer button')
    .evaluateAll((links) =>
      links
        .filter((link) => link.getBoundingClientRect().height < 44)
        .map((link) => `${link.textContent} ${link.getBoundingClientRect().height}`),
    );
  expect(low).toEqual([]);
  // A marker is drawn on the first line of the item; a link of its own block begins there, too.
  const begins = await page.locator('.legal__contents li').evaluateAll((items) =>
    items.map((item) => {
      const link = item.querySelector('a');
      return link && getComputedStyle(link).display;
    }),
  );
  expect(new Set(begins)).toEqual(new Set(['block']));
});
