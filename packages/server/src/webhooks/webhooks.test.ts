import { paths } from '@freight/contract';
import { call } from '@freight/server/testing';
import { expect, onTestFinished, test } from 'vitest';
import { eq } from '#db/drizzle.ts';
import { orders } from '#db/schema/orders.ts';
import { webhookMessages } from '#db/schema/webhooks.ts';
import { isHeldUp } from '#dispatch/journey.ts';
import { addPartner, removePartner } from '#partners/partners.ts';
import { laterDay, sendChange } from '#testing/changes.ts';
import { connectLive } from '#testing/liveClient.ts';
import { anOrderRequest, orderTransport, requestQuote } from '#testing/orders.ts';
import { openTestServer } from '#testing/server.ts';
import {
  orderFrom,
  partnerWithWebhook,
  startReceiver,
  type TestReceiver,
  verify,
} from '#testing/webhooks.ts';
import { rotateSecret } from './endpoints.ts';
import { listDeliveries, pauses, replayMessages } from './messages.ts';
import { createOrderEvents } from './writeEvents.ts';

const hour = 3_600_000;
const server = await openTestServer({ localWebhooks: true });

let partners = 0;
async function aPartner() {
  const receiver = await startReceiver();
  partners += 1;
  const name = `Shop${partners}`;
  const partner = await partnerWithWebhook(server, receiver.url, name);
  onTestFinished(async () => void (await removePartner(server.database.db, name)));
  const user = await server.verifiedUser();
  /** One order, whose journey may have a hold. */
  const place = () => orderFrom(partner.origin, server, user);
  /** An order whose journey has no hold, perhaps after others. */
  const order = async () => {
    let placed = await place();
    while (isHeldUp(placed._id)) placed = await place();
    return placed;
  };
  return { ...partner, name, receiver, user, place, order };
}

const typesAbout = ({ received }: TestReceiver, orderId: string) =>
  received
    .filter(({ event }) => event.data.orderId === orderId)
    .map(({ event: { type, data } }) => {
      if (type === 'order.status') return data['status'];
      return type === 'order.handover' ? `door ${data['outcome']}` : `arrival ${data['number']}`;
    });
const statusesAbout = (receiver: TestReceiver, orderId: string) =>
  typesAbout(receiver, orderId).filter((type) => !/^(?:arrival|door) /.test(String(type)));
const log = (name: string) => listDeliveries(server.database.db, name, 100);
/** Waits until the server has stored the receiver's answer to each message: one that is being sent is not sent again. */
const allStored = (name: string) =>
  expect.poll(async () => (await log(name)).filter(({ message }) => !message.deliveredAt)).toEqual([]);
/** What has become of each attempt, oldest first. */
const attemptsOf = async (name: string) =>
  (await log(name))
    .reverse()
    .flatMap(({ attempts }) => attempts.map(({ status, failure }) => status ?? failure));
const storedOrder = async (id: string) => {
  const [order] = await server.database.db.select().from(orders).where(eq(orders.id, id));
  if (!order) throw new Error(`There is no order ${id}`);
  return order;
};

test('sends each new status and arrival of an order on a page of the partner, signed and in order', async () => {
  const { receiver, secret, name, order } = await aPartner();
  const { _id, orderId } = await order();
  await server.delay(orderId, { before: 'inTransit', minutes: 50, reason: 'traffic' });
  await server.advance(20 * hour);
  await expect.poll(() => typesAbout(receiver, orderId).at(-1)).toBe('delivered');
  const types = typesAbout(receiver, orderId);
  expect(types.slice(0, 2)).toEqual(['pending_queue', 'arrival 1']);
  expect(types).toContain('arrival 2');
  const { partner, history } = await storedOrder(_id);
  expect(partner).toBe(name);
  expect(statusesAbout(receiver, orderId)).toEqual(history.map(({ status }) => status));
  for (const received of receiver.received) {
    expect(verify(secret, received)).toEqual(received.event);
    expect(received.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(() => verify(`whsec_${'A'.repeat(44)}`, received)).toThrow('No matching signature');
    expect(received.body).not.toMatch(/Anna|Exempel|Mottagare|Storgatan|Sveav|\+46|@/);
  }
  const delay = receiver.received.find(({ event }) => event.data['number'] === 2);
  expect(delay?.event.data).toMatchObject({ reason: 'traffic', previous: { from: expect.any(String) } });
});

test('sends what happened at the door, without what only its customer sees [K5]', async () => {
  const { receiver, order } = await aPartner();
  const { orderId } = await order();
  await server.failAttempt(orderId);
  await expect.poll(() => typesAbout(receiver, orderId)).toContain('door failed');
  // Past a Sunday, on which nothing is delivered.
  await server.advance(80 * hour);
  await expect.poll(() => typesAbout(receiver, orderId)).toContain('delivered');
  const doors = receiver.received.filter(({ event }) => event.type === 'order.handover');
  expect(doors.map(({ event }) => event.data)).toEqual([
    {
      orderId,
      outcome: 'failed',
      number: 1,
      kind: 'none',
      next: { from: expect.any(String), to: expect.any(String) },
    },
    { orderId, outcome: 'delivered', number: 2, kind: 'none', next: null },
  ]);
});

test('sends a cancellation, and the arrival that the customer asked for', async () => {
  const { receiver, user, order } = await aPartner();
  const moved = await order();
  const day = laterDay(server, 3);
  const change = { kind: 'otherDay', day } as const;
  expect((await sendChange(server, { order: moved._id }, { change }, user)).status).toBe(201);
  await server.decideChanges();
  await expect.poll(() => typesAbout(receiver, moved.orderId)).toContain('arrival 2');
  expect(receiver.received.at(-1)?.event.data).toMatchObject({ reason: 'customerAsked' });
  await call(server, 'POST', paths.cancellation(moved._id), { headers: user.headers, body: {} });
  await expect.poll(() => typesAbout(receiver, moved.orderId).at(-1)).toBe('cancelled');
});

test('stores the partner of an order that came over the socket, and sends nothing about other orders', async () => {
  const { receiver, name, origin, user } = await aPartner();
  const own = await orderTransport(server, user);
  expect((await storedOrder(own._id)).partner).toBeNull();
  const client = await connectLive(server, { token: user.token, headers: { origin } });
  const { routeId } = await requestQuote(server);
  const { additionalData } = anOrderRequest(routeId);
  const { data } = await client.ask('createTransport', { routeId, additionalData });
  client.close();
  expect((await storedOrder(String(data?.['_id']))).partner).toBe(name);
  await expect.poll(() => receiver.accepted.length).toBe(2);
  expect(new Set(receiver.received.map(({ event }) => event.data.orderId))).toEqual(
    new Set([data?.['orderId']]),
  );
  const silent = { name: `Silent${partners}`, origins: [] };
  const { key = '' } = (await addPartner(server.database.db, silent, Date.now())) ?? {};
  onTestFinished(async () => void (await removePartner(server.database.db, key)));
  const order = { ...(await storedOrder(own._id)), partner: silent.name };
  await createOrderEvents({ now: Date.now, onWritten: () => {} }).placed(server.database.db, [order]);
  expect(await log(silent.name)).toEqual([]);
});

test('writes an event with the change it is about, or neither', async () => {
  const { receiver, name, order } = await aPartner();
  const { _id } = await order();
  await expect.poll(() => receiver.accepted.length).toBeGreaterThanOrEqual(2);
  const before = await storedOrder(_id);
  const count = (await log(name)).length;
  const failing = server.database.transaction(async (tx) => {
    const events = createOrderEvents({ now: Date.now, onWritten: () => {} });
    await events.changed(tx, { ...before, status: 'delivered' }, before);
    throw new Error('undone');
  });
  await expect(failing).rejects.toThrow('undone');
  expect(await log(name)).toHaveLength(count);
});

test('holds up the later events of an order while one fails, and no other order', async () => {
  const { receiver, order } = await aPartner();
  const [slow, other] = [await order(), await order()];
  await expect.poll(() => receiver.accepted.length).toBeGreaterThanOrEqual(4);
  receiver.received.length = 0;
  receiver.answer = ({ event }, response) =>
    void response.writeHead(event.data.orderId === slow.orderId ? 503 : 204).end();
  await server.advance(20 * hour);
  await expect.poll(() => typesAbout(receiver, other.orderId).at(-1)).toBe('delivered');
  const later = (await storedOrder(slow._id)).history.slice(1).map(({ status }) => status);
  expect(new Set(typesAbout(receiver, slow.orderId))).toEqual(new Set(later.slice(0, 1)));
  receiver.received.length = 0;
  receiver.answer = (_, response) => void response.writeHead(204).end();
  server.passTime(pauses[1]);
  await expect.poll(() => typesAbout(receiver, slow.orderId).at(-1)).toBe('delivered');
  expect(statusesAbout(receiver, slow.orderId)).toEqual(later);
});

test('tries again after growing pauses for a day, then gives the event up and goes on', async () => {
  const { receiver, name, place } = await aPartner();
  const refused = new Set<string>();
  receiver.answer = ({ headers }, response) => {
    refused.add(String(headers['webhook-id']));
    const isFirst = headers['webhook-id'] === [...refused][0];
    response.writeHead(isFirst ? 500 : 204).end();
  };
  await place();
  for (const [index, pause] of pauses.entries()) {
    await expect.poll(async () => (await attemptsOf(name)).length).toBe(index + 1);
    const [message] = (await log(name)).map((each) => each.message).slice(-1);
    expect(message?.dueAt.getTime()).toBeGreaterThan(server.parts.now());
    // A moment before, it still waits.
    server.passTime(pause - 2_000);
    expect((await attemptsOf(name)).length).toBe(index + 1);
    server.passTime(2_000);
  }
  expect(pauses.reduce((sum, pause) => sum + pause, 0)).toBeGreaterThan(23 * hour);
  await expect.poll(() => receiver.accepted.length).toBeGreaterThan(0);
  expect(await attemptsOf(name)).toEqual([...Array(pauses.length + 1).fill(500), 204]);
  const states = (await log(name)).reverse().map(({ message }) => message.failedAt !== null);
  expect(states).toEqual([true, false]);
});

test('gives up an event that the receiver answers with 410, and follows no redirect', async () => {
  const { receiver, name, place } = await aPartner();
  const trap = await startReceiver();
  receiver.answer = ({ event }, response) =>
    void response.writeHead(event.type === 'order.status' ? 410 : 307, { location: trap.url }).end();
  await place();
  await expect.poll(() => attemptsOf(name)).toEqual([410, 307]);
  expect((await log(name)).map(({ message }) => message.failedAt !== null)).toEqual([false, true]);
  expect((await log(name))[0]?.attempts[0]?.failure).toBe('redirect');
  expect(trap.received).toEqual([]);
});

test('sends one event or all since a moment again, under the same ids and in order', async () => {
  const { receiver, name, place } = await aPartner();
  await place();
  await expect.poll(() => receiver.accepted.length).toBe(2);
  await allStored(name);
  const [status = '', arrival = ''] = receiver.accepted;
  const replay = (which: Parameters<typeof replayMessages>[2], of = name) =>
    replayMessages(server.database.db, of, which, new Date(server.parts.now()));
  expect(await replay({ id: arrival })).toBe(1);
  await expect.poll(() => receiver.accepted).toEqual([status, arrival, arrival]);
  await allStored(name);
  expect(await replay({ since: new Date(server.parts.now() - hour) })).toBe(2);
  await expect.poll(() => receiver.accepted).toEqual([status, arrival, arrival, status, arrival]);
  expect(await replay({ since: new Date(server.parts.now() + hour) })).toBe(0);
  expect(await replay({ id: arrival }, 'Another')).toBe(0);
  expect(new Set(receiver.received.map(({ body }) => body)).size).toBe(2);
});

test('signs with both secrets for a day after a rotation, then with the new one alone', async () => {
  const { receiver, name, secret, place } = await aPartner();
  const { db } = server.database;
  const renewed = (await rotateSecret(db, name, server.parts.secret, new Date(server.parts.now()))) ?? '';
  expect(renewed).toMatch(/^whsec_/);
  expect(renewed).not.toBe(secret);
  await place();
  await expect.poll(() => receiver.accepted.length).toBe(2);
  for (const received of receiver.received) {
    expect(verify(secret, received)).toEqual(received.event);
    expect(verify(renewed, received)).toEqual(received.event);
  }
  server.passTime(24 * hour);
  const id = receiver.accepted[0] ?? '';
  await replayMessages(db, name, { id }, new Date(server.parts.now()));
  await expect.poll(() => receiver.accepted.length).toBe(3);
  const last = receiver.received.at(-1);
  if (!last) throw new Error('Nothing was received');
  expect(verify(renewed, last)).toEqual(last.event);
  expect(() => verify(secret, last)).toThrow('No matching signature');
});

test('sends nothing any more to a partner that is removed', async () => {
  const { receiver, name, place } = await aPartner();
  receiver.answer = (_, response) => void response.writeHead(500).end();
  await place();
  await expect.poll(() => receiver.received.length).toBeGreaterThan(0);
  await removePartner(server.database.db, name);
  const left = await server.database.db
    .select()
    .from(webhookMessages)
    .where(eq(webhookMessages.partner, name));
  expect(left).toEqual([]);
});
