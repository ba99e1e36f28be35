import { useEffect, useState } from 'react';
import { type OrderLife, watchOrder } from '#active-order/orderLife.ts';

const nothing: OrderLife = { details: null, driver: null, updates: [] };

/** What is known of an order's life, the same as on the floating card, for as long as the screen stands. */
export function useOrderLife(transportId: string): OrderLife {
  const [current, setCurrent] = useState(nothing);
  useEffect(() => {
    const { life, stop } = watchOrder(transportId);
    const read = () => setCurrent(life.getState());
    read();
    const stopReading = life.subscribe(read);
    return () => {
      stopReading();
      stop();
    };
  }, [transportId]);
  return current;
}
