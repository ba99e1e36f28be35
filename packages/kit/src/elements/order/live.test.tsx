import { beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { api } from '#testing/api.ts';
import { orderTransport } from '#testing/orderTransport.ts';
import { render } from '#testing/probes/orderProbe.ts';
import { pageClient } from '#testing/probes/pageClient.ts';
import { connectToApi, signInSomebody } from '#testing/renderElement.ts';

beforeAll(connectToApi);
beforeEach(() => api('reset'));

const minute = 60_000;
const days = 24 * 60 * minute;
const announced = () => document.querySelector('[data-freight-announcer=polite]')?.textContent ?? '';

async function follow() {
  await signInSomebody();
  const order = await orderTransport();
  const rendered = await render(order._id);
  const isLive = () => rendered.root.querySelector('.currentness__live') !== null;
  await expect.poll(isLive).toBe(true);
  return { ...rendered, order };
}

test('follows the order live: headline, driver, waybill, and in the end the receipt [DETAIL-03] [DETAIL-12] [DETAIL-18] [DETAIL-35] [L18]', async () => {
  const { screen, headline, titles, facts, events, order } = await follow();
  expect(titles()).not.toContain('Driver');
  await api('advance', minute);
  await expect.poll(headline).toBe('Your parcel is being processed');
  await expect.poll(announced).toBe('Your parcel is being processed');
  await api('advance', 9 * minute);
  await expect.poll(headline).toBe('Your parcel is waiting to be picked up');
  await expect.poll(titles).toContain('Driver');
  expect(facts('Driver')['Rating']).toMatch(/^★ \d\.\d$/);
  await screen.findByRole('button', { name: 'Download waybill' });
  await expect.poll(() => facts('Driver')['Registration number']).toMatch(/^[A-Z]{3} \d\d[\dA-Z]$/);
  expect(screen.getByRole('link', { name: 'Call' }).getAttribute('href')).toMatch(/^tel:\+46/);
  await api('advance', 5 * days);
  await expect.poll(headline).toMatch(/^(Travel with Anna Exempel|Your order is completed)$/);
  const loaded = () => events.filter(({ type }) => type === 'freight-order-loaded').length;
  await expect.poll(loaded).toBeGreaterThan(2);
  expect(order.status).toBe('pending_queue');
});

test('announces the driver as soon as one is assigned, without a toast', async () => {
  const { titles } = await follow();
  const words: string[] = [];
  const announcer = document.querySelector('[data-freight-announcer=polite]');
  const watch = new MutationObserver(() => words.push(announced()));
  if (announcer) watch.observe(announcer, { childList: true, characterData: true, subtree: true });
  onTestFinished(() => watch.disconnect());
  await api('advance', 5 * minute);
  await expect.poll(titles).toContain('Driver');
  await expect.poll(() => words.filter((word) => /is driving your delivery$/.test(word))).toHaveLength(1);
  expect(document.querySelector('freight-toasts')).toBeNull();
});

test('keeps the driver from the live update although the order itself names none [DETAIL-15] [DETAIL-20]', async () => {
  const { facts, events, order } = await follow();
  const loaded = () => events.filter(({ type }) => type === 'freight-order-loaded').length;
  const before = loaded();
  const data = { ...order, status: 'confirmed', driver: [] };
  await api('fault', { path: `/transport/${order._id}`, status: 200, body: { data }, times: 9 });
  await api('advance', 5 * minute);
  await expect.poll(() => facts('Driver')['Name']).toMatch(/^\S+ \S+$/);
  await expect.poll(loaded).toBeGreaterThan(before);
  expect(facts('Driver')).toMatchObject({
    Name: expect.stringMatching(/^\S+ \S+$/),
    'Registration number': 'Not provided',
  });
});

test('moves the driver on the map while the goods are on the road [DETAIL-10]', async () => {
  const { screen } = await follow();
  const words = () => screen.queryByRole('img')?.getAttribute('aria-label') ?? '';
  await expect.poll(words).toMatch(/Karlstad/);
  const before = words();
  await api('advance', 90 * minute);
  await expect.poll(words).not.toBe(before);
});

test('keeps the last state while the connection is lost, shows a notice, and catches up [DETAIL-50]', async () => {
  const { root, headline } = await follow();
  const note = () => root.querySelector('.notice--warning p')?.textContent ?? '';
  const before = headline();
  await api('setDown', true);
  await api('cutConnections');
  await expect.poll(note).toMatch(/^Live updates are paused\. Showing the status as of \d/);
  expect(headline()).toBe(before);
  await api('advance', 10 * minute);
  await api('setDown', false);
  await expect.poll(headline).toBe('Your parcel is waiting to be picked up');
  await expect.poll(note).toBe('');
});

test('shows no notice of paused updates for an order that has ended [DETAIL-50]', async () => {
  const { screen, headline, events } = await follow();
  await api('advance', 5 * days);
  await expect.poll(headline).toMatch(/^(Travel with Anna Exempel|Your order is completed)$/);
  // The status is shown immediately; the rest of the order arrives a moment later.
  const isOver = ({ detail }: { detail: unknown }) => /delivered|completed/.test(JSON.stringify(detail));
  await expect.poll(() => events.some(isOver)).toBe(true);
  await api('setDown', true);
  await api('cutConnections');
  const { state } = pageClient().live;
  await expect.poll(() => state.getState().status).not.toBe('connected');
  expect(screen.queryByText(/^Live updates are paused/)).toBeNull();
});

test('unsubscribes from the order when it leaves the page', async () => {
  const { live } = pageClient();
  const { subscribe } = live;
  const standing = new Set<string>();
  live.subscribe = (id, ...rest) => {
    const stop = subscribe(id, ...rest);
    standing.add(id);
    return () => {
      standing.delete(id);
      stop();
    };
  };
  onTestFinished(() => {
    live.subscribe = subscribe;
  });
  const { host, order } = await follow();
  expect([...standing]).toEqual([order._id]);
  host.remove();
  await expect.poll(() => standing.size).toBe(0);
});
