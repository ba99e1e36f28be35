import { ApiError, isAborted } from '@freight/client';
import { needsLogin } from '#session/needsLogin.ts';
import type { QueryState } from './orderState.ts';

/** Milliseconds before each further try to renew what is shown; the last one holds from then on. */
const pauses = [2000, 4000, 8000, 16_000, 32_000, 60_000];

interface QueryOptions<Data> {
  /** Sends the request; `onRetry` is called when a failed one is repeated. */
  load: (signal: AbortSignal, onRetry: () => void) => Promise<Data>;
  read: () => QueryState<Data>;
  write: (loaded: QueryState<Data>) => void;
  /** Called with every answer and the moment of its request, in milliseconds of the page's life. */
  onAnswer: (data: Data, askedAt: number) => void;
}

export interface Query {
  /** Sends the request again; a running one is aborted. */
  ask: () => void;
  /** Sends it now instead of after the pause, if the last one failed. */
  askIfFailed: () => void;
  stop: () => void;
}

/** Whether another try could succeed. */
function mayPass(error: unknown): boolean {
  if (needsLogin(error)) return false;
  return !(error instanceof ApiError) || error.status >= 500 || [408, 425, 429].includes(error.status);
}

/**
 * An answer that stays visible while it is renewed. If the renewal fails, it is requested again after growing pauses:
 * an event has shown that the answer is outdated, and nothing else would ever replace it.
 */
export function createQuery<Data>({ load, read, write, onAnswer }: QueryOptions<Data>): Query {
  let running: AbortController | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;

  function stop() {
    clearTimeout(timer);
    running?.abort();
    running = undefined;
  }

  function ask() {
    stop();
    const asking = new AbortController();
    running = asking;
    const askedAt = performance.now();
    const { data, error } = read();
    write({ ...read(), state: 'loading', error: data === undefined ? undefined : error });
    const onRetry = () => !asking.signal.aborted && write({ ...read(), isRetrying: true });
    load(asking.signal, onRetry).then(
      (answer) => {
        if (asking.signal.aborted) return;
        failures = 0;
        write({ state: 'ready', data: answer, error: undefined, knownAt: Date.now(), isRetrying: false });
        onAnswer(answer, askedAt);
      },
      (reason: unknown) => !asking.signal.aborted && fail(reason),
    );
  }

  function fail(reason: unknown) {
    const known = read();
    write({ ...known, state: 'failed', error: reason, isRetrying: false });
    if (known.data === undefined || isAborted(reason) || !mayPass(reason)) return;
    timer = setTimeout(ask, pauses[Math.min(failures++, pauses.length - 1)]);
  }

  return {
    ask,
    askIfFailed() {
      if (read().state === 'failed' && mayPass(read().error)) ask();
    },
    stop,
  };
}
