import type { ReceivedOrder } from '@freight/client';
import { finalStatuses } from '@freight/contract';
import { useRef, useState } from 'react';
import { pageCore } from '#runtime/core.ts';
import { useEffectOn } from '#ui/useEffectOn.ts';
import type { ShownPage } from './useOrderPage.ts';

const final: readonly string[] = finalStatuses;

export const idOf = ({ _id, orderId }: ReceivedOrder): string => _id || orderId;

/** A status and when it was heard, in milliseconds of the page's life. */
interface Heard {
  status: string;
  at: number;
}

/**
 * The latest statuses of the shown orders. Orders that are over are not listened to, and what was heard before the
 * page was asked for is older than what it brought.
 */
export function useLiveStatuses(
  { data: orders, askedAt }: ShownPage,
  onChange: (orderId: string, status: string) => void,
): (order: ReceivedOrder) => string {
  const [heard, setHeard] = useState<Readonly<Record<string, Heard>>>({});
  const change = useRef(onChange);
  change.current = onChange;
  const moving = orders.filter(({ status }) => !final.includes(status));
  const key = moving.map(idOf).join(' ');

  useEffectOn([key], () => {
    const { live } = pageCore();
    const stops = moving.map((order) => {
      const id = idOf(order);
      let shown: string = order.status;
      // What the line begins with may be news as well: it happened while the line was not there yet.
      const hear = ({ status }: { status: string }) => {
        if (!status) return;
        setHeard((known) => ({ ...known, [id]: { status, at: performance.now() } }));
        if (status !== shown) change.current(order.orderId, status);
        shown = status;
      };
      return live.subscribe(id, { onSubscribed: hear, onStatus: hear });
    });
    return () => {
      for (const stop of stops) stop();
    };
  });

  return (order) => {
    const last = heard[idOf(order)];
    return last && last.at >= askedAt ? last.status : order.status;
  };
}
