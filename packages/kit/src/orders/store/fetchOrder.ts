import { createOrders, createTracking, isAborted, type ReceivedOrder } from '@freight/client';
import { pause } from '@freight/client/pause';
import type { Tracking } from '@freight/contract';
import { pageApi } from '#api/calls/pageApi.ts';
import { needsLogin } from '#session/needsLogin.ts';

/** Milliseconds before each further try, so that there are 4 requests at most (OPEN-77) [DETAIL-48] [DETAIL-49]. */
const delays = [1000, 2000, 3000];

interface RetryOptions {
  signal: AbortSignal;
  /** Called with the number of the try that failed, before the next one is waited for. */
  onRetry: (failed: number) => void;
}

/**
 * Retries after every kind of failure, unless the person has to sign in first or the answer is no longer needed.
 * Rejects with the last failure [DETAIL-46] [DETAIL-48].
 */
export async function loadWithRetries<T>(
  load: () => Promise<T>,
  { signal, onRetry }: RetryOptions,
): Promise<T> {
  for (let failed = 1; ; failed++) {
    try {
      return await load();
    } catch (error) {
      const delay = delays[failed - 1];
      if (delay === undefined || signal.aborted || isAborted(error) || needsLogin(error)) throw error;
      onRetry(failed);
      await pause(delay, signal);
    }
  }
}

/** The answer had no order in it [DETAIL-51]. */
export class NoOrder extends Error {
  override readonly name = 'NoOrder';
}

/** The server answered, but not with a tracking answer [TRACK-33]. */
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

/** What any person may see for an order number, or by a share link. */
export async function fetchTracking(orderId: string, signal: AbortSignal): Promise<Tracking> {
  const tracking = await pageApi(createTracking).track(orderId, { signal });
  if (!tracking) throw new InvalidAnswer('Invalid tracking data received');
  return tracking;
}
