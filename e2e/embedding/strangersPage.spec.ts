import type { Page } from '@playwright/test';
import { expect, test } from '#support/fixtures.ts';
import { servePage } from '#support/hostPage.ts';

/** A page of another company: its own origin, its own markup, and the kit from the API's server. */
interface Foreign {
  head?: string;
  body: string;
  lang?: string;
  headers?: Record<string, string>;
  doctype?: string;
}

const icon = '<link rel="icon" href="data:,">';
const script = (site: { url: string }, options = '') =>
  `<script type="module" src="${site.url}/kit/freight.js" ${options}></script>`;

/** Opens it below an origin that the API allows, unless another one is given. */
async function open(page: Page, origin: string, foreign: Foreign): Promise<void> {
  const { head = '', body, lang = 'sv', headers = {}, doctype = '<!doctype html>' } = foreign;
  await page.route(`${origin}/foreign`, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      headers,
      body: `${doctype}<html lang="${lang}"><head><title>Foreign</title>${icon}${head}</head><body>${body}</body></html>`,
    }),
  );
  await page.goto(`${origin}/foreign`);
}

/** The codes that the kit logs in the console, in order. */
function codesSaid(page: Page): string[] {
  const codes: string[] = [];
  page.on('console', (message) => {
    const [, code, link] = /^\[freight\] ([a-z-]+): .* (https?:\S+)$/s.exec(message.text()) ?? [];
    if (code && link?.endsWith(`/docs/errors/${code}`)) codes.push(code);
  });
  return codes;
}

const errorsSent = `addEventListener('freight-error', ({ detail }) => (window.sent ??= []).push(detail.code))`;
const sent = (page: Page) => page.evaluate(() => (window as unknown as { sent?: string[] }).sent ?? []);

test('shows what a framework has set as properties before the script came [E2]', async ({ page, site }) => {
  const [inTransit = ''] = (await site.demo()).trackingIds;
  await open(page, site.partnerUrl, {
    body: `<freight-track></freight-track><freight-start></freight-start>
      <script>document.querySelector('freight-track').orderId = '${inTransit}';
      Object.assign(document.querySelector('freight-start'), { tab: 'send', inline: true });</script>${script(site)}`,
  });
  await expect(page.locator('freight-track').getByRole('progressbar')).toBeVisible();
  const start = page.locator('freight-start');
  await expect(start.getByRole('tab', { name: 'Skicka' })).toHaveAttribute('aria-selected', 'true');
  await start.getByRole('tab', { name: 'Spåra' }).click();
  await start.getByLabel('Paketnummer').fill(inTransit);
  await page.keyboard.press('Enter');
  await expect(start.getByRole('progressbar')).toBeVisible();
});

test('calls the API on the server of the script unless the page sets another [E4]', async ({
  page,
  site,
}) => {
  const [inTransit = ''] = (await site.demo()).trackingIds;
  await open(page, site.partnerUrl, {
    body: `<freight-track orderid="${inTransit}"></freight-track>`,
    head: script(site),
  });
  await expect(page.locator('freight-track').getByRole('progressbar')).toBeVisible();
});

test('a page that the API does not allow logs it once, and shows visitors a friendly message in three languages [E4] [E10]', async ({
  page,
  site,
  problems,
}) => {
  problems.allow(/403|blocked by CORS|ERR_FAILED|origin-refused/);
  const codes = codesSaid(page);
  await page.addInitScript(errorsSent);
  for (const [lang, words] of [
    ['sv', /når inte vår tjänst.*inte gjort något fel/],
    ['en-GB', /cannot reach our service.*done nothing wrong/],
    ['de', /erreicht unseren Dienst.*nichts falsch gemacht/],
  ] as const) {
    codes.length = 0;
    await page.unrouteAll();
    await open(page, 'https://stranger.example', {
      lang,
      body: '<freight-track></freight-track><freight-track></freight-track>',
      head: script(site),
    });
    const card = page.locator('freight-track').first();
    await card.locator('input').fill('FR7K-2M9P-QX4E');
    await page.keyboard.press('Enter');
    await expect(card.getByRole('alert')).toContainText(words);
    await expect.poll(() => codes).toEqual(['origin-refused']);
    expect(await sent(page)).toContain('origin-refused');
  }
});

test('a policy that blocks the API, an unknown key and an address without a server each have their own message [E4]', async ({
  page,
  site,
  problems,
}) => {
  problems.allow(/403|ERR_CONNECTION_REFUSED|[Cc]ontent.[Ss]ecurity.[Pp]olicy|policy violation: connect-src/);
  problems.allow(/policy-blocked|key-unknown|api-unreachable/);
  const closed = await servePage('');
  closed.close();
  const codes = codesSaid(page);
  const faults: { code: string; options?: string; headers?: Record<string, string> }[] = [
    {
      code: 'policy-blocked',
      headers: { 'content-security-policy': `script-src ${site.url}; connect-src 'self'` },
    },
    { code: 'key-unknown', options: 'data-key="pk_nobody"' },
    { code: 'api-unreachable', options: `data-api-url="${closed.url}"` },
  ];
  for (const { code, options = '', headers = {} } of faults) {
    codes.length = 0;
    await page.unrouteAll();
    await open(page, site.partnerUrl, {
      head: script(site, options),
      headers,
      body: '<freight-track></freight-track>',
    });
    const card = page.locator('freight-track');
    await card.getByLabel('Paketnummer').fill('FR7K-2M9P-QX4E');
    await page.keyboard.press('Enter');
    await expect(card.getByRole('alert'), code).toContainText('inte gjort något fel');
    await expect.poll(() => codes).toEqual([code]);
  }
});

test('reports an API address that is the page’s own web site [E4]', async ({ page, site, problems }) => {
  problems.allow(/404|api-wrong/);
  const codes = codesSaid(page);
  await page.route(`${site.partnerUrl}/api/**`, (route) =>
    route.fulfill({ status: 404, contentType: 'text/html', body: '<h1>Not found</h1>' }),
  );
  await open(page, site.partnerUrl, {
    body: '<freight-track></freight-track>',
    head: script(site, `data-api-url="${site.partnerUrl}" data-language="en"`),
  });
  const card = page.locator('freight-track');
  await card.getByLabel('Package ID').fill('FR7K-2M9P-QX4E');
  await page.keyboard.press('Enter');
  await expect(card.getByRole('alert')).toContainText('done nothing wrong');
  await expect.poll(() => codes).toEqual(['api-wrong']);
});

test('each typo of an option, a language, an attribute, a value and a tag has its own line and its event [E4]', async ({
  page,
  site,
  problems,
}) => {
  problems.allow(/option-unknown|language-unknown|attribute-unknown|attribute-value|tag-unknown/);
  const codes = codesSaid(page);
  await page.addInitScript(errorsSent);
  await open(page, site.partnerUrl, {
    head: script(site, `data-api-ulr="${site.url}" data-cfasync="false" data-language="swe"`),
    body: `<freight-start tab="sned" in-line v-cloak data-own class="x"></freight-start>
      <freight-trak></freight-trak><div data-freight="tracking"></div><other-tag></other-tag>`,
  });
  const expected = [
    'attribute-unknown',
    'attribute-value',
    'language-unknown',
    'option-unknown',
    'tag-unknown',
    'tag-unknown',
  ];
  await expect.poll(() => codes.toSorted()).toEqual(expected);
  await expect.poll(async () => (await sent(page)).toSorted()).toEqual(expected);
});

test('applies the options of the first script, and reports the second one once [E8]', async ({
  page,
  site,
  problems,
}) => {
  problems.allow(/404/);
  const codes = codesSaid(page);
  const copy = script(site, 'data-language="de" data-api-url="https://other.example"').replace(
    '.js',
    '.js?copy',
  );
  await open(page, site.partnerUrl, {
    head: `${script(site, 'data-language="en"')}${copy}${copy.replace('?copy', '?third')}`,
    body: '<freight-track></freight-track>',
  });
  const card = page.locator('freight-track');
  await expect(card).toHaveAttribute('data-ready');
  await expect(card.getByRole('button', { name: 'Track parcel' })).toBeVisible();
  await card.getByLabel('Package ID').fill('NO-SUCH-ID');
  await page.keyboard.press('Enter');
  await expect(card.getByRole('alert')).toContainText('Package not found');
  expect(codes).toEqual(['script-twice']);
});

test('announces every page of a router that swaps the body three times, and its contents twice [E6]', async ({
  page,
  site,
  problems,
}) => {
  problems.allow(/404/);
  await open(page, site.partnerUrl, { head: script(site), body: '<freight-track></freight-track>' });
  const regions = page.locator('[data-freight-announcer]');
  for (const how of ['page', 'body', 'contents', 'body', 'transition', 'contents', 'body']) {
    await page.evaluate(async (swap) => {
      const next = document.createElement('body');
      next.append(document.createElement('freight-track'));
      if (swap === 'body') document.documentElement.replaceChild(next, document.body);
      if (swap === 'contents') document.body.innerHTML = next.innerHTML;
      if (swap === 'transition')
        await document.startViewTransition(() => document.body.replaceWith(next)).finished;
    }, how);
    const card = page.locator('freight-track');
    await expect(card).toHaveAttribute('data-ready');
    // Registered before the message, which would be lost otherwise.
    await expect(regions).toHaveCount(2);
    await card.getByLabel('Paketnummer').fill('NO-SUCH-ID');
    await page.keyboard.press('Enter');
    await expect(card.getByRole('alert')).toContainText('hittades inte');
    await expect(regions.filter({ hasText: 'hittades inte' })).toHaveCount(1);
  }
});

test('markup of an editor is a link without scripts, and tracks with them', async ({
  browser,
  page,
  site,
}) => {
  const [inTransit = ''] = (await site.demo()).trackingIds;
  const link = `<a href="${site.url}/tracking?orderId=${inTransit}"`;
  const body = `<div data-freight="track" data-order-id="${inTransit}">${link}>Följ paketet</a></div>
    <p>${link} data-freight>Följ det andra</a></p><freight-track order-id="${inTransit}">${link}>Följ det tredje</a></freight-track>`;
  await open(page, site.partnerUrl, { head: script(site), body });
  const tracking = page.locator('freight-track');
  await expect(tracking).toHaveCount(3);
  // An order is long, and elements far below what is in sight do not start.
  for (const one of await tracking.all()) {
    await one.scrollIntoViewIfNeeded();
    await expect(one.getByRole('progressbar')).toBeVisible();
  }
  for (const name of ['Följ paketet', 'Följ det andra', 'Följ det tredje'])
    await expect(page.getByRole('link', { name })).toBeHidden();

  const context = await browser.newContext({ javaScriptEnabled: false });
  const still = await context.newPage();
  await open(still, site.partnerUrl, { head: script(site), body });
  for (const name of ['Följ paketet', 'Följ det andra', 'Följ det tredje'])
    await expect(still.getByRole('link', { name })).toBeVisible();
  await context.close();
});

test('tracks and signs in, by mouse and by Enter, in a sandbox that lets no form be sent [A35]', async ({
  page,
  site,
  problems,
}) => {
  problems.allow(/allow-forms|can escape its sandboxing|401/);
  const { trackingIds } = await site.demo();
  const host = await servePage('<h1>Butiken</h1>');
  await page.route(`${host.url}/inner`, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><html lang="sv"><title>Ram</title><script type="module" src="${site.url}/kit/freight.js"></script><freight-track></freight-track><freight-sign-in open="login"></freight-sign-in></html>`,
    }),
  );
  await page.goto(host.url);
  await page.evaluate(() => {
    const frame = document.createElement('iframe');
    frame.sandbox.add('allow-scripts', 'allow-same-origin');
    frame.src = '/inner';
    frame.width = '600';
    frame.height = '900';
    document.body.append(frame);
  });
  const frame = page.frameLocator('iframe');
  const signIn = frame.locator('freight-sign-in');
  await signIn.getByLabel('E-post', { exact: true }).fill('nobody@example.com');
  await signIn.getByLabel('Lösenord', { exact: true }).fill('not the password');
  await page.keyboard.press('Enter');
  await expect(signIn.getByRole('alert')).toBeVisible();
  await signIn.getByRole('button', { name: 'Stäng' }).click();
  const track = frame.locator('freight-track');
  await track.getByRole('button', { name: 'Spåra paket' }).click();
  await expect(track.getByRole('alert')).toBeVisible();
  await track.getByLabel('Paketnummer').fill(trackingIds[0] ?? '');
  await page.keyboard.press('Enter');
  await expect(track.getByRole('progressbar')).toBeVisible();
  host.close();
});
