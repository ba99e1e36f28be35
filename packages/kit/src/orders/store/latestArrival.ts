import type { Tracking } from '@freight/contract';
import type { StoreApi } from 'zustand/vanilla';
import type { OrderState } from './orderState.ts';

type Arriving = Pick<Tracking, 'arrivalWindow'> & { estimatedDelivery?: string | null | undefined };

/** Keeps an order's arrival in its store: it comes from two answers and an event, and the newest of them applies. */
export function createLatestArrival(store: StoreApi<OrderState>) {
  /** In milliseconds of the page's life. */
  let knownAt = 0;
  return {
    onEvent(arrival: OrderState['arrival']): void {
      knownAt = performance.now();
      store.setState({ arrival });
    },
    onAnswer({ arrivalWindow, estimatedDelivery }: Arriving, askedAt: number): void {
      if (askedAt < knownAt) return;
      knownAt = askedAt;
      store.setState((known) => ({
        arrival: arrivalWindow ?? null,
        estimatedDelivery: estimatedDelivery || known.estimatedDelivery,
      }));
    },
  };
}
