import { ApiError, NetworkError } from '@freight/client';
import { type Failure, failureOf } from '#i18n/errorTexts.ts';
import { NoOrder } from '#orders/store/fetchOrder.ts';

/** Why there is no order to show. */
export type Problem =
  | { kind: 'idRequired' | 'notFound' | 'network' | 'unknown' }
  /** The server's message; `isMissing` when the server does not know the order. */
  | { kind: 'refused'; failure: Failure; isMissing: boolean };

/** Only the server's own message is shown: an HTTP status text means nothing to a customer [DETAIL-50] [DETAIL-51]. */
export function problemOf(error: unknown): Problem {
  if (error instanceof NoOrder) return { kind: 'notFound' };
  if (error instanceof NetworkError) return { kind: 'network' };
  const failure = failureOf(error);
  return failure.said
    ? { kind: 'refused', failure, isMissing: statusOf(error) === 404 }
    : { kind: 'unknown' };
}

/** The status for `freight-order-failed`; 0 without an answer. */
export const statusOf = (error: unknown): number => (error instanceof ApiError ? error.status : 0);
