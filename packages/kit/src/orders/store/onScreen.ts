import { useEffect } from 'react';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { shared } from '#platform/registry.ts';
import { useStore } from '#platform/useStore.ts';
import type { OrderNames } from './orderNames.ts';

declare module '#platform/registry.ts' {
  interface Shared {
    ordersOnScreen: StoreApi<{ shown: readonly OrderNames[] }>;
  }
}

/** The orders that a screen of the page shows right now, by every name they have. */
const onScreen: StoreApi<{ shown: readonly OrderNames[] }> = shared('ordersOnScreen', () =>
  createStore<{ shown: readonly OrderNames[] }>(() => ({ shown: [] })),
);

/** Milliseconds a screen that is about to show an order may need for its code. */
const arrival = 5_000;

/** Registers an order that a screen is about to show. */
export function expectOnScreen({ _id = '', orderId = '' }: OrderNames): void {
  const names = { _id, orderId };
  onScreen.setState(({ shown }) => ({ shown: [...shown, names] }));
  setTimeout(
    () => onScreen.setState(({ shown }) => ({ shown: shown.filter((one) => one !== names) })),
    arrival,
  );
}

/** Registers the order that the component shows; without a name it shows none yet. */
export function useShowsOrder({ _id = '', orderId = '' }: OrderNames): void {
  useEffect(() => {
    if (!_id && !orderId) return;
    const names = { _id, orderId };
    onScreen.setState(({ shown }) => ({ shown: [...shown, names] }));
    return () => onScreen.setState(({ shown }) => ({ shown: shown.filter((one) => one !== names) }));
  }, [_id, orderId]);
}

/** Whether a screen of the page shows this order, so that no second notice of it is needed. */
export const useIsOnScreen = ({ _id, orderId }: OrderNames): boolean =>
  useStore(onScreen, ({ shown }) =>
    shown.some((one) => (_id && one._id === _id) || (orderId && one.orderId === orderId)),
  );
