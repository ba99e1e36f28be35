import { type ClaimRequest, type Order, paths, type SharePermission } from '@freight/contract';
import { createAnswer, ordersAnswer, sharedAnswer } from '@freight/contract/schemas';
import { call } from '@freight/testing/requests';
import { expect, test } from 'vitest';
import { eq } from '#db/drizzle.ts';
import { handoverAttempts } from '#db/schema/handovers.ts';
import { orders } from '#db/schema/orders.ts';
import { failsFirst } from '#dispatch/failedAttempt.ts';
import { dayOf, nextDeliveryDay } from '#orderFacts/deliveryDays.ts';
import { laterDay, readChanges, readOrder, refusalOf, sendChange } from '#testing/changes.ts';
import { sendClaim, shareOrder } from '#testing/claims.ts';
import { askForHandovers, readHandovers } from '#testing/handovers.ts';
import { connectLive } from '#testing/liveClient.ts';
import {
  anOrderRequest,
  deliverTransport,
  orderTransport,
  requestQuote,
  sendOrder,
} from '#testing/orders.ts';
import { openTestServer, type TestUser } from '#testing/server.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const server = await openTestServer();
const [anna, bo] = [await server.verifiedUser(), await server.verifiedUser()];

const storedCode = async ({ _id }: Order) =>
  (await server.database.db.select().from(orders).where(eq(orders.id, _id)))[0]?.handover?.code ?? '';
const linkOf = async (order: Order, ...allows: SharePermission[]) =>
  (await shareOrder(server, order, anna, allows)).share;
async function failedOrder(parts: Parameters<typeof orderTransport>[2] = {}) {
  const order = await orderTransport(server, anna, parts);
  await server.failAttempt(order.orderId);
  return order;
}

test.each(['code', 'signature', 'picture'] as const)(
  'an order takes the handover by %s and returns it to its customer [K5]',
  async (handover) => {
    const order = await orderTransport(server, anna, { handover });
    const code = handover === 'code' ? { code: expect.stringMatching(/^\d{4}$/) } : {};
    expect(order.handover).toEqual({ kind: handover, ...code });
    expect((await readOrder(server, order._id, anna)).handover).toEqual(order.handover);
    expect(await readHandovers(server, { order: order.orderId }, anna)).toEqual({
      ...order.handover,
      attempts: [],
    });
  },
);

test('an order without a choice has no handover, and one with an unknown choice is refused [K5]', async () => {
  for (const parts of [{}, { handover: 'none' as const }]) {
    const order = await orderTransport(server, anna, parts);
    expect(order).not.toHaveProperty('handover');
    expect(await readHandovers(server, { order: order._id }, anna)).toEqual({ kind: 'none', attempts: [] });
  }
  const { routeId } = await requestQuote(server);
  const request = anOrderRequest(routeId, { handover: 'wink' as never });
  const { status, ok } = await sendOrder(server, anna, request);
  expect([status, ok]).toEqual([400, false]);
});

test('an order of the previous release has no handover and no attempts, and its word about the door is taken [K5]', async () => {
  const order = await deliverTransport(server, anna, { handover: 'signature' });
  const { db } = server.database;
  await db.update(orders).set({ handover: null }).where(eq(orders.id, order._id));
  await db.delete(handoverAttempts).where(eq(handoverAttempts.orderId, order._id));
  expect(await readHandovers(server, { order: order._id }, anna)).toEqual({ kind: 'none', attempts: [] });
  const invoice = await fetch(server.url + paths.invoice(order.orderId), { headers: anna.headers });
  expect(invoice.status).toBe(200);
  expect((await word(order, 'notMyDoor')).status).toBe(201);
});

test('an order that is sent again with another handover is another order [K5]', async () => {
  const { routeId } = await requestQuote(server);
  const send = (handover?: 'none' | 'code' | 'picture') =>
    sendOrder(server, anna, anOrderRequest(routeId, handover && { handover }), 'the-same-key');
  const first = createAnswer.parse(await (await send('code')).json()).data.transport;
  const again = await send('code');
  expect(again.status).toBe(200);
  expect(createAnswer.parse(await again.json()).data.transport.handover).toEqual(first.handover);
  for (const other of ['picture', 'none', undefined] as const) expect((await send(other)).status).toBe(409);
});

test('a missing handover and none are the same order [K5]', async () => {
  const { routeId } = await requestQuote(server);
  const send = (parts: object) => sendOrder(server, anna, anOrderRequest(routeId, parts), 'without-one');
  expect((await send({})).status).toBe(201);
  expect((await send({ handover: 'none' })).status).toBe(200);
});

test('an order over the socket takes a handover [K5]', async () => {
  const client = await connectLive(server, anna);
  const { routeId } = await requestQuote(server);
  const { data } = await client.ask('createTransport', anOrderRequest(routeId, { handover: 'code' }));
  client.close();
  expect(data?.['handover']).toEqual({ kind: 'code', code: expect.stringMatching(/^\d{4}$/) });
});

test('handovers are read by the customer, and by links that allow it [K5]', async () => {
  const order = await orderTransport(server, anna, { handover: 'code' });
  const refused = async (subject: object, user?: TestUser) =>
    refusalOf(await askForHandovers(server, subject, user));
  expect(await refused({ order: order._id })).toEqual([401, 'noToken']);
  expect(await refused({ order: order.orderId }, bo)).toEqual([404, 'transportNotFound']);
  expect(await refused({ share: 'A'.repeat(22) })).toEqual([404, 'packageNotFound']);
  expect(await refused({ share: await linkOf(order, 'claims', 'delivery') })).toEqual([
    403,
    'handoverNotAllowed',
  ]);
  expect(await refused({ order: order._id, share: 'x' }, anna)).toEqual([400, 'fieldInvalid']);
  const share = await linkOf(order, 'handover');
  expect(await readHandovers(server, { share })).toEqual({ ...order.handover, attempts: [] });
});

test('visitors with the number or another link alone see neither the code nor an attempt [K5]', async () => {
  const order = await failedOrder({ handover: 'code' });
  const code = await storedCode(order);
  const share = await linkOf(order, 'claims', 'delivery');
  const shared = await call(server, 'POST', paths.shared, { body: { token: share } });
  expect(sharedAnswer.parse(shared.body).data.allows).toEqual(['claims', 'delivery']);
  const seen = [
    shared,
    await call(server, 'GET', paths.tracking(order.orderId)),
    await call(server, 'GET', paths.tracking(order.orderId), { headers: bo.headers }),
  ].map(({ body }) => JSON.stringify(body));
  for (const text of seen) {
    expect(text).not.toMatch(new RegExp(`"${code}"`));
    expect(text).not.toMatch(/handover"|metres|pictureUrl|nobodyHome/);
    expect(text).toContain('statusHistory');
  }
});

test('visitors on the live socket do not learn that a home was empty [K5]', async () => {
  const order = await orderTransport(server, anna);
  const clients = [await connectLive(server), await connectLive(server, anna)];
  const [visitor, customer] = clients.map((client) => {
    const seen: string[] = [];
    client.socket.onAny((...event) => seen.push(JSON.stringify(event)));
    return seen;
  });
  for (const client of clients) await client.ask('subscribeToTransport', { transportId: order.orderId });
  await server.failAttempt(order.orderId);
  for (const client of clients) {
    await client.settle();
  }
  expect(customer?.join()).toContain('"reason":"nobodyHome"');
  expect(visitor?.join()).toContain('arrivalUpdated');
  expect(visitor?.join()).not.toMatch(/nobodyHome|handoversUpdated/);
});

test('the code ends with the order [K5]', async () => {
  const order = await deliverTransport(server, anna, { handover: 'code' });
  expect(order.handover).toEqual({ kind: 'code' });
  const { code, attempts } = await readHandovers(server, { order: order._id }, anna);
  expect([code, attempts.length]).toEqual([undefined, 1]);
  const { body } = await call(server, 'GET', paths.transports, { headers: anna.headers });
  const listed = ordersAnswer.parse(body).data.find(({ _id }) => _id === order._id);
  expect(listed?.handover).toEqual({ kind: 'code' });
});

test.each([
  ['code', { codeRight: true }],
  ['signature', { name: 'Bo Mottagare', signatureUrl: expect.stringContaining('signature=') }],
  ['picture', { pictureUrl: expect.stringContaining('signature=') }],
  ['none', {}],
] as const)(
  'a delivery by %s is recorded with all that it shows, and no more [K5]',
  async (handover, shown) => {
    const order = await deliverTransport(server, anna, { handover });
    const { attempts } = await readHandovers(server, { order: order._id }, anna);
    const hasPicture = handover === 'signature' || handover === 'picture';
    expect(attempts).toEqual([
      {
        id: expect.any(String),
        outcome: 'delivered',
        from: expect.any(String),
        to: expect.any(String),
        metres: expect.any(Number),
        ...(hasPicture ? { picturesUntil: expect.any(String) } : {}),
        ...shown,
      },
    ]);
    const [attempt] = attempts;
    expect(attempt?.metres).toBeGreaterThanOrEqual(2);
    expect(attempt?.metres).toBeLessThanOrEqual(40);
    const lasted = Date.parse(attempt?.to ?? '') - Date.parse(attempt?.from ?? '');
    expect(lasted).toBeGreaterThanOrEqual(minute);
    expect(lasted).toBeLessThanOrEqual(3 * minute);
  },
);

test('a failed attempt moves the delivery to the next day with deliveries, and opens the changes again [K5]', async () => {
  const order = await failedOrder({ handover: 'code' });
  const now = server.orders.now();
  const after = await readOrder(server, order._id, anna);
  expect(after.status).toBe('inTransit');
  const next = after.arrivals?.at(-1);
  expect(next?.reason).toBe('nobodyHome');
  expect(dayOf(new Date(after.estimatedDelivery ?? ''))).toBe(nextDeliveryDay(dayOf(now)));
  const { attempts, code } = await readHandovers(server, { order: order._id }, anna);
  expect(code).toBe(order.handover?.code);
  expect(attempts).toEqual([
    {
      id: expect.any(String),
      outcome: 'failed',
      from: expect.any(String),
      to: expect.any(String),
      metres: expect.any(Number),
      called: expect.any(Boolean),
      pictureUrl: expect.any(String),
      next: { from: next?.from, to: next?.to },
    },
  ]);
  const { kinds } = await readChanges(server, { order: order._id }, anna);
  expect(kinds.map(({ kind, isOpen }) => [kind, isOpen])).toEqual(kinds.map(({ kind }) => [kind, true]));
  const until = kinds.find(({ kind }) => kind === 'otherDay')?.until ?? '';
  expect(Date.parse(until)).toBe(Date.parse(after.estimatedDelivery ?? '') - 20 * minute);
});

test('the order goes out again and is delivered after a failed attempt [K5]', async () => {
  const order = await failedOrder({ handover: 'signature' });
  await server.advance(3 * day);
  const after = await readOrder(server, order._id, anna);
  expect(['delivered', 'completed']).toContain(after.status);
  const { attempts } = await readHandovers(server, { order: order._id }, anna);
  expect(attempts.map(({ outcome, name }) => [outcome, name])).toEqual([
    ['failed', undefined],
    ['delivered', 'Bo Mottagare'],
  ]);
  const [until] = new Set(attempts.map(({ picturesUntil }) => picturesUntil));
  expect(Date.parse(until ?? '') - Date.parse(attempts[1]?.to ?? '')).toBe(30 * day);
});

test.each([false, true])(
  'a day that is asked for after a failed attempt is when the order goes out again, asked before: %s [K5]',
  async (askedBefore) => {
    const order = await orderTransport(server, anna);
    const subject = { order: order._id };
    const ask = async (days: number) => {
      const wanted = laterDay(server, days);
      const { version: seen } = await readChanges(server, subject, anna);
      const change = { kind: 'otherDay' as const, day: wanted };
      await sendChange(server, subject, { change, seen, key: `asked for ${days} days` }, anna);
      await server.decideChanges();
      const { estimatedDelivery = '' } = await readOrder(server, order._id, anna);
      expect(dayOf(new Date(estimatedDelivery))).toBe(wanted);
      return wanted;
    };
    if (askedBefore) await ask(2);
    await server.failAttempt(order.orderId);
    const wanted = await ask(5);
    await server.advance(8 * day);
    const statuses = await statusesOf(order);
    expect(statuses.filter((status) => status === 'outForDelivery')).toHaveLength(2);
    const { attempts } = await readHandovers(server, subject, anna);
    expect(attempts.map(({ outcome }) => outcome)).toEqual(['failed', 'delivered']);
    expect(dayOf(new Date(attempts[1]?.to ?? ''))).toBe(wanted);
  },
);

async function statusesOf({ _id }: Order) {
  const [stored] = await server.database.db.select().from(orders).where(eq(orders.id, _id));
  return (stored?.history ?? []).map(({ status }) => status);
}

test('about one order in twelve fails at the first attempt [K5]', () => {
  const all = Array.from({ length: 2_400 }, (_, index) => failsFirst(`order ${index}`));
  const failing = all.filter(Boolean).length;
  expect(failing).toBeGreaterThan(140);
  expect(failing).toBeLessThan(260);
});

const word = (order: Order, kind: ClaimRequest['kind'], parts: Partial<ClaimRequest> = {}) =>
  sendClaim(server, { order: order._id, kind, text: '', ...parts }, anna);

test('the word of a person who was at home needs no text, and is taken while the order is under way [K5]', async () => {
  const order = await failedOrder();
  const read = await call(server, 'POST', paths.claimsOfOrder, {
    headers: anna.headers,
    body: { order: order._id },
  });
  expect(read.body).toMatchObject({ data: { kinds: [{ kind: 'wasAtHome' }], claims: [] } });
  const answer = await word(order, 'wasAtHome');
  expect(answer.status).toBe(201);
  expect(answer.body).toMatchObject({
    data: { kind: 'wasAtHome', text: '', state: 'received', caseNumber: expect.stringMatching(/^S-/) },
  });
  expect(refusalOf(await word(order, 'notMyDoor', { key: 'another word' }))).toEqual([409, 'notClaimable']);
  const [mail] = (await server.mails()).filter(({ to }) => to === 'info@example.com');
  expect(mail?.subject).toContain('Jag var hemma');
  expect(mail?.text).toMatch(/Försöket: .* m från dörren/);
  const [received] = (await server.mails()).filter(({ to }) => to === anna.email);
  expect(received?.text).toContain('Vi tar reda på vad som hände vid dörren');
  // There are no goods to keep, and no words to repeat.
  expect(received?.text).not.toMatch(/Spara godset|Det här skrev du/);
});

test('a person reports another door for seven days after the delivery [K5]', async () => {
  const order = await deliverTransport(server, anna);
  expect(refusalOf(await word(order, 'wasAtHome', { key: 'another word' }))).toEqual([409, 'notClaimable']);
  const { share } = await shareOrder(server, order, anna, ['claims']);
  expect((await sendClaim(server, { share, kind: 'notMyDoor', text: '' })).status).toBe(201);
  await server.advance(8 * day);
  expect(refusalOf(await word(order, 'notMyDoor'))).toEqual([409, 'claimTooLate']);
});

test('what is wrong with the goods needs a text [K5]', async () => {
  const order = await deliverTransport(server, anna);
  expect(refusalOf(await word(order, 'damaged'))).toEqual([400, 'fieldInvalid']);
});
