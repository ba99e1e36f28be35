import type { AddressInfo } from 'node:net';
import { linkedPaths } from '@freight/contract';
import { geoRoutes } from '@freight/sample-services/geo/geoRoutes';
import type { DemoIssuer } from '@freight/sample-services/issuer';
import type { FastifyInstance } from 'fastify';
import type { DestinationStream } from 'pino';
import { accountRoutes } from '#accounts/accounts.routes.ts';
import type { AccountsParts } from '#accounts/parts.ts';
import { passwordsWaiting } from '#accounts/passwords/passwords.ts';
import { profileRoutes } from '#accounts/profile/profile.routes.ts';
import { profileImageRoutes } from '#accounts/profile/profileImage.routes.ts';
import { signInsRoutes } from '#accounts/signIns.routes.ts';
import { createSignIns } from '#accounts/signIns.ts';
import type { Config } from '#config/config.ts';
import { sampleSeller } from '#config/seller.ts';
import type { Database } from '#db/database.ts';
import { startDatabaseClock } from '#db/databaseClock.ts';
import { watchHealth } from '#db/health.ts';
import { openDatabase } from '#db/openDatabase.ts';
import { countCalls } from '#figures/countCalls.ts';
import { figuresRoutes } from '#figures/figures.routes.ts';
import { createApiUrl } from '#http/apiUrl.ts';
import { buildApp } from '#http/app.ts';
import { capabilityRoutes } from '#http/capabilities.ts';
import { dateAnswers } from '#http/dateHeader.ts';
import { descriptionRoutes } from '#http/descriptions.ts';
import { healthRoutes } from '#http/health.ts';
import { type CountAttempt, countInDatabase, countInMemory } from '#http/limits/attemptCounts.ts';
import { listenOnIpv6Loopback } from '#http/listening/ipv6Loopback.ts';
import { createLogger } from '#http/log/logger.ts';
import { answerUnknown } from '#http/notFound.ts';
import { forEverybody, type Origins } from '#http/pageOrigins.ts';
import { createAccessTokens } from '#http/tokens/accessTokens.ts';
import { mailboxRoutes } from '#mail/mailbox.routes.ts';
import { createMailbox, createSmtpOutbox, type Outbox } from '#mail/outbox.ts';
import { ownMachineOnly } from '#mail/ownMachine.ts';
import { sendersOf } from '#mail/senders.ts';
import { connectSmtp } from '#mail/smtp.ts';
import { metricsRoutes } from '#metrics/metrics.ts';
import { partnerSessionRoutes } from '#partnerSessions/partnerSessions.routes.ts';
import { createCurrentPartners } from '#partners/currentPartners.ts';
import { createOrigins } from '#partners/origins.ts';
import { secondFactorRoutes } from '#secondFactor/secondFactor.routes.ts';
import { createIssuers } from '#social/issuers.ts';
import { socialSignInRoutes } from '#social/socialSignIn.routes.ts';
import { embedPages } from '#web/embedPages.ts';
import { oembedRoutes } from '#web/oembed.routes.ts';
import { siteFiles } from '#web/siteFiles.ts';
import { startWeb, type Web } from '#web/startWeb.ts';
import { type OrderService, startOrderService } from './orderService.ts';
import { prepareDatabase } from './prepareDatabase.ts';
import { startIssuerOf } from './startIssuer.ts';

/** What every part of the server may work with. */
export interface ServerParts extends AccountsParts {
  config: Config;
  origins: Origins;
}

export interface RunningServer {
  /** Where the server answers, without a slash at its end. */
  url: string;
  /** Where the partner's page answers, when there is one. */
  partnerUrl: string | undefined;
  /** Where the demo's sign-in provider answers, when there is one. */
  issuerUrl: string | undefined;
  app: FastifyInstance;
  database: Database;
  parts: ServerParts;
  orders: OrderService;
  /** Stops taking requests, finishes the running ones and lets the data go. */
  close(): Promise<void>;
}

/** What a test may replace: the clock in milliseconds, the database of the settings, and more. */
export interface Replacements {
  now?: () => number;
  database?: Database | undefined;
  /** Where the log goes instead of the standard output. */
  logTo?: DestinationStream | undefined;
  /** False: a demo server starts without its sample customer and orders. */
  demoData?: boolean;
}

/**
 * Starts the whole server. Throws `FolderInUseError`, `DatabaseUnavailableError`, or the error of the listener
 * (`EADDRINUSE` for a taken port); nothing stays open then.
 */
export async function startServer(config: Config, replacements: Replacements = {}): Promise<RunningServer> {
  const logger = createLogger(config.logLevel, replacements.logTo);
  const database = replacements.database ?? (await openDatabase({ ...config, logger }));
  const opened: (() => unknown)[] = [() => database.close()];
  const closeAll = async () => {
    for (const close of opened.splice(0).reverse()) await close();
  };
  try {
    const secret = await prepareDatabase(config, database, logger);
    const address = { url: '' };
    const clock = await startDatabaseClock(database, logger);
    opened.push(clock.close);
    const now = replacements.now ?? clock.now;
    const outbox = createOutbox(config, { database, now, logger });
    opened.push(() => outbox.close());
    const signIns = createSignIns(database, now);
    const publicUrl = () => config.publicUrl ?? address.url;
    const parts: ServerParts = {
      config,
      database,
      outbox,
      secret,
      now,
      logger,
      signIns,
      origins: createOrigins({
        allowed: config.origins,
        demo: config.demo,
        currentPartners: createCurrentPartners(database.db),
      }),
      accessTokens: createAccessTokens({ secret, now, isStanding: signIns.isStanding }),
      publicUrl,
      sender: () => ({ ...(config.seller ?? sampleSeller), siteUrl: publicUrl() }),
      apiUrl: createApiUrl(config, () => address.url),
    };
    const issuer = await startIssuerOf(config);
    if (issuer !== undefined) opened.push(() => issuer.close());
    const { app, orders } = await compose(parts, replacements.demoData ?? config.demo, issuer);
    opened.push(() => app.close());
    const partner = await startPartner(config, () => config.apiUrl ?? address.url);
    if (partner !== undefined) {
      opened.push(() => partner.close());
      for (const origin of partner.origins) parts.origins.allow(origin);
    }
    await app.listen({ port: config.port, host: config.host });
    if (config.onIpv6Loopback) await listenOnIpv6Loopback(app.server);
    address.url = urlOf(app, config.host);
    const urls = { url: address.url, partnerUrl: partner?.url, issuerUrl: issuer?.url };
    return { ...urls, app, database, parts, orders, close: closeAll };
  } catch (error) {
    await closeAll();
    throw error;
  }
}

/** Every part that answers requests. */
async function compose(
  parts: ServerParts,
  demoData: boolean,
  issuer: DemoIssuer | undefined,
): Promise<{ app: FastifyInstance; orders: OrderService }> {
  const { config, database } = parts;
  const countAttempt = config.rateLimits ? attemptCounter(database) : undefined;
  const app = await buildApp({
    logger: parts.logger,
    origins: parts.origins,
    accessTokens: parts.accessTokens,
    countAttempt,
    proxies: config.proxies,
    https: config.publicUrl?.startsWith('https:') ?? false,
  });
  if (database.mode === 'postgres') dateAnswers(app, parts.now);
  const measure = config.metricsToken && metricsRoutes(app, config.metricsToken);
  countCalls(app, parts);
  capabilityRoutes(app);
  app.offer('senders', () => sendersOf(config, parts.sender()));
  descriptionRoutes(app);
  healthRoutes(app, { mode: database.mode, demo: config.demo, health: watchHealth(database) });
  accountRoutes(app, parts);
  secondFactorRoutes(app, parts);
  signInsRoutes(app, parts);
  profileRoutes(app, parts);
  await profileImageRoutes(app, parts);
  figuresRoutes(app, parts);
  await partnerSessionRoutes(app, { ...parts, audience: parts.apiUrl });
  socialSignInRoutes(app, {
    ...parts,
    providers: [...config.socialProviders, ...(issuer ? [issuer.provider] : [])],
    issuers: createIssuers(),
    siteUrl: (request) => config.publicUrl ?? parts.apiUrl(request),
  });
  await app.register(async (places) => {
    places.addHook('onRoute', (route) => {
      route.config = { ...route.config, ...forEverybody.config };
    });
    await geoRoutes(places);
  });
  const orders = await startOrderService(app, { ...parts, countAttempt, demoData });
  if (measure) {
    const { waiting: ordersWaiting, sockets } = orders;
    measure({ database, now: parts.now, sockets, ordersWaiting, passwordsWaiting });
  }
  if (showsMailbox(config)) {
    await app.register(async (mailbox) => {
      mailbox.addHook('onRequest', ownMachineOnly(config));
      mailboxRoutes(mailbox, database);
    });
  }
  oembedRoutes(app, parts);
  if (config.site !== undefined) embedPages(app, parts.origins);
  answerUnknown(
    app,
    config.site === undefined
      ? undefined
      : await siteFiles(app, {
          folder: config.site,
          siteUrl: parts.publicUrl,
          services: { ...config.siteServices, emptyRuns: linkedPaths.emptyRuns },
          kitReleases: config.kitReleases,
        }),
  );
  return { app, orders };
}

/** Several processes share their counters; one has its own, which cost nothing. */
const attemptCounter = ({ mode, db }: Database): CountAttempt =>
  mode === 'postgres' ? countInDatabase(db) : countInMemory();

const showsMailbox = (config: Config): boolean => config.demo && config.mail.smtpUrl === undefined;

function createOutbox({ mail }: Config, parts: Pick<ServerParts, 'database' | 'now' | 'logger'>): Outbox {
  if (mail.smtpUrl === undefined) return createMailbox(parts);
  return createSmtpOutbox(parts, connectSmtp(mail.smtpUrl, mail.from));
}

async function startPartner(config: Config, apiUrl: () => string): Promise<Web | undefined> {
  if (config.partner === undefined) return undefined;
  const { host, onIpv6Loopback } = config;
  return startWeb({ ...config.partner, host, onIpv6Loopback, apiUrl });
}

function urlOf(app: FastifyInstance, host: string): string {
  const address = app.server.address() as AddressInfo;
  const isLocal = ['127.0.0.1', '0.0.0.0', '::1', '::', 'localhost'].includes(host);
  return `http://${isLocal ? 'localhost' : host}:${address.port}`;
}
