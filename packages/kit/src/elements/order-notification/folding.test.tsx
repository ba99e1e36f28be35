import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { element as track } from '#elements/track/freight-track.tsx';
import { activeOrder, dismissOrder, followOrder, minimizeOrder } from '#orders/card/activeOrder.ts';
import { useShowsOrder } from '#orders/store/onScreen.ts';
import { drawn, followed, showCard } from '#testing/probes/cardProbe.ts';
import { connectToApi, renderElement } from '#testing/renderElement.ts';
import { element } from './freight-order-notification.tsx';

beforeAll(connectToApi);
afterEach(async () => {
  dismissOrder();
  vi.useRealTimers();
  // The next card would arrive under the pointer.
  await userEvent.hover(document.body, { position: { x: 5, y: 5 } });
});

test('minimizes automatically after 15 seconds, and again 15 seconds after each expansion [NOTIF-29]', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { isExpanded } = await showCard();
  vi.advanceTimersByTime(14_900);
  expect(activeOrder.getState().minimized).toBe(false);
  vi.advanceTimersByTime(200);
  await expect.poll(isExpanded).toBe(false);
  minimizeOrder(false);
  await expect.poll(isExpanded).toBe(true);
  vi.advanceTimersByTime(14_900);
  expect(activeOrder.getState().minimized).toBe(false);
  vi.advanceTimersByTime(200);
  expect(activeOrder.getState().minimized).toBe(true);
});

test.each([
  [
    'pointer',
    (button: HTMLElement) => userEvent.hover(button),
    () => userEvent.hover(document.body, { position: { x: 5, y: 5 } }),
  ],
  ['focus', (button: HTMLElement) => button.focus(), (button: HTMLElement) => button.blur()],
])('stays while the %s is in it [NOTIF-29]', async (_, enter, leave) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { screen } = await showCard();
  const button = screen.getByRole('button', { name: 'View order' });
  await enter(button);
  await drawn();
  vi.advanceTimersByTime(60_000);
  expect(activeOrder.getState().minimized).toBe(false);
  await leave(button);
  await drawn();
  vi.advanceTimersByTime(15_000);
  expect(activeOrder.getState().minimized).toBe(true);
});

test('stays for the focus although the pointer leaves, and for the pointer although the focus does [NOTIF-29] [T2]', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { screen } = await showCard();
  const button = screen.getByRole('button', { name: 'View order' });
  button.focus();
  await userEvent.hover(button);
  await userEvent.hover(document.body, { position: { x: 5, y: 5 } });
  await drawn();
  vi.advanceTimersByTime(60_000);
  expect(activeOrder.getState().minimized).toBe(false);
  await userEvent.hover(button);
  button.blur();
  await drawn();
  vi.advanceTimersByTime(60_000);
  expect(activeOrder.getState().minimized).toBe(false);
});

test('folds after the rest of its 15 seconds once the focus has left it [NOTIF-29]', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const pass = (milliseconds: number) => {
    now += milliseconds;
    vi.advanceTimersByTime(milliseconds);
  };
  const { screen } = await showCard();
  const button = screen.getByRole('button', { name: 'View order' });
  await drawn();
  pass(10_000);
  button.focus();
  await drawn();
  pass(60_000);
  button.blur();
  await drawn();
  pass(4000);
  expect(activeOrder.getState().minimized).toBe(false);
  pass(1000);
  expect(activeOrder.getState().minimized).toBe(true);
});

function ShownElsewhere() {
  useShowsOrder({ orderId: followed.orderId });
  return null;
}

/** Registers a screen of the page that shows the followed order, until it is removed. */
function showOrderOnScreen() {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  flushSync(() => root.render(createElement(ShownElsewhere)));
  const unmount = () => flushSync(() => root.render(null));
  onTestFinished(unmount);
  return unmount;
}

test('stays a pill while a screen shows the same order, and unfolds only on request, for 15 seconds [NOTIF-29] [L1]', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const unmount = showOrderOnScreen();
  const { screen, root } = await renderElement(element);
  followOrder(followed);
  const pill = () => root.querySelector<HTMLElement>('[part=pill]');
  await expect.poll(pill).not.toBeNull();
  expect(root.querySelector('[part=card]')).toBeNull();
  pill()?.click();
  await screen.findByRole('region');
  expect(root.activeElement).toBe(screen.getByRole('button', { name: 'Minimize' }));
  (root.activeElement as HTMLElement).blur();
  await drawn();
  vi.advanceTimersByTime(15_000);
  await expect.poll(pill).not.toBeNull();
  minimizeOrder(false);
  await drawn();
  expect(root.querySelector('[part=card]')).toBeNull();
  unmount();
  await screen.findByRole('region');
});

test.each([
  ['is the pill where it would lie over a form that people have come for', '', false],
  ['unfolds beside a form that is elsewhere', 'position: fixed; inset: 0 auto auto 0; width: 200px', true],
])('%s [A20]', async (_, style, isExpanded) => {
  const form = await renderElement(track);
  form.host.style.cssText = style || 'position: fixed; inset: auto 40px 200px auto; width: 320px';
  const { root, screen } = await renderElement(element);
  followOrder(followed);
  await expect.poll(() => root.querySelector('[part=pill], [part=card]')).not.toBeNull();
  await drawn();
  expect(root.querySelector('[part=card]') !== null).toBe(isExpanded);
  root.querySelector<HTMLElement>('[part=pill]')?.click();
  await screen.findByRole('region');
});
