import { firstPaths } from '@freight/contract';
import { isLeaving } from '#platform/leaving/leaving.ts';

/** Whether the API has answered this page once: then its address and the page's origin are correct. */
let isProven = false;

/** Whether a web server answered with a page instead of an API's answer. */
export const isWebPage = ({ headers }: Response) =>
  headers.get('content-type')?.startsWith('text/html') ?? false;

/**
 * `fetch` that finds out why the API cannot be reached, until the API has answered once: a script cannot distinguish a
 * refused origin or a wrong address from a broken connection. It reports the cause to the page's developer, and makes
 * the elements show visitors a message of their own [E4].
 */
export const explainingFetch =
  (api: string): typeof fetch =>
  async (...call) => {
    if (isProven) return fetch(...call);
    const result = await fetch(...call).catch((error: unknown) => ({ error }));
    if (result instanceof Response && result.status !== 403) {
      const isAnswer = !isWebPage(result);
      isProven = isAnswer;
      // An API may have a page at this one address, and nothing beyond the contract.
      if (isAnswer || result.url.endsWith(firstPaths.capabilities)) return result;
    }
    // Ended with the page: there is nothing to explain.
    if (isLeaving() && !(result instanceof Response)) throw result.error;
    const isPage = await import('#api/explainFailure.ts').then(
      ({ explainFailure }) => explainFailure(api, result),
      () => false,
    );
    if (!(result instanceof Response)) throw result.error;
    if (isPage) throw new TypeError('No API');
    return result;
  };
