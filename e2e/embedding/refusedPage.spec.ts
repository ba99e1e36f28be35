import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { plainEnv } from '@freight/testing/plainEnv';
import type { Page } from '@playwright/test';
import { expect } from '#support/fixtures.ts';
import { test } from '#support/onPostgres.ts';

const server = join(import.meta.dirname, '..', '..', 'packages', 'server', 'src', 'main.ts');
const origin = 'https://shop.example';

/** The code that the builder copies, unmodified. */
async function copySnippet(page: Page): Promise<string> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/embed');
  await page.getByLabel('Sidans adress').fill(`${origin}/sida`);
  await page.getByRole('button', { name: 'Kopiera' }).click();
  await expect(page.getByText('Kopierat')).toBeVisible();
  return page.evaluate(() => navigator.clipboard.readText());
}

test('the copied snippet logs what to do on a page that is not allowed, and works as soon as an operator allows it', async ({
  page,
  site,
  database,
  problems,
}) => {
  problems.allow(/403|ERR_FAILED|blocked by CORS|origin-refused/);
  const printed: string[] = [];
  page.on('console', (message) => printed.push(message.text()));
  const snippet = await copySnippet(page);
  await page.route(`${origin}/`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="sv"><title>Butik</title><link rel="icon" href="data:,"><body>${snippet}</body></html>`,
    }),
  );
  await page.goto(`${origin}/`);
  const [inTransit = ''] = (await site.demo()).trackingIds;
  const card = page.locator('freight-start');
  const track = async () => {
    await card.getByLabel('Paketnummer').fill(inTransit);
    await card.getByRole('button', { name: 'Spåra paket' }).click();
  };
  await track();
  await expect(card.getByRole('alert')).toContainText(/når inte vår tjänst.*inte gjort något fel/);
  await expect
    .poll(() => printed.find((line) => line.startsWith('[freight]')))
    .toMatch(
      /^\[freight\] origin-refused: .* does not allow pages of https:\/\/shop\.example\. Its operator has to add this origin.*\/docs\/errors\/origin-refused$/,
    );

  const env = { ...plainEnv, DATABASE_URL: database };
  await promisify(execFile)(process.execPath, [server, 'partners', 'add', 'Shop', origin], { env });
  // Running servers notice within two seconds.
  await expect
    .poll(async () => (await fetch(`${site.url}/api/v1/capabilities`, { headers: { origin } })).status)
    .toBe(200);
  await page.reload();
  await track();
  await expect(card.getByRole('progressbar')).toBeVisible();
});
