import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { chooseRoute, confirmOrder, goThroughSteps, openWizard, orderInPlace } from '#support/customer.ts';
import { expect, test } from '#support/fixtures.ts';
import { type Traces, watchTraces } from '#support/traces.ts';

const privacyPage = join(import.meta.dirname, '..', '..', 'docs', 'privacy.md');

/** The purpose of each item that a browser may keep; an item missing here fails the test. */
const purposes: Record<string, string> = {
  'cookie freight_browser': 'Recognises a browser in which a customer has signed in; scripts cannot read it',
  'local authToken': 'The session: the access token',
  'local refreshToken': 'The session: what a new access token is asked for with',
  'local tokenExpiry': 'The session: when the access token ends',
  'local user': 'The session: who is signed in',
  'local cookie_consent': 'The answer to the cookie banner: `all`, `necessary` or `none`',
  'local language': 'The language, once the visitor has chosen one',
  'local theme': 'Light or dark, once the visitor has chosen',
  'local activeOrderNotification': 'The number of the order that the floating card follows',
  'local orderNotificationMinimized': 'Whether the floating card is folded',
  'local freightBrowser': 'What the cookie does, where the API is of another origin',
  'local freight.orderAttempts':
    'The numbers of orders sent in the last day, so that a copied tab sends none twice',
  'local freight.awaitedRoute': 'The two addresses while the visitor signs in to send',
  'session freight.sending': 'The order being written, until it is sent or the tab is closed',
  'session freightNotices': 'Short messages that outlive a change of pages',
};

/** The page of a shop that asks for consent itself or lets the kit ask, with every third-party service. */
const shopPage = (api: string, consent: string) => `<!doctype html><html lang="sv"><head><title>Butik</title>
<link rel="icon" href="data:,">
<script type="module" src="${api}/kit/freight.js" data-api-url="${api}" data-consent="${consent}"></script>
<script type="module">
import { configure } from '${api}/kit/freight.js';
configure({
  geocoderUrl: 'https://photon.example',
  mapTiles: { url: 'https://tiles.example/{z}/{x}/{y}.png', attribution: 'Tiles' },
  analytics: { scriptUrl: 'https://stats.example/s.js' },
});
</script></head><body><freight-start inline></freight-start><freight-consent></freight-consent></body></html>`;

const point =
  '{"type":"FeatureCollection","features":[{"type":"Feature","geometry":{"type":"Point","coordinates":[13.5,59.38]},"properties":{"street":"Tingvallagatan","housenumber":"16","city":"Karlstad","countrycode":"SE"}}]}';

/** Opens the shop's page; mocks of the third-party services answer like the real ones. */
async function openShop(
  page: Page,
  { url, partnerUrl }: { url: string; partnerUrl: string },
  consent: string,
) {
  const headers = { 'access-control-allow-origin': '*' };
  await page.route('https://photon.example/**', (route) =>
    route.fulfill({ headers, contentType: 'application/json', body: point }),
  );
  await page.route('https://tiles.example/**', (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"/>',
    }),
  );
  await page.route('https://stats.example/**', (route) =>
    route.fulfill({
      headers,
      contentType: 'text/javascript',
      body: 'export const pageView = () => undefined;',
    }),
  );
  await page.route(`${partnerUrl}/shop`, (route) =>
    route.fulfill({ contentType: 'text/html', body: shopPage(url, consent) }),
  );
  await page.goto(`${partnerUrl}/shop`);
}

/** Searches for an address and opens a map, which use the third-party services. */
async function useMaps(page: Page, address = 'Tingvallagatan 16'): Promise<void> {
  const card = page.locator('freight-start');
  await card.getByRole('tab', { name: 'Skicka' }).click();
  await card.getByRole('combobox', { name: 'Hämtas på' }).fill(address);
  await expect(card.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await card.getByRole('button', { name: 'Välj plats på kartan' }).first().click();
  const picker = card.getByRole('region', { name: 'Välj på kartan' });
  await expect(picker.getByRole('button', { name: 'Zooma in' })).toBeVisible();
  await expect(picker.getByText('Laddar kartan …')).toBeHidden();
  await card.getByRole('button', { name: 'Stäng kartan' }).click();
}

const foreign = ({ origins }: Traces, { url, partnerUrl }: { url: string; partnerUrl: string }) =>
  [...origins].filter((origin) => origin !== url && origin !== partnerUrl).sort();

test.describe('with a banner of the kit', () => {
  test.use({ cookieChoice: 'unasked' });

  test('nothing leaves but calls to the API until the visitor has accepted all, and then what the settings name [CONSENT-05] [CONSENT-07]', async ({
    page,
    context,
    site,
  }) => {
    const traces = await watchTraces(context, page);
    await openShop(page, site, 'ask');
    const consent = page.locator('freight-consent');
    await expect(consent.getByRole('button', { name: 'Godkänn alla' })).toBeVisible();
    await useMaps(page);
    expect(foreign(traces, site)).toEqual([]);
    await consent.getByRole('button', { name: 'Godkänn alla' }).click();
    await useMaps(page, 'Tingvallagatan 1');
    await expect
      .poll(() => foreign(traces, site))
      .toEqual(['https://photon.example', 'https://stats.example', 'https://tiles.example']);
  });
});

test('a consent manager of the page lets the services in and stops them by an event, and no banner shows', async ({
  page,
  context,
  site,
}) => {
  const traces = await watchTraces(context, page);
  await openShop(page, site, 'denied');
  await useMaps(page);
  expect(foreign(traces, site)).toEqual([]);
  const say = (consent: string) =>
    page.evaluate(
      (word) => document.dispatchEvent(new CustomEvent('freight-consent', { detail: { consent: word } })),
      consent,
    );
  await say('granted');
  await useMaps(page, 'Tingvallagatan 1');
  await expect.poll(() => foreign(traces, site)).toHaveLength(3);
  await say('denied');
  traces.origins.clear();
  await useMaps(page, 'Tingvallagatan 12');
  expect(foreign(traces, site)).toEqual([]);
  expect(await page.locator('freight-consent').getByRole('region').count()).toBe(0);
});

/** One row for each stored item. */
function keptTable(traces: Traces): string {
  const things = [...traces.keys, ...[...traces.cookies].map((name) => `cookie ${name}`)].sort();
  if (things.length === 0) return 'Nothing: no cookie, no storage.';
  const rows = things.map((thing) => {
    const [where = '', ...name] = thing.split(' ');
    const kind = where === 'cookie' ? 'cookie' : where === 'database' ? 'database' : `${where} storage`;
    return `| \`${name.join(' ')}\` | ${kind} | ${purposes[thing] ?? `UNKNOWN: say in e2e/docs/privacy.spec.ts what ${thing} is for`} |`;
  });
  return ['| name | where | for what |', '| --- | --- | --- |', ...rows].join('\n');
}

async function writeOrCompare(heading: string, table: string): Promise<void> {
  const text = await readFile(privacyPage, 'utf8');
  const [before, rest = ''] = text.split(`<!-- ${heading}: written by \`npm run quality pictures\`. -->\n`);
  const after = rest.slice(rest.indexOf('<!-- end -->'));
  const fresh = `${before}<!-- ${heading}: written by \`npm run quality pictures\`. -->\n\n${table}\n\n${after}`;
  if (test.info().config.updateSnapshots !== 'missing') await writeFile(privacyPage, fresh);
  else expect(text, 'docs/privacy.md is stale: npm run quality pictures').toBe(fresh);
  expect(table).not.toContain('UNKNOWN');
}

test.describe('what docs/privacy.md lists', () => {
  test.describe.configure({ mode: 'serial' });
  test.use({ cookieChoice: 'unasked' });

  test('is what the browser of a customer keeps who orders on the company’s own site', async ({
    page,
    context,
    site,
  }) => {
    const traces = await watchTraces(context, page);
    await page.goto('/');
    await page.locator('freight-consent').getByRole('button', { name: 'Neka' }).click();
    const wizard = await openWizard(page, await site.demo());
    await goThroughSteps(wizard);
    await confirmOrder(wizard);
    await expect(page).toHaveURL(/order-success/);
    await page.goto('/about');
    await page.locator('header freight-language').getByRole('button').click();
    await page.getByRole('menuitemradio', { name: 'English' }).click();
    await writeOrCompare('own site', keptTable(traces));
    expect([...traces.origins]).toEqual([site.url]);
  });

  test('is what the browser of a customer keeps who orders on a partner’s page', async ({
    page,
    context,
    site,
  }) => {
    const traces = await watchTraces(context, page);
    await page.goto(site.partnerUrl);
    const card = page.locator('freight-start');
    await chooseRoute(card);
    await orderInPlace(page, card, await site.demo());
    await writeOrCompare('partner page', keptTable(traces));
    expect(new Set(traces.origins)).toEqual(new Set([site.url, site.partnerUrl]));
  });
});
