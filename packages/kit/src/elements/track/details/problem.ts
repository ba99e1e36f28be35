import { isAborted } from '@freight/client';
import { type Explanation, explain } from '#i18n/explain.ts';
import { InvalidAnswer } from '#orders/store/fetchOrder.ts';

/** What a failed tracking call means for the person. */
export interface TrackingProblem extends Omit<Explanation, 'cause'> {
  cause: Explanation['cause'] | 'notFound' | 'invalid';
}

/**
 * Only the server's own message is shown; a status text like `Bad Gateway` means nothing to a visitor, so the general
 * sentence replaces it. Undefined for an aborted call, which needs no message
 * [TRACK-32] [TRACK-33] [TRACK-34] [TRACK-35] [TRACK-36].
 */
export function problemOf(error: unknown): TrackingProblem | undefined {
  if (isAborted(error)) return undefined;
  const failure = explain(error);
  if (error instanceof InvalidAnswer || failure.code === 'invalidAnswer')
    return { ...failure, cause: 'invalid' };
  return failure.status === 404 ? { ...failure, cause: 'notFound' } : failure;
}
