import type { Arrival } from '@freight/client';
import type { PromisedArrival, Tracking } from '@freight/contract';
import type { StoreApi } from 'zustand/vanilla';
import { withPart } from '#platform/withPart.ts';
import type { OrderState } from './orderState.ts';

type Arriving = Pick<Tracking, 'arrivalWindow' | 'arrivals' | 'stopsBefore' | 'pickupWindow'> & {
  estimatedDelivery?: string | null | undefined;
};

/** When the last promise was made; empty without one. */
const madeAt = (arrivals: readonly PromisedArrival[]): string => arrivals.at(-1)?.at ?? '';

/** Keeps an order's arrival in its store: it comes from two answers and an event, and the newest of them applies. */
export function createLatestArrival(store: StoreApi<OrderState>) {
  /** In milliseconds of the page's life. */
  let knownAt = 0;

  function learn(
    { arrivalWindow, arrivals = [], stopsBefore, pickupWindow, estimatedDelivery }: Arriving,
    at: number,
  ): void {
    if (at < knownAt) return;
    knownAt = at;
    const known = store.getState();
    const hasMore = madeAt(arrivals) > madeAt(known.arrivals);
    store.setState({
      arrival: arrivalWindow ?? null,
      lastArrival: arrivalWindow ?? known.lastArrival,
      // Promises stay when a newer source has none.
      arrivals: arrivals.length > 0 ? arrivals : known.arrivals,
      stopsBefore,
      pickupWindow,
      estimatedDelivery: estimatedDelivery || known.estimatedDelivery,
    });
    // The first ones that are known are not news.
    if (hasMore && known.arrivals.length > 0)
      withPart(import('#orders/promise/announceMove.ts'), ({ announceMove }) =>
        announceMove(arrivals, known.arrivals, known.status?.status ?? ''),
      );
  }

  return {
    onEvent: (arrival: Arrival): void => learn({ ...arrival, arrivalWindow: arrival }, performance.now()),
    onAnswer: learn,
  };
}
