import { type Order, type OrderMailKind, paths, type Watcher, watcherLimits } from '@freight/contract';
import { call } from '@freight/testing/requests';
import { expect, test } from 'vitest';
import { eq } from '#db/drizzle.ts';
import { mails } from '#db/schema/accounts.ts';
import { orderWatchers } from '#db/schema/orderWatchers.ts';
import { isHeldUp } from '#dispatch/journey.ts';
import { failAttempt } from '#testing/failAttempt.ts';
import { orderTransport } from '#testing/orders.ts';
import { openTestServer, type TestUser } from '#testing/server.ts';

const day = 24 * 3_600_000;
const server = await openTestServer();
const anna = await server.verifiedUser({ firstName: 'PostNord:betala-49kr', language: 'en' });

const add = (order: string, email: string, kinds: readonly string[], { headers }: TestUser = anna) =>
  call(server, 'POST', paths.watchers(order), { headers, body: { email, kinds } });
const list = async (order: string) => {
  const { body } = await call(server, 'GET', paths.watchers(order), { headers: anna.headers });
  return (body as { data: Watcher[] }).data;
};
const mailsTo = async (email: string) =>
  (await server.database.db.select().from(mails).where(eq(mails.recipient, email))).map(
    ({ subject, bodyText, bodyHtml, extras }) => ({
      subject,
      bodyText: bodyText.replace(/\s+/g, ' '),
      bodyHtml,
      unsubscribe: extras?.unsubscribe ?? '',
    }),
  );
const stop = (link: string, all = '') =>
  fetch(server.url + new URL(link).pathname + new URL(link).search + all, { method: 'POST' });

test('people get the mails that were chosen for them, each once, and no words of the order [R6]', async () => {
  const { _id, orderId } = await orderTransport(server, anna);
  const kinds: OrderMailKind[] = ['delivered', 'onTheWay'];
  const answer = await add(_id, 'site@example.com', kinds);
  expect(answer.status).toBe(201);
  await add(_id, 'hall@example.com', ['delivered']);
  expect((await list(orderId)).map(({ email, kinds }) => [email, kinds])).toEqual([
    ['site@example.com', ['onTheWay', 'delivered']],
    ['hall@example.com', ['delivered']],
  ]);
  await server.advance(2 * day);
  const all = await mailsTo('site@example.com');
  expect(all.map(({ subject }) => subject)).toEqual([
    'The parcel to Stockholm is on its way',
    'The parcel has arrived in Stockholm',
  ]);
  expect(all[0]?.bodyHtml).toContain('has asked us to write to you');
  expect(all[0]?.bodyText).toContain(orderId);
  expect(JSON.stringify(all)).not.toMatch(/49kr|order-details|settings/);
  expect((await mailsTo('hall@example.com')).map(({ subject }) => subject)).toEqual([
    'The parcel has arrived in Stockholm',
  ]);
  expect((await add(_id, 'late@example.com', ['late'])).body).toMatchObject({ code: 'notWatchable' });
  expect(await list(_id)).toHaveLength(2);
  await server.advance(31 * day);
  expect(await list(_id)).toEqual([]);
});

test('each ends it by the link of a mail, for this order or for all, and cannot be added to it again [R6]', async () => {
  const { _id } = await orderTransport(server, anna);
  await add(_id, 'One@example.com', ['onTheWay', 'delivered']);
  await add(_id, 'all@example.com', ['onTheWay', 'delivered']);
  while ((await mailsTo('all@example.com')).length === 0) await server.advance(20 * 60_000);
  const [[one], [all]] = [await mailsTo('One@example.com'), await mailsTo('all@example.com')];
  const page = await fetch(
    server.url + new URL(one?.unsubscribe ?? '').pathname + new URL(one?.unsubscribe ?? '').search,
  );
  expect((await page.text()).match(/<button>/g)).toHaveLength(2);
  // Opening the page changes nothing: scanners open every link.
  expect((await list(_id)).every(({ endedAt }) => endedAt === undefined)).toBe(true);
  expect((await stop(one?.unsubscribe ?? '')).status).toBe(200);
  expect((await stop(all?.unsubscribe ?? '', '&all=1')).status).toBe(200);
  expect((await list(_id)).every(({ endedAt }) => endedAt)).toBe(true);
  expect((await add(_id, 'one@example.com', ['delivered'])).body).toMatchObject({ code: 'watcherEnded' });
  const [first] = await list(_id);
  const removal = call(server, 'DELETE', paths.watcher(_id, first?.id ?? ''), { headers: anna.headers });
  expect((await removal).body).toMatchObject({ code: 'watcherNotFound' });
  await server.advance(2 * day);
  expect(await mailsTo('One@example.com')).toHaveLength(1);

  const next = await orderTransport(server, anna);
  expect((await add(next._id, 'one@example.com', ['onTheWay'])).status).toBe(201);
  // Nobody learns from the answer who has refused.
  expect((await add(next._id, 'all@example.com', ['onTheWay'])).status).toBe(201);
  await server.advance(2 * day);
  expect(await mailsTo('one@example.com')).toHaveLength(1);
  expect(await mailsTo('all@example.com')).toHaveLength(1);
});

test('the customer changes what a person is told, and ends it; others see nothing of it [R6]', async () => {
  const { _id } = await orderTransport(server, anna);
  await add(_id, 'bo@example.com', ['onTheWay']);
  const again = await add(_id, 'BO@example.com', ['ended']);
  expect(again).toMatchObject({ status: 200, body: { data: { email: 'bo@example.com', kinds: ['ended'] } } });
  const eve = await server.verifiedUser();
  expect((await add(_id, 'eve@example.com', ['ended'], eve)).status).toBe(404);
  const [bo] = await list(_id);
  const path = paths.watcher(_id, bo?.id ?? '');
  expect((await call(server, 'DELETE', path, { headers: eve.headers })).status).toBe(404);
  expect((await call(server, 'DELETE', path, { headers: anna.headers })).status).toBe(200);
  expect(await list(_id)).toEqual([]);
});

test('takes addresses and kinds only, and few people, also of calls at once [R6]', async () => {
  const { _id } = await orderTransport(server, anna);
  for (const [email, kinds] of [
    ['a@example.com,b@example.com', ['late']],
    ['nobody', ['late']],
    ['a@example.com', []],
    ['a@example.com', ['everything']],
  ] as const)
    expect((await add(_id, email, kinds)).status).toBe(400);
  const many = Array.from({ length: watcherLimits.people + 3 }, (_, index) => `p${index}@example.com`);
  const answers = await Promise.all(many.map((email) => add(_id, email, ['late'])));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(watcherLimits.people);
  const stored = await server.database.db.select().from(orderWatchers).where(eq(orderWatchers.orderId, _id));
  expect(stored).toHaveLength(watcherLimits.people);
});

test('sends one mailbox at most twenty mails a day, over orders and spellings [R6]', async () => {
  for (let count = 0; count < 3; count += 1) {
    const { _id } = await orderTransport(server, anna);
    for (let person = 0; person < watcherLimits.people; person += 1)
      expect((await add(_id, `mailbox+${person}@example.com`, ['onTheWay'])).status).toBe(201);
  }
  await server.advance(2 * day);
  const all = await server.database.db.select({ to: mails.recipient }).from(mails);
  expect(all.filter(({ to }) => to.startsWith('mailbox+'))).toHaveLength(20);
});

/** An order that nothing holds up, watched for delays by one person. */
async function watched(email: string): Promise<Order> {
  const order = await orderTransport(server, anna);
  if (isHeldUp(order._id)) return watched(email);
  await add(order._id, email, ['late']);
  return order;
}

test('tells who has chosen it that it is late, why, and that it has caught up [R6]', async () => {
  const { orderId } = await watched('late@example.com');
  await server.delay(
    orderId,
    { before: 'inTransit', minutes: 130, reason: 'queueAtPickup' },
    { before: 'outForDelivery', minutes: -100 },
  );
  await server.advance(2 * day);
  const told = await mailsTo('late@example.com');
  expect(told.map(({ subject }) => subject)).toEqual([
    'The parcel to Stockholm will be late',
    'The parcel to Stockholm will be on time',
  ]);
  expect(told[0]?.bodyText).toContain('a queue at the pickup');
});

test('never says that a home was empty [R6]', async () => {
  const { orderId } = await watched('door@example.com');
  await failAttempt(server, orderId);
  const [told] = await mailsTo('door@example.com');
  expect(told?.subject).toBe('The parcel to Stockholm will be late');
  expect(told?.bodyText).not.toMatch(/at home|nobody|Reason/i);
});
