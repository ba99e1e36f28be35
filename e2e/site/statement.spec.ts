import { chooseLanguage } from '#support/customer.ts';
import { expect, test } from '#support/fixtures.ts';

for (const [language, lang, title, passages] of [
  [
    'Svenska',
    'sv',
    'Tillgänglighetsredogörelse',
    [
      /WCAG 2\.2/,
      /EN\s301\s549/,
      /\(2023:254\)/,
      /delvis förenlig/,
      /26 november 2026/,
      /Post- och telestyrelsen/,
    ],
  ],
  [
    'English',
    'en',
    'Accessibility statement',
    [
      /WCAG 2\.2/,
      /EN\s301\s549/,
      /\(2023:254\)/,
      /partially conforms/,
      /26 November 2026/,
      /Post and Telecom/,
    ],
  ],
  [
    'Deutsch',
    'de',
    'Erklärung zur Barrierefreiheit',
    [
      /WCAG 2\.2/,
      /EN\s301\s549/,
      /\(2023:254\)/,
      /teilweise vereinbar/,
      /26\. November 2026/,
      /telestyrelsen/,
    ],
  ],
] as const) {
  test(`the accessibility statement has law, standard, status, date and authority in ${language} [Q6]`, async ({
    page,
  }) => {
    await page.goto('/about');
    await chooseLanguage(page, language);
    await page.goto('/accessibility');
    const text = page.getByRole('article');
    await expect(text.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(text).toHaveAttribute('lang', lang);
    for (const words of passages) await expect(text).toContainText(words);
    // Known limitations, in a list of their own, and a way to report others.
    await expect(text.locator('#brister').getByRole('listitem')).toHaveCount(5);
    await expect(text.locator('#synpunkter')).toContainText('info@example.com');
    await expect(text.locator('#foretaget').getByRole('link', { name: '+46 10 000 00 00' })).toBeVisible();
  });
}
