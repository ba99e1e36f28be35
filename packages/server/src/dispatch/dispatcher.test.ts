import { setTimeout as pause } from 'node:timers/promises';
import { type Order, paths } from '@freight/contract';
import { orderAnswer } from '@freight/contract/schemas';
import { describe, expect, it } from 'vitest';
import { eq } from '#db/drizzle.ts';
import { type OrderRecord, orders } from '#db/schema/orders.ts';
import { createClock } from '#orderFacts/clock.ts';
import { orderTransport } from '#testing/orders.ts';
import { openTestServer } from '#testing/server.ts';
import { startDispatcher } from './dispatcher.ts';
import { isHeldUp } from './journey.ts';
import type { OrderChange } from './orderChange.ts';

const minute = 60_000;
const hour = 60 * minute;
const server = await openTestServer();
const anna = await server.verifiedUser();

async function orderThat(isWanted: (id: string) => boolean): Promise<Order> {
  const made = await orderTransport(server, anna);
  return isWanted(made._id) ? made : orderThat(isWanted);
}
const smoothOrder = () => orderThat((id) => !isHeldUp(id));
async function read({ _id }: Order): Promise<Order> {
  const response = await fetch(server.url + paths.transport(_id), { headers: anna.headers });
  return orderAnswer.parse(await response.json()).data;
}
async function record({ _id }: Order): Promise<OrderRecord> {
  const [row] = await server.database.db.select().from(orders).where(eq(orders.id, _id));
  if (!row) throw new Error('The order is gone');
  return row;
}
const statusesOf = (row: OrderRecord) => row.history.map(({ status }) => status);

describe('the dispatcher', () => {
  it('leaves an order where it is until its time has come [STATUS-08]', async () => {
    const order = await smoothOrder();
    await server.advance(50_000);
    expect((await read(order)).status).toBe('pending_queue');
    await server.advance(10_000);
    expect((await read(order)).status).toBe('pending');
  });

  it('gives an order its waybill with the confirmation [DETAIL-61] [DETAIL-35]', async () => {
    const order = await smoothOrder();
    await server.advance(minute);
    expect((await read(order)).waybill).toBeUndefined();
    await server.advance(2 * minute);
    expect(await read(order)).toMatchObject({
      status: 'confirmed',
      waybill: `WB-${order.orderId.replaceAll('-', '')}`,
    });
  });

  it('gives an order its driver, vehicle and company [DETAIL-57] [DETAIL-58] [DETAIL-54]', async () => {
    const order = await smoothOrder();
    await server.advance(3 * minute);
    expect((await read(order)).driver).toEqual([]);
    await server.advance(2 * minute);
    const driven = await read(order);
    expect(driven.status).toBe('confirmed');
    expect(driven.driver).toHaveLength(1);
    expect(driven.driver[0]?.email).toMatch(/@example\.com$/);
    expect(driven.vehicle?.registrationNr).toMatch(/^[A-Z]{3} /);
    expect(driven.transportCompanyName).not.toBe('');
  });

  it('counts a version and keeps the history with every change [STATUS-08]', async () => {
    const order = await smoothOrder();
    await server.advance(30 * hour);
    const row = await record(order);
    const way = ['pending_queue', 'pending', 'confirmed', 'awaitingPickup', 'inTransit', 'outForDelivery'];
    expect(statusesOf(row).slice(0, 7)).toEqual([...way, 'delivered']);
    // One version more than statuses, because assigning the driver is a change as well.
    expect(row.version).toBe(row.history.length + 1);
    const delivered = row.history.find(({ status }) => status === 'delivered');
    expect(row.estimatedDelivery?.toISOString()).toBe(delivered?.changedAt);
    expect(row.nextAt).toBeNull();
  });

  it('holds an order up on its way and lets it go on [STATUS-01]', async () => {
    const order = await orderThat(isHeldUp);
    await server.advance(30 * hour);
    const statuses = statusesOf(await record(order));
    expect(statuses.slice(4, 8)).toEqual(['inTransit', 'onHold', 'inTransit', 'outForDelivery']);
    expect(['delivered', 'completed']).toContain(statuses.at(-1));
  });

  it('does every step once when two of them work on one database', async () => {
    const order = await smoothOrder();
    const clock = createClock(0, server.parts.now);
    clock.advance(100 * hour);
    const announced: OrderChange[] = [];
    // Long enough for the other dispatcher to try its turn meanwhile.
    const chore = () => pause(20).then(() => []);
    const dispatchers = [1, 2].map(() => {
      const announce = (changes: readonly OrderChange[]) => announced.push(...changes);
      const { database, logger } = server.parts;
      return startDispatcher({ database, clock, announce, logger, chores: [chore] });
    });
    await Promise.all(dispatchers.map((dispatcher) => dispatcher.catchUp()));
    const versions = announced
      .filter(({ order: { id } }) => id === order._id)
      .map(({ order: row }) => row.version);
    const { version, history } = await record(order);
    expect(versions).toEqual(Array.from({ length: version - 1 }, (_, index) => index + 2));
    expect(version).toBe(history.length + 1);
  });

  it('lets orders go on after the clock was set back [F8]', async () => {
    const own = await openTestServer();
    const { _id } = await orderTransport(own, await own.verifiedUser());
    const year = 365 * 24 * hour;
    const clock = createClock(0, () => Date.now() - year);
    const { database, logger } = own.parts;
    const dispatcher = startDispatcher({
      database,
      clock,
      announce: () => undefined,
      logger,
      chores: [],
    });
    const read = async () => {
      const [row] = await database.db.select().from(orders).where(eq(orders.id, _id));
      if (!row) throw new Error('The order is gone');
      return row;
    };
    await dispatcher.catchUp();
    const { status, stageAt, nextAt } = await read();
    expect(status).toBe('pending_queue');
    expect(stageAt.getTime()).toBeLessThanOrEqual(Date.now() - year);
    expect(Number(nextAt) - Number(stageAt)).toBe(minute);
    clock.advance(minute);
    await dispatcher.catchUp();
    expect((await read()).status).toBe('pending');
  });
});
