import { createTracking } from '@freight/client';
import { pageApi } from '#api/calls/pageApi.ts';
import { failureSentence } from '#i18n/errorTexts.ts';
import { problemOf } from './problem.ts';

/** Why a package ID is refused: a text of the entry form, one that all elements have, or a sentence as it is. */
export type Refusal =
  | { text: 'error.notFound' | 'error.failed' }
  | { common: 'error.network' | 'error.outdated' }
  | { sentence: string };

/**
 * Asks the server whether the package exists (OPEN-51). Undefined if it does, or if the request was aborted.
 * A separate module, because it imports the client, which the form needs only after a press.
 */
export async function checkPackage(orderId: string, signal: AbortSignal): Promise<Refusal | undefined> {
  try {
    await pageApi(createTracking).validate(orderId, { signal });
    return undefined;
  } catch (error) {
    const problem = problemOf(error);
    // Aborted: the caller no longer needs the answer.
    if (!problem) return undefined;
    if (problem.cause === 'refused') return { sentence: await failureSentence(problem) };
    if (problem.cause === 'network') return { common: 'error.network' };
    return { text: problem.cause === 'notFound' ? 'error.notFound' : 'error.failed' };
  }
}
