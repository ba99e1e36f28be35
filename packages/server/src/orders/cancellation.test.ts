import { paths } from '@freight/contract';
import { cancellationAnswer, orderAnswer } from '@freight/contract/schemas';
import { expect, it } from 'vitest';
import { connectLive } from '#testing/liveClient.ts';
import { orderTransport } from '#testing/orders.ts';
import { openTestServer, type TestUser } from '#testing/server.ts';

const minute = 60_000;
const server = await openTestServer();
const [anna, bo] = [await server.verifiedUser(), await server.verifiedUser()];

async function call(method: 'GET' | 'POST', id: string, { headers }: TestUser = anna) {
  const response = await fetch(server.url + paths.cancellation(id), { method, headers });
  return { status: response.status, body: await response.json() };
}
const termsOf = async (id: string) => cancellationAnswer.parse((await call('GET', id)).body).data;

it('is free until the pickup, and returns what was paid [L26]', async () => {
  const order = await orderTransport(server, anna);
  expect(await termsOf(order.orderId)).toEqual({ isOpen: true, fee: 0, refund: order.price });
});

it('cancels for all followers, refunds, and changes nothing when the call is repeated [L26]', async () => {
  const order = await orderTransport(server, anna);
  const visitor = await connectLive(server, {});
  await visitor.ask('subscribeToTransport', { transportId: order.orderId });
  const first = await call('POST', order._id);
  expect(first.status).toBe(200);
  const { data } = cancellationAnswer.parse(first.body);
  expect(data).toMatchObject({ isOpen: false, fee: 0, refund: order.price, reason: 'cancelled' });
  await server.advance(minute);
  expect(await call('POST', order.orderId)).toEqual(first);
  await visitor.settle();
  expect(visitor.statuses.map(({ status }) => status)).toEqual(['cancelled']);
  visitor.close();
  const known = await fetch(server.url + paths.transport(order._id), { headers: anna.headers });
  expect(orderAnswer.parse(await known.json()).data).toMatchObject({
    status: 'cancelled',
    paymentStatus: 'refunded',
  });
});

it('is refused once the goods are picked up, and shows until when it was possible [L26]', async () => {
  const order = await orderTransport(server, anna);
  await server.advance(26 * minute);
  expect(await call('POST', order._id)).toEqual({
    status: 409,
    body: {
      success: false,
      message: 'The transport can no longer be cancelled',
      code: 'notCancellable',
    },
  });
  const known = await fetch(server.url + paths.tracking(order.orderId), { headers: anna.headers });
  const { data } = (await known.json()) as {
    data: { statusHistory: { status: string; changedAt: string }[] };
  };
  const pickedUp = data.statusHistory.find(({ status }) => status === 'inTransit');
  expect(await termsOf(order._id)).toEqual({
    isOpen: false,
    fee: order.price,
    refund: 0,
    reason: 'pickedUp',
    closedAt: pickedUp?.changedAt,
  });
});

it('exists neither for another customer nor for visitors [L26]', async () => {
  const order = await orderTransport(server, anna);
  for (const method of ['GET', 'POST'] as const) {
    expect((await call(method, order._id, bo)).body).toMatchObject({ code: 'transportNotFound' });
    const visitor = await fetch(server.url + paths.cancellation(order._id), { method });
    expect(visitor.status).toBe(401);
  }
  expect((await termsOf(order._id)).isOpen).toBe(true);
});

it('cancels an order once when three devices of a customer do it at the same time [L26]', async () => {
  const order = await orderTransport(server, anna);
  const client = await connectLive(server, { token: anna.token });
  await client.ask('subscribeToTransport', { transportId: order._id });
  const answers = await Promise.all([
    call('POST', order._id),
    call('POST', order._id),
    call('POST', order._id),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  await client.settle();
  expect(client.statuses.map(({ status }) => status)).toEqual(['cancelled']);
});
