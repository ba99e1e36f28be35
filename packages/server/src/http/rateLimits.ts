import fastifyRateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest, preHandlerAsyncHookHandler } from 'fastify';
import { HttpError } from './httpError.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Guards for calls that try secrets; none when limits are switched off. */
    limitAttempts: (account: (request: FastifyRequest) => string) => preHandlerAsyncHookHandler[];
  }
}

/** Per address and minute, for all calls together: a busy page stays far below. */
const requestsPerMinute = 1200;
/** Attempts per address and account: enough for somebody who mistypes, useless for guessing. */
const attemptsPerAccount = { max: 10, timeWindow: 5 * 60_000 };
/** Attempts per address over all accounts, an office behind one address included. */
const attemptsPerAddress = { max: 100, timeWindow: 5 * 60_000 };

const tooMany = (_request: FastifyRequest, context: { ttl: number }) => {
  const seconds = Math.max(1, Math.ceil(context.ttl / 1000));
  return new HttpError(429, `Too many attempts. Please try again in ${seconds} seconds.`);
};

/** Limits how often an address may call; answers 429 with `Retry-After` beyond it. */
export async function limitRates(app: FastifyInstance, enabled: boolean): Promise<void> {
  if (!enabled) {
    app.decorate('limitAttempts', () => []);
    return;
  }
  await app.register(fastifyRateLimit, {
    max: requestsPerMinute,
    timeWindow: 60_000,
    errorResponseBuilder: tooMany,
  });
  app.decorate('limitAttempts', (account) => [
    app.rateLimit({
      ...attemptsPerAddress,
      groupId: 'attempts-of-address',
      keyGenerator: (request) => request.ip,
      errorResponseBuilder: tooMany,
    }) as preHandlerAsyncHookHandler,
    app.rateLimit({
      ...attemptsPerAccount,
      keyGenerator: (request) => `${request.ip} ${account(request)}`,
      errorResponseBuilder: tooMany,
    }) as preHandlerAsyncHookHandler,
  ]);
}
