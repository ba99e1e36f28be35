import { ApiError, createCancellation, createOrders, LiveError, NetworkError } from '@freight/client';
import { pause } from '@freight/client/pause';
import { factsOfStatus } from '@freight/contract';
import { pageCore } from '#api/calls/core.ts';
import { pageApi } from '#api/calls/pageApi.ts';

/** Milliseconds before each further try; the last one is repeated. */
const pauses = [1000, 2000, 4000, 8000];

interface CancelOptions {
  /** Whether the API has the capability `cancellation`; without it the documented command of the live socket is sent. */
  hasCall: boolean;
  signal: AbortSignal;
  /** Called when neither the cancelling nor the order's status was answered. */
  onSilence: () => void;
}

/** Whether the server may or may not have cancelled the order. */
const isUncertain = (error: unknown): boolean =>
  error instanceof NetworkError ||
  (error instanceof ApiError && (error.status >= 500 || error.status === 429));

async function sendOnce(id: string, { hasCall, signal }: CancelOptions): Promise<unknown> {
  try {
    if (hasCall) await pageApi(createCancellation).cancel(id, { signal });
    else await pageCore().live.cancelTransport(id);
    return undefined;
  } catch (error) {
    signal.throwIfAborted();
    return error;
  }
}

/** The order's status; undefined without an answer. */
async function readStatus(id: string, signal: AbortSignal): Promise<string | undefined> {
  try {
    return (await pageApi(createOrders).byId(id, { signal }))?.status;
  } catch (error) {
    signal.throwIfAborted();
    if (isUncertain(error)) return undefined;
    throw error;
  }
}

/**
 * Cancels an order, by `_id` or number. Without an answer it asks for the order's status and tries again, until one of
 * them is known. Rejects when the order goes on and cancelling was refused, and with the signal's reason.
 */
export async function cancelOrder(id: string, options: CancelOptions): Promise<'cancelled' | 'tooLate'> {
  const { signal, onSilence } = options;
  for (let failures = 0; ; failures++) {
    const error = await sendOnce(id, options);
    if (error === undefined) return 'cancelled';
    const status = await readStatus(id, signal);
    if (status === 'cancelled') return 'cancelled';
    if (status !== undefined) {
      if (!factsOfStatus(status)?.isCancellable) return 'tooLate';
      if (!isUncertain(error) || error instanceof LiveError) throw error;
    }
    onSilence();
    await pause(pauses[Math.min(failures, pauses.length - 1)] ?? 0, signal);
  }
}
