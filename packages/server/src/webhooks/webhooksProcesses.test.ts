import { longTestEnds, testEnds } from '@freight/testing/patience';
import { expect, test, vi } from 'vitest';
import { isHeldUp } from '#dispatch/journey.ts';
import { startTwoServers } from '#testing/onPostgres.ts';
import { orderFrom, partnerWithWebhook, startReceiver, verify } from '#testing/webhooks.ts';
import { listDeliveries, pauses, replayMessages } from './messages.ts';

vi.setConfig({ testTimeout: longTestEnds });

const hour = 3_600_000;
const patiently = { timeout: testEnds };

test('two processes send every event once and in the order of its order, while a third of the attempts fails', async () => {
  const { one, other } = await startTwoServers({ localWebhooks: true });
  const receiver = await startReceiver();
  let requests = 0;
  /** Orders with an event that is being received now. */
  const busy = new Set<string>();
  let together = 0;
  const failures = new Map<unknown, number>();
  receiver.answer = ({ headers, event }, response) => {
    requests += 1;
    const id = headers['webhook-id'];
    const failed = failures.get(id) ?? 0;
    // Twice at most: the third pause is long.
    const status = requests % 3 === 0 && failed < 2 ? 503 : 204;
    if (status === 503) failures.set(id, failed + 1);
    if (busy.has(event.data.orderId)) together += 1;
    busy.add(event.data.orderId);
    setTimeout(() => {
      busy.delete(event.data.orderId);
      response.writeHead(status).end();
    }, 10);
  };
  const { origin, secret } = await partnerWithWebhook(one, receiver.url);
  const anna = await one.verifiedUser();
  const placed = [];
  while (placed.length < 6) {
    const order = await orderFrom(origin, one, anna);
    if (!isHeldUp(order._id)) placed.push(order);
  }
  for (let step = 0; step < 5; step += 1)
    await Promise.all([one, other].map((server) => server.advance(4 * hour)));
  const waiting = async () => {
    for (const server of [one, other]) server.passTime(pauses[0]);
    const deliveries = await listDeliveries(one.database.db, 'Shop', 1_000);
    return deliveries.filter(({ message }) => message.deliveredAt === null).length;
  };
  await expect.poll(waiting, { ...patiently, interval: 300 }).toBe(0);
  const deliveries = (await listDeliveries(one.database.db, 'Shop', 1_000)).reverse();
  expect(deliveries.length).toBeGreaterThan(placed.length * 7);
  expect(receiver.accepted.toSorted()).toEqual(deliveries.map(({ message }) => message.id).toSorted());
  for (const { _id } of placed) {
    const ids = deliveries.filter(({ message }) => message.orderId === _id).map(({ message }) => message.id);
    expect(receiver.accepted.filter((id) => ids.includes(id))).toEqual(ids);
  }
  expect(together).toBe(0);
  for (const received of receiver.received) verify(secret, received);

  // A replay from one process while both send.
  receiver.accepted.length = 0;
  const again = await replayMessages(
    other.database.db,
    'Shop',
    { since: new Date(0) },
    new Date(other.parts.now()),
  );
  expect(again).toBe(deliveries.length);
  await expect.poll(waiting, { ...patiently, interval: 300 }).toBe(0);
  for (const { _id } of placed) {
    const ids = deliveries.filter(({ message }) => message.orderId === _id).map(({ message }) => message.id);
    expect(receiver.accepted.filter((id) => ids.includes(id))).toEqual(ids);
  }
  expect(together).toBe(0);
});

test('another process sends what a process has claimed and never sent', async () => {
  const { one, other } = await startTwoServers({ localWebhooks: true });
  const receiver = await startReceiver();
  const { origin } = await partnerWithWebhook(one, receiver.url);
  const anna = await one.verifiedUser();
  receiver.answer = () => {};
  await orderFrom(origin, one, anna);
  await expect.poll(() => receiver.received.length, patiently).toBe(1);
  receiver.answer = (_, response) => void response.writeHead(204).end();
  // As if the first one had died: its claim runs out before its attempt has ended.
  other.passTime(60_000);
  await expect.poll(() => receiver.accepted.length, patiently).toBe(2);
  expect(receiver.accepted[0]).toBe(receiver.received[0]?.headers['webhook-id']);
});
