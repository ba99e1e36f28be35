import { randomUUID } from 'node:crypto';
import { createAnswer } from '@freight/contract/schemas';
import { appears } from '@freight/testing/patience';
import { expect, onTestFinished, test, vi } from 'vitest';
import { count } from '#db/drizzle.ts';
import { orders } from '#db/schema/orders.ts';
import { connectLive } from '#testing/liveClient.ts';
import { openOnPostgres } from '#testing/onPostgres.ts';
import { anOrderRequest, requestQuote, sendOrder } from '#testing/orders.ts';

/** The connection between the server and PostgreSQL breaks when the outcome of an order is still unknown. */

const { server, postgres } = await openOnPostgres();

const stored = async () =>
  (await server.database.db.select({ orders: count() }).from(orders))[0]?.orders ?? 0;

test.each([
  ['before', 0],
  ['after', 1],
] as const)(
  'an order whose line is cut %s its commit is a 503, and asked again it is there exactly once [ORDER-02] [F2]',
  async (when, made) => {
    const anna = await server.verifiedUser();
    const { routeId } = await requestQuote(server);
    const before = await stored();
    const key = randomUUID();
    const cut = postgres.line.cutAt(['insert into "orders"', 'commit'], when);
    const [lost] = await Promise.all([sendOrder(server, anna, anOrderRequest(routeId), key), cut]);
    expect(lost.status).toBe(503);
    expect(lost.headers.get('retry-after')).toMatch(/^\d+$/);
    expect((await stored()) - before).toBe(made);

    const again = await sendOrder(server, anna, anOrderRequest(routeId), key);
    expect(again.status).toBe(made === 1 ? 200 : 201);
    createAnswer.parse(await again.json());
    expect((await stored()) - before).toBe(1);
  },
);

test('creates and announces orders over a slow database connection in seven-byte slices', async () => {
  const anna = await server.verifiedUser();
  const { routeId } = await requestQuote(server);
  const client = await connectLive(server, { token: anna.token });
  postgres.line.pace = { latencyMs: 2, bytesPerSecond: 2_000_000, sliceBytes: 7 };
  onTestFinished(() => {
    postgres.line.pace = {};
  });
  const answer = createAnswer.parse(
    await (await sendOrder(server, anna, anOrderRequest(routeId), randomUUID())).json(),
  );
  const { _id } = answer.data.transport;
  expect((await client.ask('subscribeToTransport', { transportId: _id })).success).toBe(true);
  await server.advance(60 * 60_000);
  await vi.waitFor(() => expect(client.statuses.length).toBeGreaterThan(0), { timeout: appears });
});
