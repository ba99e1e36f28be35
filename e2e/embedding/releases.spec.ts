import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { longTestEnds } from '@freight/testing/patience';
import type { Page } from '@playwright/test';
import { expect, test as onSite } from '#support/fixtures.ts';
import {
  builtKit,
  keptFiles,
  nextKit,
  nextSubmit,
  type ReleasedSite,
  startReleasedSite,
  versions,
} from '#support/releases.ts';
import { newAccount, storeSession } from '#support/session.ts';

const test = onSite.extend<{ released: ReleasedSite }, { releasedSite: ReleasedSite }>({
  releasedSite: [
    async ({}, use) => {
      const released = await startReleasedSite();
      await use(released);
      await released.stop();
    },
    // The next version is built once.
    { scope: 'worker', timeout: longTestEnds },
  ],
  released: async ({ releasedSite }, use) => {
    await releasedSite.beginWithToday();
    await use(releasedSite);
  },
});

const loader = (address = '/kit/freight.js') =>
  `<script type="module" src="${address}" data-language="en"></script>`;

async function open(page: Page, site: ReleasedSite, head: string, body: string): Promise<void> {
  await site.writePage(head, body);
  await page.goto(`${site.url}/blank`);
}

/** The site's policy refuses inline scripts, import maps among them; a host with one allows it by its hash. */
const letInImportMaps = (page: Page) =>
  page.route('**/blank', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { 'content-type': 'text/html' } });
  });

const add = (page: Page, tag: string) =>
  page.evaluate((name) => document.body.append(document.createElement(name)), tag);

/** A page's requests for an address, as they are made. */
function callsOf(page: Page, address: RegExp): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (address.test(pathname)) calls.push(pathname);
  });
  return calls;
}

test('a file name that browsers cache for ever never has two contents', async () => {
  const [today, next] = [keptFiles(builtKit), keptFiles(await nextKit())];
  const changed = [...today].filter(([file, content]) => next.has(file) && next.get(file) !== content);
  expect(changed.map(([file]) => file)).toEqual([]);
  expect([...next.keys()].filter((file) => !today.has(file)).length).toBeGreaterThan(0);
  expect(today.size).toBeGreaterThan(0);
});

for (const keepsOldFiles of [true, false]) {
  const how = keepsOldFiles ? 'with the files it began with' : 'with those of today, when its own are gone';
  test(`a page that is open while a release comes goes on ${how}`, async ({ page, released, problems }) => {
    if (!keepsOldFiles) problems.allow(/404/);
    await open(page, released, loader(), '<freight-track></freight-track>');
    await expect(page.locator('freight-track')).toHaveAttribute('data-ready');
    await page.getByLabel('Package ID').fill('FR7K');

    await released.release({ keepsOldFiles });
    const missing: string[] = [];
    page.on('response', (answer) => {
      if (answer.status() === 404) missing.push(new URL(answer.url()).pathname);
    });
    await add(page, 'freight-profile');
    await expect(page.locator('freight-profile')).toHaveAttribute('data-ready');
    await expect(page.locator('freight-profile').getByRole('button', { name: 'Log in' })).toBeVisible();
    if (keepsOldFiles) expect(missing).toEqual([]);
    else expect(missing.length).toBeGreaterThan(0);

    // Loaded elements stay unchanged, and work.
    await expect(page.getByLabel('Package ID')).toHaveValue('FR7K');
    await page.getByLabel('Package ID').fill('');
    await page.getByRole('button', { name: 'Track parcel' }).click();
    await expect(page.locator('freight-track').getByRole('alert')).toContainText('Please enter a package ID');
  });
}

test('a part whose file is gone after a release asks for a reload and is there afterwards', async ({
  page,
  released,
  problems,
}) => {
  // The request for the missing part, and the check whether a release has replaced it.
  problems.allow(/404/);
  await open(page, released, loader(), '<freight-start inline tab="send"></freight-start>');
  const card = page.locator('freight-start');
  await expect(card).toHaveAttribute('data-ready');
  await released.release({ keepsOldFiles: false });
  await card.getByRole('button', { name: 'Add location from map' }).click();
  await expect(card.getByText('Please reload the page to go on.')).toBeVisible();
  const reloaded = page.waitForEvent('load');
  await card.getByRole('button', { name: 'Reload' }).click();
  await reloaded;
  await card.getByRole('button', { name: 'Add location from map' }).click();
  await expect(card.getByRole('button', { name: 'Zoom in' })).toBeVisible();
  await expect(card.getByText('Please reload the page to go on.')).toBeHidden();
  expect(await page.evaluate('globalThis.freightElementsOf')).toBe(versions.next);
});

test('a cached loader of an earlier release loads the current element after one request for the table of files', async ({
  page,
  released,
  problems,
}) => {
  problems.allow(/404/);
  const kept = await readFile(join(builtKit, 'freight.js'), 'utf8');
  await page.route(`${released.url}/kit/freight.js`, (route) =>
    route.fulfill({ body: kept, contentType: 'text/javascript' }),
  );
  await released.release({ keepsOldFiles: false });
  const tables = callsOf(page, /\/kit\/files\.json$/);
  await open(page, released, loader(), '<freight-track></freight-track>');
  await page.getByLabel('Package ID').fill('FR7K');
  await expect(page.locator('freight-track')).toHaveAttribute('data-ready');
  await expect(page.getByLabel('Package ID')).toHaveValue('FR7K');
  await expect(page.getByRole('button', { name: nextSubmit })).toBeVisible();
  expect(tables).toHaveLength(1);
});

test('elements of two versions on one page share session, refresh and socket', async ({
  page,
  context,
  released,
  problems,
}) => {
  problems.allow(/401/);
  await released.addNextRelease();
  await storeSession(context, released, await newAccount(released));
  // The stored token has expired: every call with it needs a new one.
  let expired: string | undefined;
  const refused: string[] = [];
  await page.route(/\/api\/v1\/(user\/profile|transport\/)/, (route) => {
    const { authorization } = route.request().headers();
    expired ??= authorization;
    if (authorization !== expired) return route.continue();
    refused.push(new URL(route.request().url()).pathname);
    return route.fulfill({ status: 401, json: { success: false, message: 'Unauthorized' } });
  });
  const sockets: string[] = [];
  page.on('websocket', (socket) => void sockets.push(socket.url()));
  const refreshes = callsOf(page, /refresh-token$/);
  const printed: string[] = [];
  page.on('console', (message) => void printed.push(message.text()));

  await open(page, released, `${loader()}${loader(`/kit/${versions.next}/freight.js`)}`, '');
  await page.evaluate(async (next) => {
    // Each tag from its own version, both in parallel.
    const load = async (base: string, tag: string) => {
      const { files, tags } = await (await fetch(`${base}/files.json`)).json();
      await (await import(new URL(files[tags[tag].code[0]], `${location.origin}${base}/`).href)).ready;
    };
    await Promise.all([load('/kit', 'freight-profile'), load(`/kit/${next}`, 'freight-orders')]);
    for (const tag of ['freight-user-menu', 'freight-profile', 'freight-orders'])
      document.body.append(document.createElement(tag));
  }, versions.next);
  await expect(page.locator('freight-orders')).toContainText('No active orders.');
  await expect(page.locator('freight-profile')).toContainText('Personal information');
  expect(new Set(refused).size).toBeGreaterThan(1);
  expect(refreshes).toHaveLength(1);
  await expect.poll(() => sockets.length).toBe(1);
  expect(await page.evaluate('freightElementsOf')).toBe(versions.next);
  expect(printed.filter((text) => text.includes('more than once'))).toHaveLength(1);

  // Logging out in one version logs out in the other.
  const menu = page.locator('freight-user-menu');
  await menu.getByRole('button').click();
  await menu.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page.locator('freight-orders').getByRole('button', { name: 'Log in' })).toBeVisible();
  await expect(page.locator('freight-profile').getByRole('button', { name: 'Log in' })).toBeVisible();
  expect(sockets).toHaveLength(1);
});

test('the newest script on a page loads the elements, in either order [E8]', async ({ page, released }) => {
  await released.addNextRelease();
  const scripts = [loader(), loader(`/kit/${versions.next}/freight.js`)];
  for (const head of [scripts, scripts.toReversed()]) {
    await open(page, released, head.join(''), '');
    await add(page, 'freight-profile');
    await expect(page.locator('freight-profile').getByRole('button', { name: 'Log in' })).toBeVisible();
    expect(await page.evaluate('freightElementsOf')).toBe(versions.next);
  }
});

test('a page whose script is redirected keeps its options', async ({ page, released }) => {
  await page.route(`${released.url}/latest.js`, (route) =>
    route.fulfill({ status: 302, headers: { location: `${released.url}/kit/freight.js` } }),
  );
  const script = `<script type="module" src="/latest.js" data-language="de" data-help-phone="+46 20 11 22 33"></script>`;
  await open(page, released, script, '<freight-track></freight-track>');
  const card = page.locator('freight-track');
  await expect(card).toHaveAttribute('data-ready');
  await expect(card.getByRole('button', { name: 'Paket verfolgen' })).toBeVisible();
  await expect(card.getByRole('link')).toContainText('+46 20 11 22 33');
});

test('a page that pins a version gets that version, with every file checked, also after a release', async ({
  page,
  released,
}) => {
  await released.addNextRelease();
  const map = await (await fetch(`${released.url}/kit/${versions.next}/importmap.json`)).text();
  const files = callsOf(page, /^\/kit\//);
  await letInImportMaps(page);
  const head = `<script type="importmap">${map}</script>${loader(`/kit/${versions.next}/freight.js`)}`;
  await open(page, released, head, '<freight-track></freight-track>');
  await expect(page.getByRole('button', { name: nextSubmit })).toBeVisible();
  await expect(page.locator('freight-track')).toHaveAttribute('data-ready');
  expect(files.filter((file) => !file.startsWith(`/kit/${versions.next}/`))).toEqual([]);
});

test('a pinned file that is not what was released is refused', async ({ page, released, problems }) => {
  problems.allow(/integrity|Failed to|could not be loaded/);
  await released.addNextRelease();
  const map = await (await fetch(`${released.url}/kit/${versions.next}/importmap.json`)).text();
  await page.route(/\/chunks\/\w+\/core\.js/, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: `${await answer.text()};globalThis.wasTampered = true;` });
  });
  await letInImportMaps(page);
  const failed = page.waitForEvent('console', (message) => /integrity/.test(message.text()));
  const head = `<script type="importmap">${map}</script>${loader(`/kit/${versions.next}/freight.js`)}`;
  await open(page, released, head, '<freight-track></freight-track>');
  await page.getByLabel('Package ID').fill('FR7K');
  await failed;
  expect(await page.evaluate('globalThis.wasTampered')).toBeUndefined();
});
