import { type ChangesUpdated, paths, sharePrefix } from '@freight/contract';
import { changesUpdated } from '@freight/contract/schemas';
import { call } from '@freight/testing/requests';
import { expect, test } from 'vitest';
import { changeIdOf, sendChange, withdrawChange } from '#testing/changes.ts';
import { shareOrder } from '#testing/claims.ts';
import { connectLive } from '#testing/liveClient.ts';
import { orderTransport } from '#testing/orders.ts';
import { openTestServer, type TestUser } from '#testing/server.ts';

const server = await openTestServer();
const anna = await server.verifiedUser();

async function follow(transportId: string, user?: TestUser) {
  const client = await connectLive(server, user);
  const events: ChangesUpdated[] = [];
  client.socket.on('changesUpdated', (event) => events.push(changesUpdated.strict().parse(event)));
  const { data } = await client.ask('subscribeToTransport', { transportId });
  return { events, settle: client.settle, name: `${data?.['transportId']}` };
}

test('notifies the customer and links that allow changes of everything that happens to them, and no visitor [K4]', async () => {
  const order = await orderTransport(server, anna);
  const open = await shareOrder(server, order, anna, ['delivery']);
  const closed = await shareOrder(server, order, anna, ['claims']);
  const customer = await follow(order._id, anna);
  const holder = await follow(sharePrefix + open.share);
  const strangers = [await follow(sharePrefix + closed.share), await follow(order.orderId)];

  const id = changeIdOf(await sendChange(server, { share: open.share }));
  await sendChange(server, { share: open.share });
  await withdrawChange(server, { order: order._id }, id, anna);
  await sendChange(server, { order: order._id }, { seen: 2, key: 'the second attempt' }, anna);
  await server.advance(2 * 60_000);
  for (const { settle } of [customer, holder, ...strangers]) await settle();

  const versions = [1, 2, 3, 4];
  expect(customer.events).toEqual(
    versions.map((version) => ({ transportId: order._id, orderId: order.orderId, version })),
  );
  expect(holder.events).toEqual(versions.map((version) => ({ transportId: holder.name, version })));
  expect(JSON.stringify(holder.events)).not.toContain(order._id);
  for (const { events } of strangers) expect(events).toEqual([]);
});

test('sends a link nothing more once its owner no longer allows changes [K4]', async () => {
  const order = await orderTransport(server, anna);
  const { id, share } = await shareOrder(server, order, anna, ['delivery']);
  const holder = await follow(sharePrefix + share);
  const body = { shows: 'status', allows: [] };
  await call(server, 'PATCH', paths.share(order._id, id), { headers: anna.headers, body });
  await sendChange(server, { order: order._id }, {}, anna);
  await holder.settle();
  expect(holder.events).toEqual([]);
});
