import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { FrameLocator, Page } from '@playwright/test';
import { chooseAddress, dropoff, pickup } from '#support/customer.ts';
import { expect, test } from '#support/fixtures.ts';
import { arraysAsTexts, mooTools, noStorage, objectPrototype, prototypeJs } from '#support/foreignScripts.ts';
import { expectAccessible } from '#support/screens.ts';
import type { Site } from '#support/site.ts';

const require = createRequire(import.meta.url);

/** A page of another company, as far as it differs from an ordinary one. */
interface Foreign {
  doctype?: string;
  /** The content of its head before the kit. */
  head?: (site: Site) => string | Promise<string>;
  /** Attributes of the kit's script. */
  script?: string;
  headers?: (site: Site) => Record<string, string>;
  /** Features that a page breaks, because the kit's libraries need unmodified natives. */
  lacks?: 'the live line' | 'the open map';
}

const nonce = 'bm9uY2U';
const classic = (text: string) => `<script>${text}</script>`;

const pages: Record<string, Foreign> = {
  'Prototype.js': { head: () => classic(prototypeJs) },
  'Prototype.js before 1.7': { head: () => classic(prototypeJs + arraysAsTexts), lacks: 'the live line' },
  MooTools: { head: () => classic(mooTools) },
  'methods on Object.prototype': { head: () => classic(objectPrototype), lacks: 'the open map' },
  'zone.js': { head: async () => classic(await readFile(require.resolve('zone.js'), 'utf8')) },
  'a base in another folder of another origin': {
    head: () => '<base href="https://elsewhere.example/shop/" target="_blank">',
  },
  'quirks mode': { doctype: '' },
  'blocked storage': { head: () => classic(noStorage) },
  "nonce, 'strict-dynamic' and Trusted Types": {
    script: `nonce="${nonce}"`,
    headers: ({ url }) => ({
      'content-security-policy': `default-src 'none'; script-src 'nonce-${nonce}' 'strict-dynamic'; connect-src ${url} ${url.replace('http', 'ws')}; img-src ${url} data: blob:; base-uri 'none'; require-trusted-types-for 'script'; trusted-types 'none'`,
    }),
  },
  'cross-origin isolation': {
    headers: () => ({
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-embedder-policy': 'require-corp',
    }),
  },
};

async function open(
  page: Page,
  site: Site,
  { doctype = '<!doctype html>', head, script = '', headers }: Foreign,
  body: string,
) {
  const kit = `<script type="module" src="${site.url}/kit/freight.js" ${script}></script>`;
  const before = (await head?.(site)) ?? '';
  await page.route(`${site.partnerUrl}/foreign`, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      headers: headers?.(site) ?? {},
      body: `${doctype}<html lang="sv"><head><title>Butik</title><link rel="icon" href="data:,">${before}${kit}</head><body>${body}</body></html>`,
    }),
  );
  await page.goto(`${site.partnerUrl}/foreign`);
}

/** Checks the first tag's order with its live connection, and the second tag's price. */
async function tracksAndPrices(page: Page | FrameLocator, { lacks }: Foreign = {}): Promise<void> {
  const track = page.locator('freight-track');
  await expect(track.getByRole('progressbar')).toBeVisible();
  const start = page.locator('freight-start');
  await chooseAddress(start, 'Hämtas på', pickup);
  await chooseAddress(start, 'Lämnas på', dropoff);
  await start.getByRole('button', { name: /^Paket/ }).click();
  await expect(start.getByText(/^från \d[\d\s]*\skr$/)).toBeVisible();
  if (lacks !== 'the live line') await expect(track.getByText('Live', { exact: true })).toBeVisible();
  if (lacks !== 'the open map') await expect(track.locator('.map__marker--dropoff')).toBeVisible();
}

const tags = async (site: Site) =>
  `<freight-track order-id="${(await site.demo()).trackingIds[0]}"></freight-track><freight-start tab="send" inline></freight-start>`;

for (const [name, foreign] of Object.entries(pages)) {
  const without = foreign.lacks ? `, all but ${foreign.lacks}` : '';
  test(`tracks and shows a price on a page with ${name}${without}`, async ({ page, site, problems }) => {
    problems.allow(/storage-blocked/);
    await open(page, site, foreign, await tags(site));
    await tracksAndPrices(page, foreign);
  });
}

test('tracks and shows a price in a sandboxed frame without origin, cookies and storage', async ({
  page,
  site,
  problems,
}) => {
  problems.allow(/storage-blocked/);
  await open(page, site, {}, await tags(site));
  const address = page.url();
  await page.route(`${site.partnerUrl}/around`, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><html lang="sv"><title>Runt om</title><link rel="icon" href="data:,">
        <iframe sandbox="allow-scripts allow-forms" src="${address}" width="800" height="1600"></iframe></html>`,
    }),
  );
  await page.goto(`${site.partnerUrl}/around`);
  const frame = page.frameLocator('iframe');
  expect(await frame.locator('html').evaluate(() => origin)).toBe('null');
  await tracksAndPrices(frame);
});

test('tracks and shows a price, in readable dark colours, where Dark Reader repaints the page', async ({
  page,
  site,
}) => {
  const darken = `${await readFile(require.resolve('darkreader'), 'utf8')};DarkReader.setFetchMethod(window.fetch);DarkReader.enable();`;
  await open(page, site, { head: () => classic(darken) }, await tags(site));
  await tracksAndPrices(page);
  const ground = page.locator('freight-start [part="card"]');
  await expect(ground).toHaveCSS('background-color', 'rgb(20, 33, 27)');
  await expectAccessible(page, 'below Dark Reader', 'freight-start');
});
