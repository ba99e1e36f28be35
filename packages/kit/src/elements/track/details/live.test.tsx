import { beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { element } from '#elements/track/freight-track.tsx';
import { pageSession } from '#session/session.ts';
import { api } from '#testing/api.ts';
import { cancelTransport, orderOfSomebody, orderTransport } from '#testing/orderTransport.ts';
import { pageClient } from '#testing/probes/pageClient.ts';
import { connectToApi, renderElement, signInSomebody } from '#testing/renderElement.ts';

const minute = 60_000;

beforeAll(connectToApi);
beforeEach(() => api('reset'));

type Rendered = Awaited<ReturnType<typeof renderElement>>;

const headline = ({ root }: Rendered) => root.querySelector('.banner__headline')?.textContent;
const isLive = ({ root }: Rendered) => root.querySelector('.currentness__live') !== null;
const note = ({ root }: Rendered) => root.querySelector('.notice--warning p')?.textContent ?? '';

async function follow(orderId: string): Promise<Rendered> {
  const rendered = await renderElement(element, { attributes: { 'order-id': orderId } });
  await expect.poll(() => isLive(rendered)).toBe(true);
  return rendered;
}

test('shows every change live to a signed-out visitor, and announces it to screen readers', async () => {
  const { orderId } = await orderOfSomebody();
  const rendered = await follow(orderId);
  const before = headline(rendered);
  const loaded: string[] = [];
  rendered.host.addEventListener('freight-tracking-loaded', (event) =>
    loaded.push((event as CustomEvent).detail.status),
  );
  await api('advance', 10 * minute);
  await expect.poll(() => headline(rendered)).toBe('Your parcel is waiting to be picked up');
  expect(before).not.toBe('Your parcel is waiting to be picked up');
  await expect.poll(() => loaded.at(-1)).toBe('awaitingPickup');
  expect(rendered.root.querySelectorAll('.history__event').length).toBeGreaterThan(2);
  const announcer = document.querySelector('[data-freight-announcer=polite]');
  await expect.poll(() => announcer?.textContent).toBe('Awaiting pickup');
  expect(pageSession().getState().status).toBe('signed-out');
});

test('follows the own order of a customer who is signed in', async () => {
  await signInSomebody();
  const { orderId } = await orderTransport();
  const rendered = await follow(orderId);
  await api('advance', 10 * minute);
  await expect.poll(() => headline(rendered)).toBe('Your parcel is waiting to be picked up');
});

test('keeps the last known state with its time while disconnected, and catches up after the reconnect', async () => {
  const { orderId } = await orderOfSomebody();
  const rendered = await follow(orderId);
  const before = headline(rendered);
  await api('setDown', true);
  await api('cutConnections');
  await expect.poll(() => note(rendered)).toMatch(/^Live updates are paused\. Showing the status as of \d/);
  expect(headline(rendered)).toBe(before);
  await api('advance', 10 * minute);
  rendered.screen.getByRole('button', { name: 'Update now' }).click();
  await expect
    .poll(() => note(rendered))
    .toMatch(/^The latest could not be fetched\. Showing the status as of \d/);
  expect(headline(rendered)).toBe(before);
  await api('setDown', false);
  await expect.poll(() => headline(rendered)).toBe('Your parcel is waiting to be picked up');
  await expect.poll(() => note(rendered)).toBe('');
  await expect.poll(() => isLive(rendered)).toBe(true);
});

test('shows that the device is offline, and requests the order again when it is online', async () => {
  const { orderId } = await orderOfSomebody();
  const rendered = await follow(orderId);
  let isOnline = false;
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => isOnline });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'onLine'));
  window.dispatchEvent(new Event('offline'));
  await expect.poll(() => note(rendered)).toMatch(/^You are offline\. Showing the status as of \d/);
  const asked = (await api('requests', '/tracking/')).length;
  isOnline = true;
  window.dispatchEvent(new Event('online'));
  await expect.poll(async () => (await api('requests', '/tracking/')).length).toBeGreaterThan(asked);
  await expect.poll(() => note(rendered)).toBe('');
});

const statusesShown = ({ root }: Rendered) =>
  [...root.querySelectorAll('.history__status')].map(({ textContent }) => textContent);

test.each([
  ['after a pause', () => undefined],
  ['as soon as the window gets the focus', () => window.dispatchEvent(new Event('focus'))],
])(
  'shows the status of an event although the rest cannot be fetched, without claiming to be live, and fetches it %s [F3]',
  async (_, lookAgain) => {
    const { orderId } = await orderOfSomebody();
    const rendered = await follow(orderId);
    await api('fault', { path: `/tracking/${orderId}`, status: 503, times: 9 });
    await api('advance', minute);
    await expect.poll(() => headline(rendered)).toBe('Your order is awaiting confirmation');
    await expect.poll(() => note(rendered)).toMatch(/^The latest could not be fetched/);
    expect(statusesShown(rendered)[0]).toBe('Awaiting confirmation');
    expect(isLive(rendered)).toBe(false);
    await api('reset');
    lookAgain();
    await expect.poll(() => note(rendered)).toBe('');
    expect(isLive(rendered)).toBe(true);
    expect(statusesShown(rendered)).toEqual(['Awaiting confirmation', 'Waiting in queue']);
  },
);

test('shows no notice of paused updates when the socket never accepted the visitor [A5]', async () => {
  const { orderId } = await orderOfSomebody();
  await api('fault', { path: '/socket.io', status: 403, times: 999 });
  const rendered = await renderElement(element, { attributes: { 'order-id': orderId } });
  await expect.poll(() => pageClient().live.state.getState().error).not.toBeNull();
  await expect.poll(() => headline(rendered)).toBe('Your parcel is waiting in the queue');
  expect(note(rendered)).toBe('');
  expect(isLive(rendered)).toBe(false);
});

test('has no green sign beside an order that has ended, although the socket is connected [L9]', async () => {
  await signInSomebody();
  const { orderId } = await orderTransport();
  const rendered = await follow(orderId);
  await cancelTransport(orderId);
  await expect.poll(() => headline(rendered)).toBe('Your order has been cancelled');
  expect(isLive(rendered)).toBe(false);
  expect(pageClient().live.state.getState().status).toBe('connected');
});

test('unsubscribes from live updates when it leaves the page', async () => {
  const { orderId } = await orderOfSomebody();
  const rendered = await follow(orderId);
  expect(pageClient().live.state.getState().status).toBe('connected');
  rendered.host.remove();
  await expect.poll(() => pageClient().live.state.getState().status).toBe('disconnected');
});
