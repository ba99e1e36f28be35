import { changeKinds, linkChangeKinds, paths, type WantedChange } from '@freight/contract';
import { type Answer, call } from '@freight/testing/requests';
import { expect, test } from 'vitest';
import { eq } from '#db/drizzle.ts';
import { changes } from '#db/schema/changes.ts';
import { orders } from '#db/schema/orders.ts';
import {
  changeIdOf,
  changesOf,
  doorCode,
  quoteChange,
  readChanges,
  refusalOf,
  type Subject,
  sendChange,
  solna,
  textChanges,
  withdrawChange,
} from '#testing/changes.ts';
import { shareOrder } from '#testing/claims.ts';
import { orderTransport } from '#testing/orders.ts';
import { openTestServer, type TestUser } from '#testing/server.ts';

const server = await openTestServer();
const [anna, bo] = [await server.verifiedUser(), await server.verifiedUser()];

const readAnswer = (subject: Subject, user?: TestUser) =>
  call(server, 'POST', paths.changesOfOrder, { body: subject, ...(user && { headers: user.headers }) });
const storedOf = (orderId: string) =>
  server.database.db.select().from(changes).where(eq(changes.orderId, orderId));
const linkTo = (order: { _id: string }) => shareOrder(server, order, anna, ['delivery']);

test('lists what can be changed until when, and stores a change that the customer reads again [K4]', async () => {
  const order = await orderTransport(server, anna);
  const { version, kinds, changes: none } = await readChanges(server, { order: order.orderId }, anna);
  expect([version, none]).toEqual([0, []]);
  expect(kinds.map(({ kind }) => kind)).toEqual(changeKinds);
  const expected = Date.parse(order.estimatedDelivery ?? '');
  for (const { kind, isOpen, until = '', stops } of kinds) {
    if (kind === 'pickupDay') continue;
    const isMoving = kind === 'otherDay' || kind === 'otherPlace';
    expect([kind, isOpen, stops]).toEqual([kind, true, isMoving ? undefined : 1]);
    // The last leg takes twenty minutes.
    const before = expected - Date.parse(until);
    expect(before).toBeLessThanOrEqual(20 * 60_000);
    expect(before).toBeGreaterThan(isMoving ? 20 * 60_000 - 2_000 : 4 * 60_000);
  }
  const answer = await sendChange(server, { order: order._id }, {}, anna);
  expect(answer.status).toBe(201);
  const stored = changesOf(answer);
  expect(stored).toMatchObject({
    version: 1,
    changes: [{ kind: 'doorCode', state: 'waiting', by: 'customer', isOwn: true, fee: 0, text: '1234' }],
  });
  expect(await readChanges(server, { order: order._id }, anna)).toEqual(stored);
});

test('exists neither for another customer nor for visitors who have the number [K4]', async () => {
  const order = await orderTransport(server, anna);
  const id = changeIdOf(await sendChange(server, { order: order._id }, {}, anna));
  for (const name of [order._id, order.orderId]) {
    const subject = { order: name };
    for (const user of [bo, undefined]) {
      const refused = user ? [404, 'transportNotFound'] : [401, 'noToken'];
      expect(refusalOf(await readAnswer(subject, user))).toEqual(refused);
      expect(refusalOf(await quoteChange(server, subject, doorCode, user))).toEqual(refused);
      expect(refusalOf(await sendChange(server, subject, { seen: 1 }, user))).toEqual(refused);
      expect(refusalOf(await withdrawChange(server, subject, id, user))).toEqual(refused);
    }
  }
  expect(await storedOf(order._id)).toMatchObject([{ state: 'waiting' }]);
});

test('takes the first four kinds by a link that allows it, and neither another day nor another place [K4]', async () => {
  const order = await orderTransport(server, anna);
  const { share } = await linkTo(order);
  const { kinds } = await readChanges(server, { share });
  expect(kinds.map(({ kind }) => kind)).toEqual(linkChangeKinds);
  const moving: WantedChange[] = [
    { kind: 'otherDay', day: '2030-01-07' },
    { kind: 'otherPlace', place: solna },
  ];
  for (const change of moving) {
    expect(refusalOf(await sendChange(server, { share }, { change }))).toEqual([403, 'changesNotAllowed']);
    expect(refusalOf(await quoteChange(server, { share }, change))).toEqual([403, 'changesNotAllowed']);
  }
  for (const [seen, change] of textChanges.entries())
    expect((await sendChange(server, { share }, { change, seen, key: `attempt ${seen}` })).status).toBe(201);
  const stored = await storedOf(order._id);
  expect(stored.map(({ wanted }) => wanted).sort((a, b) => a.kind.localeCompare(b.kind))).toEqual(
    [...textChanges].sort((a, b) => a.kind.localeCompare(b.kind)),
  );
});

test('shows the customer all of a change, and the holder of a link only their own contents [K4]', async () => {
  const order = await orderTransport(server, anna);
  const [one, other] = [await linkTo(order), await linkTo(order)];
  const own: WantedChange = { kind: 'leaveAt', text: 'By the red door' };
  await sendChange(server, { order: order._id }, { change: textChanges[3] as WantedChange }, anna);
  await sendChange(server, { share: one.share }, { change: own, seen: 1 });
  const forCustomer = await readChanges(server, { order: order._id }, anna);
  expect(forCustomer.changes).toMatchObject([
    { kind: 'contact', by: 'customer', isOwn: true, text: 'Cecilia', phone: '+46 70 174 06 21' },
    { kind: 'leaveAt', by: 'link', isOwn: false, text: 'By the red door' },
  ]);
  const forOne = await readChanges(server, { share: one.share });
  expect(forOne.changes).toMatchObject([
    { kind: 'contact', by: 'customer', isOwn: false },
    { kind: 'leaveAt', by: 'link', isOwn: true, text: 'By the red door' },
  ]);
  expect(JSON.stringify(forOne)).not.toContain('Cecilia');
  expect(JSON.stringify(forOne)).not.toContain('174 06 21');
  const forOther = JSON.stringify(await readChanges(server, { share: other.share }));
  for (const secret of ['Cecilia', 'red door', order._id, order.orderId, anna.userId])
    expect(forOther).not.toContain(secret);
});

test('refuses a link that does not allow changes, and one that was withdrawn [K4]', async () => {
  const order = await orderTransport(server, anna);
  const { share } = await shareOrder(server, order, anna, ['claims']);
  const subject = { share };
  for (const answer of [
    await readAnswer(subject),
    await quoteChange(server, subject, doorCode),
    await sendChange(server, subject),
    await withdrawChange(server, subject, 'an id'),
  ])
    expect(refusalOf(answer)).toEqual([403, 'changesNotAllowed']);
  const open = await linkTo(order);
  const id = changeIdOf(await sendChange(server, { share: open.share }));
  await call(server, 'DELETE', paths.share(order._id, open.id), { headers: anna.headers });
  for (const gone of [{ share: open.share }, { share: 'A'.repeat(22) }]) {
    expect(refusalOf(await readAnswer(gone))).toEqual([404, 'packageNotFound']);
    expect(refusalOf(await sendChange(server, gone, { seen: 1 }))).toEqual([404, 'packageNotFound']);
    expect(refusalOf(await withdrawChange(server, gone, id))).toEqual([404, 'packageNotFound']);
  }
  expect(await storedOf(order._id)).toMatchObject([{ state: 'waiting' }]);
});

test('stores a change once when it is sent again, also three times in parallel [K4]', async () => {
  const order = await orderTransport(server, anna);
  const send = (change = doorCode) => sendChange(server, { order: order._id }, { change }, anna);
  const answers = await Promise.all([send(), send(), send()]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 201]);
  expect(new Set(answers.map(changeIdOf)).size).toBe(1);
  // Also when it is too late for a new one meanwhile.
  await server.database.db.update(orders).set({ status: 'delivered' }).where(eq(orders.id, order._id));
  const again = await send();
  expect([again.status, changeIdOf(again)]).toEqual([200, changeIdOf(answers[0] as Answer)]);
  expect(refusalOf(await send({ kind: 'doorCode', text: '9999' }))).toEqual([409, 'changeDiffers']);
  expect(await storedOf(order._id)).toHaveLength(1);
});

test('shows a person who changes at the same time what the other one did, and stores only one of the two [K4]', async () => {
  const order = await orderTransport(server, anna);
  const { share } = await linkTo(order);
  const byLink: WantedChange = { kind: 'leaveAt', text: 'By the red door' };
  const answers = await Promise.all([
    sendChange(server, { order: order._id }, {}, anna),
    sendChange(server, { share }, { change: byLink }),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  const [won, lost] = answers[0]?.status === 201 ? ['doorCode', 1] : ['leaveAt', 0];
  const { body } = answers[Number(lost)] as Answer;
  expect(body).toMatchObject({
    success: false,
    code: 'changedMeanwhile',
    data: { version: 1, changes: [{ kind: won, state: 'waiting', isOwn: false }] },
  });
  expect(await storedOf(order._id)).toHaveLength(1);
  const second = await sendChange(
    server,
    { order: order._id },
    { key: 'the second attempt', seen: 1, change: textChanges[0] as WantedChange },
    anna,
  );
  expect([second.status, changesOf(second).version]).toEqual([201, 2]);
});

test('replaces a waiting change by a newer one of its kind, also by another caller [K4]', async () => {
  const order = await orderTransport(server, anna);
  const { share } = await linkTo(order);
  await sendChange(server, { order: order._id }, {}, anna);
  await sendChange(
    server,
    { order: order._id },
    { change: textChanges[0] as WantedChange, seen: 1, key: 'the other kind' },
    anna,
  );
  const newer: WantedChange = { kind: 'doorCode', text: '9999' };
  const answer = await sendChange(server, { share }, { change: newer, seen: 2 });
  expect(changesOf(answer).changes).toMatchObject([
    { kind: 'doorCode', state: 'refused', reason: 'replaced' },
    { kind: 'instructions', state: 'waiting' },
    { kind: 'doorCode', state: 'waiting', text: '9999' },
  ]);
});

test('takes back a change that waits, twice the same way, and none that was decided [K4]', async () => {
  const order = await orderTransport(server, anna);
  const subject = { order: order._id };
  const id = changeIdOf(await sendChange(server, subject, {}, anna));
  const [first, again] = [
    await withdrawChange(server, subject, id, anna),
    await withdrawChange(server, subject, id, anna),
  ];
  expect(changesOf(first)).toMatchObject({ version: 2, changes: [{ state: 'withdrawn' }] });
  expect(changesOf(again)).toEqual(changesOf(first));
  const other = { key: 'the second attempt', seen: 2 };
  const decided = changeIdOf(await sendChange(server, subject, other, anna));
  await server.decideChanges();
  expect(refusalOf(await withdrawChange(server, subject, decided, anna))).toEqual([409, 'changeDecided']);
  expect(refusalOf(await withdrawChange(server, subject, 'unknown', anna))).toEqual([409, 'changeDecided']);
});

test('lets customers take back any change of their order, and holders of a link only their own [K4]', async () => {
  const order = await orderTransport(server, anna);
  const [one, other] = [await linkTo(order), await linkTo(order)];
  const byCustomer = changeIdOf(await sendChange(server, { order: order._id }, {}, anna));
  const byLink = changeIdOf(
    await sendChange(server, { share: one.share }, { change: textChanges[2] as WantedChange, seen: 1 }),
  );
  expect(refusalOf(await withdrawChange(server, { share: one.share }, byCustomer))).toEqual([
    409,
    'changeDecided',
  ]);
  expect(refusalOf(await withdrawChange(server, { share: other.share }, byLink))).toEqual([
    409,
    'changeDecided',
  ]);
  const foreign = await orderTransport(server, anna);
  expect(refusalOf(await withdrawChange(server, { order: foreign._id }, byLink, anna))).toEqual([
    409,
    'changeDecided',
  ]);
  expect((await withdrawChange(server, { order: order._id }, byLink, anna)).status).toBe(200);
  expect(await storedOf(order._id)).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ id: byCustomer, state: 'waiting' }),
      expect.objectContaining({ id: byLink, state: 'withdrawn' }),
    ]),
  );
});

test('takes twenty changes of an order [K4]', async () => {
  const order = await orderTransport(server, anna);
  const send = (seen: number) =>
    sendChange(server, { order: order._id }, { seen, key: `attempt ${seen}` }, anna);
  for (let seen = 0; seen < 20; seen += 1) expect((await send(seen)).status).toBe(201);
  expect(refusalOf(await send(20))).toEqual([409, 'tooManyChanges']);
});

test('answers 400 to a body that is not valid [K4]', async () => {
  const order = await orderTransport(server, anna);
  const subject = { order: order._id };
  const bad: object[] = [
    { share: 'A'.repeat(22) },
    { key: 'short' },
    { seen: -1 },
    { fee: -1 },
    { change: { kind: 'parrot', text: 'x' } },
    { change: { kind: 'doorCode', text: ' ' } },
    { change: { kind: 'doorCode', text: 'x'.repeat(21) } },
    { change: { kind: 'instructions', text: 'x'.repeat(501) } },
    { change: { kind: 'contact', text: 'Cecilia', phone: 'call me' } },
    { change: { kind: 'otherDay', day: '2026-02-30' } },
    { change: { kind: 'otherPlace', place: { ...solna, lat: 91 } } },
  ];
  for (const parts of bad) {
    const answer = await sendChange(server, subject, parts, anna);
    expect([parts, ...refusalOf(answer)]).toEqual([parts, 400, 'fieldInvalid']);
  }
  expect(await storedOf(order._id)).toEqual([]);
});

test('limits how often a caller asks for changes [K4]', async () => {
  const own = await openTestServer({ rateLimits: true });
  const eva = await own.verifiedUser();
  const order = await orderTransport(own, eva);
  const statuses: number[] = [];
  for (let index = 0; index < 41; index += 1)
    statuses.push((await sendChange(own, { order: order._id }, {}, eva)).status);
  expect([statuses[0], statuses[39], statuses[40]]).toEqual([201, 200, 429]);
});

test('goes with its order [K4]', async () => {
  const order = await orderTransport(server, anna);
  await sendChange(server, { order: order._id }, {}, anna);
  await server.database.db.delete(orders).where(eq(orders.id, order._id));
  expect(await storedOf(order._id)).toEqual([]);
});
