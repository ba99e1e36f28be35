import { type HandoversUpdated, sharePrefix } from '@freight/contract';
import { appears, longTestEnds } from '@freight/testing/patience';
import { expect, test, vi } from 'vitest';
import { eq } from '#db/drizzle.ts';
import { handoverAttempts, handoverPictures } from '#db/schema/handovers.ts';
import { orders } from '#db/schema/orders.ts';
import { shareOrder } from '#testing/claims.ts';
import { readHandovers } from '#testing/handovers.ts';
import { connectLive } from '#testing/liveClient.ts';
import { openOnPostgres, startTwoServers } from '#testing/onPostgres.ts';
import { orderTransport } from '#testing/orders.ts';
import type { TestServer, TestUser } from '#testing/server.ts';

// A database and its servers, on a busy machine.
vi.setConfig({ testTimeout: longTestEnds });

const hour = 3_600_000;

async function follow(server: TestServer, transportId: string, user?: TestUser) {
  const client = await connectLive(server, user);
  const events: HandoversUpdated[] = [];
  client.socket.on('handoversUpdated', (event) => events.push(event));
  expect((await client.ask('subscribeToTransport', { transportId })).success).toBe(true);
  return events;
}

/** Marks an order so that its first attempt fails. */
const failFirst = ({ database }: TestServer, id: string) =>
  database.db
    .update(orders)
    .set({ handover: { kind: 'picture', failsFirst: true } })
    .where(eq(orders.id, id));

test('two processes record each attempt once, and notify the followers of both [K5]', async () => {
  const { one, other } = await startTwoServers();
  const anna = await one.verifiedUser();
  const order = await orderTransport(one, anna, { handover: 'picture' });
  await failFirst(one, order._id);
  const { share } = await shareOrder(one, order, anna, ['handover']);
  const followers = [await follow(other, order._id, anna), await follow(other, sharePrefix + share)];
  await Promise.all([one, other, one, other].map((server) => server.advance(20 * hour)));
  await Promise.all([one, other].map((server) => server.advance(72 * hour)));
  const { attempts: made } = await readHandovers(other, { order: order._id }, anna);
  expect(made.map(({ outcome }) => outcome)).toEqual(['failed', 'delivered']);
  expect(await one.database.db.select({ id: handoverAttempts.id }).from(handoverAttempts)).toHaveLength(2);
  expect(await one.database.db.select({ id: handoverPictures.id }).from(handoverPictures)).toHaveLength(2);
  for (const events of followers)
    await vi.waitFor(() => expect(events.length).toBeGreaterThanOrEqual(1), { timeout: appears });
});

test('followers are notified of an attempt whose message was lost with its process [K5]', async () => {
  const { one, other } = await startTwoServers();
  const anna = await one.verifiedUser();
  const order = await orderTransport(one, anna);
  const events = await follow(other, order._id, anna);
  const changedAt = one.orders.now().toISOString();
  const statuses = ['inTransit', 'outForDelivery', 'inTransit'] as const;
  // Stored, and never announced.
  await one.database.db
    .update(orders)
    .set({ status: 'inTransit', version: 9, history: statuses.map((status) => ({ status, changedAt })) })
    .where(eq(orders.id, order._id));
  const expected = { transportId: order._id, orderId: order.orderId };
  await vi.waitFor(() => expect(events).toEqual([expected]), { timeout: appears });
});

test.each(['before', 'after'] as const)(
  'an attempt whose connection is cut %s its commit is recorded once [K5]',
  async (when) => {
    const { server, postgres } = await openOnPostgres();
    const anna = await server.verifiedUser();
    const order = await orderTransport(server, anna, { handover: 'picture' });
    await server.driveToStops(order.orderId, 0);
    const cut = postgres.line.cutAt(['insert into "handover_attempts"', 'commit'], when);
    const stepped = server.advance(hour).catch(() => {});
    await Promise.all([stepped, cut]);
    await vi.waitFor(() => server.advance(0), { timeout: appears });
    const { attempts: made } = await readHandovers(server, { order: order._id }, anna);
    expect(made.map(({ outcome }) => outcome)).toEqual(['delivered']);
    expect(await server.database.db.select({ id: handoverPictures.id }).from(handoverPictures)).toHaveLength(
      1,
    );
  },
);
