import { createTracking, type LiveHandlers } from '@freight/client';
import { type DriverAssigned, storageKeys } from '@freight/contract';
import { aDriverAssignment, aStatusUpdate } from '@freight/contract/testing';
import { afterEach, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { pageApi } from '#api/calls/pageApi.ts';
import { watchOrder } from '#orders/store/orderRegistry.ts';
import { renewShared } from '#platform/registry.ts';
import { pageSession } from '#session/session.ts';
import { api } from '#testing/api.ts';
import { followedFrom, orderTransport } from '#testing/orderTransport.ts';
import { pageClient } from '#testing/probes/pageClient.ts';
import { connectToApi, signInSomebody } from '#testing/renderElement.ts';
import {
  activeOrder,
  dismissOrder,
  followOrder,
  minimizeOrder,
  onOrderEvents,
  restoreOrder,
} from './activeOrder.ts';

const minutes = 60_000;
const hours = 60 * minutes;
const shown = () => activeOrder.getState();
const stored = () => JSON.parse(localStorage.getItem(storageKeys.notification) ?? 'null');
const isLive = () => pageClient().live.state.getState().status === 'connected';

beforeAll(connectToApi);
afterEach(() => {
  dismissOrder();
  vi.useRealTimers();
});

/** Signs a customer in, waits for the live connection, and orders a transport. */
async function customerWithOrder() {
  await signInSomebody();
  await expect.poll(isLive).toBe(true);
  return orderTransport();
}

async function followNewOrder() {
  const order = await customerWithOrder();
  const toServer = vi.spyOn(pageClient().live, 'subscribe').mockClear();
  followOrder(followedFrom(order));
  // The history is the last thing that is fetched: it names the status of the new order.
  await expect.poll(() => shown().order?.status).toBe('pending_queue');
  return { order, toServer };
}

/** Everything in memory is forgotten, as by a reload; the storage stays. */
const reloadPage = (): void => renewShared('activeOrder', 'following', 'orders', 'orderNames');

test('subscribes to the order, fetches its details and keeps exactly the documented fields [NOTIF-17] [NOTIF-19] [NOTIF-33]', async () => {
  const { order } = await followNewOrder();
  expect(stored()).toEqual({
    ...followedFrom(order),
    status: 'pending_queue',
    timestamp: expect.any(String),
  });
  expect(localStorage.getItem(storageKeys.notificationMinimized)).toBe('false');
  expect(shown()).toMatchObject({ minimized: false });
});

test('loads the details of an order that was followed with few of them [NOTIF-33]', async () => {
  const order = await customerWithOrder();
  followOrder({
    transportId: order._id,
    orderId: order.orderId,
    pickupLocation: '',
    dropoffLocation: '',
    packageType: { type: '' },
    totalPrice: 0,
  });
  await expect.poll(() => shown().order).toMatchObject(followedFrom(order));
});

test('subscribes once to an order that is followed twice, and once more to another one [NOTIF-31] [NOTIF-32]', async () => {
  const { order, toServer } = await followNewOrder();
  followOrder(followedFrom(order));
  expect(toServer).toHaveBeenCalledTimes(1);
  const other = await orderTransport();
  followOrder(followedFrom(other));
  expect(toServer.mock.calls.map(([transportId]) => transportId)).toEqual([order._id, other._id]);
  expect(shown().order?.orderId).toBe(other.orderId);
});

test('catches up when the order moves on between loading and subscribing, whichever answer comes first [NOTIF-33]', async () => {
  const order = await customerWithOrder();
  let begin: LiveHandlers['onSubscribed'];
  vi.spyOn(pageClient().live, 'subscribe').mockImplementation((_, { onSubscribed }) => {
    begin = onSubscribed;
    return () => undefined;
  });
  // The history is the last thing that is fetched.
  const tracking = pageApi(createTracking);
  const { track } = tracking;
  vi.spyOn(tracking, 'track').mockImplementationOnce(async (id) => {
    const answer = await track(id);
    await api('advance', 1 * minutes);
    begin?.({ status: 'pending', version: 2 });
    return answer;
  });
  followOrder(followedFrom(order));
  await expect.poll(() => shown().order?.status).toBe('pending');
});

test('takes the message and the time of a status update [NOTIF-24] [NOTIF-25]', async () => {
  await followNewOrder();
  const events: { message: string; timestamp: string }[] = [];
  onTestFinished(onOrderEvents({ onStatus: (event) => events.push(event) }));
  await api('advance', 1 * minutes);
  await expect.poll(() => events.length).toBe(1);
  const [event] = events;
  expect(event?.message).not.toBe('');
  expect(shown().order).toMatchObject({ status: event?.message, timestamp: event?.timestamp });
  expect(stored()).toMatchObject({ status: event?.message, timestamp: event?.timestamp });
});

test('stores the driver, emits an event, renews its time and expands when one is assigned [NOTIF-21] [NOTIF-22] [NOTIF-23]', async () => {
  await followNewOrder();
  minimizeOrder(true);
  const expansions = shown().expansions;
  const before = Date.now() - 1000;
  const assigned: { event: DriverAssigned; card: ReturnType<typeof stored> }[] = [];
  onTestFinished(onOrderEvents({ onDriver: (event) => assigned.push({ event, card: stored() }) }));
  await api('advance', 3 * minutes);
  expect(shown().minimized).toBe(true);
  await api('advance', 2 * minutes);
  await expect.poll(() => assigned.length).toBe(1);
  expect(shown()).toMatchObject({ minimized: false, expansions: expansions + 1 });
  // As it was at the event: the history that is read next is minutes ahead of this page's clock, and so newer.
  const [{ event, card }] = assigned as [(typeof assigned)[number]];
  expect(card).toMatchObject({
    status: 'Driver Assigned',
    driverName: event.driverName,
    driverPhone: event.driverPhone,
    driverRating: event.driverRating,
    estimatedArrival: event.estimatedArrival,
  });
  expect(Date.parse(card.timestamp)).toBeGreaterThanOrEqual(before);
});

test('leaves 30 seconds after the delivery, as if dismissed [NOTIF-26] [NOTIF-27]', async () => {
  const { order } = await followNewOrder();
  const dismissed = vi.fn();
  onTestFinished(onOrderEvents({ onDismissed: dismissed }));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await api('advance', 12 * hours);
  const finalStatus = () => shown().order?.status ?? '';
  await expect.poll(finalStatus).toMatch(/levererat/);
  vi.advanceTimersByTime(29_900);
  expect(shown().order).not.toBeNull();
  vi.advanceTimersByTime(200);
  expect(shown().order).toBeNull();
  expect(stored()).toBeNull();
  expect(dismissed).toHaveBeenCalledExactlyOnceWith(order.orderId);
});

/** Replaces the live connection: from now on it delivers only the test's events. */
function ownLine() {
  const handlers: LiveHandlers[] = [];
  vi.spyOn(pageClient().live, 'subscribe').mockImplementation((_, own) => {
    handlers.push(own);
    return () => undefined;
  });
  return {
    status: (parts: Parameters<typeof aStatusUpdate>[0]) => {
      for (const { onStatus } of handlers) onStatus?.(aStatusUpdate(parts));
    },
    driver: () => {
      for (const { onDriver } of handlers) onDriver?.(aDriverAssignment());
    },
  };
}

test.each(['delivered', 'completed'] as const)(
  'leaves 30 seconds after the status %s [NOTIF-26]',
  async (status) => {
    const order = await customerWithOrder();
    const line = ownLine();
    followOrder(followedFrom(order));
    await expect.poll(() => shown().order?.status).toBe('pending_queue');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    line.status({ transportId: order._id, status });
    vi.advanceTimersByTime(29_999);
    expect(shown().order).not.toBeNull();
    vi.advanceTimersByTime(1);
    expect(shown().order).toBeNull();
  },
);

test('gives a new order the whole of its time although the last one was about to leave [NOTIF-26]', async () => {
  const order = await customerWithOrder();
  const line = ownLine();
  followOrder(followedFrom(order));
  await expect.poll(() => shown().order?.status).toBe('pending_queue');
  const other = await orderTransport();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  line.status({ transportId: order._id, status: 'delivered' });
  followOrder(followedFrom(other));
  vi.advanceTimersByTime(60_000);
  expect(shown().order?.orderId).toBe(other.orderId);
});

test('has the time of the moment, and not that of the last status, when a driver is assigned [NOTIF-22]', async () => {
  const order = await customerWithOrder();
  const line = ownLine();
  followOrder(followedFrom(order));
  await expect.poll(() => shown().order?.status).toBe('pending_queue');
  line.status({ transportId: order._id, timestamp: '2030-01-01T00:00:00.000Z' });
  expect(shown().order?.timestamp).toBe('2030-01-01T00:00:00.000Z');
  line.driver();
  expect(Math.abs(Date.parse(shown().order?.timestamp ?? '') - Date.now())).toBeLessThan(60_000);
  expect(stored().timestamp).toBe(shown().order?.timestamp);
});

test('takes the waybill from the details as soon as they have one [NOTIF-17] [NOTIF-33]', async () => {
  const { order } = await followNewOrder();
  expect(stored()).not.toHaveProperty('waybill');
  await api('advance', 30 * minutes);
  await expect.poll(() => stored()?.waybill).toBeTruthy();
  const { waybill } = (await pageClient().transports.byId(order._id)) ?? {};
  expect(stored().waybill).toBe(waybill);
});

test('clears the card, its storage and every subscription when it is dismissed [NOTIF-27] [NOTIF-28]', async () => {
  const { order } = await followNewOrder();
  const other = await orderTransport();
  followOrder(followedFrom(other));
  const listener = vi.fn();
  onTestFinished(onOrderEvents({ onStatus: listener }));
  dismissOrder();
  expect(shown().order).toBeNull();
  expect([stored(), localStorage.getItem(storageKeys.notificationMinimized)]).toEqual([null, null]);
  // A handler that is still subscribed receives the next status; the card no longer does.
  const stillListening = { onStatus: vi.fn(), onSubscribed: vi.fn() };
  for (const { _id } of [order, other]) onTestFinished(pageClient().live.subscribe(_id, stillListening));
  await expect.poll(() => stillListening.onSubscribed.mock.calls.length).toBe(2);
  await api('advance', 1 * minutes);
  await expect.poll(() => stillListening.onStatus.mock.calls.length).toBeGreaterThanOrEqual(2);
  expect(listener).not.toHaveBeenCalled();
});

test('restores the minimized card after a reload and subscribes again [NOTIF-18] [NOTIF-19] [NOTIF-20]', async () => {
  const { order } = await followNewOrder();
  minimizeOrder(true);
  expect(localStorage.getItem(storageKeys.notificationMinimized)).toBe('true');
  reloadPage();
  restoreOrder();
  onTestFinished(() => dismissOrder());
  const again = () => activeOrder.getState();
  expect(again()).toMatchObject({
    minimized: true,
    order: { orderId: order.orderId, totalPrice: order.price },
  });
  const reading = watchOrder({ _id: order._id, orderId: order.orderId }, {});
  onTestFinished(reading.stop);
  await expect.poll(() => reading.order.getState().line).toBe('on');
  await api('advance', 1 * minutes);
  await expect.poll(() => again().order?.status).toMatch(/bekräftelse/);
});

test('starts the 30 seconds anew for an order that was delivered before the reload [NOTIF-26]', async () => {
  const order = await customerWithOrder();
  await api('advance', 12 * hours);
  const old = {
    ...followedFrom(order),
    status: 'Ditt paket är levererat',
    timestamp: '2026-01-01T00:00:00.000Z',
  };
  localStorage.setItem(storageKeys.notification, JSON.stringify(old));
  reloadPage();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  restoreOrder();
  await expect.poll(() => activeOrder.getState().order?.status).toBe('delivered');
  vi.advanceTimersByTime(30_100);
  expect(activeOrder.getState().order).toBeNull();
});

test('is gone in this tab as soon as another one dismisses it [NOTIF-27]', async () => {
  await followNewOrder();
  const otherTab = document.body.appendChild(document.createElement('iframe'));
  onTestFinished(() => otherTab.remove());
  otherTab.contentWindow?.localStorage.removeItem(storageKeys.notification);
  await expect.poll(() => shown().order).toBeNull();
});

test('does not stay for the next person when the customer signs out [NOTIF-27] [SESS-16]', async () => {
  await followNewOrder();
  pageSession().clear();
  expect(shown().order).toBeNull();
  expect(stored()).toBeNull();
});

test('restores a stored order without a status or a valid price, and ignores invalid JSON [NOTIF-18] [NOTIF-36]', async () => {
  localStorage.setItem(storageKeys.notification, '{"orderId":"A-1","totalPrice":"?"}');
  reloadPage();
  restoreOrder();
  expect(activeOrder.getState().order).toMatchObject({ orderId: 'A-1', status: '', totalPrice: 0 });
  localStorage.setItem(storageKeys.notification, '{{{');
  reloadPage();
  restoreOrder();
  expect(activeOrder.getState().order).toBeNull();
});

test('follows the order and throws no error when the live subscription fails', async () => {
  const order = await customerWithOrder();
  vi.spyOn(pageClient().live, 'subscribe').mockImplementation(() => {
    throw new Error('no line');
  });
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => followOrder(followedFrom(order))).not.toThrow();
  expect(shown().order?.orderId).toBe(order.orderId);
  expect(logged).toHaveBeenCalled();
});

test('restoring twice changes nothing', async () => {
  const { order } = await followNewOrder();
  restoreOrder();
  expect(shown().order?.orderId).toBe(order.orderId);
});
