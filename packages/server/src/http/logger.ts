import { type DestinationStream, type Logger, pino } from 'pino';
import type { LogLevel } from '#config/environment.ts';

/** Keys that never reach a log, wherever they stand in what is logged. */
const secretKeys = [
  'authorization',
  'cookie',
  'password',
  'currentPassword',
  'newPassword',
  'token',
  'refreshToken',
];

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
      err: pino.stdSerializers.err,
    },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}

/** An address with the values of secret query parameters replaced. */
export const hideSecrets = (url: string): string =>
  url.replace(/([?&](?:token|refreshToken|email|password|code|state)=)[^&#]*/gi, '$1[hidden]');
