import { type RefObject, useEffect } from 'react';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { shared } from './registry.ts';

declare module '#platform/registry.ts' {
  interface Shared {
    clearParts: StoreApi<{ parts: readonly Element[] }>;
  }
}

/** Parts of the page that the floating card must not cover: the forms people have come to use. */
export const clearParts = (): StoreApi<{ parts: readonly Element[] }> =>
  shared('clearParts', () => createStore<{ parts: readonly Element[] }>(() => ({ parts: [] })));

/** Keeps a part uncovered while the component is mounted. */
export function useKeepClear(part: RefObject<Element | null>): void {
  useEffect(() => {
    const { current } = part;
    if (!current) return;
    const store = clearParts();
    store.setState(({ parts }) => ({ parts: [...parts, current] }));
    return () => store.setState(({ parts }) => ({ parts: parts.filter((one) => one !== current) }));
  }, [part]);
}
