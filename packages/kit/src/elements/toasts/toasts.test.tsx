import axe from 'axe-core';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { notices, notify } from '#notices/notices.ts';
import { everyElement } from '#testing/everyElement.ts';
import { renderElement } from '#testing/renderElement.ts';
import { definition } from './definition.ts';
import { element } from './freight-toasts.tsx';

everyElement(element);

const shown = () => notices.getState().shown.map(({ message }) => message);

afterEach(() => {
  vi.useRealTimers();
  notices.setState({ shown: [] });
  sessionStorage.clear();
});

const listOf = (root: ShadowRoot) => root.querySelector('.toasts') as HTMLElement;

test('shows a message at the top right, above everything on the page [TOAST-01]', async () => {
  const { root, screen } = await renderElement(element);
  notify('Saved', 'success');
  await screen.findByText('Saved');
  const list = listOf(root);
  expect(list.matches(':popover-open')).toBe(true);
  const { right, top } = list.getBoundingClientRect();
  expect([innerWidth - right, top]).toEqual([16, 16]);
});

test.each([
  ['top-left', 'left', 'top'],
  ['bottom-left', 'left', 'bottom'],
  ['bottom-right', 'right', 'bottom'],
])('shows messages at the %s when the page wants that [TOAST-01]', async (position, side, end) => {
  const { root, screen } = await renderElement(element, { attributes: { position } });
  notify('Saved');
  await screen.findByText('Saved');
  const { left, right, top, bottom } = listOf(root).getBoundingClientRect();
  expect({ left, right: innerWidth - right }[side]).toBe(16);
  expect({ top, bottom: innerHeight - bottom }[end]).toBeCloseTo(16, 0);
});

test('closes a message after 5000 ms [TOAST-02]', async () => {
  expect(definition.attributes.duration.default).toBe(5000);
  const { screen } = await renderElement(element);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  notify('Saved');
  await expect.poll(() => screen.queryByText('Saved')).not.toBeNull();
  vi.advanceTimersByTime(4900);
  expect(shown()).toEqual(['Saved']);
  vi.advanceTimersByTime(200);
  expect(shown()).toEqual([]);
  await expect.poll(() => screen.queryByText('Saved')).toBeNull();
});

test('keeps a message while the pointer is on it and gives it its remaining time after [TOAST-03]', async () => {
  const { screen } = await renderElement(element, { attributes: { duration: '400' } });
  notify('Read me');
  await userEvent.hover(await screen.findByRole('button', { name: 'Close message' }));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.advanceTimersByTime(60_000);
  expect(shown()).toEqual(['Read me']);
  vi.useRealTimers();
  await userEvent.hover(document.body);
  await expect.poll(shown).toEqual([]);
});

test('keeps a message while the window has lost the focus [TOAST-04]', async () => {
  const { screen } = await renderElement(element, { attributes: { duration: '300' } });
  notify('Still here');
  await screen.findByText('Still here');
  window.dispatchEvent(new Event('blur'));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await new Promise(requestAnimationFrame);
  vi.advanceTimersByTime(60_000);
  expect(shown()).toEqual(['Still here']);
  vi.useRealTimers();
  window.dispatchEvent(new Event('focus'));
  await expect.poll(shown).toEqual([]);
});

test('keeps a message while its close button has the focus, and closes it by keyboard', async () => {
  const { screen } = await renderElement(element, { attributes: { duration: '300' } });
  notify('Close me');
  const close = await screen.findByRole('button', { name: 'Close message' });
  close.focus();
  await new Promise(requestAnimationFrame);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.advanceTimersByTime(60_000);
  expect(shown()).toEqual(['Close me']);
  vi.useRealTimers();
  await userEvent.keyboard('{Escape}');
  expect(shown()).toEqual([]);
});

test('lets a screen reader say each message once, outside of the shadow root', async () => {
  const { root, screen } = await renderElement(element);
  notify('It failed', 'error');
  await screen.findByText('It failed');
  const region = document.querySelector('[data-freight-announcer=assertive]');
  await expect.poll(() => region?.textContent).toBe('It failed');
  expect(root.querySelector('[aria-live],[role=status],[role=alert]')).toBeNull();
});

test('stays above a dialog that was opened in between', async () => {
  const { root, screen } = await renderElement(element);
  notify('First');
  await screen.findByText('First');
  const dialog = document.body.appendChild(document.createElement('dialog'));
  onTestFinished(() => dialog.remove());
  Object.assign(dialog.style, { width: '100vw', height: '100vh', maxWidth: 'none', maxHeight: 'none' });
  dialog.showModal();
  notify('Second');
  await screen.findByText('Second');
  await expect.poll(() => listOf(root).matches(':popover-open')).toBe(true);
  dialog.close();
  expect(shown()).toEqual(['First', 'Second']);
});

test('shows what the page before this one had to say', async () => {
  const first = await renderElement(element);
  notify('Email verified successfully!', 'success');
  await first.screen.findByText('Email verified successfully!');
  window.dispatchEvent(new PageTransitionEvent('pagehide'));
  notices.setState({ shown: [] });
  first.host.remove();
  const { screen } = await renderElement(element);
  expect(await screen.findByText('Email verified successfully!')).toBeTruthy();
  expect(sessionStorage).toHaveLength(0);
});

test('forgets what an earlier page had to say long ago, and what nobody can read', async () => {
  for (const stored of ['{"leftAt":1,"shown":[{"id":1,"kind":"info","message":"Old"}]}', '{{', '[null]']) {
    sessionStorage.setItem('freightNotices', stored);
    const { host } = await renderElement(element);
    expect(shown()).toEqual([]);
    host.remove();
  }
});

test.each(['light', 'dark'])('is accessible with messages of every kind in the %s theme', async (theme) => {
  const { host, screen } = await renderElement(element, { attributes: { theme, duration: '60000' } });
  for (const kind of ['success', 'error', 'info'] as const) notify(`A message of kind ${kind}`, kind);
  await screen.findByText('A message of kind info');
  await Promise.all(host.shadowRoot?.getAnimations().map(({ finished }) => finished) ?? []);
  const { violations } = await axe.run(host);
  expect(violations).toEqual([]);
});
