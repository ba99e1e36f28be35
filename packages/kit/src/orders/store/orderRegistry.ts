import { useCallback, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import { forms, shared } from '#platform/registry.ts';
import { completeNames, type OrderNames } from './orderNames.ts';
import { type OrderHandlers, type OrderState, type OrderWants, unknownOrder } from './orderState.ts';
import { createOrderStore, type SharedOrder } from './orderStore.ts';

export type OrderStore = Pick<StoreApi<OrderState>, 'getState' | 'getInitialState' | 'subscribe'>;

export interface OrderReading {
  order: OrderStore;
  /** Fetches everything wanted again. */
  reload: () => void;
  stop: () => void;
}

declare module '#platform/registry.ts' {
  interface Shared {
    orders: Set<SharedOrder>;
  }
}
forms.orders = 2;

/** The orders that parts of the page read: one subscription and one set of facts each [NOTIF-31] [NOTIF-32]. */
const orders = () =>
  shared('orders', (life) => {
    const watched = new Set<SharedOrder>();
    life.addEventListener('abort', () => {
      for (const order of watched) order.end();
    });
    return watched;
  });

/**
 * Reads an order until `stop` is called: the requested parts are fetched and kept current by the live connection. All
 * readers of an order share one store, by any of its names. Failures are in the state.
 */
export function watchOrder(names: OrderNames, wants: OrderWants, handlers: OrderHandlers = {}): OrderReading {
  const complete = completeNames(names);
  const { _id = '', orderId = '' } = names;
  const watch = [...orders()].find((one) => one.isNamed(complete)) ?? createOrderStore({ _id, orderId });
  orders().add(watch);
  const reader = { wants, handlers };
  watch.add(reader);
  return {
    order: watch.store,
    reload: watch.renew,
    stop() {
      if (watch.remove(reader)) orders().delete(watch);
    },
  };
}

interface OrderOptions {
  /** Without a name nothing is watched. */
  names: OrderNames | undefined;
  /** Read once, when the names are first given. */
  wants: OrderWants;
  handlers?: OrderHandlers;
}

/** What the page knows of an order, kept current while the component is mounted. */
export function useOrder({ names, wants, handlers }: OrderOptions): {
  order: OrderState;
  reload: () => void;
} {
  const [order, setOrder] = useState(unknownOrder);
  const reading = useRef<OrderReading>(undefined);
  const { _id = '', orderId = '' } = names ?? {};
  const onStatus = useEffectEvent<Required<OrderHandlers>['onStatus']>((event) =>
    handlers?.onStatus?.(event),
  );
  const onDriver = useEffectEvent<Required<OrderHandlers>['onDriver']>((event) =>
    handlers?.onDriver?.(event),
  );
  const onLocation = useEffectEvent<Required<OrderHandlers>['onLocation']>((event) =>
    handlers?.onLocation?.(event),
  );
  const begin = useEffectEvent(() => watchOrder({ _id, orderId }, wants, { onStatus, onDriver, onLocation }));

  useLayoutEffect(() => {
    if (!_id && !orderId) return;
    const started = begin();
    reading.current = started;
    const read = () => setOrder(started.order.getState());
    read();
    const stopReading = started.order.subscribe(read);
    return () => {
      stopReading();
      started.stop();
      reading.current = undefined;
    };
  }, [_id, orderId]);

  return { order, reload: useCallback(() => reading.current?.reload(), []) };
}
