import { type Order, orderStatuses, paths, type Tracking, type WantedChange } from '@freight/contract';
import {
  capabilitiesAnswer,
  changeQuoteAnswer,
  claimsAnswer,
  errorAnswer,
  orderAnswer,
  ordersAnswer,
  tokenAnswer,
  trackingAnswer,
} from '@freight/contract/schemas';
import { postJson } from '@freight/testing/requests';
import { describe, expect, it } from 'vitest';
import { createClock } from '#orderFacts/clock.ts';
import { laterDay, readChanges, readOrder } from '#testing/changes.ts';
import { readHandovers } from '#testing/handovers.ts';
import { connectLive } from '#testing/liveClient.ts';
import { orderTransport } from '#testing/orders.ts';
import { openTestServer } from '#testing/server.ts';
import { type DemoFacts, demoFacts } from './demoFacts.ts';
import { exampleNumbers } from './exampleNumbers.ts';
import { seedDemo } from './seedDemo.ts';

const minute = 60_000;
const server = await openTestServer({}, { demoData: true });
const facts = (await (await fetch(`${server.url}/demo.json`)).json()) as DemoFacts;
const login = { email: facts.email, password: facts.password, role: 'user' };
const answer = await postJson(server, paths.login, login);
const headers = { authorization: `Bearer ${tokenAnswer.parse(await answer.json()).token}` };

async function list(): Promise<Order[]> {
  return ordersAnswer.parse(await (await fetch(server.url + paths.transports, { headers })).json()).data;
}
async function track(id = ''): Promise<Tracking> {
  return trackingAnswer.parse(await (await fetch(server.url + paths.tracking(id))).json()).data;
}
async function claimsOf(order = '') {
  const answer = await postJson(server, paths.claimsOfOrder, { order }, headers);
  return claimsAnswer.parse(await answer.json()).data;
}
const ownOrder = (order: string) => readOrder(server, order, { headers });
const trackedStatuses = async () =>
  Promise.all(facts.trackingIds.map(async (id) => (await track(id)).status));

describe('the demo', () => {
  it('keeps a number for each way a parcel can go, which anybody can track [P3] [P8]', async () => {
    const { inTransit, outForDelivery, late, nobodyHome, confirmed, ...ended } = exampleNumbers;
    expect((await track(inTransit)).orderId).toBe(inTransit);
    expect((await track(outForDelivery)).orderId).toBe(outForDelivery);
    expect((await track(late)).orderId).toBe(late);
    expect((await track(nobodyHome)).orderId).toBe(nobodyHome);
    expect((await track(confirmed)).status).toBe('confirmed');
    for (const [outcome, number] of Object.entries(ended))
      expect((await track(number)).status.toLowerCase()).toBe(outcome.toLowerCase());
  });

  it('offers its numbers with the state of each, one that no order has among them [Q8]', async () => {
    const answer = await (await fetch(server.url + paths.capabilities)).json();
    const { numbers = [] } = capabilitiesAnswer.parse(answer).data.testData ?? {};
    expect(numbers.map(({ state }) => state)).toEqual([...Object.keys(exampleNumbers), 'unknown']);
    for (const { number, state } of numbers) {
      const { status } = await fetch(server.url + paths.tracking(number));
      expect(status, number).toBe(state === 'unknown' ? 404 : 200);
    }
  });

  it('has a customer who can sign in, with 47 orders in every status [STATUS-01]', async () => {
    const orders = await list();
    expect(orders).toHaveLength(47);
    expect(new Set(orders.map(({ status }) => status))).toEqual(new Set(orderStatuses));
    expect(new Set(orders.map(({ orderId }) => orderId)).size).toBe(47);
  });

  it('spreads the orders over the last months, with plausible update times [LIST-05]', async () => {
    const orders = await list();
    const months = new Set(orders.map(({ date }) => date.slice(0, 7)));
    expect(months.size).toBeGreaterThanOrEqual(5);
    for (const { createdAt, updatedAt } of orders) {
      expect(Date.parse(createdAt)).toBeLessThanOrEqual(Date.parse(updatedAt));
      expect(Date.parse(updatedAt)).toBeLessThanOrEqual(Date.now());
    }
  });

  it('lists three package ids: one in transit, one at the door, one in the queue [TRACK-04]', async () => {
    expect(facts).toEqual(await demoFacts(server.database));
    expect(await trackedStatuses()).toEqual(['inTransit', 'outForDelivery', 'pending_queue']);
  });

  it('is made once', async () => {
    await seedDemo(server.database, createClock(0));
    expect(await list()).toHaveLength(47);
    expect(await demoFacts(server.database)).toEqual(facts);
  });

  it('shows an order on the road moving [SOCKET-16]', async () => {
    const [orderId = ''] = facts.trackingIds;
    const token = headers.authorization.slice('Bearer '.length);
    const client = await connectLive(server, { token });
    await client.ask('subscribeToTransport', { transportId: orderId });
    await server.advance(minute);
    await server.advance(minute);
    await client.settle();
    client.close();
    const [first, second] = client.locations;
    expect(first?.lat).toBeTypeOf('number');
    expect(second).not.toEqual(first);
  });

  it('promises every order that is delivered when it comes, some of them again and later [K1]', async () => {
    const past = (await list()).filter(({ status }) => status === 'delivered' || status === 'completed');
    const read = async ({ _id }: Order) => {
      const answer = await fetch(server.url + paths.transport(_id), { headers });
      return orderAnswer.parse(await answer.json()).data.arrivals ?? [];
    };
    const promises = await Promise.all(past.map(read));
    expect(promises.every(([first]) => first !== undefined && first.reason === undefined)).toBe(true);
    const moved = promises.flatMap((arrivals) => arrivals.slice(1));
    expect(new Set(moved.map(({ reason }) => reason))).toEqual(
      new Set(['traffic', 'queueAtPickup', 'weather']),
    );
  });

  it('has an order that becomes late twice: at the pickup, then in traffic [K1]', async () => {
    const reasons = async () => (await track(facts.lateId)).arrivals?.map(({ reason }) => reason);
    const seen = new Set<string>();
    for (let step = 0; step < 60; step++) {
      await server.advance(10 * minute);
      seen.add(`${(await track(facts.lateId)).status} ${(await reasons())?.length}`);
    }
    expect([...seen].slice(0, 5)).toEqual([
      'awaitingPickup 2',
      'inTransit 2',
      'inTransit 3',
      'outForDelivery 3',
      'delivered 3',
    ]);
    expect(await reasons()).toEqual([undefined, 'queueAtPickup', 'traffic']);
  });

  it('has a delivery with a code, one that failed, and one that fails and goes out again [K5]', async () => {
    const read = async (order = '') => readHandovers(server, { order }, { headers });
    const delivered = await read(exampleNumbers.delivered);
    expect(delivered).toMatchObject({ kind: 'code', attempts: [{ outcome: 'delivered', codeRight: true }] });
    expect(delivered.code).toBeUndefined();
    expect((await read(exampleNumbers.failed)).attempts).toMatchObject([{ outcome: 'failed' }]);
    await server.advance(minute);
    const { code, attempts } = await read(exampleNumbers.nobodyHome);
    expect(code).toMatch(/^\d{4}$/);
    const next = { from: expect.any(String), to: expect.any(String) };
    expect(attempts).toMatchObject([{ outcome: 'failed', pictureUrl: expect.any(String), next }]);
    const open = await claimsOf(exampleNumbers.nobodyHome);
    expect(open.kinds.map(({ kind }) => kind)).toEqual(['wasAtHome']);
  });

  it('has a delivered order with a claim that was answered [K6]', async () => {
    const { claims } = await claimsOf(exampleNumbers.delivered);
    expect(claims).toMatchObject([{ kind: 'damaged', state: 'accepted', pictures: 0, value: 850 }]);
    expect(claims[0]?.answer).toContain('850 kronor');
    expect(Date.parse(claims[0]?.answeredAt ?? '')).toBeLessThan(Date.now());
  });

  it('has a delivery that can be reported soon after its live orders begin, and forgets the report when they begin again [K6]', async () => {
    const live = exampleNumbers.outForDelivery;
    let steps = 0;
    for (; steps < 200 && (await track(live)).status !== 'delivered'; steps++) await server.advance(minute);
    const open = await claimsOf(live);
    expect(open.kinds.map(({ kind }) => kind)).toEqual(['damaged', 'missing', 'wrongParcel', 'notMyDoor']);
    const claim = { order: live, key: 'from the demo', kind: 'damaged', text: 'Broken' };
    const sent = await postJson(server, paths.claims, claim, headers);
    expect(sent.status).toBe(201);
    for (; steps < 2_000 && (await track(live)).status === 'delivered'; steps++)
      await server.advance(10 * minute);
    expect(await claimsOf(live)).toEqual({ kinds: [], claims: [] });
  });

  it('starts again under the same numbers when all its live orders are over', async () => {
    const seen = new Set<string>();
    const firstHistory = (await track(facts.trackingIds[0])).statusHistory;
    let restarted = false;
    for (let step = 0; step < 200 && !restarted; step++) {
      await server.advance(10 * minute);
      const statuses = await trackedStatuses();
      seen.add(statuses.join());
      restarted = seen.has('delivered,delivered,delivered') && statuses[0] !== 'delivered';
    }
    expect(restarted).toBe(true);
    expect(await trackedStatuses()).toEqual(['inTransit', 'outForDelivery', 'pending_queue']);
    const { statusHistory } = await track(facts.trackingIds[0]);
    expect(statusHistory).toHaveLength(firstHistory.length);
    expect(Date.parse(statusHistory[0]?.changedAt ?? '')).toBeGreaterThan(
      Date.parse(firstHistory[0]?.changedAt ?? ''),
    );
  });

  it('forgets changes when its live orders begin again, also while one of them waits for another day [K4]', async () => {
    const order = facts.trackingIds[2] ?? '';
    const changesNow = () => readChanges(server, { order }, { headers });
    const planned = await track(order);
    const send = async (key: string, change: WantedChange) => {
      const { version: seen } = await changesNow();
      const quoted = await postJson(server, paths.changeQuote, { order, change }, headers);
      const { fee } = changeQuoteAnswer.parse(await quoted.json()).data;
      await postJson(server, paths.changes, { order, key, change, fee, seen }, headers);
    };
    const { lat, lng } = (await ownOrder(order)).dropoffLocation;
    const place = { formattedAddress: 'Vid ladan', street: '', city: 'Ladan', lat: lat + 0.02, lng };
    await send('another place', { kind: 'otherPlace', place });
    await send('another day', { kind: 'otherDay', day: laterDay(server, 9) });
    await server.decideChanges();
    const { version, changes } = await changesNow();
    expect(changes.map(({ state }) => state)).toEqual(['accepted', 'accepted']);
    expect((await ownOrder(order)).dropoffLocation.city).toBe('Ladan');
    let steps = 0;
    for (; steps < 400 && (await changesNow()).version === version; steps++)
      await server.advance(10 * minute);
    expect(steps).toBeLessThan(400);
    expect(await changesNow()).toMatchObject({ version: version + 1, changes: [] });
    expect(await track(order)).toMatchObject({
      status: 'pending_queue',
      dropoffLocation: planned.dropoffLocation,
      route: planned.route,
      receipt: planned.receipt,
    });
  });

  it('leaves the orders of other customers alone', async () => {
    const anna = await server.verifiedUser();
    const order = await orderTransport(server, anna);
    await server.advance(72 * 60 * minute);
    expect(['delivered', 'completed']).toContain((await track(order.orderId)).status);
  });
});

describe('a server without a demo', () => {
  it('has no demo customer, no demo.json and no sample tracking ids', async () => {
    const plain = await openTestServer({
      demo: false,
      mail: { smtpUrl: 'smtp://127.0.0.1:9', from: 'a@example.com' },
    });
    const answer = await fetch(`${plain.url}/demo.json`);
    expect(answer.status).toBe(404);
    expect(await demoFacts(plain.database)).toMatchObject({ trackingIds: [] });
    const login = await postJson(plain, paths.login, {
      email: facts.email,
      password: facts.password,
      role: 'user',
    });
    expect([login.status, errorAnswer.parse(await login.json()).message]).toEqual([
      401,
      'Invalid email or password',
    ]);
  });
});
