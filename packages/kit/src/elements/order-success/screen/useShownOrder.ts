import { createOrders } from '@freight/client';
import { useEffect, useState } from 'react';
import { pageApi } from '#api/calls/pageApi.ts';
import { explain } from '#i18n/explain.ts';
import { activeOrder } from '#orders/card/activeOrder.ts';
import type { ActiveOrder } from '#orders/card/storedOrder.ts';
import { useRequest } from '#platform/useRequest.ts';
import { useStore } from '#platform/useStore.ts';

export type ShownOrder =
  | { state: 'none' }
  | { state: 'loading' }
  | { state: 'failed'; reason: 'notFound' | 'network' | 'unknown'; retry: () => void }
  /** `followed` is what the page itself knows of the order; null for one that only the server knows. */
  | { state: 'found'; transportId: string; followed: ActiveOrder | null };

const isWanted = (order: ActiveOrder, orderId: string | undefined): boolean =>
  orderId === undefined || order.orderId === orderId || order.transportId === orderId;

/**
 * The order to show: the followed one if it matches `orderId`, else the one the server returns, so that no visitor is
 * thanked for an order that does not exist. Closing the floating card does not remove the order from this screen.
 */
export function useShownOrder(orderId: string | undefined): ShownOrder {
  const current = useStore(activeOrder, ({ order }) => order);
  const [kept, setKept] = useState<ActiveOrder | null>(null);
  useEffect(() => {
    if (current) setKept(current);
  }, [current]);
  const followed = [current, kept].find((order) => order && isWanted(order, orderId)) ?? null;

  const isAsked = !followed && orderId !== undefined;
  const request = useRequest(
    isAsked ? (signal) => pageApi(createOrders).byId(orderId, { signal }) : undefined,
    [isAsked, orderId],
  );

  if (followed) return { state: 'found', transportId: followed.transportId, followed };
  if (!isAsked) return { state: 'none' };
  const { state, data, error, reload } = request;
  if (state === 'failed') return { state: 'failed', reason: reasonOf(error), retry: reload };
  if (state !== 'ready') return { state: 'loading' };
  if (!data) return { state: 'failed', reason: 'notFound', retry: reload };
  return { state: 'found', transportId: data._id || data.orderId, followed: null };
}

function reasonOf(error: unknown): 'notFound' | 'network' | 'unknown' {
  const { cause, status } = explain(error);
  if (cause === 'network') return 'network';
  return status === 400 || status === 403 || status === 404 ? 'notFound' : 'unknown';
}
