import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { camelCase } from '#bridge/definition.ts';
import { definitions } from '#elements/definitions.ts';
import { openFreshPage } from '#testing/freshPage.ts';
import { nextTask } from '#testing/nextTask.ts';
import { watchErrors } from '#testing/twin.ts';

/** A page on which no tag is defined yet, and which looks for them from now on. */
async function watchedPage() {
  const { window: page, load, loseFiles, findFiles } = await openFreshPage();
  const { discover } = await load<typeof import('./freight.ts')>('/src/loader/freight.ts');
  const { sharedSoFar } = await load<typeof import('#platform/registry.ts')>('/src/platform/registry.ts');
  await expect.poll(() => sharedSoFar('hosts')?.loader).toBeTruthy();
  return { page, document: page.document, discover, load, loseFiles, findFiles };
}

const isReady = (host: Element) => host.hasAttribute('data-ready');
const fieldOf = (host: Element) => host.shadowRoot?.querySelector<HTMLInputElement>('input[name=packageId]');

test('mounts only what is near the viewport and leaves the rest its first frame, until it is used or comes near', async () => {
  const { page, document } = await watchedPage();
  const errors = watchErrors(page);
  const hosts = Array.from({ length: 200 }, () => document.createElement('freight-track'));
  document.body.append(...hosts);
  await expect.poll(() => hosts.every(fieldOf)).toBe(true);
  await expect.poll(() => hosts.filter(isReady).length).toBeGreaterThan(2);
  // Idle work has been done: what is far away would have been mounted by now.
  await new Promise((resolve) => page.requestIdleCallback(resolve, { timeout: 1000 }));
  expect(hosts.filter(isReady).length).toBeLessThan(15);
  expect(hosts.slice(20).some(isReady)).toBe(false);

  const used = hosts[150] as HTMLElement;
  fieldOf(used)?.focus({ preventScroll: true });
  await userEvent.keyboard('abc');
  await expect.poll(() => isReady(used)).toBe(true);
  expect(fieldOf(used)?.value).toBe('abc');
  expect(isReady(hosts[140] as HTMLElement)).toBe(false);

  hosts[199]?.scrollIntoView();
  await expect.poll(() => isReady(hosts[199] as HTMLElement)).toBe(true);
  expect(isReady(hosts[80] as HTMLElement)).toBe(false);
  expect(errors).toEqual([]);
});

test('paints the frames of the first 8 elements immediately, and the others when the page is idle', async () => {
  const { page, document } = await watchedPage();
  const frames: number[] = [];
  const hosts = Array.from({ length: 40 }, () => document.createElement('freight-track'));
  const isPainted = (host: Element) => fieldOf(host) !== undefined && fieldOf(host) !== null;
  document.body.append(...hosts);
  while (frames.at(-1) !== hosts.length) {
    await new Promise(page.requestAnimationFrame);
    frames.push(hosts.filter(isPainted).length);
  }
  expect(frames[0]).toBe(8);
  await expect.poll(() => isReady(hosts[0] as Element)).toBe(true);
});

test('mounts only what is near the viewport when many come after its code', async () => {
  const { document } = await watchedPage();
  const first = document.createElement('freight-track');
  document.body.append(first);
  await expect.poll(() => isReady(first)).toBe(true);
  const hosts = Array.from({ length: 100 }, () => document.createElement('freight-track'));
  document.body.append(...hosts);
  await expect.poll(() => isReady(hosts[0] as Element)).toBe(true);
  hosts[99]?.scrollIntoView();
  await expect.poll(() => isReady(hosts[99] as Element)).toBe(true);
  expect(hosts.filter(isReady).length).toBeLessThan(50);
});

test('finds a tag in every place and at any time', async () => {
  const { document } = await watchedPage();
  const shelf = document.createElement('section');
  document.body.append(shelf);
  const host = document.createElement('freight-start');
  shelf.append(host);
  await expect.poll(() => isReady(host)).toBe(true);
});

test('finds a tag in an open or closed shadow root of another element automatically [E7]', async () => {
  const { page, document } = await watchedPage();
  for (const mode of ['open', 'closed'] as const) {
    const shelf = document.createElement('div');
    document.body.append(shelf);
    const inner = shelf.attachShadow({ mode });
    inner.append(document.createElement('freight-track'));
    await expect.poll(() => isReady(inner.firstElementChild as Element)).toBe(true);
    expect(fieldOf(inner.firstElementChild as Element)).toBeInstanceOf(page.HTMLInputElement);
  }
});

test('gives every tag its properties from the first moment, before any of its code has come [E3]', async () => {
  const { document } = await watchedPage();
  for (const { tag, attributes } of definitions) {
    const host = document.createElement(tag);
    for (const name of Object.keys(attributes)) expect(camelCase(name) in host, `${tag} ${name}`).toBe(true);
    expect('theme' in host).toBe(true);
    expect(host.shadowRoot).toBeNull();
  }
});

test('turns the markup of an editor into an element, which shows what it held until it comes, and a marked link as well', async () => {
  const { document } = await watchedPage();
  const shelf = document.createElement('section');
  document.body.append(shelf);
  shelf.innerHTML = `
    <div data-freight="start" data-tab="send" data-theme="dark"><a href="/send">Send a parcel</a></div>
    <p><a data-freight href="https://freight.example.com/tracking?orderId=FR7K">Where is it?</a></p>`;
  await expect.poll(() => shelf.querySelector('freight-start a')?.textContent).toBe('Send a parcel');
  const start = shelf.querySelector('div > freight-start');
  expect([start?.getAttribute('tab'), start?.getAttribute('theme')]).toEqual(['send', 'dark']);
  const track = shelf.querySelector('p > freight-track');
  expect(track?.getAttribute('order-id')).toBe('FR7K');
  const link = track?.querySelector('a') as HTMLElement;
  await expect.poll(() => start && isReady(start)).toBe(true);
  await expect.poll(() => track && isReady(track)).toBe(true);
  expect(link.checkVisibility()).toBe(false);
});

test('loads toasts even when the tag is far below the viewport', async () => {
  const { document } = await watchedPage();
  const spacer = document.createElement('div');
  spacer.style.height = '20000px';
  const toasts = document.createElement('freight-toasts');
  document.body.append(spacer, toasts);
  await expect.poll(() => isReady(toasts)).toBe(true);
});

test('loads elements that show nothing yet after the visible ones, and one after another', async () => {
  const { page, document } = await watchedPage();
  const arrived: string[] = [];
  const tags = ['freight-sign-in', 'freight-toasts', 'freight-start', 'freight-user-menu'];
  new page.MutationObserver((changes) => {
    for (const { target } of changes) arrived.push((target as Element).localName);
  }).observe(document.body, { subtree: true, attributeFilter: ['data-ready'] });
  document.body.append(...tags.map((tag) => document.createElement(tag)));
  await expect.poll(() => arrived.length).toBe(4);
  expect(arrived.slice(2)).toEqual(['freight-sign-in', 'freight-toasts']);
});

/** An element whose code has failed to load, as often as it is tried. */
async function lostElement({ page, document, loseFiles }: Awaited<ReturnType<typeof watchedPage>>) {
  // The pauses between the attempts end immediately.
  page.setTimeout = ((callback: () => void) => setTimeout(callback, 0)) as typeof page.setTimeout;
  loseFiles();
  const failed = new Promise<void>((resolve) => {
    page.console.warn = (line: unknown) => line === 'element-not-loaded' && resolve();
  });
  const host = document.createElement('freight-language');
  document.body.append(host);
  await failed;
  await nextTask();
  expect(isReady(host)).toBe(false);
  return host;
}

test.each(['online', 'visibilitychange'])(
  'an element without a first frame loads at the next "%s" after its code failed to load [B3]',
  async (sign) => {
    const watched = await watchedPage();
    const host = await lostElement(watched);
    watched.findFiles();
    (sign === 'online' ? watched.page : watched.document).dispatchEvent(new Event(sign));
    await expect.poll(() => isReady(host)).toBe(true);
  },
);

test('an element that is off the page when the browser is online again loads when it returns [B3]', async () => {
  const watched = await watchedPage();
  const host = await lostElement(watched);
  host.remove();
  watched.findFiles();
  watched.page.dispatchEvent(new Event('online'));
  watched.document.body.append(host);
  await expect.poll(() => isReady(host)).toBe(true);
});

test('nothing the kit fetches on the way to an element is an unhandled rejection when it does not come [B14]', async () => {
  const { page, document, load, loseFiles } = await watchedPage();
  const rejections: string[] = [];
  page.addEventListener('unhandledrejection', ({ reason }) => rejections.push(String(reason)));
  const { scriptOptions } = await load<typeof import('./scriptOptions.ts')>('/src/loader/scriptOptions.ts');
  const { checkAttributes } = await load<typeof import('#bridge/checkAttributes.ts')>(
    '/src/bridge/checkAttributes.ts',
  );
  loseFiles();
  const script = document.createElement('script');
  script.dataset['langage'] = 'sv';
  scriptOptions(script);
  const odd = document.createElement('div');
  odd.setAttribute('order-idd', '1');
  checkAttributes({ tag: 'freight-odd', summary: '', attributes: {}, events: {} }, odd);
  const shelf = document.createElement('section');
  shelf.innerHTML = '<p data-freight="track"></p><freight-track isolated>Track here</freight-track>';
  const reported = new Promise((resolve) => document.addEventListener('freight-error', resolve));
  document.body.append(shelf);
  // If the messages do not load, the report is only a line in the console; the isolated element is reported either way.
  await Promise.race([reported, new Promise((resolve) => page.setTimeout(resolve, 500))]);
  expect(rejections).toEqual([]);
});

test('an isolated element whose frame cannot be made yet gets it when the browser is online again [B14] [B3]', async () => {
  const { page, document, loseFiles, findFiles } = await watchedPage();
  const warned = new Promise((resolve) => {
    page.console.warn = resolve;
  });
  loseFiles();
  const host = document.createElement('freight-track');
  host.setAttribute('isolated', '');
  document.body.append(host);
  await warned;
  expect(host.shadowRoot).toBeNull();
  findFiles();
  page.dispatchEvent(new Event('online'));
  await expect.poll(() => host.shadowRoot?.querySelector('iframe')).toBeTruthy();
});

test('a marked link hands both the order and the token in its address to the element [T11]', async () => {
  const { document } = await watchedPage();
  const shelf = document.createElement('section');
  document.body.append(shelf);
  shelf.innerHTML =
    '<p><a data-freight href="https://freight.example.com/tracking?orderId=FR7K&token=abc">Where is it?</a></p>';
  await expect.poll(() => shelf.querySelector('freight-track')).toBeTruthy();
  const track = shelf.querySelector('freight-track');
  expect([track?.getAttribute('order-id'), track?.getAttribute('share-token')]).toEqual(['FR7K', 'abc']);
});
