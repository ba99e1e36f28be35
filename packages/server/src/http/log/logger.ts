import { type DestinationStream, type Logger, pino } from 'pino';
import type { LogLevel } from '#config/environment.ts';

/** Keys that never reach a log, at any depth. */
const secretKeys = [
  'authorization',
  'cookie',
  'password',
  'currentPassword',
  'newPassword',
  'token',
  'refreshToken',
];

/** The codes of PostgreSQL, whose sentences quote what was sent. */
const sqlState = /^[0-9A-Z]{5}$/;
const firstParameter = /\n?params: /;

/**
 * The parts of an error that are logged: its kind, sentence, place and cause, and never a parameter of a query. The
 * query builder puts parameters into its sentence, the drivers into fields and quotes.
 */
function describeError(error: unknown, depth = 0): unknown {
  if (!(error instanceof Error) || depth > 5) return typeof error === 'object' ? 'an object' : String(error);
  const { code, cause, table, constraint } = error as Error & Record<string, unknown>;
  const isFromDatabase = typeof code === 'string' && sqlState.test(code);
  const [summary = ''] = error.message.split(firstParameter);
  const message = isFromDatabase ? summary.replace(/"[^"]*"/g, '"…"') : summary;
  // The stack begins with the message, which may have many lines.
  const places = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    type: error.name,
    message,
    ...(code !== undefined && { code }),
    ...(typeof table === 'string' && { table }),
    ...(typeof constraint === 'string' && { constraint }),
    stack: places.join('\n'),
    ...(cause !== undefined && { cause: describeError(cause, depth + 1) }),
  };
}

/** Structured logs: requests without headers and bodies, addresses without their secret parameters. */
export function createLogger(level: LogLevel, destination?: DestinationStream): Logger {
  const options = {
    level,
    redact: {
      paths: secretKeys.flatMap((key) => [key, `*.${key}`, `*.*.${key}`]),
      censor: '[hidden]',
    },
    serializers: {
      req: (request: { method: string; url: string; ip: string }) => ({
        method: request.method,
        url: hideSecrets(request.url),
        ip: request.ip,
      }),
      res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
      err: describeError,
    },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}

const secretParameters = new Set(['token', 'refreshtoken', 'email', 'password', 'code', 'state']);

/** An address with the values of secret query parameters replaced, however their names are spelled. */
export const hideSecrets = (url: string): string =>
  url.replace(/([?&])([^=&#]*)=[^&#]*/g, (all, separator: string, name: string) =>
    secretParameters.has(plainName(name)) ? `${separator}${name}=[hidden]` : all,
  );

const plainName = (name: string): string => ([...new URLSearchParams(name).keys()][0] ?? '').toLowerCase();
