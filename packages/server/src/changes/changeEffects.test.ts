import { paths, type WantedChange } from '@freight/contract';
import { call } from '@freight/testing/requests';
import { expect, test } from 'vitest';
import { eq } from '#db/drizzle.ts';
import { orders } from '#db/schema/orders.ts';
import { journeyOfOrder } from '#dispatch/journey.ts';
import { stageOf } from '#dispatch/milestones.ts';
import { dayOf } from '#orderFacts/deliveryDays.ts';
import {
  changesOf,
  farAway,
  laterDay,
  lidingö,
  orderOnTime,
  orderWithStops,
  readChanges,
  readOrder,
  sendChange,
  solna,
  textChanges,
} from '#testing/changes.ts';
import { connectLive } from '#testing/liveClient.ts';
import { orderTransport } from '#testing/orders.ts';
import { readPdf } from '#testing/pdf.ts';
import { openTestServer } from '#testing/server.ts';
import { isReachable } from './outcome.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const server = await openTestServer();
const anna = await server.verifiedUser();

const stored = async (id: string) => {
  const [order] = await server.database.db.select().from(orders).where(eq(orders.id, id));
  if (!order) throw new Error(`There is no order ${id}`);
  return order;
};
const ask = async (order: string, change: WantedChange, fee = 0) => {
  const { version } = await readChanges(server, { order }, anna);
  const key = `attempt ${version} ${change.kind}`;
  return changesOf(await sendChange(server, { order }, { change, fee, seen: version, key }, anna));
};
const stateOf = async (order: string) =>
  (await readChanges(server, { order }, anna)).changes.map(({ state, reason }) => reason ?? state);
const waybillOf = async (id: string) => {
  const { waybill = '' } = await readOrder(server, id, anna);
  const response = await fetch(server.url + paths.waybill(waybill), { headers: anna.headers });
  return (await readPdf(new Uint8Array(await response.arrayBuffer()))).text;
};

test('is decided by the driver a minute later, and not before [K4]', async () => {
  const { _id } = await orderTransport(server, anna);
  await ask(_id, textChanges[0] as WantedChange);
  await server.advance(minute - 5_000);
  expect(await stateOf(_id)).toEqual(['waiting']);
  await server.advance(10_000);
  const { version, changes } = await readChanges(server, { order: _id }, anna);
  expect([version, changes[0]?.state, changes[0]?.reason]).toEqual([2, 'accepted', undefined]);
  expect(Date.parse(changes[0]?.decidedAt ?? '')).toBeGreaterThan(Date.parse(changes[0]?.requestedAt ?? ''));
});

test('gives the notes to the driver and to the customer, and never to strangers [K4]', async () => {
  const { _id, orderId } = await orderTransport(server, anna);
  for (const change of textChanges) await ask(_id, change);
  await server.decideChanges();
  expect(await stateOf(_id)).toEqual(['accepted', 'accepted', 'accepted', 'accepted']);
  await server.advance(hour);
  expect((await readOrder(server, _id, anna)).deliveryNotes).toEqual({
    instructions: 'Ring the lower bell',
    doorCode: '1234',
    leaveAt: 'Behind the shed',
    contact: { name: 'Cecilia', phoneNr: '+46 70 174 06 21' },
  });
  const words = ['Ring the lower bell', 'Portkod: 1234', 'Behind the shed', 'Cecilia, +46 70 174 06 21'];
  const waybill = await waybillOf(_id);
  for (const word of words) expect(waybill).toContain(word);
  expect(waybill).toContain('Ring på porten');
  const tracked = await call(server, 'GET', paths.tracking(orderId));
  expect(tracked.status).toBe(200);
  for (const word of ['lower bell', '1234', 'shed', 'Cecilia', '174 06 21', 'deliveryNotes'])
    expect(JSON.stringify(tracked.body)).not.toContain(word);
});

test('replaces an accepted note by a newer one [K4]', async () => {
  const { _id } = await orderTransport(server, anna);
  await ask(_id, { kind: 'doorCode', text: '1234' });
  await server.decideChanges();
  await ask(_id, { kind: 'doorCode', text: '9999' });
  await server.decideChanges();
  expect((await readOrder(server, _id, anna)).deliveryNotes).toEqual({ doorCode: '9999' });
});

test('moves the delivery to another day, with a promise that the customer asked for [K4]', async () => {
  const order = await orderOnTime(server, anna);
  const before = await stored(order._id);
  const wanted = laterDay(server, 3);
  await ask(order._id, { kind: 'otherDay', day: wanted });
  await server.decideChanges();
  const after = await stored(order._id);
  const [first, ...others] = after.arrivals;
  expect(first).toEqual(before.arrivals[0]);
  expect(others).toMatchObject([{ reason: 'customerAsked' }]);
  expect(dayOf(new Date(others[0]?.expected ?? ''))).toBe(wanted);
  expect(after.estimatedDelivery?.toISOString()).toBe(others[0]?.expected);
  const seen = await readOrder(server, order._id, anna);
  expect(seen.arrivals?.at(-1)).toMatchObject({ reason: 'customerAsked' });
  expect(seen.price).toBe(order.price);
  // The goods wait before the last leg, and go out on that day.
  await server.advance(20 * hour);
  expect((await stored(order._id)).status).toBe('inTransit');
  await server.advance(4 * day);
  const delivered = await stored(order._id);
  const at = delivered.history.find(({ status }) => status === 'delivered')?.changedAt ?? '';
  expect([delivered.arrivals.length, dayOf(new Date(at))]).toEqual([
    2,
    dayOf(new Date(others[0]?.expected ?? '')),
  ]);
});

test('moves it once more, also while the goods wait for their day [K4]', async () => {
  const { _id } = await orderOnTime(server, anna);
  await ask(_id, { kind: 'otherDay', day: laterDay(server, 5) });
  await server.decideChanges();
  await server.advance(26 * hour);
  const waiting = await stored(_id);
  expect(waiting.status).toBe('inTransit');
  const sooner = laterDay(server, 1);
  await ask(_id, { kind: 'otherDay', day: sooner });
  await server.decideChanges();
  const moved = await stored(_id);
  expect(moved.delays?.filter(({ isAsked }) => isAsked)).toHaveLength(1);
  expect([moved.stage, dayOf(moved.estimatedDelivery ?? new Date(0))]).toEqual([waiting.stage, sooner]);
  await server.advance(3 * day);
  const at = (await stored(_id)).history.find(({ status }) => status === 'delivered')?.changedAt ?? '';
  expect(dayOf(new Date(at))).toBe(sooner);
});

test('moves it to no day on which the goods cannot be there yet [K4]', async () => {
  const { _id, orderId } = await orderOnTime(server, anna);
  await server.delay(orderId, { before: 'inTransit', minutes: 4 * 24 * 60, reason: 'weather' });
  await server.advance(20 * minute);
  await ask(_id, { kind: 'otherDay', day: laterDay(server, 1) });
  await ask(_id, { kind: 'otherDay', day: laterDay(server, 7) });
  expect(await stateOf(_id)).toEqual(['noDeliveryThatDay', 'waiting']);
});

test('moves the delivery to another place, for its distance and price [K4]', async () => {
  const order = await orderTransport(server, anna);
  const before = await stored(order._id);
  const change: WantedChange = { kind: 'otherPlace', place: lidingö };
  const quoted = await call(server, 'POST', paths.changeQuote, {
    body: { order: order._id, change },
    headers: anna.headers,
  });
  const { fee } = (quoted.body as { data: { fee: number } }).data;
  await ask(order._id, change, fee);
  await server.decideChanges();
  const after = await stored(order._id);
  expect(after.dropoff).toEqual({ ...lidingö, postalCode: '' });
  expect(after.distanceKm).toBeGreaterThan(before.distanceKm);
  expect(after.priceOre).toBe(before.priceOre + Math.round(fee * 100));
  const { baseOre = 0, distanceOre = 0, serviceOre = 0 } = after.priceParts ?? {};
  expect(baseOre + distanceOre + serviceOre).toBe(after.priceOre);
  expect(after.emissions?.kgCo2e).toBeGreaterThan(before.emissions?.kgCo2e ?? 0);
  expect(after.arrivals).toMatchObject([{}, { reason: 'customerAsked' }]);
  expect(journeyOfOrder(after)[stageOf(journeyOfOrder(after), 'outForDelivery')]?.afterMs).toBeGreaterThan(
    journeyOfOrder(before)[stageOf(journeyOfOrder(before), 'outForDelivery')]?.afterMs ?? 0,
  );
  // Back again it costs nothing: that distance has been paid for.
  await ask(order._id, { kind: 'otherPlace', place: solna });
  await server.decideChanges();
  const nearer = await stored(order._id);
  expect([nearer.dropoff.city, nearer.priceOre]).toEqual(['Solna', after.priceOre]);
  expect((await readOrder(server, order._id, anna)).dropoffLocation).toMatchObject({ city: 'Solna' });
});

test('refuses a change that was open when it was requested and is closed now [K4]', async () => {
  const order = await orderWithStops(server, anna, 2);
  await ask(order._id, textChanges[1] as WantedChange);
  await server.driveToStops(order.orderId, 1);
  await server.decideChanges();
  expect(await stateOf(order._id)).toEqual(['tooLate']);
  expect((await stored(order._id)).deliveryNotes).toBeNull();
  const cancelled = await orderTransport(server, anna);
  await ask(cancelled._id, { kind: 'otherDay', day: laterDay(server, 2) });
  await call(server, 'POST', paths.cancellation(cancelled._id), { headers: anna.headers, body: {} });
  await server.decideChanges();
  expect(await stateOf(cancelled._id)).toEqual(['tooLate']);
  expect((await stored(cancelled._id)).estimatedDelivery).toBeNull();
});

test('refuses a contact that does not answer: always the same few numbers [K4]', async () => {
  const contacts = Array.from(
    { length: 400 },
    (_, index): WantedChange => ({
      kind: 'contact',
      text: 'Cecilia',
      phone: `+46 70 174 ${String(1000 + index)}`,
    }),
  );
  const silent = contacts.filter((contact) => !isReachable(contact));
  expect(silent.length).toBeGreaterThan(4);
  expect(silent.length).toBeLessThan(40);
  const { _id } = await orderTransport(server, anna);
  await ask(_id, silent[0] as WantedChange);
  await server.decideChanges();
  expect(await stateOf(_id)).toEqual(['cannotReach']);
  expect((await stored(_id)).deliveryNotes).toBeNull();
});

test('does nothing of a change that was refused immediately [K4]', async () => {
  const order = await orderTransport(server, anna);
  const before = await stored(order._id);
  await ask(order._id, { kind: 'otherPlace', place: farAway });
  await server.decideChanges();
  const { changesVersion, ...after } = await stored(order._id);
  expect([changesVersion, after]).toEqual([1, { ...before, changesVersion: undefined }]);
});

test('goes on when a server was away while changes waited [K4]', async () => {
  const { _id } = await orderTransport(server, anna);
  await ask(_id, textChanges[2] as WantedChange);
  server.passTime(5 * minute);
  await server.advance(0);
  expect(await stateOf(_id)).toEqual(['accepted']);
});

test('is decided by the ticks of a server whose drivers move, and its followers are notified [K4]', async () => {
  const own = await openTestServer({ pace: 60 });
  const eva = await own.verifiedUser();
  const order = await orderTransport(own, eva);
  const client = await connectLive(own, eva);
  const versions: number[] = [];
  client.socket.on('changesUpdated', ({ version }) => versions.push(version));
  await client.ask('subscribeToTransport', { transportId: order._id });
  await sendChange(own, { order: order._id }, {}, eva);
  await expect.poll(() => versions).toEqual([1, 2]);
  const { changes } = await readChanges(own, { order: order._id }, eva);
  expect(changes).toMatchObject([{ state: 'accepted' }]);
});
