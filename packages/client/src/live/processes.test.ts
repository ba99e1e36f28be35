import { randomUUID } from 'node:crypto';
import { openPostgres, startProcess, startTestServer, type TestUser } from '@freight/server/testing';
import { openLine } from '@freight/testing/line';
import { appears, longTestEnds, testEnds } from '@freight/testing/patience';
import { expect, onTestFinished, test, vi } from 'vitest';
import { aDraft } from '#testing/drafts.ts';
import { openTab, type Tab } from '#testing/startClient.ts';

// Processes take their time to start on a busy machine.
vi.setConfig({ testTimeout: longTestEnds });

const secret = 'the one secret of several processes';
/** An order changes for the first time after a second, and several times while the test runs. */
const pace = '60';
const people = 6;

async function startProcesses(count: number) {
  const postgres = await openPostgres();
  const url = await postgres.newDatabase();
  const first = await startTestServer({ secret, database: { kind: 'postgres', url } });
  const users = await Promise.all(Array.from({ length: people }, () => first.verifiedUser()));
  await first.close();
  const start = async () => {
    const server = startProcess({
      DATABASE_URL: url,
      FREIGHT_DEMO: 'on',
      FREIGHT_SECRET: secret,
      FREIGHT_RATE_LIMITS: 'off',
      FREIGHT_PACE: pace,
    });
    const { url: address } = await server.ready();
    return { ...server, port: Number(new URL(address).port) };
  };
  const processes = await Promise.all(Array.from({ length: count }, start));
  const proxy = await openLine(processes.map(({ port }) => port));
  onTestFinished(() => proxy.close());
  return { processes, proxy, users };
}

/** A customer who orders repeatedly as the wizard does, follows every order, and records the updates. */
async function keepSending(url: string, user: TestUser) {
  const tab: Tab = openTab(url, { socketUrl: url });
  await tab.client.accounts.signInWithTokens(user);
  /** The updates received for each order, by its id. */
  const orders = new Map<string, string[]>();
  const away: number[] = [];
  let since: number | undefined;
  tab.client.live.state.subscribe(({ status }) => {
    if (status === 'connected' && since !== undefined) {
      away.push(performance.now() - since);
      since = undefined;
    } else if (status !== 'connected') since ??= performance.now();
  });
  await tab.client.live.connect();
  away.length = 0;
  let isOver = false;
  /** Repeats a call without a clear answer, with the same key, as a customer presses "try again". */
  const persistently = async <T>(ask: () => Promise<T>): Promise<T> => {
    for (;;) {
      try {
        return await ask();
      } catch (error) {
        const status = error instanceof Error && 'status' in error ? Number(error.status) : 0;
        expect([0, 502, 503, 504]).toContain(status);
      }
    }
  };
  const run = async () => {
    while (!isOver) {
      const draft = aDraft();
      const pricing = await persistently(() => tab.client.transports.calculatePrice(draft));
      const idempotencyKey = randomUUID();
      const { _id } = await persistently(() =>
        tab.client.transports.createFromRoute({ ...draft, pricing }, { idempotencyKey }),
      );
      const received: string[] = [];
      orders.set(_id, received);
      const isMoving = new Promise<void>((moves) => {
        tab.client.live.subscribe(_id, {
          onStatus: ({ status }) => {
            received.push(status);
            moves();
          },
          onSubscribed: ({ status }) => {
            if (status !== 'pending_queue') moves();
          },
        });
      });
      await isMoving;
    }
  };
  const running = run();
  return {
    tab,
    orders,
    away,
    async end() {
      isOver = true;
      await running;
    },
  };
}

test('killing one of three processes behind a plain proxy and draining another loses no order and signs no person out [SOCKET-04] [SESS-16]', async () => {
  const { processes, proxy, users } = await startProcesses(3);
  const customers = await Promise.all(users.map((user) => keepSending(proxy.url, user)));
  const everybodyOrders = async () => {
    const before = customers.map(({ orders }) => orders.size);
    await vi.waitFor(
      () => expect(customers.every(({ orders }, index) => orders.size > (before[index] ?? 0))).toBe(true),
      { timeout: testEnds },
    );
  };
  const everybodyIsThere = () =>
    vi.waitFor(
      () =>
        expect(customers.map(({ tab }) => tab.client.live.state.getState().status)).toEqual(
          customers.map(() => 'connected'),
        ),
      { timeout: appears, interval: 20 },
    );
  await everybodyOrders();
  expect([...proxy.taken.values()].filter((connections) => connections > 0)).toHaveLength(3);

  const [killed, drained] = processes;
  if (!killed || !drained) throw new Error('There are three processes');
  killed.child.kill('SIGKILL');
  await killed.exited;
  await everybodyIsThere();
  await everybodyOrders();

  drained.child.kill('SIGTERM');
  expect((await drained.exited).code).toBe(0);
  await everybodyIsThere();
  await everybodyOrders();

  // Any process may issue the new token, and the old one is invalid in all of them.
  for (const { tab } of customers) expect(tab.session.getState().user).not.toBeNull();
  await Promise.all(customers.map((customer) => customer.end()));
  for (const { tab, orders } of customers) {
    const stored = await tab.client.transports.all();
    expect(stored.map(({ _id }) => _id).sort()).toEqual([...orders.keys()].sort());
  }
  // The latest status of every order reaches its follower.
  await vi.waitFor(
    async () => {
      for (const { tab, orders } of customers)
        for (const { _id, status } of await tab.client.transports.all())
          if (status !== 'pending_queue') expect(orders.get(_id)).toContain(status);
    },
    { timeout: appears, interval: 500 },
  );
  const longest = Math.max(0, ...customers.flatMap(({ away }) => away));
  expect(customers.flatMap(({ away }) => away).length).toBeGreaterThan(0);
  expect(longest).toBeLessThan(3_000);
});
