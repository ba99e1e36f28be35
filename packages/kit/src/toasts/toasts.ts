import { createStore, type StoreApi } from 'zustand/vanilla';
import { announce } from '#platform/announcer.ts';
import { ensureCompanion } from '#platform/elementLoader.ts';
import { shared } from '#platform/registry.ts';
import { carryNotices } from './carriedToasts.ts';

export type NoticeKind = 'success' | 'error' | 'info';

export interface PageNotice {
  id: number;
  kind: NoticeKind;
  message: string;
  about?: NoticeTopic | undefined;
  /** Milliseconds since 1970 when it came to this page. */
  cameAt: number;
  /** Milliseconds it has been shown for on the pages before. */
  shownFor: number;
}

/** What a message is about, where a newer one makes an older one untrue: "verified" follows "please verify". */
export type NoticeTopic = 'session' | 'email';

interface NoticeOptions {
  about?: NoticeTopic | undefined;
  shownFor?: number;
}

/** The toasts on screen, oldest first; shown by the page's one `freight-toasts`. */
export const notices: StoreApi<{ shown: readonly PageNotice[] }> = shared('notices', () => {
  const store = createStore<{ shown: readonly PageNotice[] }>(() => ({ shown: [] }));
  // Going to another page must not swallow what the person was just told, even before the toasts have been loaded.
  if (typeof window !== 'undefined') addEventListener('pagehide', () => carryNotices(store.getState().shown));
  return store;
});

/**
 * Shows a toast and lets a screen reader say it; the toast element appears by itself when the page has none. It takes
 * the place of earlier ones that said something else about the same thing.
 */
export function notify(
  message: string,
  kind: NoticeKind = 'info',
  { about, shownFor = 0 }: NoticeOptions = {},
): void {
  if (about) dismissAbout(about, message);
  ensureCompanion('freight-toasts');
  announce(message, kind === 'error' ? 'assertive' : 'polite');
  notices.setState(({ shown }) => ({
    shown: [
      ...shown,
      { id: (shown.at(-1)?.id ?? 0) + 1, kind, message, about, cameAt: Date.now(), shownFor },
    ],
  }));
}

/** Takes back what is not true any more, all but what still is. */
export function dismissAbout(topic: NoticeTopic, stillTrue?: string): void {
  notices.setState(({ shown }) => ({
    shown: shown.filter(({ about, message }) => about !== topic || message === stillTrue),
  }));
}

export function dismissNotice(id: number): void {
  notices.setState(({ shown }) => ({ shown: shown.filter((notice) => notice.id !== id) }));
}
