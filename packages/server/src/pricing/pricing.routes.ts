import { idempotencySupportHeader, paths } from '@freight/contract';
import type { FastifyInstance } from 'fastify';
import type { Database } from '#db/database.ts';
import type { Clock } from '#dispatch/clock.ts';
import { addressKey } from '#http/addressKey.ts';
import type { CountAttempt } from '#http/attemptCounts.ts';
import { countNothing, createSharedCounter, tooManyAttempts } from '#http/counter.ts';
import { findUser } from '#http/requireUser.ts';
import { readPriceRequest } from './priceRequest.ts';
import { makeQuote } from './quotes.ts';

const minute = 60_000;
/** Prices for visitors by address: every one is kept for a while, and an office tries many. */
const visitorPrices = { max: 300, windowMs: 10 * minute };
/** A customer's draft may lie overnight, and its price stays good as long; a visitor's is looked at and left. */
const lifetimeMs = { customer: 24 * 60 * minute, visitor: 60 * minute };

/**
 * The price call, which also promises to know a repeated order; public, because a price is shown before anybody signs
 * in [CLIENT-35].
 */
export function pricingRoutes(
  app: FastifyInstance,
  parts: { database: Database; clock: Clock; countAttempt: CountAttempt | undefined },
): void {
  const { database, clock, countAttempt } = parts;
  const visitors = countAttempt ? createSharedCounter(countAttempt, 'priced', visitorPrices) : countNothing;
  app.post(paths.calculatePrice, async (request, reply) => {
    reply.header(idempotencySupportHeader, 'true');
    const wanted = readPriceRequest(request.body);
    const user = await findUser(request);
    const wait = user ? 0 : await visitors.take(addressKey(request.ip));
    if (wait > 0) throw tooManyAttempts(wait);
    const lifetime = user ? lifetimeMs.customer : lifetimeMs.visitor;
    return { success: true, data: await makeQuote(database.db, wanted, clock.now(), lifetime) };
  });
}
