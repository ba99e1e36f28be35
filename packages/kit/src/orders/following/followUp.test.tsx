import { createSharing } from '@freight/client';
import { beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { pageCore } from '#api/calls/core.ts';
import { element as details } from '#elements/order/freight-order.tsx';
import { element as card } from '#elements/order-notification/freight-order-notification.tsx';
import { element as success } from '#elements/order-success/freight-order-success.tsx';
import { element as tracking } from '#elements/track/freight-track.tsx';
import { dismissOrder, followOrder } from '#orders/card/activeOrder.ts';
import { api } from '#testing/api.ts';
import { cancelTransport, followedFrom, orderTransport } from '#testing/orderTransport.ts';
import { connectToApi, renderElement, signInSomebody } from '#testing/renderElement.ts';

beforeAll(connectToApi);
beforeEach(() => api('reset'));

const minutes = 60_000;
const parts = {
  sentence: 'h2',
  arrival: '.arrival__time',
  line: '.route-line',
  map: '[part=map] [role=img]',
  history: '.history',
  driver: 'a[href^="tel:"]',
  facts: '.fact-list',
} as const;

/** The parts that are there, in the order in which they are read. */
const read = (root: ShadowRoot) =>
  Object.values(parts)
    .flatMap((selector) => root.querySelector(selector) ?? [])
    .sort((one, other) => (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))
    .map((part) => Object.entries(parts).find(([, selector]) => part.matches(selector))?.[0]);

const boxes = (root: ShadowRoot) =>
  [parts.line, parts.map].map((part) => (root.querySelector(part) as Element).getBoundingClientRect());

/** The three ways to follow one order on its way to the recipient. */
async function ways() {
  await signInSomebody();
  const order = await orderTransport();
  const { _id, orderId } = order;
  const { url } = await createSharing(pageCore()).create(_id, 'map');
  await api('advance', 40 * minutes);
  const token = new URL(url).hash.slice(1);
  return {
    order,
    screens: [
      () => renderElement(details, { attributes: { 'order-id': _id } }),
      () => renderElement(tracking, { attributes: { 'order-id': orderId } }),
      () => renderElement(tracking, { attributes: { 'share-token': token } }),
    ],
  };
}

test('tracking, a shared link and a live order are one screen: sentence, arrival, line and map, history, then the driver for the customer alone, and the facts [L18]', async () => {
  const contents = [];
  for (const open of (await ways()).screens) {
    const { host, root } = await open();
    await expect.poll(() => root.querySelector(parts.map)).toBeTruthy();
    await expect.poll(() => root.querySelector('.history__event:nth-child(3)')).toBeTruthy();
    contents.push(read(root));
    expect(root.querySelectorAll('h2')).toHaveLength(1);
    expect(root.querySelector('h2')?.textContent).toMatch(/^Your parcel /);

    host.style.width = '1100px';
    const [line, map] = boxes(root);
    expect(line?.right).toBeLessThanOrEqual(map?.left ?? 0);
    host.style.width = '390px';
    const [above, below] = boxes(root);
    expect(above?.bottom).toBeLessThanOrEqual(below?.top ?? 0);
    host.remove();
  }
  const all = ['sentence', 'arrival', 'line', 'map', 'history'];
  expect(contents).toEqual([
    // The first facts are the driver's own: name, rating, vehicle.
    [...all, 'facts', 'driver'],
    [...all, 'facts'],
    [...all, 'facts'],
  ]);
});

test.each(['confirmed', 'cancelled', 'inTransit'] as const)(
  'success screen and tracking have one line with the same stations for %s, of which the booking is one [L32]',
  async (status) => {
    await signInSomebody();
    const order = await orderTransport();
    if (status === 'cancelled') await cancelTransport(order.orderId);
    else await api('advance', (status === 'confirmed' ? 3 : 40) * minutes);
    const lines: string[][] = [];
    for (const open of [
      () => renderElement(success, { attributes: { 'order-id': order.orderId } }),
      () => renderElement(tracking, { attributes: { 'order-id': order.orderId } }),
    ]) {
      const { host, root } = await open();
      const stations = () =>
        [...root.querySelectorAll('.route-line__stop')].map(
          ({ className, textContent }) => `${textContent} ${className}`,
        );
      await expect.poll(() => stations()[0]).toMatch(/--(?:passed|current)$/);
      await expect.poll(() => root.querySelector('.history__event, .success__update')).toBeTruthy();
      lines.push(stations());
      host.remove();
    }
    expect(lines[0]).toHaveLength(5);
    expect(lines[0]).toEqual(lines[1]);
  },
);

test('card, success screen, order, tracking and shared link say the same arrival [L24]', async () => {
  onTestFinished(dismissOrder);
  const { order, screens } = await ways();
  followOrder(followedFrom(order));
  const arrivals: (string | null | undefined)[] = [];
  for (const open of [
    () => renderElement(card),
    () => renderElement(success, { attributes: { 'order-id': order.orderId } }),
    ...screens,
  ]) {
    const { host, root } = await open();
    const arrival = () => root.querySelector(parts.arrival)?.textContent;
    await expect.poll(arrival).toContain(' to ');
    arrivals.push(arrival());
    host.remove();
  }
  expect(arrivals).toEqual(arrivals.map(() => arrivals[0]));
});
