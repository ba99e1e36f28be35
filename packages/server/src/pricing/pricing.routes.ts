import { idempotencySupportHeader, paths } from '@freight/contract';
import type { FastifyInstance } from 'fastify';
import type { Database } from '#db/database.ts';
import type { Clock } from '#dispatch/clock.ts';
import { addressKey } from '#http/addressKey.ts';
import type { CountAttempt } from '#http/attemptCounts.ts';
import { type Allowance, countNothing, createSharedCounter, tooManyAttempts } from '#http/counter.ts';
import { forEverybody } from '#http/pageOrigins.ts';
import { findUser } from '#http/requireUser.ts';
import { emissionMethod } from './emissions.ts';
import { createEstimates, readEstimateRequest } from './estimate.ts';
import { readPriceRequest } from './priceRequest.ts';
import { makeQuote } from './quotes.ts';

const minute = 60_000;
/** Prices for visitors by address: every one is kept for a while, and an office tries many. */
const visitorPrices = { max: 300, windowMs: 10 * minute };
/** Quotes by address: enough for an office that compares, too few to copy the tariff. Customers may ask more often. */
const quotesPerHour = {
  visitor: { max: 120, windowMs: 60 * minute },
  customer: { max: 1200, windowMs: 60 * minute },
};
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
  quoteRoute(app, countAttempt);
  app.offer('emissions');
  app.get(paths.emissionFactors, forEverybody, async () => ({ success: true, data: emissionMethod() }));
  const visitors = countAttempt ? createSharedCounter(countAttempt, 'priced', visitorPrices) : countNothing;
  app.post(paths.calculatePrice, forEverybody, async (request, reply) => {
    reply.header(idempotencySupportHeader, 'true');
    const wanted = readPriceRequest(request.body);
    const user = await findUser(request);
    const wait = user ? 0 : await visitors.take(addressKey(request.ip));
    if (wait > 0) throw tooManyAttempts(wait);
    const lifetime = user ? lifetimeMs.customer : lifetimeMs.visitor;
    return { success: true, data: await makeQuote(database.db, wanted, clock.now(), lifetime) };
  });
}

/**
 * A price for two points and a size, before anybody signs in: nothing about a person goes in, nothing is stored. The
 * address of the caller is counted, and forgotten after an hour.
 */
function quoteRoute(app: FastifyInstance, countAttempt: CountAttempt | undefined): void {
  app.offer('quotes');
  const counterOf = (name: string, allowance: Allowance) =>
    countAttempt ? createSharedCounter(countAttempt, name, allowance) : countNothing;
  const visitors = counterOf('quoted', quotesPerHour.visitor);
  const customers = counterOf('quoted by', quotesPerHour.customer);
  const estimate = createEstimates();
  app.post(paths.quote, forEverybody, async (request) => {
    const wanted = readEstimateRequest(request.body);
    const user = await findUser(request);
    const wait = await (user ? customers.take(user.userId) : visitors.take(addressKey(request.ip)));
    if (wait > 0) throw tooManyAttempts(wait);
    return { success: true, data: estimate(wanted) };
  });
}
