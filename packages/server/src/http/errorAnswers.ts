import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseAway, reasonOf } from '#db/postgres/unavailable.ts';
import { HttpError } from './httpError.ts';

/** What the framework's own refusals are called towards people. */
const frameworkMessages: Record<string, string> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'The request is too large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'The request must be JSON',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'The request body is empty',
  FST_ERR_CTP_INVALID_JSON_BODY: 'The request body is not valid JSON',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'The request body does not have the announced length',
  FST_ERR_BAD_URL: 'The address is not valid',
};
/** While the database is away; what was asked for may have happened, or not. */
export const awayMessage = 'The server cannot be reached right now. Please try again in a moment.';
/** Seconds after which it is worth trying again. */
export const awaySeconds = 2;
export const serverFault = 'Something went wrong on the server';

/** Every error of the app becomes `{success: false, message}`; faults of ours are logged and not told. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler(sendError);
}

/** Answers one error, also those the framework finds before there is a route. */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  if (isAway(error)) {
    // Without the statement and its parameters, which hold personal data.
    request.log.warn(`the database is away: ${reasonOf(error)}`);
    reply.code(503).header('retry-after', awaySeconds).send({ success: false, message: awayMessage });
    return;
  }
  const status = statusOf(error);
  if (status >= 500) request.log.error({ err: error }, 'request failed');
  const isOurs = error instanceof HttpError;
  if (isOurs) reply.headers(error.headers);
  const code = isOurs && error.code !== undefined ? { code: error.code } : {};
  reply.code(status).send({ success: false, message: messageOf(error, status), ...code });
}

const isAway = (error: unknown): boolean => !(error instanceof HttpError) && isDatabaseAway(error);

function statusOf(error: unknown): number {
  if (error instanceof HttpError) return error.status;
  const status = (error as Partial<FastifyError> | null)?.statusCode;
  return status !== undefined && status >= 400 && status < 600 ? status : 500;
}

function messageOf(error: unknown, status: number): string {
  if (error instanceof HttpError) return error.message;
  if (status >= 500) return serverFault;
  const { code, message } = error as FastifyError;
  return frameworkMessages[code] ?? (code?.startsWith('FST_') ? 'The request is not valid' : message);
}
