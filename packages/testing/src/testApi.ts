import {
  closeEmptyDatabases,
  deliverTransport,
  keepDatabases,
  offerRun,
  orderWithStops,
  partnerWithKey,
  startTestServer,
  type TestDelay,
  type TestPartner,
  type TestServer,
  type TestUser,
} from '@freight/server/testing';
import { type AnalyticsService, startAnalyticsService } from './analyticsService.ts';
import { startFaultProxy } from './faultProxy.ts';
import type { FaultProxy } from './faults.ts';
import { amountOf, chance, mutated, recordFigures, samples } from './fuzz.ts';

interface Parts {
  server: TestServer;
  proxy: FaultProxy;
  /** The server's simulated clock is ahead of the browser's. */
  isAhead?: boolean;
  /** Made on first use. */
  partner?: Promise<TestPartner>;
  /** Started on first use. */
  analytics?: Promise<AnalyticsService>;
}

/** The real server behind the fault proxy, by the browser page whose tests call it: pages run in parallel. */
const running = new Map<string, Promise<Parts>>();

async function start(): Promise<Parts> {
  keepDatabases();
  const server = await startTestServer();
  return { server, proxy: await startFaultProxy(server.url) };
}

function partsOf(page: string): Promise<Parts> {
  const parts = running.get(page) ?? start();
  running.set(page, parts);
  return parts;
}

export async function stopTestApis(): Promise<void> {
  const stopping = [...running.values()];
  running.clear();
  for await (const { server, proxy, analytics } of stopping) {
    await (await analytics)?.close();
    await proxy.close();
    await server.close();
  }
  await closeEmptyDatabases();
}

let garbled = 0;

/** The commands that a browser test can send to the server behind it; arguments and answers are plain data. */
const commands = {
  url: ({ proxy }: Parts) => proxy.url,
  fault: ({ proxy }: Parts, ...args: Parameters<FaultProxy['fault']>) => proxy.fault(...args),
  requests: ({ proxy }: Parts, path: string) => proxy.requests(path),
  release: ({ proxy }: Parts) => proxy.release(),
  reset: ({ proxy }: Parts) => proxy.reset(),
  cutConnections: ({ proxy }: Parts) => proxy.cutConnections(),
  setDown: ({ proxy }: Parts, down: boolean) => proxy.setDown(down),
  recogniseKeys: ({ proxy }: Parts, does: boolean) => proxy.recogniseKeys(does),
  /** Replaces two of three answers with unexpected ones, by a seed; without one the real ones come again. */
  garble({ proxy }: Parts, seed?: number) {
    let count = 0;
    const change = (body: unknown) => {
      count += 1;
      if (count % 3 === 0) return body;
      garbled += 1;
      return samples(mutated(body), 1, (seed ?? 0) + count)[0];
    };
    proxy.change(seed === undefined ? undefined : change);
  },
  /** How many answers were changed since the last call. */
  async garbled(_: Parts) {
    const count = garbled;
    garbled = 0;
    return count;
  },
  /** When no request has been under way for a moment. */
  quiet: ({ proxy }: Parts) => proxy.quiet(60),
  /** The amounts of the fuzz tests, and their seed. */
  plan: async (_: Parts, little: number) => ({ seed: chance.seed, answers: amountOf('answers', little) }),
  recordFigures: async (_: Parts, ...args: Parameters<typeof recordFigures>) => recordFigures(...args),
  /** A new verified customer, signed in nowhere yet. */
  person: ({ server }: Parts) => server.verifiedUser(),
  /** A token by which a partner with pages of this origin signs a person in; each time another one. */
  async partnerToken(parts: Parts, origin: string, claims: { sub: string; given_name?: string }) {
    parts.partner ??= partnerWithKey(parts.server, 'Shop', { origin });
    const { token } = await parts.partner;
    return token({ ...claims, aud: [parts.server.url, parts.proxy.url] });
  },
  /** Ends the sessions of a person of that partner. */
  async endPartnerSessions(parts: Parts, sub: string) {
    await (await parts.partner)?.endSessions(sub);
  },
  /** Every mail so far, newest first; the link as text. */
  mails: async ({ server }: Parts) =>
    (await server.mails()).map((mail) => ({ ...mail, link: mail.link.href })),
  /** Lets simulated time pass for every order, in milliseconds. */
  async advance(parts: Parts, milliseconds: number) {
    parts.isAhead = true;
    await parts.server.advance(milliseconds);
  },
  /** A delivered order of a person, with parts of the request replaced; the server's clock is then ahead. */
  async deliveredOrder(
    parts: Parts,
    person: Pick<TestUser, 'headers'>,
    wanted?: Parameters<typeof deliverTransport>[2],
  ) {
    parts.isAhead = true;
    return deliverTransport(parts.server, person, wanted);
  },
  /** Answers a claim as the company does. */
  answerClaim: ({ server }: Parts, ...answer: Parameters<TestServer['answerClaim']>) =>
    server.answerClaim(...answer),
  /** Places an order on its last leg with so many deliveries before it; 0 is at the door. */
  driveToStops: ({ server }: Parts, ...place: Parameters<TestServer['driveToStops']>) =>
    server.driveToStops(...place),
  /** A new order of a person whose driver makes so many deliveries before it, on the last leg. */
  orderWithStops: ({ server }: Parts, person: Pick<TestUser, 'headers'>, stops: number) =>
    orderWithStops(server, person, stops),
  /** Decides the changes that wait now, as the driver does a minute later; with a reason all of them are refused. */
  decideChanges: ({ server }: Parts, ...reason: Parameters<TestServer['decideChanges']>) =>
    server.decideChanges(...reason),
  /** Lets the attempt of an order, by its number, fail at the door; it goes out again on a later day. */
  failAttempt: ({ server }: Parts, orderNumber: string) => server.failAttempt(orderNumber),
  /** Delays an order before a status that it has not reached; known half way to it. */
  delayOrder: ({ server }: Parts, orderNumber: string, ...delays: TestDelay[]) =>
    server.delay(orderNumber, ...delays),
  /** Offers an empty lorry, from Karlstad to Stockholm where nothing else is said, and returns its day. */
  async offerRun(parts: Parts, run?: Parameters<typeof offerRun>[1]) {
    // The next file of tests has no use for it.
    parts.isAhead = true;
    return offerRun(parts.server, run);
  },
  /** For the next file of tests: no faults, and a server whose clock is the browser's. */
  async renew(parts: Parts) {
    parts.proxy.reset();
    if (!parts.isAhead) return;
    parts.isAhead = false;
    await parts.server.close();
    parts.server = await startTestServer();
    delete parts.partner;
    parts.proxy.setTarget(parts.server.url);
  },
  /** A third party's analytics service: where its script is, and what it has received since the last call. */
  async analytics(parts: Parts) {
    parts.analytics ??= startAnalyticsService();
    return (await parts.analytics).report();
  },
};

type Commands = typeof commands;

/** The commands as a test calls them: without the parts, and with an answer that comes later. */
export type TestApi = {
  [Name in keyof Commands]: Commands[Name] extends (parts: Parts, ...args: infer Args) => infer Answer
    ? (...args: Args) => Promise<Awaited<Answer>>
    : never;
};

/** Runs a command for the tests of one browser page. */
export async function testApi(page: string, name: keyof TestApi, ...args: unknown[]): Promise<unknown> {
  const command = commands[name] as (parts: Parts, ...args: unknown[]) => unknown;
  return command(await partsOf(page), ...args);
}
