import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { createAnswer, errorAnswer } from '@freight/contract/schemas';
import { anOrderRequest, requestQuote, sendOrder } from '@freight/server/testing';
import { appears } from '@freight/testing/patience';
import pg from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { count, sql } from '#db/drizzle.ts';
import { orderAttempts, orders } from '#db/schema/orders.ts';
import { connectLive } from '#testing/liveClient.ts';
import { openOnPostgres } from '#testing/onPostgres.ts';

const { server, postgres, url } = await openOnPostgres();
const anna = await server.verifiedUser();
const routeId = (await requestQuote(server)).routeId;

/** Keeps every order of Anna's waiting until it is let go, as a slow disk would. */
async function holdOrders(): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString: postgres.direct(url) });
  await client.connect();
  await client.query('begin');
  await client.query('select 1 from users where id = $1 for update', [anna.userId]);
  let isHeld = true;
  const release = async () => {
    if (!isHeld) return;
    isHeld = false;
    await client.query('rollback');
    await client.end();
  };
  onTestFinished(release);
  return release;
}

const order = (key: string, parts: Parameters<typeof anOrderRequest>[1] = {}) =>
  sendOrder(server, anna, anOrderRequest(routeId, parts), key);

async function stored() {
  const { db } = server.database;
  const [made] = await db.select({ orders: count() }).from(orders);
  const [claimed] = await db.select({ attempts: count() }).from(orderAttempts);
  const { rows } = (await db.execute(
    sql`select count(*)::int as mails from mails where recipient = ${anna.email}`,
  )) as unknown as { rows: { mails: number }[] };
  return { orders: made?.orders ?? 0, attempts: claimed?.attempts ?? 0, mails: rows[0]?.mails ?? 0 };
}

test('answers 503 when too many orders wait, and stores each accepted order once [ORDER-02]', async () => {
  const before = await stored();
  const visitor = await connectLive(server, { token: anna.token });
  const release = await holdOrders();
  const sent = new Map<string, Promise<Response>>();
  const send = () => {
    const key = randomUUID();
    const answer = order(key);
    sent.set(key, answer);
    return answer;
  };
  for (let index = 0; index < 80; index += 1) void send();
  await vi.waitFor(
    async () => {
      const answer = await Promise.race([send(), pause(100)]);
      expect(answer?.status).toBe(503);
      expect(Number(answer?.headers.get('retry-after'))).toBeGreaterThan(0);
    },
    { timeout: appears, interval: 20 },
  );
  const busy = 'Too many orders at the moment. Please try again in a few seconds.';
  expect(await visitor.ask('createTransport', anOrderRequest(routeId))).toEqual({
    success: false,
    message: busy,
    code: 'unavailable',
    retryAfter: 2,
  });
  // All other calls still work.
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  await requestQuote(server);
  await release();

  const answers = await Promise.all([...sent].map(async ([key, answer]) => [key, await answer] as const));
  const refused = answers.filter(([, { status }]) => status === 503);
  const accepted = answers.filter(([, { status }]) => status === 201);
  expect(accepted.length + refused.length).toBe(answers.length);
  expect(accepted.length).toBeGreaterThanOrEqual(64);
  for (const [, answer] of refused) expect(errorAnswer.parse(await answer.json()).message).toBe(busy);
  expect((await stored()).orders - before.orders).toBe(accepted.length);

  for (const [key] of refused) expect((await order(key)).status).toBe(201);
  for (const [key, answer] of accepted.slice(0, 3)) {
    const again = await order(key);
    expect(again.status).toBe(200);
    const id = async (response: Response) => createAnswer.parse(await response.json()).data.transport._id;
    expect(await id(again)).toBe(await id(answer));
  }
  const after = await stored();
  expect([after.orders - before.orders, after.attempts - before.attempts]).toEqual([sent.size, sent.size]);
  expect(after.mails - before.mails).toBeGreaterThan(0);
});

test('orders stored together succeed or fail independently [ORDER-02]', async () => {
  await order('earlier', { specialInstruction: 'Något annat' });
  // Something only the database knows.
  await server.database.db.execute(sql`
    create function refuse() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$`);
  await server.database.db.execute(sql`
    create trigger refuse before insert on orders for each row when (new.receiver->>'name' = 'Nobody') execute function refuse()`);
  const before = await stored();
  const release = await holdOrders();
  const other = { name: 'Nobody', phoneNr: '+46 70 174 06 20', email: '' };
  const answers = [
    order('first'),
    order('good'),
    order('good'),
    sendOrder(server, anna, anOrderRequest('e'.repeat(24)), 'unknown'),
    order('earlier'),
    order('other', { receiverContactInfo: other }),
    order('last'),
  ];
  // When a later call is answered, all earlier ones have arrived.
  await requestQuote(server);
  await release();
  const statuses = (await Promise.all(answers)).map(({ status }) => status);
  expect(statuses.slice(1, 3).sort()).toEqual([200, 201]);
  expect([statuses[0], ...statuses.slice(3)]).toEqual([201, 404, 409, 500, 201]);
  const after = await stored();
  expect([after.orders - before.orders, after.attempts - before.attempts]).toEqual([3, 3]);
  expect(after.mails - before.mails).toBe(3);
  // What was refused can be sent again.
  expect((await order('unknown')).status).toBe(201);
  expect((await order('other')).status).toBe(201);
});

test("stores a repeated order once, and another customer's order under the same key [ORDER-02]", async () => {
  const bo = await server.verifiedUser();
  await order('shared', { specialInstruction: 'Något annat' });
  const before = await stored();
  const release = await holdOrders();
  // The first one is being stored; what comes meanwhile would go together.
  const answers = [
    order('waiting'),
    order('twin'),
    order('twin'),
    order('shared'),
    sendOrder(server, bo, anOrderRequest(routeId), 'shared'),
  ];
  await requestQuote(server);
  await release();
  const [waiting, one, other, mine, his] = (await Promise.all(answers)).map(({ status }) => status);
  expect([waiting, mine, his]).toEqual([201, 409, 201]);
  expect([one, other].sort()).toEqual([200, 201]);
  const after = await stored();
  expect([after.orders - before.orders, after.attempts - before.attempts]).toEqual([3, 3]);
});
