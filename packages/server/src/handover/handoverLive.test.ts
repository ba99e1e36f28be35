import { type HandoversUpdated, paths, type SharePermission, sharePrefix } from '@freight/contract';
import { handoversUpdated } from '@freight/contract/schemas';
import { call } from '@freight/testing/requests';
import { expect, test } from 'vitest';
import { shareOrder } from '#testing/claims.ts';
import { connectLive } from '#testing/liveClient.ts';
import { orderTransport } from '#testing/orders.ts';
import { openTestServer, type TestUser } from '#testing/server.ts';

const hour = 3_600_000;
const server = await openTestServer();
const anna = await server.verifiedUser();

async function follow(transportId: string, user?: TestUser) {
  const client = await connectLive(server, user);
  const events: HandoversUpdated[] = [];
  client.socket.on('handoversUpdated', (event) => events.push(handoversUpdated.strict().parse(event)));
  const { data } = await client.ask('subscribeToTransport', { transportId });
  return { events, settle: client.settle, name: `${data?.['transportId']}` };
}

test('notifies the customer and links that allow it of every attempt, and no visitor [K5]', async () => {
  const order = await orderTransport(server, anna);
  const linkOf = async (...allows: SharePermission[]) =>
    sharePrefix + (await shareOrder(server, order, anna, allows)).share;
  const customer = await follow(order._id, anna);
  const holder = await follow(await linkOf('handover'));
  const strangers = [await follow(await linkOf('claims', 'delivery')), await follow(order.orderId)];
  await server.failAttempt(order.orderId);
  await server.advance(72 * hour);
  for (const { settle } of [customer, holder, ...strangers]) await settle();
  const event = { transportId: order._id, orderId: order.orderId };
  expect(customer.events).toEqual([event, event]);
  expect(holder.events).toEqual([{ transportId: holder.name }, { transportId: holder.name }]);
  for (const { events } of strangers) expect(events).toEqual([]);
});

test('sends a link nothing more once its owner no longer allows it [K5]', async () => {
  const order = await orderTransport(server, anna);
  const { id, share } = await shareOrder(server, order, anna, ['handover']);
  const holder = await follow(sharePrefix + share);
  const body = { shows: 'status', allows: [] };
  await call(server, 'PATCH', paths.share(order._id, id), { headers: anna.headers, body });
  await server.failAttempt(order.orderId);
  await holder.settle();
  expect(holder.events).toEqual([]);
});
