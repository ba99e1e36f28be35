import type { LiveHandlers } from '@freight/client';
import type { PromisedArrival, Tracking } from '@freight/contract';
import { anOrder, aTracking } from '@freight/contract/testing';
import { beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { element as order } from '#elements/order/freight-order.tsx';
import { element as track } from '#elements/track/freight-track.tsx';
import { announce } from '#platform/announcer.ts';
import { renewShared } from '#platform/registry.ts';
import { api } from '#testing/api.ts';
import { pageClient } from '#testing/probes/pageClient.ts';
import { connectToApi, renderElement, signInSomebody } from '#testing/renderElement.ts';
import { pageToasts } from '#toasts/toasts.ts';

beforeAll(connectToApi);
beforeEach(async () => {
  await api('reset');
  renewShared('firstArrivals', 'announcedPromises');
  pageToasts.setState({ shown: [] });
});

const minutes = 60_000;
const opened = Date.now();
const from = (count: number) => new Date(opened + count * minutes).toISOString();
const window = (begins: number, ends: number) => ({ from: from(begins), to: from(ends) });
const promise = (begins: number, ends: number, ago: number, reason?: string): PromisedArrival => ({
  ...window(begins, ends),
  at: from(-ago),
  ...(reason && { reason }),
});

/** Answers for one order, and its live events sent by the test. */
async function followed(parts: Partial<Tracking>) {
  const data = { ...aTracking(), status: 'outForDelivery', estimatedDelivery: null, ...parts };
  await api('fault', {
    path: `/tracking/${data.orderId}`,
    times: 9,
    status: 200,
    body: { success: true, data },
  });
  await api('fault', { path: '/shared', times: 9, status: 200, body: { success: true, data } });
  const { _id, orderId } = anOrder();
  const own = { ...anOrder(), status: 'outForDelivery', ...parts };
  for (const id of [_id, orderId])
    await api('fault', {
      path: `/transport/${id}`,
      times: 9,
      status: 200,
      body: { success: true, data: own },
    });
  const listeners = new Set<LiveHandlers>();
  const line = vi.spyOn(pageClient().live, 'subscribe').mockImplementation((_id, handlers) => {
    listeners.add(handlers);
    return () => listeners.delete(handlers);
  });
  return {
    _id,
    orderId,
    isFollowed: () => listeners.size > 0,
    names: () => line.mock.calls.map(([name]) => name),
    send(arrival: Parameters<NonNullable<LiveHandlers['onArrival']>>[0]) {
      for (const { onArrival } of [...listeners]) onArrival?.(arrival);
    },
  };
}

const toasts = () => pageToasts.getState().shown.map(({ message }) => message.replace(/\s/g, ' '));

const movedIn = (root: ShadowRoot) => root.querySelector('.arrival__moved')?.textContent?.replace(/\s/g, ' ');

/** All that a screen reader reads from now on. */
function spokenTexts(): string[] {
  const spoken: string[] = [];
  const region = document.querySelector('[data-freight-announcer=polite]') as HTMLElement;
  const reading = new MutationObserver(() => region.textContent && spoken.push(region.textContent));
  reading.observe(region, { childList: true });
  onTestFinished(() => reading.disconnect());
  return spoken;
}

const first = promise(60, 120, 600);
const late = promise(100, 160, 1, 'traffic');
const caughtUp = promise(70, 130, 0);

test('a missed promise is one toast with two screens of the order, and one more when the delay is made up; the first answer has no toast [K1]', async () => {
  await signInSomebody();
  const { _id, orderId, isFollowed, send } = await followed({ arrivalWindow: first, arrivals: [first] });
  const one = await renderElement(track, { attributes: { 'order-id': orderId } });
  // Low, because an element that begins below the window waits until it is near.
  one.host.style.cssText = 'height: 90px; overflow: hidden';
  const two = await renderElement(order, { attributes: { 'order-id': _id } });
  const isKnown = () => [one, two].every(({ root }) => root.querySelector('.arrival__time')) && isFollowed();
  await expect.poll(isKnown).toBe(true);
  const spoken = spokenTexts();
  expect(toasts()).toEqual([]);

  send({ ...late, arrivals: [first, late] });
  await expect.poll(toasts).toHaveLength(1);
  expect(toasts()[0]).toMatch(
    /^Your delivery is delayed\. New estimated arrival: .*\d\d:\d\d to .*\d\d:\d\d\.$/,
  );
  for (const { root } of [one, two])
    await expect.poll(() => movedIn(root)).toMatch(/^Moved 40 minutes .*\d\d:\d\d: heavy traffic$/);
  send({ ...late, arrivals: [first, late], stopsBefore: 2 });
  await expect.poll(() => one.root.querySelector('.arrival__stops')?.textContent).toBe('2 stops before you');
  expect(toasts()).toHaveLength(1);

  send({ ...caughtUp, arrivals: [first, late, caughtUp] });
  await expect.poll(toasts).toHaveLength(2);
  expect(toasts()[1]).toMatch(/^Your delivery has made up the delay\./);
  announce('after it');
  await expect.poll(() => spoken.at(-1)).toBe('after it');
  expect(spoken).toHaveLength(3);
  expect(toasts()).toHaveLength(2);
});

test('an order that is followed under two names has one toast [K1]', async () => {
  await signInSomebody();
  const { _id, send, names } = await followed({ arrivalWindow: first, arrivals: [first] });
  const one = await renderElement(track, { attributes: { 'share-token': 'a'.repeat(43) } });
  one.host.style.cssText = 'height: 90px; overflow: hidden';
  const two = await renderElement(order, { attributes: { 'order-id': _id } });
  const isKnown = () => [one, two].every(({ root }) => root.querySelector('.arrival__time'));
  await expect.poll(isKnown).toBe(true);
  await expect.poll(names).toHaveLength(2);
  send({ ...late, arrivals: [first, late] });
  for (const { root } of [one, two]) await expect.poll(() => movedIn(root)).toMatch(/heavy traffic$/);
  await expect.poll(toasts).not.toEqual([]);
  const spoken = spokenTexts();
  announce('after it');
  await expect.poll(() => spoken.at(-1)).toBe('after it');
  expect(toasts()).toHaveLength(1);
});

test('a change by less is announced to screen readers and is no toast [K1]', async () => {
  const { orderId, isFollowed, send } = await followed({ arrivalWindow: first, arrivals: [first] });
  const { root } = await renderElement(track, { attributes: { 'order-id': orderId } });
  await expect.poll(() => root.querySelector('.arrival__time') !== null && isFollowed()).toBe(true);
  const spoken = spokenTexts();
  const little = promise(72, 132, 1, 'previousStop');
  send({ ...little, arrivals: [first, little] });
  send({ ...little, arrivals: [first, little] });
  await expect.poll(() => movedIn(root)).toMatch(/^Moved 12/);
  await expect.poll(() => spoken).toHaveLength(1);
  announce('after it');
  await expect.poll(() => spoken.at(-1)).toBe('after it');
  expect(spoken).toHaveLength(2);
  expect(spoken[0]).toMatch(/^Moved 12\sminutes .*: the stop before took longer$/);
  expect(toasts()).toEqual([]);
});

test('an order that is late already when the page opens is no toast, and an event without promises keeps them [K1]', async () => {
  const { orderId, isFollowed, send } = await followed({ arrivalWindow: late, arrivals: [first, late] });
  const { root } = await renderElement(track, { attributes: { 'order-id': orderId } });
  await expect.poll(() => root.querySelector('.arrival__moved')?.textContent).toMatch(/heavy traffic$/);
  await expect.poll(isFollowed).toBe(true);
  send(window(105, 115));
  send({ ...late, arrivals: [first, late] });
  expect(toasts()).toEqual([]);
  expect(root.querySelector('.arrival__moved')?.textContent).toMatch(/heavy traffic$/);
});

test('a newer source replaces the promises even when its own were made earlier, without a toast [Q4]', async () => {
  const { orderId, isFollowed, send } = await followed({ arrivalWindow: late, arrivals: [first, late] });
  const { root } = await renderElement(track, { attributes: { 'order-id': orderId } });
  await expect.poll(() => movedIn(root)).toMatch(/heavy traffic$/);
  await expect.poll(isFollowed).toBe(true);
  send({ ...first, arrivals: [first] });
  await expect.poll(() => movedIn(root)).toBeUndefined();
  expect(toasts()).toEqual([]);
});

test('without the capability the page itself notices that the arrival has moved by ten minutes or more [K1]', async () => {
  const { orderId, isFollowed, send } = await followed({ arrivalWindow: window(60, 120) });
  const { root, host } = await renderElement(track, { attributes: { 'order-id': orderId } });
  await expect.poll(() => root.querySelector('.arrival__time') !== null && isFollowed()).toBe(true);
  send({ ...window(60, 120), stopsBefore: 1 });
  await expect.poll(() => root.querySelector('.arrival__stops')).not.toBeNull();
  send(window(65, 125));
  send(window(90, 150));
  await expect.poll(() => movedIn(root)).toBe('30 minutes later than expected');
  expect(toasts()).toEqual([]);
  expect(host.isConnected).toBe(true);
});

test('the page receives by how much the order is late, for the title of its tab [K1]', async () => {
  const passed = promise(-70, -10, 600);
  const { orderId } = await followed({ arrivalWindow: passed, arrivals: [passed] });
  const details: unknown[] = [];
  const record = (event: Event) => details.push((event as CustomEvent).detail);
  document.addEventListener('freight-headline-changed', record);
  onTestFinished(() => document.removeEventListener('freight-headline-changed', record));
  await renderElement(track, { attributes: { 'order-id': orderId } });
  await expect
    .poll(() => details.at(-1))
    .toEqual({
      headline: 'Your parcel is out for delivery',
      arrival: expect.stringMatching(/^1\d.minutes late$/),
    });
});
