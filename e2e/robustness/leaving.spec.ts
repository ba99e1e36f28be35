import type { BrowserContext, Page } from '@playwright/test';
import { chromium } from '@playwright/test';
import { chromiumLaunch } from '#scripts/run/browsers.mjs';
import { expect, test } from '#support/fixtures.ts';
import { holdBack } from '#support/holdBack.ts';
import { servePage } from '#support/hostPage.ts';
import type { Site } from '#support/site.ts';

/** Everything the kit logs in any page and frame. */
function watchKit(context: BrowserContext): string[] {
  const lines: string[] = [];
  context.on('console', (message) => {
    if (message.text().startsWith('[freight]')) lines.push(message.text());
  });
  return lines;
}

/** What a tracked order asks for: itself, its route and its map. */
const asked = /\/transport\/tracking\/|\/maps\/|\/map\/|\/capabilities/;
const heading = (page: Page | ReturnType<Page['frameLocator']>) =>
  page.locator('freight-track').getByRole('heading', { name: 'Ditt paket är på väg' });
const tracked = async (site: Site) => (await site.demo()).trackingIds[0] ?? '';
const pageWith = (site: Site, parcel: string) =>
  `<script type="module" src="${site.url}/kit/freight.js"></script><freight-track order-id="${parcel}"></freight-track>`;

test('a page that is reloaded while it waits reports nothing, and then does its job [B25]', async ({
  page,
  context,
  site,
}) => {
  const lines = watchKit(context);
  const release = await holdBack(page, asked);
  const waits = page.waitForRequest(/\/transport\/tracking\//);
  await page.goto(`/tracking?orderId=${await tracked(site)}`);
  await waits;
  const again = page.waitForRequest(/\/transport\/tracking\//);
  await page.reload();
  await again;
  release();
  await expect(heading(page)).toBeVisible();
  expect(lines).toEqual([]);
});

test('a page that is left for another while it waits reports nothing [B25]', async ({
  page,
  context,
  site,
}) => {
  const lines = watchKit(context);
  await holdBack(page, asked);
  const waits = page.waitForRequest(/\/transport\/tracking\//);
  await page.goto(`/tracking?orderId=${await tracked(site)}`);
  await waits;
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(lines).toEqual([]);
});

test('a frame that is replaced while it waits reports nothing, and its successor does its job [B25]', async ({
  page,
  context,
  site,
}) => {
  const lines = watchKit(context);
  const inner = await servePage(pageWith(site, await tracked(site)));
  const outer = await servePage(
    `<iframe title="Paket" src="${inner.url}" width="900" height="900"></iframe>`,
  );
  const release = await holdBack(page, asked);
  const waits = page.waitForRequest(/\/transport\/tracking\//);
  await page.goto(outer.url);
  await waits;
  const again = page.waitForRequest(/\/transport\/tracking\//);
  await page.locator('iframe').evaluate((frame: HTMLIFrameElement) => {
    frame.src = `${frame.src}?again`;
  });
  await again;
  release();
  await expect(heading(page.frameLocator('iframe'))).toBeVisible();
  expect(lines).toEqual([]);
  inner.close();
  outer.close();
});

test('a page that was left while it waited asks again when it comes back from the cache [B25]', async ({
  site,
}) => {
  const { executablePath, args } = chromiumLaunch();
  // Playwright turns the back-forward cache off; a browser started without that option has it.
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : { channel: 'chromium' }),
    args,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const servers = await Promise.all([
    servePage(pageWith(site, await tracked(site))),
    servePage('<p>En annan sida</p>'),
  ]);
  const [first, second] = servers;
  try {
    const page = await browser.newPage({ locale: 'sv-SE' });
    const lines = watchKit(page.context());
    const release = await holdBack(page, asked);
    const waits = page.waitForRequest(/\/transport\/tracking\//);
    await page.goto(`${first?.url}`);
    await waits;
    await page.evaluate(() => {
      addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }));
    });
    await page.goto(`${second?.url}`);
    release();
    await page.goBack({ waitUntil: 'commit' });
    await expect.poll(() => page.evaluate(() => Reflect.get(window, 'persisted'))).toBe(true);
    await expect(heading(page)).toBeVisible();
    expect(lines).toEqual([]);
  } finally {
    await browser.close();
    for (const server of servers) server.close();
  }
});
