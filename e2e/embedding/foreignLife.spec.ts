import { chromium, type Page, type WebSocket } from '@playwright/test';
import { chromiumLaunch } from '#scripts/run/browsers.mjs';
import { chooseRoute, dropoff, pickup } from '#support/customer.ts';
import { expect, test } from '#support/fixtures.ts';
import { servePage } from '#support/hostPage.ts';
import { type Site, untilDelivery, untilDriver } from '#support/site.ts';

/** Pages of another company by their paths, each with the kit. */
async function serve(page: Page, site: Site, bodies: Record<string, string>, head = ''): Promise<void> {
  for (const [path, body] of Object.entries(bodies))
    await page.route(`${site.partnerUrl}/${path}`, (route) =>
      route.fulfill({
        contentType: 'text/html; charset=utf-8',
        body: `<!doctype html><html lang="sv"><head><title>Butik</title><link rel="icon" href="data:,">${head}
          <script type="module" src="${site.url}/kit/freight.js"></script></head><body>${body}</body></html>`,
      }),
    );
}

/** Every socket that the page opens. */
function socketsOf(page: Page): WebSocket[] {
  const sockets: WebSocket[] = [];
  page.on('websocket', (socket) => void sockets.push(socket));
  return sockets;
}

const order = async (site: Site) =>
  `<freight-track order-id="${(await site.demo()).trackingIds[0]}"></freight-track>`;

/**
 * What translators of browsers make of a page, now and whenever it changes: each text is gone, and in its place are two
 * `font` elements with another one. Shadow roots are translated as well.
 */
const translate = () => {
  const known = new WeakSet<Node>();
  const translated = (root: Node): void => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    for (let node: Node | null = root; node; node = walker.nextNode()) {
      if (node instanceof Text && node.data.trim() && !node.parentElement?.closest('script, style, font'))
        texts.push(node);
      if (node instanceof Element && node.shadowRoot) watch(node.shadowRoot);
    }
    for (const text of texts) {
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = `«${text.data}»`;
      outer.append(inner);
      text.replaceWith(outer);
    }
  };
  const watch = (root: Node): void => {
    translated(root);
    if (known.has(root)) return;
    known.add(root);
    const observer = new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes)
        for (const node of [target, ...addedNodes]) if (node.isConnected) translated(node);
    });
    observer.observe(root, { subtree: true, childList: true, characterData: true });
  };
  document.documentElement.classList.add('translated-ltr');
  document.documentElement.lang = 'fi';
  watch(document.body);
};

test('a page that is translated goes on: another tab, a price, a search that fails and one that does not, a live change', async ({
  page,
  site,
  problems,
}) => {
  problems.allow(/404/);
  const [, , inQueue = ''] = (await site.freshDemo()).trackingIds;
  await serve(page, site, { foreign: '<freight-start inline></freight-start>' });
  await page.goto(`${site.partnerUrl}/foreign`);
  const start = page.locator('freight-start');
  await expect(start).toHaveAttribute('data-ready');
  await page.evaluate(translate);
  await start.getByRole('tab', { name: '«Skicka»' }).click();
  for (const [at, text] of [pickup, dropoff].entries()) {
    await start.getByRole('combobox').nth(at).fill(text);
    await start.getByRole('option').first().click();
  }
  for (const size of ['«Paket»', '«EU-pall»', '«Halvpall»']) {
    await start.getByText(size, { exact: true }).click();
    await expect(start.getByText(/^«från \d[\d\s]*\skr»$/)).toBeVisible();
  }
  await start.getByRole('tab', { name: '«Spåra»' }).click();
  for (const id of ['NO-SUCH-ID', 'NOR-THIS-ONE']) {
    await start.locator('input').first().fill(id);
    await page.keyboard.press('Enter');
    await expect(start.getByRole('alert')).toContainText('hittades inte');
  }
  await start.locator('input').first().fill(inQueue);
  await page.keyboard.press('Enter');
  await expect(start.getByRole('progressbar')).toBeVisible();
  await expect(start.getByText('«Live»')).toBeVisible();
  const headline = start.getByRole('heading', { level: 2 }).first();
  await expect(headline).not.toHaveText('«Din beställning är bekräftad»');
  await site.advance(untilDriver);
  await expect(headline).toHaveText('«Din beställning är bekräftad»');
});

test('tags that a page builder moves keep the tracked order, its one socket and what was chosen', async ({
  page,
  site,
}) => {
  const sockets = socketsOf(page);
  await serve(page, site, {
    foreign: `<div id="one">${await order(site)}<freight-start inline></freight-start></div><div id="two"></div>`,
  });
  await page.goto(`${site.partnerUrl}/foreign`);
  const track = page.locator('freight-track');
  const start = page.locator('freight-start');
  await expect(track.getByText('Live', { exact: true })).toBeVisible();
  await chooseRoute(start);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  for (const how of ['append', 'insertBefore', 'moveBefore', 'innerHTML of the rest'] as const)
    await page.evaluate((way) => {
      const [one, two] = ['one', 'two'].map((id) => document.getElementById(id));
      if (!one || !two) throw new Error('The places are gone.');
      const from = one.childElementCount > 0 ? one : two;
      const to = from === one ? two : one;
      for (const tag of [...from.children]) {
        if (way === 'append' || way === 'innerHTML of the rest') to.append(tag);
        else to[way](tag, to.firstChild);
      }
      if (way === 'innerHTML of the rest') from.innerHTML = '<p>empty</p>';
    }, how);
  await expect(start.getByRole('combobox', { name: 'Hämtas på' })).toHaveValue(/^Tingvallagatan 16/);
  await expect(track.getByText('Live', { exact: true })).toBeVisible();
  await site.advance(untilDriver);
  expect(sockets.filter((socket) => !socket.isClosed())).toHaveLength(1);
  expect(sockets).toHaveLength(1);
  expect(requests.filter((url) => url.includes('/api/'))).toEqual([]);
});

test('view transitions, within a page and from one to the next, show the tracked order after each', async ({
  page,
  site,
}) => {
  const body = `${await order(site)}<a href="/second">Nästa sida</a>`;
  const animated =
    '<style>@view-transition { navigation: auto } freight-track { view-transition-name: order }</style>';
  await serve(page, site, { first: body, second: body.replace('/second', '/first') }, animated);
  await page.goto(`${site.partnerUrl}/first`);
  const track = page.locator('freight-track');
  await expect(track.getByText('Live', { exact: true })).toBeVisible();
  await page.evaluate(async () => {
    const next = document.createElement('body');
    next.append(...[...document.body.children].map((element) => element.cloneNode(true)));
    await document.startViewTransition(() => document.body.replaceWith(next)).finished;
  });
  await expect(track).toHaveCount(1);
  await expect(track.getByText('Live', { exact: true })).toBeVisible();
  await page.evaluate(() => {
    addEventListener('pageswap', ({ viewTransition }) => {
      sessionStorage.setItem('transition', String(viewTransition !== null));
    });
  });
  await page.getByRole('link', { name: 'Nästa sida' }).click();
  await expect(page).toHaveURL(`${site.partnerUrl}/second`);
  await expect(track.getByText('Live', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('transition'))).toBe('true');
});

test('a page that comes back from the back/forward cache is as it was left, its order of now and its line live', async ({
  site,
}) => {
  const { executablePath, args } = chromiumLaunch();
  // Playwright turns the back-forward cache off; a browser started without that option has it.
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : { channel: 'chromium' }),
    args,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const [, , inQueue = ''] = (await site.freshDemo()).trackingIds;
  const kit = `<script type="module" src="${site.url}/kit/freight.js"></script>`;
  const servers = await Promise.all([
    servePage(`${kit}<freight-track order-id="${inQueue}"></freight-track><freight-start></freight-start>`),
    servePage('<p>En annan sida</p>'),
  ]);
  const [first, second] = servers;
  try {
    const page = await browser.newPage({ locale: 'sv-SE' });
    await page.goto(`${first?.url}`);
    const track = page.locator('freight-track');
    await expect(track.getByText('Live', { exact: true })).toBeVisible();
    const field = page.locator('freight-start').getByLabel('Paketnummer');
    await field.fill('FR7K-2M');
    await page.evaluate(() => {
      addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }));
    });
    await page.goto(`${second?.url}`);
    await site.advance(untilDriver);
    // A page restored from the cache fires no `load` event.
    await page.goBack({ waitUntil: 'commit' });
    await expect.poll(() => page.evaluate(() => Reflect.get(window, 'persisted'))).toBe(true);
    await expect(track.getByRole('heading', { name: 'Din beställning är bekräftad' })).toBeVisible();
    await expect(track.getByText('Live', { exact: true })).toBeVisible();
    await expect(field).toHaveValue('FR7K-2M');
    await site.advance(untilDelivery);
    await expect(track.getByRole('heading', { name: 'Din beställning är bekräftad' })).toHaveCount(0);
  } finally {
    await browser.close();
    for (const server of servers) server.close();
  }
});
