import { createStore, type StoreApi } from 'zustand/vanilla';
import { shared } from './registry.ts';

/** What a part of the kit covers of the window, in px from its lower left corner; 0 while it covers nothing. */
export interface BottomInset {
  width: number;
  height: number;
}

declare module '#platform/registry.ts' {
  interface Shared {
    bottomInset: StoreApi<BottomInset>;
  }
}

/** Covered by the cookie banner, so that the floating card stays above it. */
export const bottomInset = (): StoreApi<BottomInset> =>
  shared('bottomInset', () => createStore<BottomInset>(() => ({ width: 0, height: 0 })));
