import { ApiError, NetworkError } from '@freight/client';

/** Milliseconds before each further try of an order nobody has answered for. */
const pauses = [500, 1_000, 2_000, 4_000, 8_000, 15_000, 15_000, 15_000];

/** A gateway's word about a server it did not reach says nothing about the order. */
const gatewayFailures = [502, 503, 504];

export type Outcome<Order> =
  | { kind: 'created'; order: Order }
  /** The server has decided: there is no order. `wasUnanswered` when earlier tries had no answer. */
  | { kind: 'rejected'; error: unknown; wasUnanswered: boolean }
  /** It is not known whether there is an order. */
  | { kind: 'unknown' };

interface SubmitOptions<Order> {
  /** Sends the order; under the same idempotency key each time, so that it is placed once at most. */
  send: () => Promise<Order>;
  /** Told that a try went unanswered and the next one comes. */
  onUnanswered: () => void;
  /** Settles after the pause, or before when there is reason to try at once. */
  pause: (milliseconds: number) => Promise<void>;
  /** True when an earlier page has sent this order already. */
  isRepeated: boolean;
  /** Ends the trying; a try that is under way is heard out, because its answer counts. */
  signal: AbortSignal;
}

function isUnanswered(error: unknown): boolean {
  return (
    error instanceof NetworkError || (error instanceof ApiError && gatewayFailures.includes(error.status))
  );
}

/**
 * Sends an order until the server has said what became of it, or patience ends. A lost answer is no failure:
 * the order may exist, so the same one is sent again until that is known. Undefined when the signal ended the trying.
 */
export async function submitOrder<Order>(options: SubmitOptions<Order>): Promise<Outcome<Order> | undefined> {
  const { send, onUnanswered, pause, signal } = options;
  let wasUnanswered = options.isRepeated;
  for (const milliseconds of [...pauses, undefined]) {
    try {
      return { kind: 'created', order: await send() };
    } catch (error) {
      if (!isUnanswered(error)) return { kind: 'rejected', error, wasUnanswered };
    }
    if (signal.aborted) return undefined;
    wasUnanswered = true;
    if (milliseconds === undefined) break;
    onUnanswered();
    await pause(milliseconds);
    if (signal.aborted) return undefined;
  }
  return { kind: 'unknown' };
}

/** A pause that ends early when the line is back, or the page is left. */
export function pauseUntilOnline(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const ended = new AbortController();
    const end = () => {
      clearTimeout(timer);
      ended.abort();
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    window.addEventListener('online', end, { signal: ended.signal });
    signal.addEventListener('abort', end, { signal: ended.signal });
  });
}
