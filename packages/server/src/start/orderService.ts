import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { SignIns } from '#accounts/signIns.ts';
import { createClaimMailing } from '#claims/claimMailing.ts';
import { forgetClaimPictures } from '#claims/claimPictures.ts';
import { claimsRoutes } from '#claims/claims.routes.ts';
import type { Config } from '#config/config.ts';
import { sampleSeller } from '#config/seller.ts';
import type { Database } from '#db/database.ts';
import { demoRoutes } from '#demo/demoFacts.ts';
import { restartLiveOrders } from '#demo/restartLiveOrders.ts';
import { seedDemo } from '#demo/seedDemo.ts';
import { type Chore, startDispatcher } from '#dispatch/dispatcher.ts';
import { documentRoutes } from '#documents/documents.routes.ts';
import { type CountAttempt, forgetOldCounts } from '#http/limits/attemptCounts.ts';
import type { Origins } from '#http/pageOrigins.ts';
import type { AccessTokens } from '#http/tokens/accessTokens.ts';
import { startLive } from '#live/live.ts';
import { startPositions } from '#live/positions.ts';
import type { Sender } from '#mail/letter.ts';
import type { Outbox } from '#mail/outbox.ts';
import { createClock } from '#orderFacts/clock.ts';
import { mailChoicesRoutes } from '#orderMail/mailChoices.routes.ts';
import { createOrderMailing } from '#orderMail/orderMailing.ts';
import { unsubscribeRoutes } from '#orderMail/unsubscribe.routes.ts';
import { cancellationRoutes } from '#orders/cancellation.routes.ts';
import { createOrders } from '#orders/createOrders.ts';
import { forgetOldAttempts } from '#orders/idempotency.ts';
import { orderRoutes } from '#orders/order.routes.ts';
import { createOrderQueue } from '#orders/orderQueue.ts';
import { createStrangers } from '#orders/strangers.ts';
import { trackingRoutes } from '#orders/tracking.routes.ts';
import { pricingRoutes } from '#pricing/pricing.routes.ts';
import { forgetOldQuotes } from '#pricing/quotes.ts';
import { createEndedShares } from '#sharing/endedShares.ts';
import { sharingRoutes } from '#sharing/sharing.routes.ts';

export interface OrderServiceParts {
  config: Config;
  database: Database;
  origins: Origins;
  accessTokens: AccessTokens;
  signIns: SignIns;
  logger: FastifyBaseLogger;
  outbox: Outbox;
  secret: string;
  /** The sender of mails, and the address at which their readers reach this server. */
  sender: () => Sender;
  publicUrl: () => string;
  /** Counts what an address may do only so often; without it nothing is limited. */
  countAttempt: CountAttempt | undefined;
  /** Milliseconds. */
  now: () => number;
  /** Whether an empty demo server gets its sample customer and orders. */
  demoData: boolean;
}

export interface OrderService {
  /** Moves the simulated drivers forward by hand, and announces the changes and the new positions. */
  advance(simulatedMs: number): Promise<void>;
  /** Orders that wait for their transaction. */
  waiting(): number;
  /** Open live sockets. */
  sockets(): number;
}

/**
 * Everything about orders: prices, ordering, tracking, the simulated drivers, the live socket and the demo.
 * It ends with the app.
 */
export async function startOrderService(
  app: FastifyInstance,
  parts: OrderServiceParts,
): Promise<OrderService> {
  const { config, database, logger } = parts;
  const clock = createClock(config.pace, parts.now);
  const { lateAfterMinutes } = config;
  const mailing = createOrderMailing({ ...parts, clock, lateAfterMinutes });
  const strangers = createStrangers({ ...parts, clock });
  const orderQueue = createOrderQueue({
    database,
    create: (tx, wanted) => createOrders({ ...parts, clock, mailing }, tx, wanted),
  });
  const endedShares = createEndedShares(database);
  const inner = { ...parts, clock, mailing, strangers, orderQueue, endedShares };
  pricingRoutes(app, inner);
  trackingRoutes(app, inner);
  orderRoutes(app, inner);
  sharingRoutes(app, inner);
  claimsRoutes(app, { ...inner, claimMailing: createClaimMailing(parts) });
  mailChoicesRoutes(app, inner);
  await unsubscribeRoutes(app, inner);
  app.offer('orderMails');
  const isSample = config.demo || config.seller === undefined;
  documentRoutes(app, { database, letterhead: { seller: config.seller ?? sampleSeller, isSample } });
  const { io, announce } = startLive(app, inner);
  cancellationRoutes(app, { ...inner, announce });
  const chores: Chore[] = [forgetOldData];
  if (config.demo) {
    demoRoutes(app, database);
    if (parts.demoData) await seedDemo(database, clock);
    chores.push(restartLiveOrders(clock));
  }
  const positions = startPositions({ io, database, clock, logger });
  const dispatcher = startDispatcher({
    database,
    clock,
    announce,
    logger,
    chores,
    alongside: mailing.stepped,
  });
  app.addHook('preClose', async () => {
    positions.close();
    await dispatcher.close();
  });
  return {
    waiting: orderQueue.waiting,
    sockets: () => io.engine.clientsCount,
    async advance(simulatedMs) {
      clock.advance(simulatedMs);
      await dispatcher.catchUp();
      await positions.announce();
    },
  };
}

const forgetOldData: Chore = async (tx, now) => {
  await forgetOldQuotes(tx, now);
  await forgetOldAttempts(tx, now);
  await forgetClaimPictures(tx, now);
  await forgetOldCounts(tx);
  return [];
};
