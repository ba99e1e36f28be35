import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { openFreshPage } from '#testing/freshPage.ts';
import { watchErrors } from '#testing/twin.ts';

/** A page on which no tag is defined yet, and which looks for them from now on. */
async function watchedPage() {
  const { window: page, load } = await openFreshPage();
  const { discover, watchPage } = await load<typeof import('./discover.ts')>('/src/loader/discover.ts');
  watchPage();
  return { page, document: page.document, discover };
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
}, 60_000);

test('paints the frames of a few elements at once, and those of further ones when the page is idle', async () => {
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
}, 20_000);

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
}, 20_000);

test('finds a tag wherever and whenever it appears', async () => {
  const { document } = await watchedPage();
  const shelf = document.createElement('section');
  document.body.append(shelf);
  const host = document.createElement('freight-start');
  shelf.append(host);
  await expect.poll(() => isReady(host)).toBe(true);
});

test('finds tags in a shadow root that it is told of', async () => {
  const { document, discover } = await watchedPage();
  const shelf = document.createElement('div');
  document.body.append(shelf);
  const inner = shelf.attachShadow({ mode: 'open' });
  inner.append(document.createElement('freight-send'));
  discover(inner);
  await expect.poll(() => isReady(inner.firstElementChild as Element)).toBe(true);
});

test('brings what works everywhere wherever it stands', async () => {
  const { document } = await watchedPage();
  const spacer = document.createElement('div');
  spacer.style.height = '20000px';
  const toasts = document.createElement('freight-toasts');
  document.body.append(spacer, toasts);
  await expect.poll(() => isReady(toasts)).toBe(true);
});

test('what nobody sees yet comes after what is seen, and one after another', async () => {
  const { page, document } = await watchedPage();
  const arrived: string[] = [];
  const tags = ['freight-sign-in', 'freight-toasts', 'freight-start', 'freight-user-menu'];
  for (const tag of tags) page.customElements.whenDefined(tag).then(() => arrived.push(tag));
  document.body.append(...tags.map((tag) => document.createElement(tag)));
  await expect.poll(() => arrived.length).toBe(4);
  expect(arrived.slice(2)).toEqual(['freight-sign-in', 'freight-toasts']);
});
