import { paths } from '@freight/contract';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { dismissOrder, followOrder } from '#orders/card/activeOrder.ts';
import { pageSession } from '#session/session.ts';
import { accessibilityFindings } from '#testing/accessibility.ts';
import { api } from '#testing/api.ts';
import { everyElement } from '#testing/everyElement.ts';
import { cancelTransport, followedFrom, orderTransport } from '#testing/orderTransport.ts';
import { pageClient } from '#testing/probes/pageClient.ts';
import { connectToApi, renderElement, signInSomebody } from '#testing/renderElement.ts';
import { element } from './freight-order-success.tsx';

everyElement(element);

const minutes = 60_000;
const hours = 60 * minutes;
const isLive = () => pageClient().live.state.getState().status === 'connected';

beforeEach(async () => {
  await connectToApi();
  await api('reset');
});
afterEach(() => dismissOrder());

async function customerWithOrder() {
  await signInSomebody();
  await expect.poll(isLive).toBe(true);
  return orderTransport();
}

/** The screen as it is after the sending flow: the order is followed, and no attribute names it. */
async function justOrdered(options: Parameters<typeof renderElement>[1] = {}) {
  const order = await customerWithOrder();
  followOrder(followedFrom(order));
  const rendered = await renderElement(element, options);
  await rendered.screen.findAllByRole('listitem');
  await expect.poll(() => rendered.root.querySelectorAll('.success__update').length).toBe(1);
  return { order, ...rendered };
}

const textsOf = (root: ShadowRoot, selector: string) =>
  [...root.querySelectorAll(selector)].map(({ textContent }) => textContent);

test('shows the number of the order just placed, large enough to read out [SUCCESS-01]', async () => {
  const { order, root, screen } = await justOrdered();
  expect(screen.getByRole('heading', { name: 'Thank you for your order!' })).toBeTruthy();
  const number = screen.getByText(order.orderId);
  expect(parseFloat(getComputedStyle(number).fontSize)).toBeGreaterThanOrEqual(24);
  expect(textsOf(root, '.success__fact dd')).toEqual(
    expect.arrayContaining([order.pickupLocation.formattedAddress, order.dropoffLocation.formattedAddress]),
  );
});

test('has the window of the arrival as its largest figure, and narrows it live [L18]', async () => {
  const { root } = await justOrdered({ language: 'sv' });
  const arrival = () => root.querySelector('.arrival__time');
  await expect.poll(() => arrival()?.textContent).toMatch(/ till (?:.+ )?\d\d:\d\d$/);
  const sizes = [...root.querySelectorAll('.success *')].map((one) =>
    parseFloat(getComputedStyle(one).fontSize),
  );
  expect(parseFloat(getComputedStyle(arrival() as Element).fontSize)).toBe(Math.max(...sizes));
  const first = arrival()?.textContent;
  const narrows = async () => {
    await api('advance', 20 * minutes);
    return arrival()?.textContent;
  };
  await expect.poll(narrows, { interval: 300 }).not.toBe(first);
});

test('copies the number, or marks it where there is no clipboard [SUCCESS-01]', async () => {
  const { order, screen } = await justOrdered();
  const clipboard = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce();
  await userEvent.click(screen.getByRole('button', { name: 'Copy number' }));
  expect(clipboard).toHaveBeenCalledExactlyOnceWith(order.orderId);
  clipboard.mockRejectedValueOnce(new Error('not allowed'));
  await userEvent.click(await screen.findByRole('button', { name: 'Copied' }));
  await expect.poll(() => String(getSelection())).toContain(order.orderId);
});

test('shows "Connecting..." until the socket connects, and "Live tracking active" afterwards [SUCCESS-02] [SUCCESS-03]', async () => {
  const { screen } = await justOrdered();
  await screen.findByText('Live tracking active');
  await api('setDown', true);
  await api('cutConnections');
  await screen.findByText('Connecting...');
  await api('setDown', false);
  await screen.findByText('Live tracking active');
});

test('is not live before the server accepts the subscription to the order, although the socket is connected [SUCCESS-02] [F17]', async () => {
  const { live } = pageClient();
  const { subscribe } = live;
  const accept: (() => void)[] = [];
  vi.spyOn(live, 'subscribe').mockImplementation((id, handlers, options) => {
    const { onFollowed, onSubscribed, ...others } = handlers;
    accept.push(() => onFollowed?.(true));
    return subscribe(id, others, options);
  });
  const { screen } = await justOrdered();
  expect(isLive()).toBe(true);
  expect(screen.getByText('Connecting...')).toBeTruthy();
  for (const one of accept) one();
  await screen.findByText('Live tracking active');
});

test('shows that the device is offline instead of connecting for ever [SUCCESS-03]', async () => {
  const { screen } = await justOrdered();
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  window.dispatchEvent(new Event('offline'));
  await screen.findByText('You are offline');
  network.mockRestore();
  window.dispatchEvent(new Event('online'));
  await screen.findByText('Live tracking active');
});

test('shows the message of the latest update with its time as it arrives, in the language of the page [SUCCESS-04] [L7]', async () => {
  const { root } = await justOrdered();
  const latest = () => textsOf(root, '.success__message')[0];
  expect(latest()).toBe('Your parcel is waiting in the queue');
  await api('advance', 1 * minutes);
  await expect.poll(latest).toBe('Your order is awaiting confirmation');
  const time = root.querySelector('.success__latest time');
  expect(Date.parse(time?.getAttribute('datetime') ?? '')).not.toBeNaN();
  expect(time?.textContent).toMatch(/\d/);
});

test('shows the driver with phone and arrival as soon as there is one, and again after a reload [SUCCESS-05]', async () => {
  const { order, host, screen } = await justOrdered();
  expect(screen.queryByText('Your driver')).toBeNull();
  await screen.findByText(/We’re finding you a driver/);
  await api('advance', 5 * minutes);
  await screen.findByRole('heading', { name: 'Your driver' });
  const details = await pageClient().transports.byId(order._id);
  const driver = details?.driver[0]?.driver;
  expect(screen.getByText(`${driver?.firstName} ${driver?.lastName}`)).toBeTruthy();
  const phone = screen.getByRole('link', { name: driver?.phoneNr });
  expect(phone.getAttribute('href')).toBe(`tel:${driver?.phoneNr.replaceAll(' ', '')}`);
  expect(screen.getByText('At the pickup').nextElementSibling?.textContent).toMatch(/\d/);
  await screen.findByText(/on the way to the pickup address/);
  host.remove();
  const again = await renderElement(element);
  await again.screen.findByRole('heading', { name: 'Your driver' });
  expect(again.screen.getByText('At the pickup')).toBeTruthy();
});

test('shows an arrival that is a time of day unmodified [SUCCESS-05] [A4]', async () => {
  const order = await customerWithOrder();
  followOrder({ ...followedFrom(order), driverName: 'Kim Chaufför', estimatedArrival: '14:35' });
  const { screen } = await renderElement(element);
  await screen.findByRole('heading', { name: 'Your driver' });
  expect(screen.getByText('At the pickup').nextElementSibling?.textContent).toBe('14:35');
});

test('shows the sentence of the server for an unknown status [SUCCESS-04] [L7]', async () => {
  const line = vi.spyOn(pageClient().live, 'subscribe');
  const { root, order } = await justOrdered();
  const event = { transportId: order._id, status: 'teleported', message: 'Beamat upp' };
  for (const [, { onStatus }] of line.mock.calls)
    onStatus?.({ ...event, timestamp: '2099-01-01T00:00:00.000Z' });
  await expect.poll(() => textsOf(root, '.success__message')[0]).toBe('Beamat upp');
  expect(textsOf(root, '.success__update .success__status')).toEqual(['Beamat upp', 'Waiting in queue']);
});

test('does not claim to be live beside data that could not be refreshed [SUCCESS-02] [F3]', async () => {
  const { order, screen, root } = await justOrdered();
  await screen.findByText('Live tracking active');
  await api('fault', { path: order._id, status: 503, times: 99 });
  await api('advance', 1 * minutes);
  await screen.findByText('Connecting...');
  expect(textsOf(root, '.success__message')[0]).toBe('Your order is awaiting confirmation');
  await api('reset');
  window.dispatchEvent(new Event('focus'));
  await screen.findByText('Live tracking active');
});

test('shows what happens next and whom to call for a cancelled order, without a green sign [L9]', async () => {
  const order = await customerWithOrder();
  await cancelTransport(order.orderId);
  const { screen, root } = await renderElement(element, { attributes: { 'order-id': order.orderId } });
  await screen.findByText(/No driver is coming/);
  expect(screen.getByRole('link', { name: /Need help\? Call/ })).toBeTruthy();
  expect(root.querySelector('.success__line')).toBeNull();
});

test('lists the last 5 updates, one per status, newest first [SUCCESS-06] [SUCCESS-07] [SUCCESS-08]', async () => {
  const { root } = await justOrdered();
  const listed = () => textsOf(root, '.success__update .success__status');
  expect(listed()).toEqual(['Waiting in queue']);
  await api('advance', 3 * minutes);
  await expect.poll(listed).toEqual(['Confirmed', 'Awaiting confirmation', 'Waiting in queue']);
  await api('advance', 12 * hours);
  await expect.poll(() => listed()[0]).toBe('Delivered');
  const shown = listed();
  expect(shown).toHaveLength(5);
  expect(new Set(shown).size).toBe(5);
  const times = [...root.querySelectorAll('.success__update time')].map((time) =>
    Date.parse(time.getAttribute('datetime') ?? ''),
  );
  expect(times).toEqual([...times].sort((a, b) => b - a));
});

test('prints the receipt and emits the event [SUCCESS-09]', async () => {
  const { order, host, screen } = await justOrdered();
  const print = vi.spyOn(window, 'print').mockReturnValue();
  const printed = vi.fn();
  host.addEventListener('freight-receipt-printed', (event) => printed((event as CustomEvent).detail));
  // Not with the mouse: on this short page the order's card may lie over it until it folds.
  screen.getByRole('button', { name: 'Print receipt' }).click();
  expect(print).toHaveBeenCalledOnce();
  expect(printed).toHaveBeenCalledExactlyOnceWith({ orderId: order.orderId });
});

test('prints only the number and the receipt with its VAT, in the colours of paper [SUCCESS-09] [L40]', async () => {
  const { order, root, screen } = await justOrdered({ attributes: { theme: 'dark' } });
  await screen.findByText('Have this ready');
  const inPrint = async (media: string) => {
    await cdp().send('Emulation.setEmulatedMedia', { media });
  };
  await inPrint('print');
  onTestFinished(() => inPrint(''));
  const isOnPaper = (node: Element | null) => node?.checkVisibility() === true;
  expect(isOnPaper(screen.getByText(order.orderId))).toBe(true);
  expect(isOnPaper(screen.getByText('Receipt'))).toBe(true);
  const kronor = (text = '') => Number(text.replace(/[^\d,]/g, '').replace(',', '.'));
  const vat = screen.getByText('Including 25% VAT');
  expect(isOnPaper(vat)).toBe(true);
  expect(kronor(vat.nextElementSibling?.textContent)).toBeCloseTo(order.price / 5, 2);
  for (const hidden of [
    '.success__actions',
    '.success__live',
    '.success__next',
    '.success__copy',
    '.status-icon',
    '.pickup',
  ])
    expect(isOnPaper(root.querySelector(hidden)), hidden).toBe(false);
  expect(getComputedStyle(screen.getByText(order.orderId)).color).toBe('rgb(17, 35, 28)');
});

test('goes home [SUCCESS-10]', async () => {
  const { host, screen } = await justOrdered();
  const asked = vi.fn();
  host.addEventListener('freight-navigate', (event) => asked((event as CustomEvent).detail));
  await userEvent.click(screen.getByRole('button', { name: 'Back to home' }));
  expect(asked).toHaveBeenCalledExactlyOnceWith({ to: 'home', params: {} });
});

test('keeps the order on screen when the floating card is closed, and hides it when the customer signs out', async () => {
  const { order, screen } = await justOrdered();
  dismissOrder();
  await new Promise(requestAnimationFrame);
  expect(screen.getByText(order.orderId)).toBeTruthy();
  pageSession().clear();
  await screen.findByRole('heading', { name: 'No order to show' });
  expect(screen.queryByText(order.orderId)).toBeNull();
});

test('shows a named order that the page does not follow, asking the server first [SUCCESS-01] [SUCCESS-06]', async () => {
  const order = await customerWithOrder();
  const { root, screen } = await renderElement(element, { attributes: { 'order-id': order.orderId } });
  await screen.findByText(order.orderId);
  await expect.poll(() => textsOf(root, '.success__update .success__status')).toEqual(['Waiting in queue']);
});

test('shows an error instead of thanks for an order that does not exist [SUCCESS-10]', async () => {
  await signInSomebody();
  const { screen } = await renderElement(element, { attributes: { 'order-id': 'FR00-0000-0000-0000' } });
  expect((await screen.findByRole('alert')).textContent).toContain('The order could not be found');
  expect(screen.queryByText('Thank you for your order!')).toBeNull();
  expect(screen.getByRole('button', { name: 'Back to home' })).toBeTruthy();
});

test('tries again on request when the order could not be loaded [SUCCESS-01]', async () => {
  const order = await customerWithOrder();
  await api('fault', { path: paths.transport(order.orderId), cut: 'before', times: 99 });
  const { screen } = await renderElement(element, { attributes: { 'order-id': order.orderId } });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByRole('alert').textContent).toContain('Network error.');
  await api('reset');
  await userEvent.click(retry);
  await screen.findByText(order.orderId);
});

test('asks a signed-out visitor to log in before a named order is shown', async () => {
  const { screen } = await renderElement(element, { attributes: { 'order-id': 'FR00-0000-0000-0000' } });
  await userEvent.click(await screen.findByRole('button', { name: 'Log in' }));
  const signIn = document.querySelector('freight-sign-in');
  onTestFinished(() => signIn?.remove());
  expect(signIn?.getAttribute('open')).toBe('login');
});

test('reports that there is no order to show, and links home [SUCCESS-10]', async () => {
  await signInSomebody();
  const { screen } = await renderElement(element);
  await screen.findByRole('heading', { name: 'No order to show' });
  expect(screen.getByRole('button', { name: 'Back to home' })).toBeTruthy();
});

test.each([
  ['sv', 'light'],
  ['en', 'light'],
  ['de', 'dark'],
] as const)('is accessible with an order on screen, in %s and %s', async (language, theme) => {
  const { host, root } = await justOrdered({ language, attributes: { theme } });
  await api('advance', 5 * minutes);
  await expect.poll(() => root.querySelector('.success__driver')).not.toBeNull();
  expect(await accessibilityFindings(host)).toEqual([]);
});
