import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { accessibilityFindings } from '#testing/accessibility.ts';
import { everyElement } from '#testing/everyElement.ts';
import { leavePage } from '#testing/probes/leavePage.ts';
import { renderElement } from '#testing/renderElement.ts';
import { restoreTimers } from '#testing/restoreTimers.ts';
import { notify, pageToasts } from '#toasts/toasts.ts';
import { definition } from './definition.ts';
import { element } from './freight-toasts.tsx';

everyElement(element);

const shown = () => pageToasts.getState().shown.map(({ message }) => message);

afterEach(() => {
  restoreTimers();
  pageToasts.setState({ shown: [] });
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

test('keeps messages clear of a bar at the top of the page', async () => {
  const { style } = document.documentElement;
  style.setProperty('--freight-bar-height', '72px');
  onTestFinished(() => void style.removeProperty('--freight-bar-height'));
  const { root, screen } = await renderElement(element);
  notify('Saved');
  await screen.findByText('Saved');
  expect(listOf(root).getBoundingClientRect().top).toBe(16 + 72);
});

test.each([
  ['top-left', 'left', 'top'],
  ['bottom-left', 'left', 'bottom'],
  ['bottom-right', 'right', 'bottom'],
])('shows messages at the %s when its attribute asks for it [TOAST-01]', async (position, side, end) => {
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

/**
 * Shows a message with fake timers from the start, including the clock that measures it; otherwise the remaining time
 * would depend on how long real input takes.
 */
async function showTimed(message: string) {
  const rendered = await renderElement(element);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  const since = performance.now();
  notify(message);
  const close = () => rendered.screen.queryByRole<HTMLButtonElement>('button', { name: 'Close message' });
  await expect.poll(close).not.toBeNull();
  return { ...rendered, close: close() as HTMLButtonElement, since };
}

/** Waits until the last change is on screen. */
async function drawn() {
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
}

async function expectHeldThenGone(message: string, release: () => unknown) {
  await drawn();
  vi.advanceTimersByTime(60_000);
  expect(shown()).toEqual([message]);
  await release();
  await drawn();
  vi.advanceTimersByTime(500);
  expect(shown()).toEqual([message]);
  vi.advanceTimersByTime(4_500);
  expect(shown()).toEqual([]);
}

test('keeps a message while the pointer is on it and gives it its remaining time after [TOAST-03]', async () => {
  const { close } = await showTimed('Read me');
  await userEvent.hover(close);
  await expectHeldThenGone('Read me', () => userEvent.hover(document.body, { position: { x: 5, y: 200 } }));
});

test('gives a message that was held midway its remaining time [TOAST-03]', async () => {
  const { close, since } = await showTimed('Half read');
  vi.advanceTimersByTime(2_000);
  await userEvent.hover(close);
  await drawn();
  // Looking for the button and moving the pointer take some of the clock's time: at most this much.
  const before = performance.now() - since;
  vi.advanceTimersByTime(60_000);
  const left = performance.now();
  await userEvent.hover(document.body, { position: { x: 5, y: 200 } });
  await drawn();
  const after = performance.now() - left;
  vi.advanceTimersByTime(5_000 - before - after - 1);
  expect(shown()).toEqual(['Half read']);
  vi.advanceTimersByTime(before + after + 1 - 2_000);
  expect(shown()).toEqual([]);
});

test('keeps a message while the window has lost the focus [TOAST-04]', async () => {
  await showTimed('Still here');
  window.dispatchEvent(new Event('blur'));
  await expectHeldThenGone('Still here', () => window.dispatchEvent(new Event('focus')));
});

test('keeps a message while its close button has the focus', async () => {
  const { close } = await showTimed('Close me');
  close.focus();
  await expectHeldThenGone('Close me', () => close.blur());
});

test('keeps a message for the focus although the pointer leaves, and for the pointer although the focus does [T2]', async () => {
  const { close } = await showTimed('Held twice');
  close.focus();
  await userEvent.hover(close);
  await userEvent.hover(document.body, { position: { x: 5, y: 200 } });
  await drawn();
  vi.advanceTimersByTime(60_000);
  expect(shown()).toEqual(['Held twice']);
  await userEvent.hover(close);
  close.blur();
  await drawn();
  vi.advanceTimersByTime(60_000);
  expect(shown()).toEqual(['Held twice']);
});

test('closes a message by keyboard', async () => {
  const { close } = await showTimed('Close me');
  close.focus();
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
  // Long enough for the first message to be there still when the second one has come.
  const { root, screen } = await renderElement(element, { attributes: { duration: '60000' } });
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

test('shows the messages of the previous page', async () => {
  const first = await renderElement(element);
  notify('Email verified successfully!', 'success');
  await first.screen.findByText('Email verified successfully!');
  leavePage(false);
  pageToasts.setState({ shown: [] });
  first.host.remove();
  const { screen } = await renderElement(element);
  expect(await screen.findByText('Email verified successfully!')).toBeTruthy();
  expect(sessionStorage).toHaveLength(0);
});

test('shows a message on the next page only for what is left of its time [TOAST-02] [L15]', async () => {
  notify('Saved', 'success');
  const [notice] = pageToasts.getState().shown;
  pageToasts.setState({ shown: notice ? [{ ...notice, cameAt: Date.now() - 4000 }] : [] });
  leavePage(false);
  pageToasts.setState({ shown: [] });
  const { screen } = await renderElement(element);
  expect(await screen.findByText('Saved')).toBeTruthy();
  await expect.poll(shown, { timeout: 3000 }).toEqual([]);
});

test('replaces a message with a newer one about the same subject [L15]', () => {
  notify('Please verify your email address', 'success', { about: 'email' });
  notify('Saved');
  notify('Email verified successfully!', 'success', { about: 'email' });
  expect(shown()).toEqual(['Saved', 'Email verified successfully!']);
});

test('lies over the bar on a phone, and leaves heading and tabs alone [TOAST-01] [L15]', async () => {
  const { style } = document.documentElement;
  style.setProperty('--freight-bar-height', '72px');
  const { innerWidth: width, innerHeight: height } = window;
  await page.viewport(390, 844);
  onTestFinished(() => {
    style.removeProperty('--freight-bar-height');
    return page.viewport(width, height);
  });
  const { root, screen } = await renderElement(element);
  notify('Please verify your email address');
  await screen.findByText('Please verify your email address');
  const { top, bottom, right } = listOf(root).getBoundingClientRect();
  expect([top, innerWidth - right]).toEqual([8, 16]);
  expect(bottom).toBeLessThanOrEqual(72);
});

test('drops messages that an earlier page stored long ago or that cannot be read', async () => {
  for (const stored of [
    '{"leftAt":1,"shown":[{"kind":"info","message":"Old","shownFor":0}]}',
    '{{',
    '[null]',
  ]) {
    sessionStorage.setItem('freightNotices', stored);
    const { host } = await renderElement(element);
    expect(shown()).toEqual([]);
    host.remove();
  }
});

test.each(['light', 'dark'])('is accessible with messages of every kind in the %s theme', async (theme) => {
  const { host, screen } = await renderElement(element, {
    attributes: { theme, duration: '60000' },
  });
  for (const kind of ['success', 'error', 'info'] as const) notify(`A message of kind ${kind}`, kind);
  await screen.findByText('A message of kind info');
  expect(await accessibilityFindings(host)).toEqual([]);
});

test('a message that takes the place of another has its own whole time [B12]', async () => {
  const { screen } = await renderElement(element, { attributes: { duration: '3000' } });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  notify('Please verify your email address', 'success', { about: 'email' });
  await expect.poll(() => screen.queryByText('Please verify your email address')).not.toBeNull();
  await vi.advanceTimersByTimeAsync(2_500);
  notify('Email verified successfully!', 'success', { about: 'email' });
  await expect.poll(() => screen.queryByText('Email verified successfully!')).not.toBeNull();
  await vi.advanceTimersByTimeAsync(2_500);
  expect(shown()).toEqual(['Email verified successfully!']);
  await vi.advanceTimersByTimeAsync(600);
  await expect.poll(shown).toEqual([]);
});
