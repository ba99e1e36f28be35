import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { discover, watchPage } from '#loader/discover.ts';
import { chooseLanguage } from '#runtime/language.ts';
import { connectToApi } from '#testing/renderElement.ts';
import { watchErrors } from '#testing/twin.ts';

beforeAll(async () => {
  await connectToApi();
  chooseLanguage('sv');
  watchPage();
});

function append(...hosts: HTMLElement[]): void {
  document.body.append(...hosts);
  onTestFinished(() => {
    for (const host of hosts) host.remove();
  });
}
const isReady = (host: Element) => host.hasAttribute('data-ready');
const fieldOf = (host: Element) => host.shadowRoot?.querySelector<HTMLInputElement>('input[name=packageId]');

test('mounts only what is near the viewport and leaves the rest its first frame, until it is used or comes near', async () => {
  const errors = watchErrors();
  const hosts = Array.from({ length: 200 }, () => document.createElement('freight-track'));
  append(...hosts);
  await expect.poll(() => hosts.every(fieldOf)).toBe(true);
  await expect.poll(() => hosts.filter(isReady).length).toBeGreaterThan(2);
  // Idle work has been done: what is far away would have been mounted by now.
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }));
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
  window.scrollTo(0, 0);
  expect(errors).toEqual([]);
}, 60_000);

test('finds a tag wherever and whenever it appears', async () => {
  const shelf = document.createElement('section');
  append(shelf);
  const host = document.createElement('freight-start');
  shelf.append(host);
  await expect.poll(() => isReady(host)).toBe(true);
});

test('finds tags in a shadow root that it is told of', async () => {
  const shelf = document.createElement('div');
  append(shelf);
  const inner = shelf.attachShadow({ mode: 'open' });
  inner.append(document.createElement('freight-send'));
  discover(inner);
  await expect.poll(() => isReady(inner.firstElementChild as Element)).toBe(true);
});

test('brings what works everywhere wherever it stands', async () => {
  const spacer = document.createElement('div');
  spacer.style.height = '20000px';
  const toasts = document.createElement('freight-toasts');
  append(spacer, toasts);
  await expect.poll(() => isReady(toasts)).toBe(true);
});
