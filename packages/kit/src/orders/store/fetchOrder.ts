import { createOrders, createTracking, type ReceivedOrder } from '@freight/client';
import type { Tracking } from '@freight/contract';
import { pageApi } from '#api/calls/pageApi.ts';
import { loadWithRetries } from './loadWithRetries.ts';

/** The answer had no order in it [DETAIL-51]. */
export class NoOrder extends Error {
  override readonly name = 'NoOrder';
}

/** The server answered, but with something that is no tracking answer [TRACK-33]. */
export class InvalidAnswer extends Error {
  override readonly name = 'InvalidAnswer';
}

/** The customer's own order, by `_id` or number; a patient question is asked up to four times [DETAIL-48]. */
export async function fetchDetails(
  id: string,
  { signal, onRetry, hasRetries }: { signal: AbortSignal; onRetry: () => void; hasRetries: boolean },
): Promise<ReceivedOrder> {
  const load = () => pageApi(createOrders).byId(id, { signal });
  const order = await (hasRetries ? loadWithRetries(load, { signal, onRetry }) : load());
  if (!order) throw new NoOrder('Order not found');
  return order;
}

/** What anybody may know about an order number. */
export async function fetchTracking(orderId: string, signal: AbortSignal): Promise<Tracking> {
  const tracking = await pageApi(createTracking).track(orderId, { signal });
  if (!tracking) throw new InvalidAnswer('Invalid tracking data received');
  return tracking;
}
