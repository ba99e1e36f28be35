import { isAborted } from '@freight/client';
import { pause } from '@freight/client/pause';
import { needsLogin } from '#session/needsLogin.ts';

/** Milliseconds before each further try, so that there are 4 requests at most (OPEN-77) [DETAIL-48] [DETAIL-49]. */
const delays = [1000, 2000, 3000];

interface RetryOptions {
  signal: AbortSignal;
  /** Called with the number of the try that failed, before the next one is waited for. */
  onRetry: (failed: number) => void;
}

/**
 * Asks again after a failure, whatever it was, unless somebody has to sign in first or nobody waits for the answer
 * any more. Rejects with the last failure [DETAIL-46] [DETAIL-48].
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
