import type { Arrival } from '@freight/client';
import type { ArrivalWindow, PromisedArrival, Tracking } from '@freight/contract';
import type { StoreApi } from 'zustand/vanilla';
import { shared } from '#platform/registry.ts';
import { withPart } from '#platform/withPart.ts';
import type { OrderNames } from './orderNames.ts';
import type { OrderState } from './orderState.ts';

type Arriving = Pick<Tracking, 'arrivalWindow' | 'arrivals' | 'stopsBefore'> & {
  estimatedDelivery?: string | null | undefined;
};

declare module '#platform/registry.ts' {
  interface Shared {
    /** By order: when it was to arrive as the page first learned it, for APIs that do not keep their promises. */
    firstArrivals: Map<string, ArrivalWindow>;
  }
}

const isMoment = ({ from, to }: ArrivalWindow): boolean => from === to;

/** An estimate is kept as a window without a width. */
const momentAt = (at: string): ArrivalWindow | undefined =>
  Number.isNaN(Date.parse(at)) ? undefined : { from: at, to: at };

/** Keeps an order's arrival in its store: it comes from two answers and an event, and the newest of them applies. */
export function createLatestArrival(store: StoreApi<OrderState>, names: Required<OrderNames>) {
  /** In milliseconds of the page's life. */
  let knownAt = 0;

  function seen(last: ArrivalWindow | undefined): OrderState['seen'] {
    if (!last) return store.getState().seen;
    const firsts = shared('firstArrivals', () => new Map<string, ArrivalWindow>());
    const name = names.orderId || names._id;
    const known = firsts.get(name);
    // A window that follows an estimate is another kind of answer, not a later arrival.
    const first = known && isMoment(known) === isMoment(last) ? known : last;
    firsts.set(name, first);
    return { first, last };
  }

  /** Promises stay when a newer source has none; a change is announced unless it is the first that is known. */
  function promised(arrivals: readonly PromisedArrival[] | undefined): readonly PromisedArrival[] {
    const { arrivals: known, status } = store.getState();
    if (!arrivals || arrivals.length < known.length) return known;
    if (known.length > 0 && arrivals.at(-1)?.at !== known.at(-1)?.at)
      withPart(import('#orders/promise/announceMove.ts'), ({ announceMove }) =>
        announceMove(arrivals, known, status?.status ?? ''),
      );
    return arrivals;
  }

  return {
    onEvent({ from, to, arrivals, stopsBefore }: Arrival): void {
      knownAt = performance.now();
      const arrival = { from, to };
      store.setState({
        arrival,
        seen: seen(arrival),
        arrivals: promised(arrivals),
        stopsBefore,
      });
    },
    onAnswer({ arrivalWindow, arrivals, stopsBefore, estimatedDelivery }: Arriving, askedAt: number): void {
      if (askedAt < knownAt) return;
      knownAt = askedAt;
      const at = estimatedDelivery || store.getState().estimatedDelivery;
      store.setState({
        arrival: arrivalWindow ?? null,
        seen: seen(arrivalWindow ?? momentAt(at)),
        arrivals: promised(arrivals),
        stopsBefore,
        estimatedDelivery: at,
      });
    },
  };
}
