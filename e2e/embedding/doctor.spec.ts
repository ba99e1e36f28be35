import type { Page } from '@playwright/test';
import { expect, test } from '#support/fixtures.ts';
import { servePage } from '#support/hostPage.ts';
import type { Site } from '#support/site.ts';

const script = (site: Site, options = 'data-debug') =>
  `<script type="module" src="${site.url}/kit/freight.js" ${options}></script>`;

/** The value next to a name in the panel. */
const value = (page: Page, name: string) =>
  page
    .locator('[data-freight-doctor] .finding')
    .filter({ has: page.locator('dt', { hasText: new RegExp(`^${name}$`) }) })
    .locator('dd');

async function openPage(page: Page, html: string, headers: Record<string, string> = {}, path = '') {
  const host = await servePage(html, 0, headers);
  await page.goto(host.url + path);
  return host;
}

test('the panel lists version, page, API, settings and consent, and each misspelling with a link to its page', async ({
  page,
  site,
  problems,
}) => {
  problems.allow(/-unknown|attribute-value/);
  const tags = '<freight-track theme="lilac" order-idd="1"></freight-track><freight-trak></freight-trak>';
  const options = 'data-debug data-consent="denied" data-langage="sv"';
  const host = await openPage(page, script(site, options) + tags);
  await expect(page.getByText('Freight-doktorn (4)')).toBeVisible();
  await expect(value(page, 'Kit')).toHaveText(/^\d+\.\d+\.\d+/);
  await expect(value(page, 'Den här sidan')).toHaveText(host.url);
  await expect(value(page, 'API')).toHaveText(
    new RegExp(`^${site.url}, svarar den här sidan efter \\d+ ms$`),
  );
  await expect(value(page, 'Inställningar')).toHaveText(`apiUrl: ${site.url}, consent: denied`);
  await expect(value(page, 'Samtycke')).toHaveText('denied, none');
  await expect(value(page, 'Blockerat av sidans policy')).toHaveText('inget');
  for (const [code, words] of [
    ['tag-unknown', 'There is no <freight-trak>'],
    ['option-unknown', 'no option "data-langage"'],
    ['attribute-unknown', 'no attribute "order-idd"'],
    ['attribute-value', 'theme="lilac"'],
  ] as const) {
    await expect(value(page, code)).toContainText(words);
    await expect(value(page, code).getByRole('link')).toHaveAttribute('href', new RegExp(`/errors/${code}$`));
  }
  host.close();
});

test('the panel names why the API is unavailable: no server, a policy, an origin that is not allowed', async ({
  page,
  site,
  problems,
}) => {
  problems.allow(
    /api-unreachable|policy-blocked|origin-refused|ERR_|CORS|Content Security Policy|connect-src|403/,
  );
  const nowhere = await openPage(page, script(site, 'data-debug data-api-url="http://localhost:9"'));
  await expect(value(page, 'API')).toContainText('http://localhost:9, api-unreachable');
  nowhere.close();

  const policy = { 'content-security-policy': `default-src 'none'; script-src ${site.url}` };
  const strict = await openPage(page, script(site), policy);
  await expect(value(page, 'API')).toContainText('policy-blocked');
  await expect(value(page, 'Blockerat av sidans policy')).toContainText(`connect-src ${site.url}`);
  strict.close();

  await page.route('https://shop.example/', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<!doctype html><html lang="sv">${script(site)}` }),
  );
  await page.goto('https://shop.example/');
  await expect(value(page, 'API').getByRole('link')).toHaveAttribute('href', /errors\/origin-refused$/);
});

test('the panel shows when the live connection is lost and restored', async ({ page, site, problems }) => {
  problems.allow(/ERR_|WebSocket|502|503|api-unreachable/);
  const [parcel = ''] = (await site.demo()).trackingIds;
  const host = await openPage(page, `${script(site)}<freight-track order-id="${parcel}"></freight-track>`);
  await expect(value(page, 'Livelinje')).toHaveText('ansluten');
  // Nothing is still on its way from the server that dies.
  await expect(page.getByRole('button', { name: 'Zooma in' })).toBeVisible();
  await site.kill9();
  await expect(value(page, 'Livelinje')).not.toHaveText('ansluten');
  await site.restart();
  await expect(value(page, 'Livelinje')).toHaveText('ansluten');
  host.close();
});

test('the panel reports blocked storage and a second copy of the kit', async ({ page, site, problems }) => {
  problems.allow(/storage-blocked/);
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('Blocked', 'SecurityError');
      },
    }),
  );
  const second = `<script type="module" src="${site.url}/kit/freight.js?2"></script>`;
  const host = await openPage(
    page,
    `${script(site, 'data-debug data-session="persistent"')}${second}<freight-user-menu></freight-user-menu>`,
  );
  await expect(value(page, 'Inloggning')).toContainText('lagringen är blockerad');
  await expect(value(page, 'storage-blocked')).toBeVisible();
  await expect(value(page, 'script-twice')).toContainText('more than once');
  host.close();
});

test('a page may still be configured while the panel is shown', async ({ page, site, problems }) => {
  problems.allow(/ERR_UNSAFE_PORT/);
  const later = `<script type="module">
    const { configure } = await import('${site.url}/kit/freight.js');
    window.later = () => configure({ apiUrl: '${site.url}', session: 'memory' });
  </script>`;
  const host = await openPage(page, script(site, 'data-debug data-api-url="http://localhost:9"') + later);
  await expect(value(page, 'Inloggning')).toHaveText('behövs inte ännu');
  await page.evaluate(() => (window as unknown as { later: () => void }).later());
  await expect(value(page, 'Inställningar')).toHaveText(`apiUrl: ${site.url}, session: memory`);
  await expect(value(page, 'API')).toContainText(`${site.url}, svarar`);
  await expect(page.locator('[data-freight-doctor]').getByText('setting-in-use')).toHaveCount(0);
  host.close();
});

test('the report that is copied holds no token, no person and no order of the page', async ({
  page,
  context,
  site,
}) => {
  const demo = await site.demo();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    localStorage.setItem('authToken', 'canary-token');
    localStorage.setItem('user', '{"email":"canary@example.com"}');
  });
  const [parcel = ''] = demo.trackingIds;
  const host = await servePage(`${script(site, '')}<freight-track order-id="${parcel}"></freight-track>`);
  await page.goto(`${host.url}/?freight-debug`);
  await page.getByRole('button', { name: 'Kopiera rapporten' }).click();
  await expect(page.getByText('Kopierad')).toBeVisible();
  const report = await page.evaluate(() => navigator.clipboard.readText());
  expect(report).toContain(`API: ${site.url}`);
  expect(report).not.toMatch(new RegExp(`canary|eyJ|${parcel}|freight-debug`));
  host.close();
});

test('the panel is used by keys alone, folds and goes; without being asked for, nothing of it is loaded', async ({
  page,
  site,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const host = await openPage(page, script(site));
  const summary = page.getByText('Freight-doktorn');
  await expect(value(page, 'API')).toContainText('svarar');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(value(page, 'API')).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(value(page, 'API')).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(summary).toHaveCount(0);
  expect(asked.filter((url) => url.includes('doctor'))).toHaveLength(1);
  host.close();

  asked.length = 0;
  const plain = await openPage(page, `${script(site, '')}<freight-track></freight-track>`);
  await expect(page.locator('freight-track')).toHaveAttribute('data-ready');
  await expect(page.locator('[data-freight-doctor]')).toHaveCount(0);
  expect(asked.filter((url) => url.includes('doctor'))).toEqual([]);
  plain.close();
});

test('an address below the API, and one of a server that has no API, are called wrong; one that is refused falls back to where the script is from [A32]', async ({
  page,
  site,
  problems,
}) => {
  problems.allow(/api-wrong|address-refused|40[14]/);
  const below = await openPage(page, script(site, `data-debug data-api-url="${site.url}/api/v1"`));
  await expect(value(page, 'API')).toContainText(`${site.url}/api/v1, api-wrong`);
  below.close();

  await page.route('https://files.example/**', (route) =>
    route.fulfill({
      status: 404,
      contentType: 'text/plain',
      headers: { 'access-control-allow-origin': '*' },
      body: 'no',
    }),
  );
  const other = await openPage(page, script(site, 'data-debug data-api-url="https://files.example"'));
  await expect(value(page, 'API')).toContainText('https://files.example, api-wrong');
  other.close();

  const refused = await openPage(page, script(site, 'data-debug data-api-url="ftp://files.example"'));
  await expect(value(page, 'API')).toContainText(`${site.url}, svarar`);
  await expect(value(page, 'address-refused')).toBeVisible();
  // The console links to a page of the same site.
  const link = value(page, 'address-refused').getByRole('link');
  await expect(link).toHaveAttribute('href', `${site.url}/docs/errors/address-refused`);
  const explained = await page.request.get(`${site.url}/docs/errors/address-refused`);
  expect(await explained.text()).toContain('address-refused');
  refused.close();
});

test('an API without capabilities is fine, also where a web page answers in their place [A32] [A25]', async ({
  page,
  site,
  problems,
}) => {
  problems.allow(/40[14]/);
  for (const contentType of ['application/json', 'text/html']) {
    await page.route('**/api/v1/capabilities', (route) =>
      route.fulfill({
        status: 404,
        contentType,
        headers: { 'access-control-allow-origin': '*' },
        body: '{}',
      }),
    );
    const host = await openPage(page, script(site));
    await expect(value(page, 'API')).toContainText('svarar');
    await expect(page.locator('[data-freight-doctor]').getByText('api-wrong')).toHaveCount(0);
    await page.unrouteAll();
    host.close();
  }
});
