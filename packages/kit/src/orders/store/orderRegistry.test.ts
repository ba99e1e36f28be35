import { beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { pageSession } from '#session/session.ts';
import { api } from '#testing/api.ts';
import { orderOfSomebody, orderTransport } from '#testing/orderTransport.ts';
import { pageClient } from '#testing/probes/pageClient.ts';
import { connectToApi, signInSomebody } from '#testing/renderElement.ts';
import type { OrderNames } from './orderNames.ts';
import { watchOrder } from './orderRegistry.ts';
import type { OrderWants } from './orderState.ts';

beforeAll(connectToApi);
beforeEach(() => api('reset'));

const minute = 60_000;

function watch(names: OrderNames, wants: OrderWants) {
  const { order, stop, reload } = watchOrder(names, wants);
  onTestFinished(stop);
  return { state: order.getState, stop, reload };
}

async function ownOrder() {
  await signInSomebody();
  await expect.poll(() => pageClient().live.state.getState().status).toBe('connected');
  return orderTransport();
}

/** The ids that are subscribed to from now on. */
function subscribed() {
  const asked = vi.spyOn(pageClient().live, 'subscribe');
  return () => asked.mock.calls.map(([id]) => id);
}

test('loads an order that is already subscribed, and begins with its last live status [F3]', async () => {
  const { _id } = await ownOrder();
  const onSubscribed = vi.fn();
  const onStatus = vi.fn();
  onTestFinished(pageClient().live.subscribe(_id, { onSubscribed, onStatus }));
  await expect.poll(() => onSubscribed.mock.calls.length).toBe(1);
  await api('advance', minute);
  await expect.poll(() => onStatus.mock.calls.length).toBe(1);
  await api('fault', { path: `/transport/${_id}`, held: true });
  const { state } = watch({ _id }, { details: 'once', isKnown: true });
  expect(state()).toMatchObject({ line: 'on', status: { status: 'pending' }, details: { state: 'loading' } });
  await api('release');
  await expect.poll(() => state().details.data?.status).toBe('pending');
});

test('shares one subscription and one state among all readers, by id or by order number [NOTIF-31] [NOTIF-32] [F3]', async () => {
  const { _id, orderId } = await ownOrder();
  const ids = subscribed();
  const first = watch({ _id, orderId }, { details: 'once', tracking: true, isKnown: true });
  const second = watch({ orderId }, { tracking: true });
  const third = watch({ _id }, { details: 'withRetries' });
  await expect.poll(() => third.state().details.state).toBe('ready');
  await expect.poll(() => second.state().tracking.state).toBe('ready');
  expect(first.state()).toBe(third.state());
  expect(second.state()).toBe(third.state());
  expect(ids()).toEqual([_id]);
  const asked = (await api('requests', '/transport/')).filter(({ method }) => method === 'GET');
  expect(asked).toHaveLength(2);
});

test('subscribes by the id as soon as it is known, because not every server knows the number [A21]', async () => {
  const { _id, orderId } = await ownOrder();
  const ids = subscribed();
  const byNumber = watch({ orderId }, { details: 'once' });
  await expect.poll(byNumber.state).toMatchObject({ line: 'on', details: { state: 'ready' } });
  expect(ids()).toEqual([_id]);
  byNumber.stop();
  const tracked = watch({ orderId }, { tracking: true });
  await expect.poll(() => tracked.state().line).toBe('on');
  expect(ids()).toEqual([_id, _id]);
});

test('subscribes once where an answer will name the id, however much earlier another answer names the number [A34]', async () => {
  const { _id, orderId } = await ownOrder();
  const ids = subscribed();
  await api('fault', { path: `/transport/${orderId}`, held: true });
  const { state } = watch({ orderId }, { details: 'withRetries', tracking: true });
  await expect.poll(() => state().tracking.state).toBe('ready');
  expect(ids()).toEqual([]);
  await api('release');
  await expect.poll(() => state().line).toBe('on');
  expect(ids()).toEqual([_id]);
});

test('subscribes by the number when the answer that would name the id fails [A34]', async () => {
  const { orderId } = await ownOrder();
  const ids = subscribed();
  await api('fault', {
    path: `/transport/${orderId}`,
    status: 404,
    body: { message: 'Transport not found' },
    times: 9,
  });
  const { state } = watch({ orderId }, { details: 'once', tracking: true });
  await expect.poll(() => state().details.state).toBe('failed');
  await expect.poll(() => state().line).toBe('on');
  expect(ids()).toEqual([orderId]);
});

test('does not call its data current while the server refuses to send changes again after a cut [F17]', async () => {
  const { orderId } = await orderOfSomebody();
  let refuse: ((isFollowed: boolean) => void) | undefined;
  const { live } = pageClient();
  const { subscribe } = live;
  vi.spyOn(live, 'subscribe').mockImplementation((id, handlers, options) => {
    refuse = handlers.onFollowed;
    return subscribe(id, handlers, options);
  });
  const { state } = watch({ orderId }, { tracking: true });
  await expect.poll(state).toMatchObject({ line: 'on', isFollowed: true });
  refuse?.(false);
  expect(state()).toMatchObject({ line: 'paused', isFollowed: false });
});

test('subscribes a visitor by the number that the server returns, even if it was typed in lower case [A21]', async () => {
  const { orderId } = await orderOfSomebody();
  const ids = subscribed();
  const { state } = watch({ orderId: orderId.toLowerCase() }, { tracking: true });
  await expect.poll(() => state().line).toBe('on');
  expect(ids()).toEqual([orderId]);
});

test('requests tracking again when the subscription begins with a status that the answer does not have [F3]', async () => {
  const { _id, orderId } = await ownOrder();
  await api('fault', {
    path: `/tracking/${orderId}`,
    status: 200,
    body: { data: { orderId, status: 'pending' } },
  });
  const { state } = watch({ _id, orderId }, { tracking: true, isKnown: true });
  await expect.poll(() => state().line).toBe('on');
  await expect.poll(() => state().tracking.data?.status).toBe('pending_queue');
  expect(state().status?.status).toBe('pending_queue');
});

test('asks again when the network is back [F3]', async () => {
  const { orderId } = await orderOfSomebody();
  const { state } = watch({ orderId }, { tracking: true });
  await expect.poll(() => state().line).toBe('on');
  await api('fault', { path: `/tracking/${orderId}`, status: 503, times: 9 });
  await api('advance', minute);
  await expect.poll(() => state().tracking.state).toBe('failed');
  await api('reset');
  window.dispatchEvent(new Event('online'));
  await expect.poll(() => state().tracking).toMatchObject({ state: 'ready', data: { status: 'pending' } });
});

test('clears data that only the customer may see when the session ends, and keeps the tracking', async () => {
  const { _id, orderId } = await ownOrder();
  const { state } = watch({ _id, orderId }, { details: 'once', tracking: true });
  await expect.poll(() => state().details.state).toBe('ready');
  await api('advance', 5 * minute);
  await expect.poll(() => state().driver).not.toBeNull();
  pageSession().clear();
  expect(state()).toMatchObject({ details: { data: undefined }, driver: null, position: null });
  await expect.poll(() => state().line).toBe('on');
  expect(state().tracking.data?.orderId).toBe(orderId);
});
