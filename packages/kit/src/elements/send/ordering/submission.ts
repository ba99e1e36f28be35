import { ApiError, NetworkError, serverMessage } from '@freight/client';
import { watchPage } from '@freight/client/page';

/** Milliseconds before each further try to learn what became of an order nobody has answered for. */
const pauses = [500, 1_000, 2_000, 4_000, 8_000, 15_000, 15_000, 15_000];

export type Outcome<Order> =
  | { kind: 'created'; order: Order }
  /** The server has decided: there is no order. */
  | { kind: 'rejected'; error: unknown }
  | { kind: 'unknown'; list: LookedFor };

/** What the customer's orders said last: they lack it, one of them may be it, or they could not be read. */
export type LookedFor = 'missing' | 'unclear' | 'unread';

interface SubmitOptions<Order extends object> {
  /** Sends the order; under the same idempotency key each time. */
  send: () => Promise<Order>;
  /** Looks for the order among those that exist. */
  find: () => Promise<Order | 'missing' | 'unclear'>;
  /** The API has promised that one key makes one order. Without that promise nothing is sent twice. */
  mayRepeat: boolean;
  /** Told that a try went unanswered and the next one comes. */
  onUnanswered: () => void;
  /** Settles after the pause, or before when there is reason to try at once. */
  pause: (milliseconds: number) => Promise<void>;
  /** True when the order has been sent already. */
  isRepeated: boolean;
  /** Ends the trying; a try that is under way is heard out, because its answer counts. */
  signal: AbortSignal;
}

/** Refusals of the call alone: earlier tries may have come through all the same. */
const onlyNow = [401, 403, 408, 429];

/**
 * A failure that says nothing about the order: no answer, a server or gateway that failed on the way, an answer
 * nobody can read.
 */
function isUndecided(error: unknown, wasUnanswered: boolean): boolean {
  if (error instanceof NetworkError) return true;
  if (!(error instanceof ApiError)) return false;
  if (error.status >= 500 || error.code === 'invalidAnswer') return true;
  return wasUnanswered && onlyNow.includes(error.status);
}

/** The API itself says that it failed, and how; a gateway, or a server that is starting, answers with another status. */
const isExplained = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 500 && serverMessage(error) !== undefined;

/**
 * Sends an order until it is known what came of it, or the last pause is over. A lost answer is no failure: the order may
 * exist. An API that says itself that it failed is believed when the list lacks the order (ORDER-28). Where the API has
 * promised to recognise it the same one is sent again, elsewhere it is only looked for.
 * Undefined when the signal ended the trying.
 */
export async function submitOrder<Order extends object>(
  options: SubmitOptions<Order>,
): Promise<Outcome<Order> | undefined> {
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

/** A pause that ends early when the line is back, or the page is left. */
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
