import { createCancellation, createOrders } from '@freight/client';
import { paths } from '@freight/contract';
import { beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { pageApi } from '#api/calls/pageApi.ts';
import { element as trackElement } from '#elements/track/freight-track.tsx';
import { accessibilityFindings } from '#testing/accessibility.ts';
import { api } from '#testing/api.ts';
import { orderOfSomebody, orderTransport } from '#testing/orderTransport.ts';
import { pageClient } from '#testing/probes/pageClient.ts';
import { connectToApi, renderElement, signInSomebody } from '#testing/renderElement.ts';
import { element } from './freight-order.tsx';

const minute = 60_000;
beforeAll(connectToApi);
beforeEach(() => api('reset'));

async function openOrder(language: 'sv' | 'en' | 'de' = 'en') {
  await signInSomebody();
  const order = await orderTransport();
  const rendered = await renderElement(element, { language, attributes: { 'order-id': order.orderId } });
  const { root, screen } = rendered;
  const press = async (name: string) => (await screen.findByRole('button', { name })).click();
  return {
    ...rendered,
    order,
    press,
    words: () => root.querySelector('dialog[open]')?.textContent?.replace(/\s/g, ' ') ?? '',
    statusAtServer: async () => (await pageApi(createOrders).byId(order._id))?.status,
  };
}

test.each([
  ['sv', 'Avboka beställningen', 'Ja, avboka', 'Beställningen är avbokad.', 'Beställ igen', 'Stäng'],
  ['en', 'Cancel the order', 'Yes, cancel the order', 'The order is cancelled.', 'Order again', 'Close'],
  [
    'de',
    'Auftrag stornieren',
    'Ja, stornieren',
    'Der Auftrag ist storniert.',
    'Noch einmal beauftragen',
    'Schließen',
  ],
] as const)(
  'shows what cancelling costs, cancels after one confirmation, and offers to order again, in %s [L26]',
  async (language, open, confirm, done, again, close) => {
    const { host, root, screen, order, press, words, statusAtServer } = await openOrder(language);
    (await screen.findByRole('button', { name: open })).focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(words).toMatch(/ [\d ]+,\d\d kr /);
    expect(await accessibilityFindings(host)).toEqual([]);
    expect(await statusAtServer()).toBe('pending_queue');
    await press(confirm);
    await expect.poll(words).toContain(done);
    expect(await statusAtServer()).toBe('cancelled');
    expect(await accessibilityFindings(host)).toEqual([]);
    await expect
      .poll(() => document.querySelector('[data-freight-announcer=polite]')?.textContent)
      .toBe(done);
    await screen.findByRole('button', { name: `${again} ${order.orderId}` });
    const [shut] = [...root.querySelectorAll('dialog[open] .cancelling__actions button')];
    expect(shut?.textContent).toBe(close);
    (shut as HTMLButtonElement).click();
    await expect.poll(() => root.querySelector('dialog[open]')).toBeNull();
    expect(root.activeElement?.className).toBe('cancelling');
    expect(screen.queryByRole('button', { name: open })).toBeNull();
  },
);

test('keeps the order when the customer decides to, with the focus back on the button [L26]', async () => {
  const { root, screen, press, statusAtServer } = await openOrder();
  (await screen.findByRole('button', { name: 'Cancel the order' })).focus();
  await userEvent.keyboard('{Enter}');
  await press('Keep the order');
  await expect.poll(() => root.querySelector('dialog[open]')).toBeNull();
  expect(root.activeElement?.textContent).toBe('Cancel the order');
  expect(await statusAtServer()).toBe('pending_queue');
});

test('shows that it is too late when the driver was faster, and until when it was possible [L26]', async () => {
  const { root, order, press, words, statusAtServer } = await openOrder();
  await press('Cancel the order');
  await expect.poll(words).toContain('Cancelling is free.');
  // The page learns of the pickup only by its own request.
  await api('setDown', true);
  await api('cutConnections');
  await api('advance', 26 * minute);
  await api('setDown', false);
  await press('Yes, cancel the order');
  await expect.poll(words).toContain('It is too late: the driver has already picked up the parcel.');
  expect(await statusAtServer()).toBe('inTransit');
  const { closedAt } = await pageApi(createCancellation).terms(order._id);
  expect(Date.parse(closedAt ?? '')).toBeGreaterThan(0);
  await expect
    .poll(() => root.querySelector('.cancelling__muted')?.textContent)
    .toMatch(/^The order could be cancelled until it was picked up, .*\d\d:\d\d\.$/);
});

test('keeps trying while no answer comes, and shows that, until the order is known to be cancelled [L26]', async () => {
  const { order, press, words, statusAtServer } = await openOrder();
  await press('Cancel the order');
  await expect.poll(words).toContain('Cancelling is free.');
  await api('setDown', true);
  await press('Yes, cancel the order');
  await expect.poll(words).toContain('No answer yet.');
  await api('setDown', false);
  await expect.poll(words).toContain('The order is cancelled.');
  expect(await statusAtServer()).toBe('cancelled');
  expect((await api('requests', paths.cancellation(order.orderId))).length).toBeGreaterThan(1);
});

test('recognises a cancelled order when only the answer was lost [L26]', async () => {
  const { order, press, words, statusAtServer } = await openOrder();
  await press('Cancel the order');
  await expect.poll(words).toContain('Cancelling is free.');
  await api('fault', {
    path: paths.cancellation(order.orderId),
    method: 'POST',
    isProcessed: true,
    status: 502,
    body: {},
  });
  await press('Yes, cancel the order');
  await expect.poll(words).toContain('The order is cancelled.');
  expect(await statusAtServer()).toBe('cancelled');
});

test('sends the documented command of the socket to an API without the capability [L26] [SOCKET-14]', async () => {
  // Each core asks the API only once.
  await connectToApi();
  onTestFinished(connectToApi);
  await api('fault', { path: paths.capabilities, status: 404, body: { message: 'Not found' } });
  const { press, words, statusAtServer, order } = await openOrder();
  await press('Cancel the order');
  await expect.poll(words).toContain('The terms say what cancelling costs.');
  await expect.poll(() => pageClient().live.state.getState().status).toBe('connected');
  await press('Yes, cancel the order');
  await expect.poll(words).toContain('The order is cancelled.');
  expect(await statusAtServer()).toBe('cancelled');
  expect(await api('requests', paths.cancellation(order.orderId))).toEqual([]);
});

test('is offered by tracking to the customer of the order alone [L26]', async () => {
  const foreign = await orderOfSomebody();
  await signInSomebody();
  const own = await orderTransport();
  const attributes = { 'order-id': foreign.orderId };
  const { host, screen } = await renderElement(trackElement, { language: 'en', attributes });
  const asked = async () => (await api('requests', paths.cancellation(foreign.orderId))).length;
  await expect.poll(asked).toBe(1);
  await api('quiet');
  expect(screen.queryByRole('button', { name: 'Cancel the order' })).toBeNull();
  host.setAttribute('order-id', own.orderId);
  await screen.findByRole('button', { name: 'Cancel the order' });
});
