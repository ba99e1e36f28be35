import { paths } from '@freight/contract';
import { call } from '@freight/server/testing';
import { longTestEnds } from '@freight/testing/patience';
import { expect, test } from 'vitest';
import { isHeldUp } from '#dispatch/journey.ts';
import { startTwoServers } from '#testing/onPostgres.ts';
import { orderTransport } from '#testing/orders.ts';

const minute = 60_000;

test('two processes send one mail about each delay, when both move the orders at the same time [K1]', {
  timeout: longTestEnds,
}, async () => {
  const { one, other } = await startTwoServers();
  const anna = await one.verifiedUser({ language: 'en' });
  await call(one, 'PATCH', paths.mailChoices, { headers: anna.headers, body: { late: true } });
  const placed = [];
  while (placed.length < 4) {
    const order = await orderTransport(one, anna);
    if (!isHeldUp(order._id)) placed.push(order);
  }
  for (const { orderId } of placed)
    await one.delay(
      orderId,
      { before: 'inTransit', minutes: 130, reason: 'queueAtPickup' },
      { before: 'outForDelivery', minutes: 120, reason: 'traffic' },
    );
  for (let step = 0; step < 20; step++)
    await Promise.all([one, other].map((server) => server.advance(60 * minute)));
  const late = (await one.mails()).filter(({ subject }) => subject.includes('will be late'));
  expect(late).toHaveLength(2 * placed.length);
});
