import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { activeOrder, dismissOrder, followOrder } from '#orders/card/activeOrder.ts';
import { api } from '#testing/api.ts';
import { followedFrom, orderTransport } from '#testing/orderTransport.ts';
import { openConfirmation } from '#testing/probes/orderingProbe.ts';
import { startAfresh } from '#testing/probes/sendingProbe.ts';
import { connectToApi, renderElement, signInSomebody } from '#testing/renderElement.ts';
import { element } from './freight-order-success.tsx';

/** From the confirmation to the first minutes of the transport. */

beforeAll(connectToApi);
beforeEach(startAfresh);
afterEach(() => dismissOrder());

test('the floating card starts as the pill, and never covers the screen that appears [L28]', async () => {
  const { screen, confirm, host } = await openConfirmation(true);
  // The host shows the order on its own page, which opens slowly.
  host.addEventListener('freight-navigate', (event) => event.preventDefault());
  const looks = new Set<string>();
  const watch = () => {
    const card = document.querySelector('freight-order-notification')?.shadowRoot;
    if (card?.querySelector('.order-card')) looks.add('card');
    if (card?.querySelector('.order-pill')) looks.add('pill');
  };
  const timer = setInterval(watch, 10);
  await userEvent.click(confirm);
  await expect.poll(() => activeOrder.getState().order?.orderId ?? '').not.toBe('');
  const orderId = activeOrder.getState().order?.orderId ?? '';
  const page = await renderElement(element, { attributes: { 'order-id': orderId } });
  await page.screen.findByText(orderId);
  await expect.poll(() => looks.has('pill')).toBe(true);
  clearInterval(timer);
  expect(looks).toEqual(new Set(['pill']));
  expect(screen.queryByText('Submitting…')).toBeNull();
});

test('leads first to the order, and home after that [L29] [SUCCESS-10]', async () => {
  await signInSomebody();
  const order = await orderTransport();
  followOrder(followedFrom(order));
  const { host, screen } = await renderElement(element);
  const went: unknown[] = [];
  host.addEventListener('freight-navigate', (event) => {
    event.preventDefault();
    went.push((event as CustomEvent).detail);
  });
  // The order can be cancelled once its status is known.
  await screen.findByRole('button', { name: 'Cancel the order' });
  const track = screen.getByRole('button', { name: 'Track parcel' });
  const actions = [...(track.parentElement?.querySelectorAll('button') ?? [])];
  expect(actions.map(({ textContent }) => textContent)).toEqual([
    'Track parcel',
    'Back to home',
    'Print receipt',
    'Cancel the order',
  ]);
  expect(actions.map(({ className }) => className.includes('button--primary'))).toEqual([
    true,
    false,
    false,
    false,
  ]);
  await userEvent.click(track);
  expect(went).toEqual([{ to: 'orderDetails', params: { orderId: order._id } }]);
});

test('shows the map as soon as a driver moves [L29]', async () => {
  await signInSomebody();
  const order = await orderTransport();
  followOrder(followedFrom(order));
  const { root, screen } = await renderElement(element);
  await screen.findByText(order.orderId);
  expect(root.querySelector('.order-map')).toBeNull();
  const drives = async () => {
    await api('advance', 10 * 60_000);
    return root.querySelector('.order-map');
  };
  await expect.poll(drives, { interval: 300 }).not.toBeNull();
});
