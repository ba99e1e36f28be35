import { ApiError, NetworkError, serverMessage } from '@freight/client';
import { watchPage } from '@freight/client/page';

/** Milliseconds before each further try to learn the outcome of an order that got no answer. */
const pauses = [500, 1_000, 2_000, 4_000, 8_000, 15_000, 15_000, 15_000];

export type SubmissionOutcome<Order> =
  | { kind: 'created'; order: Order }
  /** The server has decided: there is no order. */
  | { kind: 'rejected'; error: unknown }
  | { kind: 'unknown'; list: LookedFor };

/** The last look at the customer's orders: it is not among them, one of them may be it, or they could not be read. */
export type LookedFor = 'missing' | 'unclear' | 'unread';

interface SubmitOptions<Order extends object> {
  /** Sends the order; under the same idempotency key each time. */
  send: () => Promise<Order>;
  /** Looks for the order among those that exist. */
  find: () => Promise<Order | 'missing' | 'unclear'>;
  /** The API has promised that one key makes one order. Without that promise nothing is sent twice. */
  mayRepeat: boolean;
  /** Called when a try got no answer and the next one follows. */
  onUnanswered: () => void;
  /** Settles after the pause, or earlier when there is reason to try immediately. */
  pause: (milliseconds: number) => Promise<void>;
  /** True when the order has been sent already. */
  isRepeated: boolean;
  /** Ends the tries; one that is under way is awaited, because its answer counts. */
  signal: AbortSignal;
}

/** Statuses that refuse only this call: earlier tries may still have succeeded. */
const onlyNow = [401, 403, 408, 429];

/**
 * A failure that leaves the outcome of the order open: no answer, a server or gateway that failed on the way, or an
 * answer that cannot be read.
 */
function isUndecided(error: unknown, wasUnanswered: boolean): boolean {
  if (error instanceof NetworkError) return true;
  if (!(error instanceof ApiError)) return false;
  if (error.status >= 500 || error.code === 'invalidAnswer') return true;
  return wasUnanswered && onlyNow.includes(error.status);
}

/** The API itself reports its failure with a message; a gateway or a starting server answers with another status. */
const isExplained = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 500 && serverMessage(error) !== undefined;

/**
 * Sends an order until its outcome is known or the last pause is over. A lost answer is not a failure: the order may
 * exist. A failure that the API itself reports is final if the list does not have the order (ORDER-28). If the API has
 * promised to recognise the order, it is sent again, otherwise it is only looked for.
 * Undefined when the signal ended the tries.
 */
export async function submitOrder<Order extends object>(
  options: SubmitOptions<Order>,
): Promise<SubmissionOutcome<Order> | undefined> {
  const { send, find, mayRepeat, onUnanswered, pause, signal } = options;
  let wasSent = options.isRepeated;
  let list: LookedFor = 'unread';
  const look = () => find().catch(() => 'unread' as const);
  for (const milliseconds of [...pauses, undefined]) {
    if (mayRepeat || !wasSent) {
      try {
        return { kind: 'created', order: await send() };
      } catch (error) {
        if (!isUndecided(error, wasSent)) return { kind: 'rejected', error };
        if (!wasSent && isExplained(error)) {
          const found = await look();
          if (typeof found === 'object') return { kind: 'created', order: found };
          if (found === 'missing') return { kind: 'rejected', error };
        }
      }
    } else {
      const found = await look();
      if (typeof found === 'object') return { kind: 'created', order: found };
      list = found;
    }
    if (signal.aborted) return undefined;
    wasSent = true;
    if (milliseconds === undefined) break;
    onUnanswered();
    await pause(milliseconds);
    if (signal.aborted) return undefined;
  }
  return { kind: 'unknown', list };
}

/** A pause that ends early when the browser is online again or `signal` aborts. */
export function pauseUntilOnline(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      stopWatching();
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    const stopWatching = watchPage({ onOnline: end });
    signal.addEventListener('abort', end);
  });
}
