import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { OrderNames } from './orderNames.ts';
import { type OrderReading, watchOrder } from './orderRegistry.ts';
import { type OrderHandlers, type OrderState, type OrderWants, unknownOrder } from './orderState.ts';

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
  const current = useRef({ wants, handlers });
  current.current = { wants, handlers };
  const { _id = '', orderId = '' } = names ?? {};

  useLayoutEffect(() => {
    if (!_id && !orderId) return;
    const started = watchOrder({ _id, orderId }, current.current.wants, {
      onStatus: (event) => current.current.handlers?.onStatus?.(event),
      onDriver: (event) => current.current.handlers?.onDriver?.(event),
      onLocation: (event) => current.current.handlers?.onLocation?.(event),
    });
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
