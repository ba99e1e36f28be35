import { fieldsOf, text } from '#fields/fields.ts';
import { codeOfAnswer, type ErrorCode, messages } from './codes.ts';

interface ApiErrorParts {
  status: number;
  statusText?: string;
  /** The parsed body of the answer, or its text when it is not JSON. */
  data?: unknown;
  /** The code of a failure that the client found; otherwise the code is read from the answer. */
  code?: keyof typeof messages;
  /** Overrides the sentence of `code` and the message found in `data`. */
  message?: string;
  cause?: unknown;
  retryAfter?: number;
}

/** The sentence in the `message` of a server's answer; undefined if it is missing or blank [CLIENT-23]. */
export function messageIn(data: unknown): string | undefined {
  const { message } = fieldsOf(data);
  return typeof message === 'string' && message.trim() ? message : undefined;
}

/**
 * The server answered with a failure; also thrown by checks made before sending (`status` 400).
 * `code` identifies the failure in every language. `message` is the server's, else the status text,
 * else a general sentence [CLIENT-22] [CLIENT-23] [CLIENT-24] [CLIENT-25] [CLIENT-26] [CLIENT-27].
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly statusText: string;
  readonly data: unknown;
  readonly code: ErrorCode;
  /** Seconds until the server accepts the call again; 0 if it has not given a time. */
  readonly retryAfter: number;

  constructor({ status, statusText = '', data = null, code, message, cause, retryAfter = 0 }: ApiErrorParts) {
    const ownMessage = message ?? (code ? messages[code] : messageIn(data));
    super(ownMessage ?? (statusText || messages.serverFailure), cause === undefined ? {} : { cause });
    this.status = status;
    this.statusText = statusText;
    this.data = data;
    this.retryAfter = retryAfter;
    this.code = code ?? codeOfAnswer(status, ownMessage, fieldsOf(data).code);
  }
}

/** No complete answer: no connection, no answer in time, or an answer cut short. See `cause`. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
  readonly code: 'network' | 'timeout';

  constructor(cause: unknown, code: 'network' | 'timeout' = 'network') {
    super(messages[code], { cause });
    this.code = code;
  }
}

/**
 * A command of the live socket failed. `message` is the server's sentence, else the documented one of the code
 * [SOCKET-18] to [SOCKET-22].
 */
export class LiveError extends Error {
  override readonly name = 'LiveError';
  readonly code: ErrorCode;

  constructor(code: keyof typeof messages, ownMessage = '') {
    super(ownMessage || messages[code]);
    this.code = ownMessage ? codeOfAnswer(0, ownMessage) : code;
  }
}

/** True for the error of a request that its caller aborted; such an error needs no message. */
export function isAborted(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError';
}

/** The code of a failed call; `unknown` for any other thrown value. */
export function errorCode(error: unknown): ErrorCode {
  const isOurs = error instanceof ApiError || error instanceof NetworkError || error instanceof LiveError;
  return isOurs ? error.code : 'unknown';
}

/** The server's own message about a failure; undefined when `message` is only a fallback [AUTH-26]. */
export function serverMessage(error: unknown): string | undefined {
  return error instanceof ApiError ? messageIn(error.data) : undefined;
}

/** The token to send a second factor's code with, if a sign-in asks for one; otherwise empty. */
export function secondFactorToken(error: unknown): string {
  return error instanceof ApiError ? text(fieldsOf(error.data).secondFactorToken) : '';
}

/** A check that failed before anything was sent [TRACK-03]. */
export function rejectedLocally(code: keyof typeof messages): ApiError {
  return new ApiError({ status: 400, code });
}
