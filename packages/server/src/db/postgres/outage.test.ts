import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { paths, type TransportStatusUpdate } from '@freight/contract';
import { createAnswer } from '@freight/contract/schemas';
import { call, openPostgres, startTestServer } from '@freight/server/testing';
import { appears, longTestEnds, testEnds } from '@freight/testing/patience';
import pg from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { sql } from '#db/drizzle.ts';
import { openDatabase } from '#db/openDatabase.ts';
import { connectLive } from '#testing/liveClient.ts';
import { anOrderRequest, orderTransport, requestQuote, sendOrder } from '#testing/orders.ts';
import { type ServerProcess, startProcess } from '#testing/serverProcess.ts';
import { isDatabaseAway } from './unavailable.ts';

// Processes take their time to start on a busy machine.
vi.setConfig({ testTimeout: longTestEnds });

const secret = 'the one secret of several processes';
const postgres = await openPostgres();
const url = await postgres.newDatabase();
// Makes the tables and an account, then leaves.
const first = await startTestServer({ secret, database: { kind: 'postgres', url } });
const anna = await first.verifiedUser();
await first.close();

const start = (env: Record<string, string> = {}): ServerProcess =>
  startProcess({
    DATABASE_URL: url,
    FREIGHT_DEMO: 'on',
    FREIGHT_SECRET: secret,
    FREIGHT_RATE_LIMITS: 'off',
    ...env,
  });

/** Sends orders one after the other as the kit does: without a clear answer it repeats the call with the same key. */
function keepOrdering(server: { url: string }, routeId: string) {
  const orders = new Map<string, string>();
  const statuses = new Set<number>();
  let isOver = false;
  const order = async (key: string): Promise<string> => {
    for (;;) {
      const response = await sendOrder(server, anna, anOrderRequest(routeId), key);
      statuses.add(response.status);
      if (response.ok) return createAnswer.parse(await response.json()).data.transport._id;
      expect(response.headers.get('retry-after')).not.toBeNull();
      await response.body?.cancel();
      await pause(50);
    }
  };
  const run = async () => {
    while (!isOver) {
      const key = randomUUID();
      orders.set(key, await order(key));
    }
  };
  const running = run();
  return {
    orders,
    statuses,
    async end() {
      isOver = true;
      await running;
    },
  };
}

const outages = [
  ['killed and started again', () => postgres.kill(), () => postgres.start()],
  ['stopped and started again', () => postgres.stop(), () => postgres.start()],
  ['cut off', () => postgres.cutOff('refused'), () => postgres.reconnect()],
  ['cut off without a word', () => postgres.cutOff('silent'), () => postgres.reconnect()],
] as const;

test('two processes live through every loss of PostgreSQL: 503 meanwhile, normal within 5 s, no order lost or doubled [F1] [F2]', async () => {
  const servers = [start(), start()];
  const urls = await Promise.all(servers.map(({ ready }) => ready()));
  const [one, other] = urls;
  if (!one || !other) throw new Error('There are two servers');
  const { routeId } = await requestQuote(one);
  const customers = urls.flatMap((server) => [keepOrdering(server, routeId), keepOrdering(server, routeId)]);

  for (const [how, begin, mend] of outages) {
    await begin();
    for (const server of urls) {
      await vi.waitFor(async () => expect((await call(server, 'GET', '/healthz')).status, how).toBe(503), {
        timeout: appears,
        interval: 100,
      });
      const answer = await sendOrder(server, anna, anOrderRequest(routeId), randomUUID());
      expect(answer.status, how).toBe(503);
      expect((await call(server, 'GET', '/livez')).status, how).toBe(200);
    }
    await mend();
    for (const server of urls) {
      await vi.waitFor(
        async () => {
          expect((await call(server, 'GET', '/healthz')).status, how).toBe(200);
          await orderTransport(server, anna);
        },
        { timeout: appears, interval: 100 },
      );
    }
  }

  await Promise.all(customers.map((customer) => customer.end()));
  for (const { child } of servers) expect([child.exitCode, child.signalCode]).toEqual([null, null]);
  const seen = new Set(customers.flatMap(({ statuses }) => [...statuses]));
  expect([...seen].filter((status) => ![200, 201, 503].includes(status))).toEqual([]);
  const confirmed = customers.flatMap(({ orders }) => [...orders]);
  expect(confirmed.length).toBeGreaterThan(outages.length);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ key: string; order_id: string }>(
    'select key, order_id from order_attempts where key = any($1)',
    [confirmed.map(([key]) => key)],
  );
  const { rows: kept } = await client.query('select id from orders where id = any($1)', [
    confirmed.map(([, id]) => id),
  ]);
  await client.end();
  expect(new Map(rows.map(({ key, order_id }) => [key, order_id]))).toEqual(new Map(confirmed));
  expect(kept).toHaveLength(confirmed.length);
});

test('a change in one process reaches the other within 500 ms, also after an outage [F1]', async () => {
  const servers = [start(), start()];
  const [one, other] = await Promise.all(servers.map(({ ready }) => ready()));
  if (!one || !other) throw new Error('There are two servers');
  const client = await connectLive(one, { token: anna.token });
  const visitor = await connectLive(one);
  const follow = async () => {
    const order = await orderTransport(other, anna);
    await client.ask('subscribeToTransport', { transportId: order._id });
    await visitor.ask('subscribeToTransport', { transportId: order.orderId });
    return order;
  };
  const cancel = async (order: { orderId: string }) => {
    const canceller = await connectLive(other, { token: anna.token });
    const answer = await canceller.ask('cancelTransport', { orderId: order.orderId });
    canceller.close();
    return answer.success;
  };
  const received = (order: { orderId: string }) => {
    const about = ({ orderId }: TransportStatusUpdate) => orderId === order.orderId;
    return [client, visitor].map(({ statuses }) => statuses.filter(about).map(({ status }) => status));
  };
  const waitUntilReceived = (order: { orderId: string }, timeout: number) =>
    vi.waitFor(() => expect(received(order)).toEqual([['cancelled'], ['cancelled']]), {
      timeout,
      interval: 20,
    });

  /** Several, each long before the other process would find it in its check every four seconds. */
  const areReceivedImmediately = async () => {
    for (let change = 0; change < 5; change += 1) {
      const order = await follow();
      expect(await cancel(order)).toBe(true);
      await waitUntilReceived(order, 500);
    }
  };

  await areReceivedImmediately();

  const during = await follow();
  await postgres.cutOff();
  await vi.waitFor(async () => expect((await call(one, 'GET', '/healthz')).status).toBe(503), appears);
  // To the other processes this looks like a process that died before it could announce the change.
  const direct = new pg.Client({ connectionString: postgres.direct(url) });
  await direct.connect();
  await direct.query(
    `update orders set status = 'cancelled', version = version + 1, next_at = null where order_number = $1`,
    [during.orderId],
  );
  await direct.end();
  await postgres.reconnect();
  await waitUntilReceived(during, 60_000);

  const after = await follow();
  await vi.waitFor(async () => expect(await cancel(after)).toBe(true), { timeout: testEnds });
  await waitUntilReceived(after, 60_000);
  await areReceivedImmediately();
  expect(received(during)).toEqual([['cancelled'], ['cancelled']]);
});

test('a start waits for PostgreSQL, logs it, and continues when the database is available [F1]', async () => {
  await postgres.cutOff();
  const probe = await startTestServer();
  const port = new URL(probe.url).port;
  await probe.close();
  const server = start({ PORT: port, LOG_LEVEL: 'warn', FREIGHT_DATABASE_WAIT: '60' });
  const address = { url: `http://localhost:${port}` };
  const state = async (path: string) => {
    const { status, headers } = await call(address, 'GET', path);
    return [status, headers.get('retry-after')];
  };
  await vi.waitFor(async () => expect(await state('/livez')).toEqual([200, null]), appears);
  expect(await state('/healthz')).toEqual([503, '2']);
  expect(await state(paths.profile)).toEqual([503, '2']);
  expect(server.output.stdout).toMatch(/does not answer .*; waiting up to 60 s for it/);
  await postgres.reconnect();
  await server.ready();
  await vi.waitFor(async () => expect(await state('/healthz')).toEqual([200, null]), appears);
});

test('a start gives up at its timeout, and immediately when waiting cannot help [F1]', async () => {
  await postgres.cutOff();
  const late = await start({ FREIGHT_DATABASE_WAIT: '1' }).exited;
  expect(late.code).toBe(1);
  expect(late.stderr).toMatch(/^PostgreSQL at 127\.0\.0\.1:\d+ does not answer: .*ECONNREFUSED.*\.\n$/);
  await postgres.reconnect();
  const wrong = await start({ DATABASE_URL: url.replace(/[^/]+$/, 'nothing') }).exited;
  expect([wrong.code, wrong.stderr]).toEqual([
    1,
    expect.stringMatching(/ refuses: database "nothing" does not exist; mend DATABASE_URL\.\n$/),
  ]);
});

test('ends within 5 s and well while a request waits for a silent database and a client never finishes its own [F9]', async () => {
  const server = start();
  const { url: address } = await server.ready();
  const halfOpen = connect(Number(new URL(address).port), '127.0.0.1');
  halfOpen.on('error', () => {});
  onTestFinished(() => {
    halfOpen.destroy();
  });
  halfOpen.write(`POST ${paths.login} HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{`);
  await postgres.cutOff('silent');
  const waiting = orderTransport({ url: address }, anna).catch(() => undefined);
  const began = performance.now();
  server.child.kill('SIGTERM');
  const { code } = await server.exited;
  expect(performance.now() - began).toBeLessThan(5_000);
  expect(code).toBe(0);
  await waiting;
  await postgres.reconnect();
});

test('gives up a statement that takes too long, as something that may pass [F9]', async () => {
  const database = await openDatabase({ database: { kind: 'postgres', url } });
  onTestFinished(() => database.close());
  const limits = await database.transaction(async (tx) => {
    const { rows } = (await tx.execute(
      sql`select current_setting('statement_timeout') as statement, current_setting('idle_in_transaction_session_timeout') as idle`,
    )) as unknown as pg.QueryResult;
    return rows;
  });
  expect(limits).toEqual([{ statement: '10s', idle: '20s' }]);
  const tooLong = database.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 50`);
    await tx.execute(sql`select pg_sleep(5)`);
  });
  await expect(tooLong).rejects.toSatisfy(isDatabaseAway);
  // The connection is as good as before.
  await database.transaction((tx) => tx.execute(sql`select 1`));
});
