import fastifyHelmet from '@fastify/helmet';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { isCall } from './apiPath.ts';
import { answerErrors, sendError } from './errorAnswers.ts';
import { HttpError } from './httpError.ts';
import type { CountAttempt } from './limits/attemptCounts.ts';
import { limitRates } from './limits/rateLimits.ts';
import { answerClientError } from './listening/clientErrors.ts';
import { refuseWhileClosing } from './listening/closing.ts';
import { warnOfUnknownProxy } from './listening/proxyWarning.ts';
import { admitPages, type Origins } from './pageOrigins.ts';
import { isStorable } from './storableText.ts';
import type { AccessTokens } from './tokens/accessTokens.ts';

export interface AppParts {
  logger: FastifyBaseLogger;
  origins: Origins;
  accessTokens: AccessTokens;
  /** Counts attempts at secrets; without it nothing is limited. */
  countAttempt: CountAttempt | undefined;
  /** How many proxies in front may name the caller's address. */
  proxies: number;
  /** Whether people reach the server by https, so that it may send browsers the header that enforces https. */
  https: boolean;
}

/** The largest request body in bytes; uploads have a limit of their own. */
const bodyLimit = 256 * 1024;

/**
 * The bare HTTP app: logs, security headers, CORS by exact origin, limits and error answers.
 * Routes are registered on it afterwards. No input is answered with a 5xx.
 */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: parts.logger,
    bodyLimit,
    trustProxy: (_address: string, hop: number) => hop < parts.proxies,
    // Without it a client that never finishes its request would hold its connection for ever.
    requestTimeout: 30_000,
    // Open keep-alive connections would hold up closing.
    forceCloseConnections: true,
    // `refuseWhileClosing` answers as the other refusals are answered.
    return503OnClosing: false,
    frameworkErrors: (error, request, reply) => sendError(error, request, reply),
    clientErrorHandler: answerClientError,
  });
  app.decorate('accessTokens', parts.accessTokens);
  // Plain text would reach the handlers as a string; everything here speaks JSON.
  app.removeContentTypeParser('text/plain');
  answerErrors(app);
  warnOfUnknownProxy(app, parts.proxies);
  await protect(app, parts);
  app.addHook('preValidation', async (request) => {
    if (!isStorable([request.body, request.query, request.params])) {
      throw new HttpError('textNotStorable');
    }
  });
  return app;
}

async function protect(app: FastifyInstance, parts: AppParts): Promise<void> {
  await app.register(fastifyHelmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] },
    },
    crossOriginResourcePolicy: { policy: 'same-site' },
    strictTransportSecurity: parts.https,
  });
  await admitPages(app, parts.origins, parts.countAttempt !== undefined);
  refuseWhileClosing(app);
  // Personal answers must not be cached; routes that may be cached say so themselves.
  app.addHook('onSend', async (request, reply) => {
    const isPrivate = isCall(request) || request.headers.authorization !== undefined;
    if (isPrivate && !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
  await limitRates(app, parts.countAttempt);
}
