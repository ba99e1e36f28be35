import type { Acknowledgement } from '@freight/contract';
import { errorMessage } from '@freight/contract/errors';
import { isDatabaseAway } from '#db/postgres/unavailable.ts';
import { awaySeconds } from '#http/errorAnswers.ts';
import { HttpError } from '#http/httpError.ts';

const codes: Record<number, string> = {
  400: 'invalid',
  401: 'unauthorized',
  404: 'notFound',
  429: 'tooManyRequests',
  503: 'unavailable',
};

/** The acknowledgement of a command that failed; its code lets a client decide whether to repeat the command. */
export function refusalOf(error: unknown): Acknowledgement {
  if (error instanceof HttpError) {
    const { message, status, headers } = error;
    const code = codes[status] ?? 'refused';
    const wait = headers['retry-after'];
    return { success: false, message, code, ...(wait === undefined ? {} : { retryAfter: Number(wait) }) };
  }
  if (isDatabaseAway(error))
    return {
      success: false,
      message: errorMessage('unavailable'),
      code: 'unavailable',
      retryAfter: awaySeconds,
    };
  return { success: false, message: errorMessage('serverFailure'), code: 'serverFailure' };
}
