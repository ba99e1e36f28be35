import { claimKinds, paths } from '@freight/contract';
import { claimAnswer, claimsAnswer, errorAnswer } from '@freight/contract/schemas';
import { type Answer, call } from '@freight/testing/requests';
import { expect, test } from 'vitest';
import { eq } from '#db/drizzle.ts';
import { claims } from '#db/schema/claims.ts';
import { orders } from '#db/schema/orders.ts';
import { endOfDay } from '#orderFacts/deliveryDays.ts';
import { sendClaim, shareOrder } from '#testing/claims.ts';
import { deliverTransport, orderTransport } from '#testing/orders.ts';
import { openTestServer, type TestUser } from '#testing/server.ts';
import { readCaseNumber } from './caseNumber.ts';

const day = 24 * 3_600_000;
const server = await openTestServer();
const [anna, bo] = [await server.verifiedUser(), await server.verifiedUser()];

interface Subject {
  order?: string;
  share?: string;
}
const readAnswer = (subject: Subject, user?: TestUser) =>
  call(server, 'POST', paths.claimsOfOrder, { body: subject, ...(user && { headers: user.headers }) });
const read = async (subject: Subject, user?: TestUser) =>
  claimsAnswer.parse((await readAnswer(subject, user)).body).data;
const claimOf = ({ body }: Answer) => claimAnswer.parse(body).data;
const refusalOf = ({ status, body }: Answer) => [status, errorAnswer.parse(body).code];
const storedOf = (orderId: string) =>
  server.database.db.select().from(claims).where(eq(claims.orderId, orderId));

test('lists until when each kind can be reported, and stores a claim that the customer reads again [K6]', async () => {
  const order = await deliverTransport(server, anna);
  // Once an order is delivered, its expected delivery is when that was.
  const delivered = new Date(order.estimatedDelivery ?? '');
  const { kinds } = await read({ order: order.orderId }, anna);
  expect(kinds).toEqual([
    { kind: 'damaged', until: endOfDay(delivered, 7).toISOString() },
    { kind: 'missing', until: endOfDay(delivered, 7).toISOString() },
    { kind: 'wrongParcel', until: endOfDay(delivered, 14).toISOString() },
    { kind: 'notMyDoor', until: endOfDay(delivered, 7).toISOString() },
  ]);
  const body = { order: order._id, text: '  The lid\nis broken. ', value: 1234.5 };
  const answer = await sendClaim(server, body, anna);
  expect(answer.status).toBe(201);
  const claim = claimOf(answer);
  expect(claim).toMatchObject({
    kind: 'damaged',
    text: 'The lid\nis broken.',
    value: 1234.5,
    pictures: 0,
    state: 'received',
    answerBy: endOfDay(new Date(claim.createdAt), 14).toISOString(),
  });
  expect(readCaseNumber(claim.caseNumber.toLowerCase().replaceAll('-', ' '))).toBe(claim.caseNumber);
  expect(await read({ order: order._id }, anna)).toEqual({ kinds, claims: [claim] });
});

test('exists neither for another customer nor for visitors who have the number [K6]', async () => {
  const order = await deliverTransport(server, anna);
  const claim = claimOf(await sendClaim(server, { order: order._id }, anna));
  for (const name of [order._id, order.orderId]) {
    expect(refusalOf(await readAnswer({ order: name }, bo))).toEqual([404, 'transportNotFound']);
    expect(refusalOf(await sendClaim(server, { order: name }, bo))).toEqual([404, 'transportNotFound']);
    expect(refusalOf(await readAnswer({ order: name }))).toEqual([401, 'noToken']);
    expect(refusalOf(await sendClaim(server, { order: name }))).toEqual([401, 'noToken']);
  }
  const tracked = await call(server, 'GET', paths.tracking(order.orderId));
  expect(JSON.stringify(tracked.body)).not.toContain(claim.caseNumber);
  expect(await storedOf(order._id)).toHaveLength(1);
});

test('takes the claim of a link that allows it, and keeps it apart from that of the customer [K6]', async () => {
  const order = await deliverTransport(server, anna);
  const { share } = await shareOrder(server, order, anna);
  const own = claimOf(await sendClaim(server, { order: order._id }, anna));
  // The same key, because a key belongs to its reporter.
  const answer = await sendClaim(server, { share, kind: 'missing' });
  expect(answer.status).toBe(201);
  const linked = await read({ share });
  expect(linked).toMatchObject({ claims: [claimOf(answer)] });
  expect(linked.kinds.map(({ kind }) => kind)).toEqual([...claimKinds, 'notMyDoor']);
  expect((await read({ order: order._id }, anna)).claims).toEqual([own]);
  const text = JSON.stringify([linked, answer.body]);
  for (const secret of [order.orderId, order._id, anna.userId, own.caseNumber])
    expect(text).not.toContain(secret);
});

test('refuses a link that does not allow claims, and one that was withdrawn [K6]', async () => {
  const order = await deliverTransport(server, anna);
  const plain = await shareOrder(server, order, anna, []);
  for (const answer of [await readAnswer(plain), await sendClaim(server, { share: plain.share })])
    expect(refusalOf(answer)).toEqual([403, 'claimsNotAllowed']);
  const open = await shareOrder(server, order, anna);
  expect((await sendClaim(server, { share: open.share })).status).toBe(201);
  await call(server, 'DELETE', paths.share(order._id, open.id), { headers: anna.headers });
  for (const share of [open.share, 'A'.repeat(22)]) {
    expect(refusalOf(await readAnswer({ share }))).toEqual([404, 'packageNotFound']);
    expect(refusalOf(await sendClaim(server, { share }))).toEqual([404, 'packageNotFound']);
  }
  // What was reported stays with the company.
  expect(await storedOf(order._id)).toHaveLength(1);
});

test('stores a claim once when it is sent again, also three times in parallel [K6]', async () => {
  const order = await deliverTransport(server, anna);
  const send = () => sendClaim(server, { order: order._id, key: 'sent again' }, anna);
  const answers = await Promise.all([send(), send(), send()]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 201]);
  expect(new Set(answers.map((answer) => claimOf(answer).caseNumber)).size).toBe(1);
  // Also when the time for it is over meanwhile.
  await server.advance(20 * day);
  expect(claimOf(await send())).toEqual(claimOf(answers[0] as Answer));
  expect(await storedOf(order._id)).toHaveLength(1);
});

test('refuses other contents under the key of a stored claim [K6]', async () => {
  const order = await deliverTransport(server, anna);
  await sendClaim(server, { order: order._id }, anna);
  for (const other of [{ text: 'Another text' }, { kind: 'missing' as const }, { value: 5 }]) {
    const answer = await sendClaim(server, { order: order._id, ...other }, anna);
    expect(refusalOf(answer)).toEqual([409, 'claimDiffers']);
  }
  expect(await storedOf(order._id)).toHaveLength(1);
});

test('refuses each kind after its deadline, and every kind after the last one [K6]', async () => {
  const order = await deliverTransport(server, anna);
  const kindsNow = async () => (await read({ order: order._id }, anna)).kinds.map(({ kind }) => kind);
  expect(await kindsNow()).toEqual(['damaged', 'missing', 'wrongParcel', 'notMyDoor']);
  await server.advance(8 * day);
  expect(await kindsNow()).toEqual(['wrongParcel']);
  expect(refusalOf(await sendClaim(server, { order: order._id }, anna))).toEqual([409, 'claimTooLate']);
  const wrong = { order: order._id, kind: 'wrongParcel' as const };
  expect((await sendClaim(server, wrong, anna)).status).toBe(201);
  await server.advance(7 * day);
  const late = await sendClaim(server, { ...wrong, key: 'the second attempt' }, anna);
  expect(refusalOf(late)).toEqual([409, 'claimTooLate']);
  expect(await read({ order: order._id }, anna)).toMatchObject({
    kinds: [],
    claims: [{ kind: 'wrongParcel' }],
  });
});

test('is closed until an order is delivered, and for one that came back [K6]', async () => {
  const order = await orderTransport(server, anna);
  const refused = async () => {
    expect(await read({ order: order._id }, anna)).toEqual({ kinds: [], claims: [] });
    expect(refusalOf(await sendClaim(server, { order: order._id }, anna))).toEqual([409, 'notClaimable']);
  };
  await refused();
  await server.database.db.update(orders).set({ status: 'returned' }).where(eq(orders.id, order._id));
  await refused();
});

test('takes ten claims of a reporter about an order, also when eleven come in parallel [K6]', async () => {
  const order = await deliverTransport(server, anna);
  const send = (index: number) => sendClaim(server, { order: order._id, key: `attempt ${index}` }, anna);
  const answers = await Promise.all(Array.from({ length: 11 }, (_, index) => send(index)));
  const refused = answers.filter(({ status }) => status !== 201);
  expect(refused.map(refusalOf)).toEqual([[409, 'tooManyClaims']]);
  const { kinds, claims: made } = await read({ order: order._id }, anna);
  expect([kinds, made.length]).toEqual([[], 10]);
});

test('answers 400 to a body that is not valid [K6]', async () => {
  const order = await deliverTransport(server, anna);
  const { share } = await shareOrder(server, order, anna);
  const bodies = [
    { order: order._id, share },
    { order: order._id, kind: 'late' as never },
    { order: order._id, text: ' ' },
    { order: order._id, text: 'x'.repeat(4_001) },
    { order: order._id, value: -1 },
    { order: order._id, key: 'short' },
    { order: order._id, pictures: Array.from({ length: 6 }, (_, index) => `${index}`) },
    {},
  ];
  for (const body of bodies)
    expect(refusalOf(await sendClaim(server, body, anna))).toEqual([400, 'fieldInvalid']);
  expect(refusalOf(await readAnswer({}, anna))).toEqual([400, 'fieldInvalid']);
  expect(await storedOf(order._id)).toEqual([]);
});

test('limits how often a reporter sends claims, and how often an address guesses a link [K6]', async () => {
  const own = await openTestServer({ rateLimits: true });
  const eva = await own.verifiedUser();
  const order = await deliverTransport(own, eva);
  const statuses: number[] = [];
  for (let index = 0; index < 21; index += 1)
    statuses.push((await sendClaim(own, { order: order._id }, eva)).status);
  expect([statuses[0], statuses[19], statuses[20]]).toEqual([201, 200, 429]);
  const guesses: number[] = [];
  for (let index = 0; index < 61; index += 1) {
    const body = { share: `${index}`.padStart(22, 'A') };
    guesses.push((await call(own, 'POST', paths.claimsOfOrder, { body })).status);
  }
  expect([guesses[0], guesses[59], guesses[60]]).toEqual([404, 404, 429]);
});

test('goes with its order [K6]', async () => {
  const order = await deliverTransport(server, anna);
  await sendClaim(server, { order: order._id }, anna);
  await server.database.db.delete(orders).where(eq(orders.id, order._id));
  expect(await storedOf(order._id)).toEqual([]);
});
