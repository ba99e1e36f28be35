import fastifyRateLimit from '@fastify/rate-limit';
import type { FastifyInstance, preHandlerAsyncHookHandler } from 'fastify';
import { addressKey } from './addressKey.ts';
import type { CountAttempt } from './attemptCounts.ts';
import { tooManyAttempts } from './counter.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Guards for calls that try secrets; none when limits are switched off. */
    limitAttempts: (account: (request: FastifyRequest) => string) => preHandlerAsyncHookHandler[];
  }
  interface FastifyRequest {
    /** Uncounts an attempt that knew the secret. Wrong attempts before and after it stay counted. */
    wasNoAttempt?: () => Promise<void>;
  }
}

/** Per address and minute, for all calls together: a busy page stays far below. */
const requestsPerMinute = 1200;
/** Attempts per path, address and account: enough for a person who mistypes, useless for guessing. */
const attemptsPerAccount = { max: 10, timeWindow: 5 * 60_000 };
/** Attempts per path and address over all accounts, an office behind one address included. */
const attemptsPerAddress = { max: 100, timeWindow: 5 * 60_000 };

/**
 * Limits how often an address may call; answers 429 with `Retry-After` beyond it. Each path that tries secrets has a
 * budget of its own, so that worthless refreshes do not keep anybody from signing in. `count` counts those attempts,
 * over all processes where it can; calls of all kinds are counted in this process.
 */
export async function limitRates(app: FastifyInstance, count: CountAttempt | undefined): Promise<void> {
  if (count === undefined) {
    app.decorate('limitAttempts', () => []);
    return;
  }
  await app.register(fastifyRateLimit, {
    max: requestsPerMinute,
    timeWindow: 60_000,
    keyGenerator: (request) => addressKey(request.ip),
    errorResponseBuilder: (_request, { ttl }) => tooManyAttempts(ttl),
  });
  app.decorate('limitAttempts', (account) => [
    async (request) => {
      const budget = `${request.routeOptions.url} ${addressKey(request.ip)}`;
      const limits = [
        [budget, attemptsPerAddress],
        [`${budget} ${account(request)}`, attemptsPerAccount],
      ] as const;
      for (const [key, { max, timeWindow }] of limits) {
        const attempt = await count(key, timeWindow);
        if (attempt.count > max) throw tooManyAttempts(attempt.msLeft);
      }
      request.wasNoAttempt = async () => {
        for (const [key, { timeWindow }] of limits) await count(key, timeWindow, -1);
      };
    },
  ]);
}
