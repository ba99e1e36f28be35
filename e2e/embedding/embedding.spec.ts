import type { FrameLocator, Page } from '@playwright/test';
import { chooseLanguage } from '#support/customer.ts';
import { expect, test } from '#support/fixtures.ts';
import { heightStyles } from '#support/guides.ts';
import { expectAccessible, show } from '#support/screens.ts';

const accent = 'rgb(91, 42, 134)';

/** An empty page with only the copied code. */
async function paste(page: Page, address: string, snippet: string, policy?: string): Promise<void> {
  await page.route(address, (route) =>
    route.fulfill({
      headers: policy === undefined ? {} : { 'content-security-policy': policy },
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><html lang="sv"><title>Butik</title><link rel="icon" href="data:,"><body>${snippet}</body></html>`,
    }),
  );
  await page.goto(address);
}

/** Opens the builder, whose code can be copied. */
async function openBuilder(page: Page): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/embed');
}

/** Presses the button of the builder; returns the clipboard's text. */
async function copyCode(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Kopiera' }).click();
  await expect(page.getByText('Kopierat')).toBeVisible();
  return page.evaluate(() => navigator.clipboard.readText());
}

/** Chooses in the builder and presses its button; returns the clipboard's text. */
async function copySnippet(page: Page, origin: string): Promise<string> {
  await openBuilder(page);
  await page.getByLabel('Sidans adress').fill(`${origin}/en/sida`);
  await expect(page.getByText(`Be oss godkänna adressen: ${origin}`)).toBeVisible();
  await page.getByRole('combobox', { name: 'Språk' }).selectOption('Svenska');
  await page.getByLabel('Knappar och länkar').fill('#5b2a86');
  const button = page
    .frameLocator('.embed__preview')
    .locator('freight-start')
    .getByRole('button', { name: 'Spåra paket' });
  await expect(button).toHaveCSS('background-color', accent);
  return copyCode(page);
}

test('what the builder copies works on an empty page of an allowed origin as it did in the preview', async ({
  page,
  site,
}) => {
  const snippet = await copySnippet(page, site.partnerUrl);
  await paste(page, `${site.partnerUrl}/empty`, snippet);
  const card = page.locator('freight-start');
  const button = card.getByRole('button', { name: 'Spåra paket' });
  await expect(button).toHaveCSS('background-color', accent);
  const [inTransit = ''] = (await site.demo()).trackingIds;
  await card.getByLabel('Paketnummer').fill(inTransit);
  await button.click();
  await expect(card.getByRole('progressbar')).toBeVisible();
});

test('what the builder copies for a frame works as in the preview, under no more than the lines it gives for the policy', async ({
  page,
  site,
}) => {
  await openBuilder(page);
  await page.getByRole('combobox', { name: 'Element' }).selectOption('freight-track');
  await page.getByRole('combobox', { name: 'Hur det visas' }).selectOption('i en ram från oss (isolated)');
  await expect(page.getByLabel('Knappar och länkar')).toHaveCount(0);
  const inFrame = (outer: Page | FrameLocator) =>
    outer.locator('freight-track').frameLocator('iframe').locator('freight-track');
  const name = 'Spåra paket';
  await expect(inFrame(page.frameLocator('.embed__preview')).getByRole('button', { name })).toBeVisible();
  const snippet = await copyCode(page);
  const policy = (await page.locator('[data-code=policy]').innerText()).replaceAll('\n', ' ');

  await paste(page, `${site.partnerUrl}/empty`, snippet, `default-src 'none'; img-src data:; ${policy}`);
  const [inTransit = ''] = (await site.demo()).trackingIds;
  const card = inFrame(page);
  await card.getByLabel('Paketnummer').fill(inTransit);
  await card.getByRole('button', { name }).click();
  await expect(card.getByRole('progressbar')).toBeVisible();
});

test('the preview follows element, attributes and language, and warns of colours that cannot be read', async ({
  page,
}) => {
  await page.goto('/embed');
  const preview = page.frameLocator('.embed__preview');
  // The very first choice, in the preview that loaded with the page.
  await page.getByRole('checkbox', { name: 'inline' }).uncheck();
  await expect(preview.locator('freight-start')).not.toHaveAttribute('inline');
  await page.getByRole('combobox', { name: 'theme' }).selectOption('dark');
  await expect(preview.locator('freight-start')).toHaveAttribute('theme', 'dark');
  await page.getByRole('combobox', { name: 'Element' }).selectOption('freight-track');
  await page.getByRole('combobox', { name: 'Språk' }).selectOption('Deutsch');
  await expect(preview.locator('freight-track').getByRole('button', { name: /verfolgen/ })).toBeVisible();
  await page.getByRole('combobox', { name: 'theme' }).selectOption('dark');
  await expect(preview.locator('freight-track')).toHaveAttribute('theme', 'dark');
  await page.getByLabel('Knappar och länkar').fill('#ffee88');
  await expect(page.getByText(/Kontrast på knappen: 1\.\d : 1, för lite/)).toBeVisible();
  const code = page.locator('[data-code=snippet]');
  for (const [kind, words] of Object.entries({
    HTML: '<freight-track theme="dark"></freight-track>',
    React: "import type {} from '@freight/kit/react'",
    Vue: '<script setup>',
    Svelte: "language: 'de'",
    Angular: 'CUSTOM_ELEMENTS_SCHEMA',
    WordPress: '<!-- wp:html -->',
  })) {
    await page.getByRole('combobox', { name: 'För' }).selectOption(kind);
    await expect(code).toContainText(words);
    await expect(code).toContainText('--freight-color-accent: #ffee88;');
  }
});

/** How a tag is laid out by the lines of the guide, and by those that the builder gives. */
async function roomOf(page: Page, tag: string, attributes: Record<string, string> = {}) {
  const given = page.locator('[data-code=height]');
  const styles = [heightStyles, (await given.count()) === 0 ? '' : await given.innerText()];
  return page.evaluate(
    ([name, set, both]) => {
      const frame = document.body.appendChild(document.createElement('iframe'));
      const view = frame.contentWindow as Window & typeof globalThis;
      const part = view.document.body.appendChild(view.document.createElement(name));
      for (const [attribute, value] of Object.entries(set)) part.setAttribute(attribute, value);
      const rooms = both.map((css) => {
        const sheet = new view.CSSStyleSheet();
        sheet.replaceSync(css);
        view.document.adoptedStyleSheets = [sheet];
        const { display, minHeight } = view.getComputedStyle(part);
        return `${display} ${minHeight}`;
      });
      frame.remove();
      return rooms;
    },
    [tag, attributes, styles] as const,
  );
}

test('the builder reserves the height that the guide names for each element [P15]', async ({ page }) => {
  await page.goto('/embed');
  const choice = page.getByRole('combobox', { name: 'Element' });
  const rooms: Record<string, string> = {};
  const expectRoom = async (name: string, tag: string, attributes?: Record<string, string>) => {
    const [guided, built] = await roomOf(page, tag, attributes);
    expect(built, name).toBe(guided);
    rooms[name] = String(built);
  };
  for (const tag of await choice.getByRole('option').allInnerTexts()) {
    await choice.selectOption(tag);
    await expectRoom(tag, tag);
  }
  await choice.selectOption('freight-start');
  await page.getByRole('combobox', { name: 'tab' }).selectOption('send');
  await expectRoom('sending', 'freight-start', { tab: 'send' });
  await choice.selectOption('freight-track');
  // The demo's test numbers are suggested, each with what it shows.
  const suggested = page.locator('#embed-order-id-numbers option[value="FR7K-2M9P-QX53"]');
  await expect(suggested).toHaveAttribute('label', 'ute för leverans');
  await page.getByRole('combobox', { name: 'order-id' }).fill('FR7K-2M9P-QX4E');
  await expectRoom('an order', 'freight-track', { 'order-id': 'FR7K-2M9P-QX4E' });
  expect(rooms).toMatchObject({
    'freight-start': 'block 336px',
    sending: 'block 448px',
    'freight-language': 'inline-block 48px',
    'freight-toasts': 'inline 0px',
  });
  expect(rooms['an order']).not.toBe(rooms['freight-track']);
});

test("the builder writes a page's own words and places, which it shows first [Q3]", async ({
  page,
  site,
}) => {
  await openBuilder(page);
  await page.getByRole('combobox', { name: 'Element' }).selectOption('freight-track');
  const previewed = page.frameLocator('.embed__preview').locator('freight-track');
  await expect(previewed.getByLabel('Paketnummer')).toBeVisible();
  const wanted = page.getByLabel('En text som ska bytas ut');
  await wanted.focus();
  // What a person finds by a word of the text.
  const found = page.locator('#embed-texts option[label="Paketnummer"]').first();
  await expect(found).toBeAttached();
  await wanted.fill((await found.getAttribute('value')) ?? '');
  await page.getByLabel('I stället för ”Paketnummer”').fill("Lotten's <nummer>");
  await page.getByLabel('help', { exact: true }).fill('Fråga i butiken');
  await expect(previewed.getByLabel("Lotten's <nummer>")).toBeVisible();
  await expect(previewed.getByText('Fråga i butiken')).toBeVisible();

  const snippet = await copyCode(page);
  await page.getByRole('button', { name: 'Ursprunglig text: Paketnummer' }).click();
  await expect(previewed.getByLabel('Paketnummer')).toBeVisible();

  await paste(page, `${site.partnerUrl}/empty`, snippet);
  await expect(page.locator('freight-track').getByLabel("Lotten's <nummer>")).toBeVisible();
  await expect(page.getByText('Fråga i butiken')).toBeVisible();
  await expect(page.getByText('Behöver du hjälp?')).toBeHidden();
});

const headings = {
  en: 'Add shipping to your site',
  de: 'Versand auf Ihrer Website',
  sv: 'Spåra och skicka från din sida',
};
const builderHeading = (page: Page) => page.getByRole('heading', { level: 1 });

test('the builder describes elements and attributes in the language of the page [L40]', async ({ page }) => {
  await page.goto('/embed');
  const chosen = page.getByRole('combobox', { name: 'Element' });
  const tags = await chosen.locator('option').allInnerTexts();
  expect(tags.length).toBeGreaterThan(10);
  const collectHints = async () => {
    const hints: string[] = [];
    for (const tag of tags) {
      await chosen.selectOption(tag);
      await expect(page.locator('#embed-summary')).not.toBeEmpty();
      hints.push(
        ...(await page.locator('#embed-summary, .embed__field > [id$=-about]').allInnerTexts()).map(
          (hint, place) => `${tag} ${place}: ${hint}`,
        ),
      );
    }
    return hints;
  };
  const english = new Set<string>();
  for (const language of ['en', 'sv', 'de'] as const) {
    await show(page, language, 'light');
    // The page's language changes before the builder's texts have loaded.
    await expect(builderHeading(page)).toHaveText(headings[language]);
    const hints = await collectHints();
    if (language === 'en') for (const hint of hints) english.add(hint);
    else expect(hints.filter((hint) => english.has(hint))).toEqual([]);
    expect(hints).toHaveLength(english.size);
  }
});

test('the builder can be used in three languages, in both themes and on a phone', async ({ page }) => {
  // German words need a wide bar, or its menus fold into one.
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/embed');
  for (const [language, heading] of [
    ['English', headings.en],
    ['Deutsch', headings.de],
    ['Svenska', headings.sv],
  ] as const) {
    await chooseLanguage(page, language);
    await expect(builderHeading(page)).toHaveText(heading);
    await expectAccessible(page, `/embed, ${language}`);
  }
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page, '/embed, dark');
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});
