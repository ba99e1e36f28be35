import { readFile } from 'node:fs/promises';
import type { Page, WebSocket } from '@playwright/test';
import { expect, test } from '#support/fixtures.ts';
import { whenReady } from '#support/whenReady.ts';

const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data:; require-trusted-types-for 'script'; trusted-types 'none'";
const css = 'html { font-size: 62.5% } * { all: unset !important } *::before { content: "!" !important }';

/** A page of the site's own origin with a given body; aggressive if it links the style sheet. */
async function open(page: Page, siteUrl: string, body: string, head = ''): Promise<void> {
  await page.route(`${siteUrl}/hostile.css`, (route) =>
    route.fulfill({ contentType: 'text/css', body: css }),
  );
  await page.route(`${siteUrl}/foreign`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      headers: { 'content-security-policy': policy },
      body: `<!doctype html><html lang="sv"><head><title>Foreign</title><link rel="icon" href="data:,">${head}<script type="module" src="/kit/freight.js"></script></head><body>${body}</body></html>`,
    }),
  );
  await page.goto(`${siteUrl}/foreign`);
}

const lookOf = (page: Page) =>
  page
    .locator('freight-track')
    .first()
    .evaluate((element) => {
      const look = (selector: string) => {
        const part = element.shadowRoot?.querySelector(selector);
        if (!part) return null;
        const { fontSize, color, backgroundColor, borderRadius, display, textTransform } =
          getComputedStyle(part);
        const { height } = part.getBoundingClientRect();
        return { fontSize, color, backgroundColor, borderRadius, display, textTransform, height };
      };
      return { button: look('button[type=submit]'), field: look('input'), label: look('label') };
    });

test('a page that unsets everything and shrinks its letters changes nothing in our elements [TRACKCARD-04] [TRACKCARD-06]', async ({
  page,
  site,
}) => {
  const [inTransit = ''] = (await site.demo()).trackingIds;
  const track = page.locator('freight-track');
  await open(page, site.url, '<freight-track></freight-track>');
  await expect(track).toHaveAttribute('data-ready');
  const friendly = await lookOf(page);
  expect(friendly.button?.backgroundColor).toBe('rgb(11, 90, 62)');

  await page.unrouteAll();
  await open(
    page,
    site.url,
    '<freight-track></freight-track>',
    '<link rel="stylesheet" href="/hostile.css">',
  );
  await expect(track).toHaveAttribute('data-ready');
  expect(await lookOf(page)).toEqual(friendly);
  await track.getByLabel('Paketnummer').fill(inTransit);
  await track.getByRole('button', { name: 'Spåra paket' }).click();
  await expect(track.getByRole('progressbar')).toBeVisible();
});

/** Every tag of the kit, from the data for editors. */
async function allTags(): Promise<string[]> {
  const list = new URL('../../packages/kit/custom-elements.json', import.meta.url);
  const { modules } = JSON.parse(await readFile(list, 'utf8')) as {
    modules: { declarations: { tagName: string }[] }[];
  };
  return modules.flatMap(({ declarations }) => declarations.map(({ tagName }) => tagName));
}

test('every element runs under the strictest policy with trusted types, and takes up what the page had set before it came', async ({
  page,
  site,
}) => {
  const tags = await allTags();
  expect(tags.length).toBeGreaterThan(16);
  await page.route(`${site.url}/before.js`, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `addEventListener('freight-navigate', (event) => event.preventDefault());
        for (const part of document.body.children) part.theme = 'dark';`,
    }),
  );
  const body = tags.map((tag) => `<${tag}></${tag}>`).join('');
  await open(page, site.url, `${body}<script src="/before.js"></script>`);
  for (const tag of tags) {
    const element = page.locator(`body > ${tag}`).first();
    await element.evaluate((host) => host.scrollIntoView());
    await whenReady(element);
    await expect(element).toHaveAttribute('theme', 'dark');
  }
});

test('fifty elements and the script twice make one runtime and one socket, and leave nothing behind [TRACK-10]', async ({
  page,
  site,
}) => {
  const { trackingIds } = await site.demo();
  const opened: WebSocket[] = [];
  page.on('websocket', (socket) => void opened.push(socket));
  const printed: string[] = [];
  page.on('console', (message) => void printed.push(message.text()));
  await page.goto('/terms');
  await page.evaluate(async (ids) => {
    // Under another address the same script is another module.
    await import(`${location.origin}/kit/freight.js?copy`);
    const elements = Array.from({ length: 50 }, (_, index) => {
      const element = document.createElement('freight-track');
      const id = ids[index];
      if (id) element.setAttribute('order-id', id);
      return element;
    });
    document.querySelector('main')?.prepend(...elements);
  }, trackingIds);
  const tracks = page.locator('freight-track');
  await expect(tracks.getByRole('progressbar')).toHaveCount(trackingIds.length);
  await expect(tracks).toHaveCount(50);
  await tracks.last().scrollIntoViewIfNeeded();
  await expect(tracks.last()).toHaveAttribute('data-ready');
  await expect.poll(() => printed.filter((text) => text.includes('more than once')).length).toBe(1);
  expect(await page.evaluate(() => Object.getOwnPropertySymbols(window).map(String))).toContain(
    'Symbol(freight.shared)',
  );
  // The socket's code loads after the first frame: the packages may be visible before that.
  await expect.poll(() => opened.length).toBeGreaterThan(0);

  // Removing the last element closes the socket.
  await page.evaluate(() => {
    for (const element of document.querySelectorAll('freight-track')) element.remove();
  });
  await expect.poll(() => opened.filter((socket) => !socket.isClosed()).length).toBe(0);
  expect(opened).toHaveLength(1);
});

/** Opens a page that begins with an image for every name of the document. */
async function openClobbered(page: Page, siteUrl: string, body: string): Promise<void> {
  await page.goto(`${siteUrl}/robots.txt`);
  const names = await page.evaluate(() =>
    [Document, Node, EventTarget].flatMap(({ prototype }) => Object.getOwnPropertyNames(prototype)),
  );
  const images = names.map((name) => `<img name="${name}" alt="">`).join('');
  await open(page, siteUrl, `${images}${body}`);
}

/** What a function reads from an element or a part of it; Playwright's locators ask the document, whose names are taken. */
const read = <Result>(page: Page, tag: string, part: string, reading: (part: Element | null) => Result) =>
  page.evaluate(`{
    const host = Document.prototype.querySelector.call(document, '${tag}');
    const isHost = '${part}' === ':host';
    (${reading})(isHost ? host : (host.querySelector('${part}') ?? host.shadowRoot?.querySelector('${part}')));
  }`) as Promise<Result>;

const isReady = (page: Page, tag: string) =>
  read(page, tag, ':host', (host) => {
    host?.scrollIntoView({ block: 'center' });
    return host?.hasAttribute('data-ready');
  });

const isShown = (page: Page, tag: string, part: string) =>
  read(page, tag, part, (found) => found?.checkVisibility() ?? false);

async function press(page: Page, tag: string, part: string): Promise<void> {
  const [x, y] = await read(page, tag, part, (found) => {
    const { left = 0, top = 0, width = 0, height = 0 } = found?.getBoundingClientRect() ?? {};
    return [left + width / 2, top + height / 2] as const;
  });
  await page.mouse.click(x, y);
}

test('mounts on a page whose images take every name of the document [S23]', async ({ page, site }) => {
  const tags = (await allTags()).filter((tag) => tag !== 'freight-start');
  const body = tags.map((tag) => `<${tag}></${tag}>`).join('');
  await openClobbered(page, site.url, `${body}<div data-freight="start"></div>`);
  for (const tag of [...tags, 'freight-start'])
    await expect.poll(() => isReady(page, tag), { message: tag }).toBe(true);
});

test('tracks a parcel on a page whose images take every name of the document [S23]', async ({
  page,
  site,
}) => {
  // Leaflet uses the document itself; if that fails, a sentence replaces the map.
  const [inTransit = ''] = (await site.demo()).trackingIds;
  const tag = 'freight-track';
  await openClobbered(page, site.url, `<${tag}></${tag}>`);
  await expect.poll(() => isReady(page, tag)).toBe(true);
  await press(page, tag, 'input');
  await page.keyboard.type(inTransit);
  await press(page, tag, '[type=submit]');
  await expect.poll(() => isShown(page, tag, '[role=progressbar]')).toBe(true);
  // Moves out of the element: React looks up the mouse's target.
  await page.mouse.move(0, 0);
  expect(await read(page, tag, '.root', (root) => root?.textContent)).toContain(inTransit);
});

test('takes what is typed into the login of a page whose images take every name of the document [S23]', async ({
  page,
  site,
}) => {
  const { email } = await site.demo();
  const tag = 'freight-sign-in';
  await openClobbered(page, site.url, `<${tag} open="login"></${tag}>`);
  await expect.poll(() => isShown(page, tag, '[name=email]')).toBe(true);
  await press(page, tag, '[name=email]');
  await page.keyboard.type(email);
  expect(await read(page, tag, '[name=email]', (field) => (field as HTMLInputElement | null)?.value)).toBe(
    email,
  );
});
