import { idempotencySupportHeader, paths } from '@freight/contract';
import type { FastifyInstance } from 'fastify';
import type { Database } from '#db/database.ts';
import type { Clock } from '#dispatch/clock.ts';
import { readPriceRequest } from './priceRequest.ts';
import { makeQuote } from './quotes.ts';

/** The price call, which also promises to know a repeated order; public, because a price is shown before anybody signs in [CLIENT-35]. */
export function pricingRoutes(
  app: FastifyInstance,
  { database, clock }: { database: Database; clock: Clock },
): void {
  app.post(paths.calculatePrice, async (request, reply) => {
    reply.header(idempotencySupportHeader, 'true');
    const wanted = readPriceRequest(request.body);
    return { success: true, data: await makeQuote(database.db, wanted, clock.now()) };
  });
}
