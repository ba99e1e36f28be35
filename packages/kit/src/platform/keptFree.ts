import { type RefObject, useEffect } from 'react';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { shared } from './registry.ts';

/** Parts of the page that nothing may float over by itself: what people have come to press. */
export const keptFree = (): StoreApi<{ parts: readonly Element[] }> =>
  shared('keptFree', () => createStore<{ parts: readonly Element[] }>(() => ({ parts: [] })));

/** Keeps a part free for as long as the component stands. */
export function useKeptFree(part: RefObject<Element | null>): void {
  useEffect(() => {
    const { current } = part;
    if (!current) return;
    const store = keptFree();
    store.setState(({ parts }) => ({ parts: [...parts, current] }));
    return () => store.setState(({ parts }) => ({ parts: parts.filter((one) => one !== current) }));
  }, [part]);
}
