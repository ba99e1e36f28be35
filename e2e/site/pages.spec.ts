import { expect, test } from '#support/fixtures.ts';
import { lookAt } from '#support/screens.ts';

const mail = /^mailto:info@example\.com/;

test('the careers page has reasons, openings and a contact [PAGE-01] [PAGE-02] [PAGE-03] [PAGE-04]', async ({
  page,
}) => {
  await page.goto('/careers');
  const section = (name: string) => page.getByRole('region', { name });
  await expect(section('Varför hos oss').getByRole('heading', { level: 3 })).toHaveText([
    'Innovation',
    'Påverkan',
    'Människor',
  ]);
  await expect(section('Det vi är bra på').getByRole('heading', { level: 3 })).toHaveText([
    'Logistik',
    'Drift',
    'Användarupplevelse',
    'Innovation',
  ]);
  for (const name of ['För företag', 'För förare']) {
    await expect(section(name).getByRole('link')).toHaveAttribute('href', mail);
  }
});

test('the contact page has phone, hours, mail and the way to Karlstad [CONST-01] [PAGE-05] [PAGE-06] [PAGE-07] [PAGE-08] [PAGE-09] [PAGE-10] [PAGE-11]', async ({
  page,
}) => {
  await page.goto('/contact');
  const us = page.getByRole('region', { name: 'Kontakta oss' });
  await expect(us.getByRole('link', { name: '+46 10 000 00 00' })).toHaveAttribute(
    'href',
    'tel:+46100000000',
  );
  await expect(us).toContainText('Måndag till fredag 08:00–17:00');
  await expect(us).toContainText('Stängt på helgdagar');
  await expect(us.getByRole('link', { name: 'info@example.com' })).toHaveAttribute('href', mail);
  await expect(us).toContainText('652 00 Karlstad');
  await expect(us.getByRole('link', { name: 'Vägbeskrivning' })).toHaveAttribute(
    'href',
    /^https:\/\/www\.google\.com\/maps\/dir\/.*destination=59\.\d+%2C13\.\d+$/,
  );
  const map = us.getByRole('img', { name: 'Karta över Karlstad med omnejd' });
  await expect(map).toBeVisible();
  await expect(map).toContainText('Vänern');
});

test('questions open one by one and are answered without scripts as well', async ({ page }) => {
  await page.goto('/contact#faq');
  const answer = page.getByText('Minst 10 kilometer mellan adresserna.');
  await expect(answer).toBeHidden();
  await page.getByText('Hur kort får sträckan vara?').click();
  await expect(answer).toBeVisible();
});

test('the page about the company shows who leads it, with the phone of one of them [PAGE-12] [PAGE-13] [PAGE-14]', async ({
  page,
}) => {
  await page.goto('/about');
  const team = page.getByRole('region', { name: 'De som leder arbetet' }).getByRole('listitem');
  for (const [role, name, phones] of [
    ['Vd', 'Ingrid Exempelsson', 1],
    ['Teknisk chef', 'Jonas Provlund', 0],
  ] as const) {
    const card = team.filter({ has: page.getByRole('heading', { name }) });
    await expect(card).toContainText(role);
    await expect(card.getByRole('img', { name: `Tecknat porträtt av ${name}` })).toBeVisible();
    await expect(card.getByRole('link', { name: 'E-post' })).toHaveAttribute(
      'href',
      /^mailto:.+@example\.com$/,
    );
    await expect(card.getByRole('link', { name: 'LinkedIn' })).toHaveAttribute(
      'href',
      /^https:\/\/linkedin\./,
    );
    await expect(card.locator('a[href^="tel:"]')).toHaveCount(phones);
  }
});

test('two awards from 2023 and two articles from March 2024 [PAGE-15] [PAGE-16]', async ({ page }) => {
  await page.goto('/about');
  const awards = page.getByRole('region', { name: 'Utmärkelser' }).getByRole('listitem');
  await expect(awards).toHaveCount(2);
  for (const award of await awards.all()) await expect(award).toContainText('2023');
  const articles = page.getByRole('region', { name: 'I pressen' }).getByRole('listitem');
  await expect(articles).toHaveCount(2);
  for (const article of await articles.all()) {
    await expect(article).toContainText('mars 2024');
    await expect(article.getByRole('link', { name: /^Läs artikeln: / })).toHaveAttribute('href', /^https:/);
  }
});

test.describe('as it is read', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' }, colorScheme: 'light' });
  for (const path of ['/careers', '/about', '/contact', '/terms', '/privacy', '/cookies', '/accessibility']) {
    test(`${path} has no barrier and does not scroll sideways, also narrow, large, dark and in German`, async ({
      page,
    }) => {
      await page.goto(path);
      await expect(page.locator('freight-user-menu')).toHaveAttribute('data-ready');
      await lookAt(page, path);
    });
  }

  test('the open menus have no barrier, on a wide window and on a phone [NAV-19] [NAV-21]', async ({
    page,
  }) => {
    await page.goto('/careers');
    await expect(page.locator('freight-user-menu')).toHaveAttribute('data-ready');
    await page.getByRole('button', { name: 'Produkter' }).click();
    await lookAt(page, 'products menu');
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Meny' }).click();
    await lookAt(page, 'sheet');
  });
});

for (const [path, ready] of [
  ['/forgot-password', 'freight-reset-password'],
  ['/magic-link', 'freight-toasts'],
] as const)
  test(`${path} works when the kit is there before the site's own script`, async ({
    page,
    site,
    problems,
  }) => {
    problems.allow(/400/);
    await page.route(/\/assets\/index-.*\.js$/, async (route) => {
      await expect(page.locator('freight-user-menu')).toHaveAttribute('data-ready');
      await route.continue();
    });
    await page.goto(`${site.url}${path}`, { waitUntil: 'commit' });
    await expect(page.locator(ready)).toHaveAttribute('data-ready');
    if (path === '/magic-link')
      await expect(page.getByRole('button', { name: 'Få en ny länk' })).toBeVisible();
    else await expect(page.getByLabel('E-post')).toBeVisible();
    // If the kit navigates elsewhere, the next page's script is held back as well.
    await page.unrouteAll({ behavior: 'wait' });
  });
