import { ApiError } from '@freight/client';
import { shared } from '#platform/registry.ts';

/** Requests for prices that a page sends side by side. */
const mostAtOnce = 4;
/** Seconds until the next request when an API refuses without a time. */
const usualPause = 30;

interface Turns {
  running: number;
  /** Wakes those who wait for a free place, the first one first. */
  queue: Set<() => void>;
  /** Milliseconds since 1970 until which the API takes no more requests. */
  closedUntil: number;
}

declare module '#platform/registry.ts' {
  interface Shared {
    priceTurns: Turns;
  }
}

/** The API takes no more requests before `until`, in milliseconds since 1970. */
class Paused extends Error {
  readonly until: number;

  constructor(until: number) {
    super('The API takes no more requests for prices for a while.');
    this.until = until;
  }
}

const turns = () =>
  shared('priceTurns', () => ({ running: 0, queue: new Set<() => void>(), closedUntil: 0 }));

function wakeNext(): void {
  const { queue } = turns();
  const [next] = queue;
  if (next) queue.delete(next);
  next?.();
}

/** Waits for a free place; rejects with the signal's reason. */
async function takePlace(signal: AbortSignal): Promise<void> {
  const page = turns();
  while (page.running >= mostAtOnce) {
    await new Promise<void>((resolve) => {
      page.queue.add(resolve);
      signal.addEventListener('abort', () => page.queue.delete(resolve) && resolve(), { once: true });
    });
    // It may have been woken for a place that it does not need any more.
    if (signal.aborted) wakeNext();
    signal.throwIfAborted();
  }
  page.running += 1;
}

function leavePlace(): void {
  turns().running -= 1;
  wakeNext();
}

/**
 * Runs the work when one of the page's few places is free. After an answer of 429 everything else is refused for as long
 * as the API asked for, without a request.
 * @throws Paused then.
 */
export async function inTurn<Answer>(work: () => Promise<Answer>, signal: AbortSignal): Promise<Answer> {
  await takePlace(signal);
  const page = turns();
  try {
    if (Date.now() < page.closedUntil) throw new Paused(page.closedUntil);
    return await work();
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 429)) throw error;
    page.closedUntil = Date.now() + (error.retryAfter || usualPause) * 1000;
    throw new Paused(page.closedUntil);
  } finally {
    leavePlace();
  }
}
