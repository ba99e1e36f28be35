import { linkChangeKinds, type WantedChange } from '@freight/contract';
import { changeQuoteAnswer } from '@freight/contract/schemas';
import { expect, test } from 'vitest';
import { eq } from '#db/drizzle.ts';
import { changes } from '#db/schema/changes.ts';
import { orders } from '#db/schema/orders.ts';
import { dayOf, daysAfter, isSunday } from '#orderFacts/deliveryDays.ts';
import {
  changesOf,
  doorCode,
  farAway,
  laterDay,
  lidingö,
  orderWithStops,
  quoteChange,
  readChanges,
  refusalOf,
  type Subject,
  sendChange,
  solna,
} from '#testing/changes.ts';
import { shareOrder } from '#testing/claims.ts';
import { deliverTransport, orderTransport } from '#testing/orders.ts';
import { openTestServer } from '#testing/server.ts';

const server = await openTestServer();
const anna = await server.verifiedUser();

const storedOf = (orderId: string) =>
  server.database.db.select().from(changes).where(eq(changes.orderId, orderId));
const linkTo = (order: { _id: string }) => shareOrder(server, order, anna, ['delivery']);
const quote = async (subject: Subject, change: WantedChange) =>
  changeQuoteAnswer.parse((await quoteChange(server, subject, change, anna)).body).data;

test('lets the holder of a link change two stops before the delivery, and no caller one stop before it [K4]', async () => {
  const order = await orderWithStops(server, anna, 2);
  const { share } = await linkTo(order);
  const twoBefore = await readChanges(server, { share });
  expect(twoBefore.kinds.map(({ isOpen }) => isOpen)).toEqual([true, true, true, true]);
  expect(Date.parse(twoBefore.kinds[0]?.until ?? '')).toBeGreaterThan(Date.now());
  expect((await sendChange(server, { share })).status).toBe(201);
  await server.driveToStops(order.orderId, 1);
  const oneBefore = await readChanges(server, { share });
  const closed = { isOpen: false, stops: 1, reason: 'tooLate' };
  expect(oneBefore.kinds).toEqual(linkChangeKinds.map((kind) => ({ kind, ...closed })));
  const late = { key: 'the second attempt', seen: 1 };
  expect(refusalOf(await sendChange(server, { share }, late))).toEqual([409, 'changeTooLate']);
  expect(refusalOf(await sendChange(server, { order: order._id }, late, anna))).toEqual([
    409,
    'changeTooLate',
  ]);
  expect(refusalOf(await quoteChange(server, { share }, doorCode))).toEqual([409, 'changeTooLate']);
  expect(await storedOf(order._id)).toHaveLength(1);
});

test('moves no delivery that is out with its last driver, and changes nothing after it [K4]', async () => {
  const order = await orderWithStops(server, anna, 2);
  const subject = { order: order._id };
  const { kinds } = await readChanges(server, subject, anna);
  expect(kinds.filter(({ isOpen }) => isOpen).map(({ kind }) => kind)).toEqual(linkChangeKinds);
  const change: WantedChange = { kind: 'otherPlace', place: solna };
  expect(refusalOf(await sendChange(server, subject, { change }, anna))).toEqual([409, 'changeTooLate']);
  const delivered = await deliverTransport(server, anna);
  const over = await readChanges(server, { order: delivered._id }, anna);
  expect(over.kinds.every(({ isOpen, reason }) => !isOpen && reason === 'tooLate')).toBe(true);
  expect(refusalOf(await sendChange(server, { order: delivered._id }, {}, anna))).toEqual([
    409,
    'changeTooLate',
  ]);
});

test('takes changes of an order on hold [K4]', async () => {
  const order = await orderTransport(server, anna);
  await server.database.db.update(orders).set({ status: 'onHold' }).where(eq(orders.id, order._id));
  const { kinds } = await readChanges(server, { order: order._id }, anna);
  expect(kinds.every(({ isOpen }) => isOpen)).toBe(true);
  expect((await sendChange(server, { order: order._id }, {}, anna)).status).toBe(201);
});

test('refuses a day that is past, too far ahead or a Sunday, and quotes it with the reason [K4]', async () => {
  const order = await orderTransport(server, anna);
  const subject = { order: order._id };
  const today = dayOf(server.orders.now());
  const sunday = [1, 2, 3, 4, 5, 6, 7].map((days) => daysAfter(today, days)).find(isSunday) ?? '';
  const bad = [today, daysAfter(today, -1), daysAfter(today, 15), sunday];
  for (const [seen, day] of bad.entries()) {
    const change: WantedChange = { kind: 'otherDay', day };
    expect(await quote(subject, change)).toEqual({ fee: 0, reason: 'noDeliveryThatDay' });
    const answer = await sendChange(server, subject, { change, seen, key: `attempt ${seen}` }, anna);
    expect(answer.status).toBe(201);
    expect(changesOf(answer).changes.at(-1)).toMatchObject({ state: 'refused', reason: 'noDeliveryThatDay' });
  }
  const day = laterDay(server, 3);
  const { fee, arrival: { from = '', to = '' } = {} } = await quote(subject, { kind: 'otherDay', day });
  // In the middle of the window, which may begin on the day before.
  const expected = new Date((Date.parse(from) + Date.parse(to)) / 2);
  expect([fee, dayOf(expected)]).toEqual([0, day]);
});

test('keeps the change that waits when a newer one of its kind cannot be done [K4]', async () => {
  const order = await orderTransport(server, anna);
  const subject = { order: order._id };
  const good: WantedChange = { kind: 'otherDay', day: laterDay(server, 3) };
  const bad: WantedChange = { kind: 'otherDay', day: dayOf(server.orders.now()) };
  await sendChange(server, subject, { change: good }, anna);
  const answer = await sendChange(server, subject, { change: bad, seen: 1, key: 'the second attempt' }, anna);
  expect(changesOf(answer).changes.map(({ state }) => state)).toEqual(['waiting', 'refused']);
});

test('charges the longer way to another place, and refuses another fee and a place too far away [K4]', async () => {
  const order = await orderTransport(server, anna);
  const subject = { order: order._id };
  const farther: WantedChange = { kind: 'otherPlace', place: lidingö };
  const { fee, arrival } = await quote(subject, farther);
  expect(fee).toBeGreaterThan(0);
  expect(Date.parse(arrival?.from ?? '')).toBeGreaterThan(Date.now());
  for (const shown of [0, fee + 1]) {
    const answer = await sendChange(server, subject, { change: farther, fee: shown }, anna);
    expect([answer.status, answer.body]).toMatchObject([
      409,
      { code: 'feeDiffers', data: { version: 0, changes: [], fee } },
    ]);
  }
  const nearer: WantedChange = { kind: 'otherPlace', place: solna };
  expect(await quote(subject, nearer)).toMatchObject({ fee: 0 });
  const far: WantedChange = { kind: 'otherPlace', place: farAway };
  expect(await quote(subject, far)).toEqual({ fee: 0, reason: 'tooFar' });
  const refused = await sendChange(server, subject, { change: far }, anna);
  expect(changesOf(refused).changes).toMatchObject([{ state: 'refused', reason: 'tooFar' }]);
  const elsewhere: WantedChange = {
    kind: 'otherPlace',
    place: { ...lidingö, formattedAddress: 'Kungsgatan 1, 411 19 Göteborg, Sverige', city: 'Göteborg' },
  };
  expect(refusalOf(await sendChange(server, subject, { change: elsewhere, fee, seen: 1 }, anna))).toEqual([
    400,
    'addressElsewhere',
  ]);
});
