import { expect, test } from '#support/fixtures.ts';
import { expectAccessible } from '#support/screens.ts';

const texts = {
  sv: { 'track.entry.label': 'Ditt ordernummer', 'common.help.phone': 'Ring butiken: {phone}' },
  fi: { 'track.entry.label': 'Tilausnumero' },
};
const attribute = (value: object) => JSON.stringify(value).replaceAll('"', '&quot;');

test("a page's own words and markup are in the first frame, before any code, and stay [Q3]", async ({
  page,
  site,
}) => {
  await page.route(`${site.partnerUrl}/shop`, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><html lang="sv"><head><title>Butik</title><link rel="icon" href="data:,">
        <script type="module" src="${site.url}/kit/freight.js" data-texts="${attribute(texts)}"
          data-help-phone="+46 8 123 45 67"></script></head>
        <body><freight-track><p slot="before">Soffan är på väg.</p></freight-track></body></html>`,
    }),
  );
  // Everything that renders elements waits until the frame has been looked at.
  const held = Promise.withResolvers<void>();
  await page.route('**/kit/chunks/*/core.js', async (route) => {
    await held.promise;
    await route.fallback();
  });
  await page.goto(`${site.partnerUrl}/shop`);
  const track = page.locator('freight-track');
  const field = track.getByLabel('Ditt ordernummer');
  await expect(field).toBeVisible();
  await expect(track.getByText('Soffan är på väg.')).toBeVisible();
  await expect(track.getByText(/^Ring butiken: \+46\s8\s123\s45\s67$/)).toBeVisible();
  await expect(track).not.toHaveAttribute('data-ready');
  await field.fill('FR7K');

  held.resolve();
  await expect(track).toHaveAttribute('data-ready');
  await expect(field).toHaveValue('FR7K');
  await expect(track.getByText('Paketnummer', { exact: true })).toHaveCount(0);
  await expectAccessible(page, "a card with a page's own words", 'freight-track');

  await page.evaluate(
    async ([kit, own]) => {
      const { configure } = await import(`${kit}/kit/freight.js`);
      configure({ language: 'fi', texts: own });
    },
    [site.url, texts] as const,
  );
  await expect(track.getByLabel('Tilausnumero')).toHaveValue('FR7K');
  await expect(track.locator('.root')).toHaveAttribute('lang', 'fi');
});
