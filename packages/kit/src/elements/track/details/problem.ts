import { ApiError, isAborted, NetworkError } from '@freight/client';
import { type Failure, failureOf } from '#i18n/errorTexts.ts';
import { InvalidAnswer } from '#orders/store/fetchOrder.ts';

/** What a failed tracking call means for the person. */
export type Problem =
  | { kind: 'notFound' }
  | { kind: 'invalid' }
  | { kind: 'network' }
  | { kind: 'refused'; failure: Failure }
  | { kind: 'unknown' };

/**
 * Only the server's own message is shown; a status text like `Bad Gateway` means nothing to a visitor, so the general
 * sentence replaces it. Undefined for an aborted call, which needs no message
 * [TRACK-32] [TRACK-33] [TRACK-34] [TRACK-35] [TRACK-36].
 */
export function problemOf(error: unknown): Problem | undefined {
  if (isAborted(error)) return undefined;
  const failure = failureOf(error);
  if (error instanceof InvalidAnswer || failure.code === 'invalidAnswer') return { kind: 'invalid' };
  if (error instanceof NetworkError) return { kind: 'network' };
  if (error instanceof ApiError && error.status === 404) return { kind: 'notFound' };
  return failure.said ? { kind: 'refused', failure } : { kind: 'unknown' };
}

/** The status for `freight-tracking-failed`; 0 without an answer. */
export const statusOf = (error: unknown): number => (error instanceof ApiError ? error.status : 0);
