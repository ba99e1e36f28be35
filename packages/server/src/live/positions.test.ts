import type { ArrivalUpdated, Order } from '@freight/contract';
import { expect, it } from 'vitest';
import { eq } from '#db/drizzle.ts';
import { orders } from '#db/schema/orders.ts';
import { isHeldUp } from '#dispatch/journey.ts';
import { connectLive, type LiveClient } from '#testing/liveClient.ts';
import { orderTransport } from '#testing/orders.ts';
import { openTestServer } from '#testing/server.ts';
import { subscribe } from './subscriptions.ts';

const minute = 60_000;
const server = await openTestServer();
const anna = await server.verifiedUser();

async function connect(token?: string): Promise<LiveClient> {
  const client = await connectLive(server, { token });
  return client;
}
async function orderThat(holds: boolean): Promise<Order> {
  const order = await orderTransport(server, anna);
  return isHeldUp(order._id) === holds ? order : orderThat(holds);
}
const follow = (client: LiveClient, transportId: string) =>
  client.ask('subscribeToTransport', { transportId });
const statusOf = async (id: string) => {
  const [order] = await server.database.db.select().from(orders).where(eq(orders.id, id));
  return order?.status;
};

it('sends the location of moving goods to the customer and never to a visitor [SOCKET-16]', async () => {
  const order = await orderThat(false);
  const [customer, visitor] = [await connect(anna.token), await connect()];
  await follow(customer, order._id);
  await follow(visitor, order.orderId);
  const perStatus: Record<string, number> = {};
  for (let step = 0; step < 30; step += 1) {
    const before = customer.locations.length;
    await server.advance(20 * minute);
    await customer.settle();
    const status = (await statusOf(order._id)) ?? '';
    perStatus[status] = (perStatus[status] ?? 0) + customer.locations.length - before;
  }
  await visitor.settle();
  expect(perStatus['inTransit']).toBeGreaterThan(5);
  expect(perStatus['outForDelivery']).toBeGreaterThan(0);
  expect(perStatus['delivered']).toBe(0);
  expect(visitor.statuses.length).toBeGreaterThan(2);
  expect(visitor.locations).toEqual([]);
});

it('sends no location while the order is on hold [SOCKET-16]', async () => {
  const order = await orderThat(true);
  const customer = await connect(anna.token);
  await follow(customer, order._id);
  let stops = 0;
  for (let step = 0; step < 80; step += 1) {
    const before = customer.locations.length;
    await server.advance(4 * minute);
    await customer.settle();
    if ((await statusOf(order._id)) !== 'onHold') continue;
    stops += 1;
    expect(customer.locations).toHaveLength(before);
  }
  expect(stops).toBeGreaterThan(0);
});

it('notifies all followers when the arrival window narrows, and never widens it', async () => {
  const order = await orderThat(false);
  const [customer, visitor] = [await connect(anna.token), await connect()];
  await follow(customer, order._id);
  await follow(visitor, order.orderId);
  const windowsOf = new Map([customer, visitor].map((client) => [client, [] as ArrivalUpdated[]]));
  for (const [client, windows] of windowsOf)
    client.socket.on('arrivalUpdated', (event) => windows.push(event));
  for (let step = 0; step < 20; step += 1) await server.advance(20 * minute);
  await Promise.all([customer.settle(), visitor.settle()]);
  for (const windows of windowsOf.values()) {
    expect(windows.length).toBeGreaterThan(3);
    for (const [index, event] of windows.entries()) {
      const { from, to } = event;
      const before = windows[index - 1];
      if (!before) continue;
      expect(Date.parse(from)).toBeGreaterThanOrEqual(Date.parse(before.from));
      expect(Date.parse(to)).toBeLessThanOrEqual(Date.parse(before.to));
      expect(event).not.toEqual(before);
    }
  }
});

it('sends the arrival to each new follower, also when it has not changed [K1]', async () => {
  const order = await orderThat(false);
  const arrivals: ArrivalUpdated[] = [];
  const followers = [
    [await connect(anna.token), order._id],
    [await connect(anna.token), order._id],
    [await connect(), order.orderId],
  ] as const;
  for (const [client, name] of followers) {
    client.socket.on('arrivalUpdated', (event) => arrivals.push(event));
    await follow(client, name);
    arrivals.length = 0;
    await server.advance(0);
    await server.advance(0);
    await client.settle();
    expect(arrivals.at(-1)).toMatchObject({ orderId: order.orderId, arrivals: [{ at: expect.any(String) }] });
    // Nothing changes afterwards, so nothing more is sent.
    arrivals.length = 0;
    await server.advance(0);
    await client.settle();
    expect(arrivals).toEqual([]);
  }
});

it('answers a new subscriber what changed while they entered the room [SOCKET-11]', async () => {
  const order = await orderTransport(server, anna);
  const emitted: string[] = [];
  // On one connection to the database, where the change comes before the second read of the order.
  const answer = await server.database.db.transaction((db) => {
    const socket = {
      data: {
        subscriptions: new Map(),
        user: { userId: anna.userId, email: anna.email, familyId: 'f' },
        address: '127.0.0.1',
      },
      connected: true,
      emit: (event: string) => emitted.push(event),
      join: () =>
        void db
          .update(orders)
          .set({ status: 'confirmed', version: 7 })
          .where(eq(orders.id, order._id))
          .execute(),
    };
    const request = { transportId: order._id, version: 1 };
    return subscribe(
      socket as unknown as Parameters<typeof subscribe>[0],
      { db, strangers: { admit: () => Promise.reject(new Error('It is her own order.')) } },
      request,
    );
  });
  expect(answer.data).toMatchObject({ status: 'confirmed', version: 7 });
  expect(emitted).toEqual(['transportStatusUpdate']);
});
