import { paths, storageKeys } from '@freight/contract';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { townKey } from '#session/drafts.ts';
import { api } from '#testing/api.ts';
import { openFreshPage } from '#testing/freshPage.ts';

beforeEach(async () => void (await api('reset')));

/** A page of prices and of the floating card, and one more element, whose code has come. */
async function openPage() {
  const { window: page, load } = await openFreshPage();
  await load('/src/loader/freight.ts');
  page.document.body.innerHTML = `<freight-price></freight-price><freight-price></freight-price>
    <freight-order-notification></freight-order-notification><freight-language></freight-language>`;
  const element = (tag: string) => page.document.querySelector(`freight-${tag}`) as HTMLElement;
  const isReady = (tag: string) => element(tag).hasAttribute('data-ready');
  await expect.poll(() => isReady('language')).toBe(true);
  // Idle work has been done: what does not sleep has come by now.
  await new Promise((resolve) => page.requestIdleCallback(resolve, { timeout: 1000 }));
  return { page, element, isReady };
}

function keep(storage: Storage, key: string, value: string): void {
  storage.setItem(key, value);
  onTestFinished(() => storage.removeItem(key));
}

test('a price and the floating card load no code before the visitor does something on the page [Q1]', async () => {
  const { page, element, isReady } = await openPage();
  expect([isReady('price'), isReady('order-notification')]).toEqual([false, false]);
  await expect
    .poll(() => {
      page.dispatchEvent(new PointerEvent('pointermove'));
      return isReady('price');
    })
    .toBe(true);
  await expect.poll(() => isReady('order-notification')).toBe(true);
  expect(element('price').shadowRoot?.querySelector('input')).toBeTruthy();
});

test('what is typed into one of them wakes it [Q1]', async () => {
  const { element, isReady } = await openPage();
  const input = element('price').shadowRoot?.querySelector('input');
  input?.focus();
  await expect.poll(() => isReady('price')).toBe(true);
});

test('prices load with the page where the town is known, and the card where an order is followed [Q1]', async () => {
  keep(
    sessionStorage,
    townKey,
    JSON.stringify({ address: 'Uppsala', city: 'Uppsala', lat: 59.86, lng: 17.64 }),
  );
  const { page, element, isReady } = await openPage();
  await expect.poll(() => element('price').shadowRoot?.textContent).toContain('Uppsala');
  expect(isReady('order-notification')).toBe(false);
  // Another tab follows an order from now on.
  keep(localStorage, storageKeys.notification, '{"orderId":"FR1"}');
  await expect
    .poll(() => {
      page.dispatchEvent(new StorageEvent('storage', { key: storageKeys.notification }));
      return isReady('order-notification');
    })
    .toBe(true);
});

test.each([
  { status: 200, body: { success: true, data: {} } },
  { status: 404, body: { message: 'Not found' } },
])('prices disappear without a visitor where the API has none: $status [Q1]', async (answer) => {
  await api('fault', { path: paths.capabilities, times: 9, ...answer });
  const { element, isReady } = await openPage();
  await expect.poll(() => isReady('price')).toBe(true);
  await expect.poll(() => element('price').shadowRoot?.querySelector('input')).toBeNull();
  expect(isReady('order-notification')).toBe(false);
});
