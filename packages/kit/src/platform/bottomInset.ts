import { createStore, type StoreApi } from 'zustand/vanilla';
import { shared } from './registry.ts';

/** How much of the window something of ours takes, in px from its lower left corner; nothing of no size. */
export interface BottomInset {
  width: number;
  height: number;
}

declare module '#platform/registry.ts' {
  interface Shared {
    bottomInset: StoreApi<BottomInset>;
  }
}

/** What lies along the lower edge of the window, so that what floats there goes above it. */
export const bottomInset = (): StoreApi<BottomInset> =>
  shared('bottomInset', () => createStore<BottomInset>(() => ({ width: 0, height: 0 })));
