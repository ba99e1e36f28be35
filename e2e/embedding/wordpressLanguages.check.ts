import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page, test } from '@playwright/test';
import { startWordPress, type WordPress } from '#support/wordpress.ts';
import { activate, logIn, publish, saveSettings, setLanguages } from '#support/wordpressEditor.ts';

let wordpress: WordPress;
/** Answers with a script, which the plugin requires of an address before it saves it. */
const company = createServer((_, answer) => answer.setHeader('content-type', 'text/javascript').end());

test.beforeAll(async () => {
  await once(company.listen(0, '127.0.0.1'), 'listening');
  wordpress = await startWordPress();
});

test.afterAll(async () => {
  company.close();
  await wordpress?.stop();
});

test.beforeEach(async ({ page }) => {
  await logIn(page, wordpress);
  await activate(page);
});

/** Searches for a block in the editor of a new page, inserts it, and returns the editor's canvas. */
async function insert(page: Page, word: string, block: string) {
  await page.addLocatorHandler(page.getByRole('dialog').getByRole('button', { name: 'Close' }), (close) =>
    close.click(),
  );
  await page.goto(`${wordpress.url}/wp-admin/post-new.php?post_type=page`);
  await page.getByRole('button', { name: 'Toggle block inserter' }).click();
  await page.getByPlaceholder('Search').fill(word);
  await page.getByRole('option', { name: block }).click();
  return page.locator('.block-editor-writing-flow');
}

test('an editor with Swedish in their profile reads the plugin in Swedish [P7]', async ({ page }) => {
  await setLanguages(page, { own: 'sv_SE', site: '' });
  await page.goto(`${wordpress.url}/wp-admin/plugins.php`);
  const row = page.locator('tr[data-plugin="freight/freight.php"]');
  await expect(row.getByText('Låt besökarna spåra paket')).toBeVisible();
  await row.getByRole('link', { name: 'Inställningar' }).click();
  await expect(page.getByLabel('Adress till API:et')).toBeVisible();
  await expect(page.getByLabel('Färger').getByRole('option', { name: 'Mörka' })).toBeAttached();
  await page.getByLabel('Publik nyckel').fill('"');
  await saveSettings(page);
  await expect(page.getByText('En nyckel har bara bokstäver')).toBeVisible();
  const editor = await insert(page, 'försändelse', 'Freight: spåra paket');
  await expect(editor.getByText('Visas för besökarna på den publicerade sidan.')).toBeVisible();
  await expect(editor.getByLabel('Paketnummer')).toBeVisible();
});

test('an editor with German of Austria reads the plugin in German [P7]', async ({ page }) => {
  await setLanguages(page, { own: 'de_AT', site: '' });
  await page.goto(`${wordpress.url}/wp-admin/options-general.php?page=freight`);
  await expect(page.getByLabel('Öffentlicher Schlüssel')).toBeVisible();
  const editor = await insert(page, 'frakt', 'Freight: Sendung verfolgen');
  await expect(editor.getByText('Besucher sehen es auf der veröffentlichten Seite.')).toBeVisible();
  await expect(editor.getByLabel('Paketnummer')).toBeVisible();
});

test('a reader without scripts gets the link in the site’s language, not in the author’s [P7]', async ({
  page,
  browser,
}) => {
  const { port } = company.address() as AddressInfo;
  await setLanguages(page, { own: 'en_US', site: 'de_DE' });
  await page.goto(`${wordpress.url}/wp-admin/options-general.php?page=freight`);
  await page.getByLabel('Address of the API').fill(`http://localhost:${port}`);
  await saveSettings(page);
  const address = await publish(page, '[freight_track order_id="FR7K-2M9P-QX4E"] [freight_send]');
  const context = await browser.newContext({ javaScriptEnabled: false });
  const reader = await context.newPage();
  for (const [site, links] of [
    ['de_DE', ['Diese Sendung verfolgen', 'Pakete verfolgen und versenden']],
    ['sv_SE', ['Spåra paketet', 'Spåra och skicka paket']],
  ] as const) {
    await setLanguages(page, { own: 'en_US', site });
    await reader.goto(address);
    for (const name of links) await expect(reader.getByRole('link', { name })).toBeVisible();
  }
  await context.close();
});
