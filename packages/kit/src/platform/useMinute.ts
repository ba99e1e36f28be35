import { useSyncExternalStore } from 'react';
import { pageDocument } from '#platform/pageDocument.ts';
import { shared } from '#platform/registry.ts';

const minute = 60_000;

interface Minutes {
  subscribe: (reader: () => void) => () => void;
}

declare module '#platform/registry.ts' {
  interface Shared {
    minutes: Minutes;
  }
}

/** One timer for the whole page, stopped without readers or while hidden; a page shown again updates immediately. */
function createMinutes(): Minutes {
  const readers = new Set<() => void>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const notify = () => {
    for (const reader of [...readers]) reader();
  };
  const wait = () => {
    clearTimeout(timer);
    if (readers.size === 0 || pageDocument.hidden) return;
    const untilNext = minute - (Date.now() % minute);
    timer = setTimeout(() => {
      wait();
      notify();
    }, untilNext);
  };
  const onVisibility = () => {
    wait();
    if (!pageDocument.hidden) notify();
  };
  return {
    subscribe(reader) {
      readers.add(reader);
      if (readers.size === 1) {
        pageDocument.addEventListener('visibilitychange', onVisibility);
        wait();
      }
      return () => {
        readers.delete(reader);
        if (readers.size > 0) return;
        pageDocument.removeEventListener('visibilitychange', onVisibility);
        wait();
      };
    },
  };
}

const subscribe = (reader: () => void) => shared('minutes', createMinutes).subscribe(reader);
const current = () => Math.floor(Date.now() / minute);

/** Renders the component anew with every minute of the clock, so that no text about time grows old. */
export function useMinute(): void {
  useSyncExternalStore(subscribe, current);
}
