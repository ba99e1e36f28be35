import fastifyRateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest, preHandlerAsyncHookHandler } from 'fastify';
import { addressKey } from './addressKey.ts';
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
  const message = `Too many attempts. Please try again in ${seconds} seconds.`;
  return new HttpError(429, message, { 'retry-after': `${seconds}` });
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
    keyGenerator: (request) => addressKey(request.ip),
    errorResponseBuilder: tooMany,
  });
  // The plugin's own route limits run once per request; attempts are counted twice, so they are counted here.
  const countAddress = app.createRateLimit({
    ...attemptsPerAddress,
    keyGenerator: (request) => addressKey(request.ip),
  });
  app.decorate('limitAttempts', (account) => {
    const countAccount = app.createRateLimit({
      ...attemptsPerAccount,
      keyGenerator: (request) => `${addressKey(request.ip)} ${account(request)}`,
    });
    return [
      async (request) => {
        for (const count of [countAddress, countAccount]) {
          const attempt = await count(request);
          if (!attempt.isAllowed && attempt.isExceeded) throw tooMany(request, attempt);
        }
      },
    ];
  });
}
