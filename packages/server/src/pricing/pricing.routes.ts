import { createHash } from 'node:crypto';
import { idempotencySupportHeader, linkedPaths, paths } from '@freight/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '#db/database.ts';
import { addressKey } from '#http/limits/addressKey.ts';
import type { CountAttempt } from '#http/limits/attemptCounts.ts';
import { type Allowance, countNothing, createSharedCounter, tooManyAttempts } from '#http/limits/counter.ts';
import { forEverybody } from '#http/pageOrigins.ts';
import { findUser } from '#http/tokens/requireUser.ts';
import type { Clock } from '#orderFacts/clock.ts';
import { dayOf } from '#orderFacts/deliveryDays.ts';
import { emissionMethod } from './emissions.ts';
import { createEstimates, datesOfQuote, readEstimateRequest } from './estimate.ts';
import { readPriceRequest } from './priceRequest.ts';
import { makeQuote } from './quotes.ts';

const minute = 60_000;
/** Prices for visitors by address: every one is kept for a while, and an office tries many. */
const visitorPrices = { max: 300, windowMs: 10 * minute };
/**
 * Quotes: enough for a person who compares, too few to copy the tariff. Behind one address there may be a café or all
 * phones of a provider, so its visitors are counted by browser, and together may ask as much as ten.
 */
const quotesAllowed = {
  browser: { max: 60, windowMs: 10 * minute },
  address: { max: 600, windowMs: 10 * minute },
  customer: { max: 300, windowMs: 10 * minute },
};
/** A customer's draft may lie overnight, and its price stays good as long; a visitor's is looked at and left. */
const lifetimeMs = { customer: 24 * 60 * minute, visitor: 60 * minute };

interface PricingParts {
  database: Database;
  clock: Clock;
  countAttempt: CountAttempt | undefined;
  /** When goods that are ordered now are expected, by the length of their way. */
  deliveryIfOrdered: (distanceKm: number) => Date;
}

/**
 * The price call, which also promises to know a repeated order; public, because a price is shown before anybody signs
 * in [CLIENT-35].
 */
export function pricingRoutes(app: FastifyInstance, parts: PricingParts): void {
  const { database, clock, countAttempt } = parts;
  quoteRoute(app, parts);
  app.offer('dates');
  app.offer('pieces');
  app.offer('emissions');
  app.get(linkedPaths.emissionFactors, forEverybody, async () => ({ success: true, data: emissionMethod() }));
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
 * address and browser of the caller are counted, and forgotten after ten minutes.
 */
function quoteRoute(
  app: FastifyInstance,
  { countAttempt, deliveryIfOrdered, database, clock }: PricingParts,
): void {
  app.offer('quotes');
  const counterOf = (name: string, allowance: Allowance) =>
    countAttempt ? createSharedCounter(countAttempt, name, allowance) : countNothing;
  const browsers = counterOf('quoted from', quotesAllowed.browser);
  const addresses = counterOf('quoted', quotesAllowed.address);
  const customers = counterOf('quoted by', quotesAllowed.customer);
  const estimate = createEstimates();
  /** A call that is refused to one browser does not count for the others at its address. */
  const takeVisit = async (request: FastifyRequest): Promise<number> =>
    (await browsers.take(browserOf(request))) || addresses.take(addressKey(request.ip));
  app.post(paths.quote, forEverybody, async (request) => {
    const wanted = readEstimateRequest(request.body);
    const user = await findUser(request);
    const wait = await (user ? customers.take(user.userId) : takeVisit(request));
    if (wait > 0) throw tooManyAttempts(wait);
    const quote = estimate(wanted);
    const now = clock.now();
    const deliveryDay = dayOf(deliveryIfOrdered(quote.distance));
    const dates = await datesOfQuote(database.db, wanted, quote, now);
    const validUntil = new Date(now.getTime() + lifetimeMs.visitor).toISOString();
    return { success: true, data: { ...quote, deliveryDay, dates, validUntil } };
  });
}

/** Distinguishes the browsers behind one address by headers that each of them sends anyway. */
function browserOf({ ip, headers }: FastifyRequest): string {
  const marks = [headers['user-agent'], headers['accept-language'], headers.origin].join('\n');
  return `${addressKey(ip)} ${createHash('sha256').update(marks).digest('base64url')}`;
}
