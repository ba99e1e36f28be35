import { type ApiErrorCode, errorMessage } from '@freight/contract/errors';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseAway, reasonOf } from '#db/postgres/unavailable.ts';
import { HttpError } from './httpError.ts';

/** The framework's own refusals. */
const frameworkErrors: Readonly<Record<string, ApiErrorCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'requestTooLarge',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'requestNotJson',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'bodyEmpty',
  FST_ERR_CTP_INVALID_JSON_BODY: 'bodyNotJson',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'bodyLengthWrong',
  FST_ERR_BAD_URL: 'addressInvalid',
};
/** Seconds after which it is worth trying again. */
export const awaySeconds = 2;

/** The body of every refusal. */
export const refusal = (code: ApiErrorCode, message = errorMessage(code)) => ({
  success: false,
  message,
  code,
});

/** Every error of the app becomes `{success: false, message, code}`; faults of ours are logged, and say nothing of their cause. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler(sendError);
}

/** Answers one error, also those the framework finds before there is a route. */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  if (isAway(error)) {
    // Without the statement and its parameters, which hold personal data.
    request.log.warn(`the database is away: ${reasonOf(error)}`);
    reply.code(503).header('retry-after', awaySeconds).send(refusal('unavailable'));
    return;
  }
  if (error instanceof HttpError) {
    if (error.status >= 500) request.log.error({ err: error }, 'request failed');
    const { code, status, message, headers, data } = error;
    reply
      .code(status)
      .headers(headers)
      .send({ ...refusal(code, message), ...(data && { data }) });
    return;
  }
  const status = statusOf(error);
  if (status >= 500) request.log.error({ err: error }, 'request failed');
  reply.code(status).send(refusalOf(error, status));
}

const isAway = (error: unknown): boolean => !(error instanceof HttpError) && isDatabaseAway(error);

function statusOf(error: unknown): number {
  const status = (error as Partial<FastifyError> | null)?.statusCode;
  return status !== undefined && status >= 400 && status < 600 ? status : 500;
}

/** The answer to a request that a library has refused, with the library's message if it is meant for people. */
function refusalOf(error: unknown, status: number) {
  if (status >= 500) return refusal('serverFailure');
  const { code, message } = error as FastifyError;
  const known = frameworkErrors[code];
  if (known !== undefined) return refusal(known);
  return refusal('requestInvalid', code?.startsWith('FST_') ? undefined : message);
}
