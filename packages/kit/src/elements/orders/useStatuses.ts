import type { ReceivedOrder } from '@freight/client';
import { factsOfStatus } from '@freight/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { watchOrder } from '#orders/store/orderRegistry.ts';
import type { ShownPage } from './useOrderPage.ts';

export const idOf = ({ _id, orderId }: ReceivedOrder): string => _id || orderId;

/** Finished orders are not subscribed to. */
const isMoving = ({ status }: ReceivedOrder): boolean => !factsOfStatus(status)?.isFinal;

/** The latest statuses of the orders on a page; `onChange` is called with every change. */
export function useStatuses(
  { data: orders, askedAt }: ShownPage,
  onChange: (orderId: string, status: string) => void,
): (order: ReceivedOrder) => string {
  const [latest, setLatest] = useState<Readonly<Record<string, string>>>({});
  const report = useEffectEvent(onChange);

  useEffect(() => {
    setLatest({});
    const stops = orders.filter(isMoving).map(({ _id, orderId, status }) => {
      const wanted = { isKnown: true, status: { status, at: askedAt } };
      const { order, stop } = watchOrder({ _id, orderId }, wanted);
      let shown = status;
      const read = () => {
        const next = order.getState().status?.status ?? status;
        if (next === shown) return;
        shown = next;
        setLatest((known) => ({ ...known, [_id || orderId]: next }));
        report(orderId, next);
      };
      read();
      const stopReading = order.subscribe(read);
      return () => {
        stopReading();
        stop();
      };
    });
    return () => {
      for (const stop of stops) stop();
    };
  }, [orders, askedAt]);

  return (order) => latest[idOf(order)] ?? order.status;
}
