import { pageDocument } from '#platform/pageDocument.ts';

/**
 * Calls back once, when there is reason to think that what failed works now: the browser is online again, or the person
 * has come back to the page. Returns the function that stops waiting.
 */
export function whenBack(callback: () => void): () => void {
  const stopped = new AbortController();
  const { signal } = stopped;
  const tryAgain = () => {
    if (pageDocument.hidden) return;
    stopped.abort();
    callback();
  };
  addEventListener('online', tryAgain, { signal });
  pageDocument.addEventListener('visibilitychange', tryAgain, { signal });
  return () => stopped.abort();
}
