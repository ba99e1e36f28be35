import type { ChangeReason } from '@freight/contract';
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import type { SignIns } from '#accounts/signIns.ts';
import { addressBookRoutes } from '#addressBook/addressBook.routes.ts';
import { approvalRoutes } from '#approvals/approvals.routes.ts';
import { forgetOldApprovals } from '#approvals/approvals.ts';
import { boardRoutes } from '#boards/boards.routes.ts';
import { createChangeMailing } from '#changes/changeMailing.ts';
import { forgetEndedPictures } from '#changes/changePictures.ts';
import { changesRoutes } from '#changes/changes.routes.ts';
import { decideChanges, decideWaiting } from '#changes/decideChanges.ts';
import { createClaimMailing } from '#claims/claimMailing.ts';
import { claimsRoutes } from '#claims/claims.routes.ts';
import type { Config } from '#config/config.ts';
import { sampleSeller } from '#config/seller.ts';
import type { Database } from '#db/database.ts';
import { changePictures } from '#db/schema/changes.ts';
import { claimPictures } from '#db/schema/claims.ts';
import { demoRoutes } from '#demo/demoFacts.ts';
import { renewDemoRuns } from '#demo/demoRuns.ts';
import { testData } from '#demo/exampleNumbers.ts';
import { restartLiveOrders } from '#demo/restartLiveOrders.ts';
import { seedDemo } from '#demo/seedDemo.ts';
import { type Chore, startDispatcher } from '#dispatch/dispatcher.ts';
import { deliveryIfOrdered } from '#dispatch/progress.ts';
import { documentRoutes } from '#documents/documents.routes.ts';
import { fleetRoutes } from '#fleet/fleet.routes.ts';
import { forgetOldRuns } from '#fleet/reservePlaces.ts';
import { handoverRoutes } from '#handover/handover.routes.ts';
import { forgetAttemptPictures } from '#handover/handoversView.ts';
import { recordAttempt } from '#handover/recordAttempt.ts';
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
import { watcherRoutes } from '#orderMail/watchers.routes.ts';
import { forgetOldWatchers } from '#orderMail/watchers.ts';
import { cancellationRoutes } from '#orders/cancellation.routes.ts';
import { createOrders } from '#orders/createOrders.ts';
import { forgetOldAttempts } from '#orders/idempotency.ts';
import { orderRoutes } from '#orders/order.routes.ts';
import { createOrderQueue } from '#orders/orderQueue.ts';
import { createStrangers } from '#orders/strangers.ts';
import { trackingRoutes } from '#orders/tracking.routes.ts';
import { pricingRoutes } from '#pricing/pricing.routes.ts';
import { forgetOldQuotes } from '#pricing/quotes.ts';
import { forgetWaitingPictures } from '#sharing/callerPictures.ts';
import { createEndedShares } from '#sharing/endedShares.ts';
import { sharingRoutes } from '#sharing/sharing.routes.ts';
import { startWebhooks } from '#webhooks/webhooks.ts';

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
  /** The address at which the caller reaches the API. */
  apiUrl: (request: FastifyRequest) => string;
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
  /** Decides the changes that wait now, as the drivers do later, and announces them; for tests. */
  decideChanges(reason?: ChangeReason): Promise<void>;
  /** Orders that wait for their transaction. */
  waiting(): number;
  /** The time of the simulated drivers. */
  now(): Date;
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
  const webhooks = startWebhooks({ ...parts, isLocalAllowed: config.localWebhooks });
  const { events } = webhooks;
  const strangers = createStrangers({ ...parts, clock });
  const orderQueue = createOrderQueue({
    database,
    create: (tx, wanted) => createOrders({ ...parts, clock, mailing, events }, tx, wanted),
  });
  const endedShares = createEndedShares(database);
  const inner = { ...parts, clock, mailing, events, strangers, orderQueue, endedShares };
  pricingRoutes(app, { ...inner, deliveryIfOrdered: (distanceKm) => deliveryIfOrdered(distanceKm, clock) });
  fleetRoutes(app, inner);
  trackingRoutes(app, inner);
  orderRoutes(app, inner);
  sharingRoutes(app, inner);
  claimsRoutes(app, { ...inner, claimMailing: createClaimMailing(parts) });
  mailChoicesRoutes(app, inner);
  addressBookRoutes(app, inner);
  approvalRoutes(app, inner);
  boardRoutes(app, inner);
  watcherRoutes(app, inner);
  await unsubscribeRoutes(app, inner);
  app.offer('orderMails');
  const isSample = config.demo || config.seller === undefined;
  documentRoutes(app, { database, letterhead: { seller: config.seller ?? sampleSeller, isSample } });
  const { io, announce } = startLive(app, inner);
  cancellationRoutes(app, { ...inner, announce });
  handoverRoutes(app, inner);
  changesRoutes(app, { ...inner, announce, changeMailing: createChangeMailing(parts) });
  const chores: Chore[] = [decideChanges(clock, events), forgetOldData];
  if (config.demo) {
    demoRoutes(app, database);
    app.offer('testData', testData);
    if (parts.demoData) {
      await seedDemo(database, clock);
      const renewRuns = renewDemoRuns();
      await database.transaction((tx) => renewRuns(tx, clock.now()));
      chores.push(renewRuns);
    }
    chores.push(restartLiveOrders(clock));
  }
  const positions = startPositions({ io, database, clock, logger });
  const dispatcher = startDispatcher({
    database,
    clock,
    announce,
    logger,
    chores,
    async alongside(tx, order, before) {
      await recordAttempt(tx, order, before, { clock, logger });
      await mailing.stepped(tx, order, before);
      await events.changed(tx, order, before);
    },
  });
  app.addHook('preClose', async () => {
    positions.close();
    await dispatcher.close();
    await webhooks.close();
  });
  return {
    waiting: orderQueue.waiting,
    sockets: () => io.engine.clientsCount,
    now: clock.now,
    async decideChanges(reason) {
      const now = clock.now();
      announce(
        await database.transaction((tx) => decideWaiting(tx, { clock, events, now, until: now, reason })),
      );
    },
    async advance(simulatedMs) {
      clock.advance(simulatedMs);
      await dispatcher.catchUp();
      await positions.announce();
    },
  };
}

const forgetOldData: Chore = async (tx, now) => {
  await forgetOldQuotes(tx, now);
  await forgetOldRuns(tx, now);
  await forgetOldApprovals(tx, now);
  await forgetOldWatchers(tx, now);
  await forgetOldAttempts(tx, now);
  await forgetWaitingPictures(tx, claimPictures, now);
  await forgetWaitingPictures(tx, changePictures, now);
  await forgetEndedPictures(tx, now);
  await forgetAttemptPictures(tx, now);
  await forgetOldCounts(tx);
  return [];
};
