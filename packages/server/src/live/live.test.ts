import type { Order } from '@freight/contract';
import { subscribeAck } from '@freight/contract/schemas';
import { distanceInKm } from '@freight/sample-services/geo/distance';
import type { SQL } from 'drizzle-orm';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { eq } from '#db/drizzle.ts';
import { newId } from '#db/id.ts';
import { orders } from '#db/schema/orders.ts';
import { isHeldUp } from '#dispatch/journey.ts';
import { newOrderNumber } from '#orderFacts/orderNumber.ts';
import { connectLive, type LiveClient } from '#testing/liveClient.ts';
import { orderTransport } from '#testing/orders.ts';
import { openTestServer } from '#testing/server.ts';

const minute = 60_000;
let order: Order;

const server = await openTestServer();
const [anna, bo] = [await server.verifiedUser(), await server.verifiedUser()];
beforeEach(async () => {
  order = await smoothOrder();
});

/** One order in ten is held up on its way; these tests follow one that is not. */
async function smoothOrder(): Promise<Order> {
  const made = await orderTransport(server, anna);
  return isHeldUp(made._id) ? smoothOrder() : made;
}
const connect = (token?: string) => connectLive(server, { token });
const subscribe = (client: LiveClient, transportId: string, version?: number) =>
  client.ask('subscribeToTransport', { transportId, version });

describe('a customer on the live socket', () => {
  it('follows an own order by its id and by its number [SOCKET-11]', async () => {
    const client = await connect(anna.token);
    for (const id of [order._id, order.orderId, order.orderId.toLowerCase()]) {
      expect(subscribeAck.parse(await subscribe(client, id))).toEqual({
        success: true,
        message: 'Subscribed',
        data: { transportId: order._id, status: 'pending_queue', version: 1 },
      });
    }
  });

  it('receives every status with its sentence, time and growing version [SOCKET-15] [STATUS-08]', async () => {
    const client = await connect(anna.token);
    await subscribe(client, order.orderId);
    await server.advance(12 * 60 * minute);
    await client.settle();
    expect(client.statuses.map(({ status }) => status)).toEqual([
      'pending',
      'confirmed',
      'awaitingPickup',
      'inTransit',
      'outForDelivery',
      'delivered',
    ]);
    expect(client.statuses.map(({ version }) => version)).toEqual([2, 3, 5, 6, 7, 8]);
    expect(client.statuses[3]).toMatchObject({
      transportId: order._id,
      orderId: order.orderId,
      message: 'Ditt paket är på väg',
    });
    const times = client.statuses.map(({ timestamp }) => Date.parse(timestamp));
    expect((times[1] ?? 0) - (times[0] ?? 0)).toBe(2 * minute);
  });

  it('receives the driver with phone, rating and arrival at the pickup [SOCKET-17]', async () => {
    const client = await connect(anna.token);
    await subscribe(client, order._id);
    await server.advance(5 * minute);
    await client.settle();
    expect(client.drivers).toHaveLength(1);
    expect(client.drivers[0]).toMatchObject({ transportId: order._id, version: 4 });
    expect(client.drivers[0]?.driverPhone).toMatch(/^\+46 70 174 06 \d\d$/);
    const arrival = Date.parse(client.drivers[0]?.estimatedArrival ?? '');
    expect(arrival).toBe(Date.parse(order.createdAt) + 25 * minute);
  });

  it('receives the location of the goods while they are on the road [SOCKET-16]', async () => {
    const client = await connect(anna.token);
    await subscribe(client, order._id);
    await server.advance(20 * minute);
    await client.settle();
    expect(client.locations).toEqual([]);
    await server.advance(25 * minute);
    await server.advance(60 * minute);
    await client.settle();
    const away = client.locations.map(({ lat = 0, lng = 0 }) => distanceInKm([lat, lng], [59.3374, 18.0601]));
    expect(away).toHaveLength(2);
    expect((away[0] ?? 0) - (away[1] ?? 0)).toBeGreaterThan(40);
    expect(client.locations[0]?.transportId).toBe(order._id);
  });

  it('receives a change made between finding the order and subscribing to it [SOCKET-11]', async () => {
    const client = await connect();
    const { db } = server.database;
    const select = db.select.bind(db);
    // The order moves on when it has been found and is not followed yet.
    vi.spyOn(db, 'select').mockImplementationOnce((() => ({
      from: (table: typeof orders) => ({
        where: async (condition: SQL) => {
          const found = await select().from(table).where(condition);
          await server.advance(minute);
          return found;
        },
      }),
    })) as unknown as typeof db.select);
    expect(await subscribe(client, order.orderId, 1)).toMatchObject({
      success: true,
      data: { status: 'pending', version: 2 },
    });
    await client.settle();
    expect(client.statuses).toMatchObject([{ status: 'pending', version: 2 }]);
  });

  it('receives what it missed when the order has moved on [SOCKET-11]', async () => {
    await server.advance(8 * minute);
    const client = await connect(anna.token);
    await subscribe(client, order._id, 2);
    await client.settle();
    expect(client.drivers).toHaveLength(1);
    expect(client.statuses).toMatchObject([{ status: 'awaitingPickup', version: 5 }]);
    await subscribe(client, order._id, 5);
    await subscribe(client, order._id);
    await client.settle();
    expect(client.statuses).toHaveLength(1);
  });

  it('receives a missed driver without a status it already has [SOCKET-17]', async () => {
    await server.advance(5 * minute);
    const client = await connect(anna.token);
    await subscribe(client, order._id, 3);
    await client.settle();
    expect(client.statuses).toEqual([]);
    expect(client.drivers).toMatchObject([{ version: 4 }]);
    await subscribe(client, order._id, 2);
    await client.settle();
    expect(client.statuses).toMatchObject([{ status: 'confirmed', version: 3 }]);
    const confirmed = Date.parse(order.createdAt) + 3 * minute;
    expect(Date.parse(client.statuses[0]?.timestamp ?? '')).toBe(confirmed);
  });

  it('receives nothing more after unsubscribing under either id [SOCKET-12]', async () => {
    const client = await connect(anna.token);
    await subscribe(client, order._id);
    await client.ask('unsubscribeFromTransport', { transportId: order.orderId });
    await server.advance(minute);
    await client.settle();
    expect(client.statuses).toEqual([]);
  });

  it('receives only the public data of another customer’s order [SOCKET-11]', async () => {
    const client = await connect(bo.token);
    for (const id of [order._id, 'f'.repeat(24)]) {
      expect(await subscribe(client, id)).toMatchObject({ success: false });
    }
    expect(await subscribe(client, order.orderId)).toMatchObject({
      success: true,
      data: { transportId: order.orderId },
    });
    await server.advance(60 * minute);
    await client.settle();
    expect(client.statuses.length).toBeGreaterThan(0);
    expect(client.statuses.every(({ transportId }) => transportId === order.orderId)).toBe(true);
    expect(JSON.stringify(client.statuses)).not.toContain(order._id);
    expect([client.drivers, client.locations]).toEqual([[], []]);
  });

  it('may follow 200 orders and no more', async () => {
    const [row] = await server.database.db.select().from(orders).where(eq(orders.id, order._id));
    if (!row) throw new Error('The order is gone');
    const copies = Array.from({ length: 201 }, () => ({
      ...row,
      id: newId(),
      orderNumber: newOrderNumber(),
    }));
    await server.database.db.insert(orders).values(copies);
    const client = await connect(anna.token);
    const answers = await Promise.all(copies.map(({ id }) => subscribe(client, id)));
    expect(answers.filter(({ success }) => success)).toHaveLength(200);
    expect(answers.find(({ success }) => !success)?.message).toBe('Too many subscriptions');
    expect((await subscribe(client, copies[0]?.id ?? '')).success).toBe(true);
  });
});

describe('a visitor on the live socket', () => {
  it('receives only the public status of a known number [SOCKET-15]', async () => {
    const visitor = await connect();
    expect(await subscribe(visitor, order.orderId.toLowerCase())).toEqual({
      success: true,
      message: 'Subscribed',
      data: { transportId: order.orderId, status: 'pending_queue', version: 1 },
    });
    await server.advance(60 * minute);
    await visitor.settle();
    expect(visitor.statuses.map(({ status }) => status)).toContain('inTransit');
    expect(visitor.statuses.every(({ transportId }) => transportId === order.orderId)).toBe(true);
    expect(JSON.stringify(visitor.statuses)).not.toContain(order._id);
    expect([visitor.drivers, visitor.locations]).toEqual([[], []]);
  });

  it('is sent the missed status without the driver [SOCKET-11]', async () => {
    await server.advance(60 * minute);
    const visitor = await connect();
    await subscribe(visitor, order.orderId, 1);
    await visitor.settle();
    expect(visitor.statuses).toMatchObject([{ transportId: order.orderId, status: 'inTransit' }]);
    expect(visitor.drivers).toEqual([]);
  });

  it('learns nothing from an inner id or an unknown number', async () => {
    const visitor = await connect();
    for (const id of [order._id, '0000-0000-0000']) {
      expect(await subscribe(visitor, id)).toEqual({
        success: false,
        message: 'Package not found',
        code: 'notFound',
      });
    }
  });
});
