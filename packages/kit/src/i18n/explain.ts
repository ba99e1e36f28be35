import { ApiError, type ErrorCode, errorCode, NetworkError, serverMessage } from '@freight/client';

/** A failure as it is kept, so that it can later be shown in the language of that moment. */
export interface Failure {
  code: ErrorCode;
  /** The server's own message, empty if it sent none; shown if the code is unknown. */
  said: string;
  /** Minutes until the server accepts the call again, if they are to be shown. */
  minutes?: number;
}

/** A failed call and what it means for a person. */
export interface Explanation extends Failure {
  /** The HTTP status; 0 without an answer. */
  status: number;
  /** `network`: no answer arrived; `refused`: the server gave a reason. */
  cause: 'network' | 'refused' | 'unknown';
}

/** The one place that reads an error; elements choose their sentence by what it returns. */
export function explain(error: unknown): Explanation {
  const message = serverMessage(error) ?? '';
  const { status, retryAfter } = error instanceof ApiError ? error : { status: 0, retryAfter: 0 };
  const minutes = Math.ceil(retryAfter / 60);
  return {
    code: errorCode(error),
    status,
    cause: error instanceof NetworkError ? 'network' : message ? 'refused' : 'unknown',
    said: message,
    // A shorter while is a moment.
    ...(minutes > 1 && { minutes }),
  };
}
