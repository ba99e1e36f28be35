import { createStore, type StoreApi } from 'zustand/vanilla';
import { announce } from '#platform/announcer.ts';
import { ensureCompanion } from '#platform/elementLoader.ts';
import { shared } from '#platform/registry.ts';
import { carryToasts } from './carriedToasts.ts';
import type { PageToast, ToastKind, ToastTopic } from './pageToast.ts';

interface ToastOptions {
  about?: ToastTopic | undefined;
  shownFor?: number;
}

declare module '#platform/registry.ts' {
  interface Shared {
    toasts: StoreApi<{ shown: readonly PageToast[] }>;
    /** Never used twice: a toast with the name of one that is gone would have its remaining time. */
    lastToast: { id: number };
  }
}

/** The toasts on screen, oldest first; shown by the page's one `freight-toasts`. */
export const pageToasts: StoreApi<{ shown: readonly PageToast[] }> = shared('toasts', () => {
  const store = createStore<{ shown: readonly PageToast[] }>(() => ({ shown: [] }));
  // A navigation must not swallow a message, even before the toast element has loaded.
  if (typeof window !== 'undefined') addEventListener('pagehide', () => carryToasts(store.getState().shown));
  return store;
});

/**
 * Shows a toast and announces it to screen readers; the toast element is added automatically if the page has none. With
 * `about` it replaces earlier toasts about the same topic that have another text.
 */
export function notify(
  message: string,
  kind: ToastKind = 'info',
  { about, shownFor = 0 }: ToastOptions = {},
): void {
  if (about) dismissAbout(about, message);
  ensureCompanion('freight-toasts');
  announce(message, kind === 'error' ? 'assertive' : 'polite');
  const last = shared('lastToast', () => ({ id: 0 }));
  last.id += 1;
  const toast = { id: last.id, kind, message, about, cameAt: Date.now(), shownFor };
  pageToasts.setState(({ shown }) => ({ shown: [...shown, toast] }));
}

/** Removes the toasts about a topic, except the one that is still true. */
export function dismissAbout(topic: ToastTopic, stillTrue?: string): void {
  pageToasts.setState(({ shown }) => ({
    shown: shown.filter(({ about, message }) => about !== topic || message === stillTrue),
  }));
}

export function dismissToast(id: number): void {
  pageToasts.setState(({ shown }) => ({ shown: shown.filter((toast) => toast.id !== id) }));
}
