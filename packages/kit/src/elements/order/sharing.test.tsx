import { createSharing } from '@freight/client';
import { paths } from '@freight/contract';
import { beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { pageApi } from '#api/calls/pageApi.ts';
import { accessibilityFindings } from '#testing/accessibility.ts';
import { api } from '#testing/api.ts';
import { orderTransport } from '#testing/orderTransport.ts';
import { connectToApi, renderElement, signInSomebody } from '#testing/renderElement.ts';
import { element } from './freight-order.tsx';

beforeAll(connectToApi);
beforeEach(() => api('reset'));

async function openOrder(language: 'sv' | 'en' | 'de' = 'en') {
  await signInSomebody();
  const order = await orderTransport();
  const rendered = await renderElement(element, { language, attributes: { 'order-id': order.orderId } });
  return { ...rendered, order };
}

/** Simulates a browser without a share sheet; the returned list has the texts copied to the clipboard. */
function watchClipboard(): string[] {
  const copied: string[] = [];
  const own = Object.getOwnPropertyDescriptor(navigator, 'clipboard');
  Object.defineProperties(navigator, {
    clipboard: { configurable: true, value: { writeText: async (text: string) => void copied.push(text) } },
    canShare: { configurable: true, value: undefined },
  });
  onTestFinished(() => {
    if (own) Object.defineProperty(navigator, 'clipboard', own);
    else Reflect.deleteProperty(navigator, 'clipboard');
    Reflect.deleteProperty(navigator, 'canShare');
  });
  return copied;
}

test.each([
  [
    'sv',
    'Dela',
    'Även kartan med föraren',
    'Skapa länk',
    'Länken är kopierad',
    'Återkalla',
    'Länken är återkallad',
  ],
  ['en', 'Share', 'Also the map with the driver', 'Create link', 'Link copied', 'Revoke', 'Link revoked'],
  [
    'de',
    'Teilen',
    'Auch die Karte mit dem Fahrer',
    'Link erstellen',
    'Link kopiert',
    'Widerrufen',
    'Link widerrufen',
  ],
] as const)(
  'creates a link with the chosen view, copies it, confirms that, lists it and withdraws it, in %s',
  async (language, share, map, create, copied, withdraw, withdrawn) => {
    const clipboard = watchClipboard();
    const { host, screen, order } = await openOrder(language);
    (await screen.findByRole('button', { name: share })).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByLabelText(map));
    expect(await accessibilityFindings(host)).toEqual([]);
    screen.getByRole('button', { name: create }).click();
    await screen.findByText(copied);
    const [url = ''] = clipboard;
    expect(url).toMatch(/\/shared#[\w-]{22}$/);
    expect(screen.getByDisplayValue(url)).toBeTruthy();
    expect(await pageApi(createSharing).list(order._id)).toMatchObject([{ shows: 'map' }]);
    expect(await accessibilityFindings(host)).toEqual([]);
    (await screen.findByRole('button', { name: withdraw })).click();
    await expect.poll(() => pageApi(createSharing).list(order._id)).toEqual([]);
    await expect.poll(() => screen.queryByRole('button', { name: withdraw })).toBeNull();
    expect(screen.queryByDisplayValue(url)).toBeNull();
    await expect
      .poll(() => document.querySelector('[data-freight-announcer=polite]')?.textContent)
      .toBe(withdrawn);
  },
);

test('creates a link that shows the status alone, unless the customer chooses more', async () => {
  watchClipboard();
  const { screen, order } = await openOrder();
  (await screen.findByRole('button', { name: 'Share' })).click();
  const chosen = await screen.findByRole('radio', { checked: true });
  expect(screen.getByLabelText('Status and arrival')).toBe(chosen);
  screen.getByRole('button', { name: 'Create link' }).click();
  await expect.poll(() => pageApi(createSharing).list(order._id)).toMatchObject([{ shows: 'status' }]);
});

test("hands the link to the browser's own sheet where there is one", async () => {
  const shared: ShareData[] = [];
  Object.defineProperties(navigator, {
    canShare: { configurable: true, value: () => true },
    share: { configurable: true, value: async (data: ShareData) => void shared.push(data) },
  });
  onTestFinished(() => {
    for (const name of ['canShare', 'share']) Reflect.deleteProperty(navigator, name);
  });
  const { screen } = await openOrder();
  (await screen.findByRole('button', { name: 'Share' })).click();
  (await screen.findByRole('button', { name: 'Create link' })).click();
  await expect
    .poll(() => shared)
    .toMatchObject([{ title: 'Follow my delivery', url: expect.stringContaining('/shared#') }]);
});

test('changes what a link shows, and shows an error when a link could not be created', async () => {
  watchClipboard();
  const { screen, order } = await openOrder();
  await pageApi(createSharing).create(order._id, 'status');
  (await screen.findByRole('button', { name: 'Share' })).click();
  const choice = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'What the link shows' });
  await userEvent.selectOptions(choice, 'addresses');
  await expect.poll(() => pageApi(createSharing).list(order._id)).toMatchObject([{ shows: 'addresses' }]);
  await api('fault', { path: paths.shares(order.orderId), status: 500, body: {} });
  screen.getByRole('button', { name: 'Create link' }).click();
  await screen.findByText('That did not work. Please try again.');
});

test('shows every link again after one is made while the list could not be had', async () => {
  watchClipboard();
  const { screen, order } = await openOrder();
  await pageApi(createSharing).create(order._id, 'status');
  await api('fault', { path: paths.shares(order.orderId), status: 400, body: {} });
  (await screen.findByRole('button', { name: 'Share' })).click();
  await screen.findByText('That did not work. Please try again.');
  screen.getByRole('button', { name: 'Create link' }).click();
  await expect.poll(() => screen.queryAllByRole('button', { name: 'Revoke' })).toHaveLength(2);
});

test('saves the delivery as a file for the calendar', async () => {
  const { screen, order } = await openOrder();
  const saved: { name: string; href: string }[] = [];
  const { click } = HTMLAnchorElement.prototype;
  HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, href: this.href });
  };
  onTestFinished(() => {
    HTMLAnchorElement.prototype.click = click;
  });
  (await screen.findByRole('button', { name: 'Add to calendar' })).click();
  await expect.poll(() => saved).toMatchObject([{ name: `${order.orderId}.ics` }]);
  expect(await (await fetch(saved[0]?.href ?? '')).text()).toContain(`UID:${order.orderId}@`);
});

test('shows no sharing, moves nothing and sends no request, when the API does not support it', async () => {
  await signInSomebody();
  const order = await orderTransport();
  await connectToApi();
  await api('fault', { path: paths.capabilities, status: 404, body: { message: 'Not found' } });
  await signInSomebody();
  const mine = await orderTransport();
  const { screen } = await renderElement(element, { attributes: { 'order-id': mine.orderId } });
  await screen.findByText('Invoice', { selector: 'h3' });
  await expect.poll(() => api('requests', paths.capabilities)).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
  expect(await api('requests', '/shares')).toEqual([]);
  expect(order.orderId).not.toBe(mine.orderId);
});
