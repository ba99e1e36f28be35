import { type Order, paths } from '@freight/contract';
import {
  cancelTransportAck,
  createTransportAck,
  orderAnswer,
  order as orderSchema,
} from '@freight/contract/schemas';
import { describe, expect, it } from 'vitest';
import { connectLive } from '#testing/liveClient.ts';
import { anOrderRequest, orderTransport, requestQuote } from '#testing/orders.ts';
import { openTestServer } from '#testing/server.ts';

const minute = 60_000;
const server = await openTestServer();
const [anna, bo] = [await server.verifiedUser(), await server.verifiedUser()];
const connect = (token?: string) => connectLive(server, { token });
async function readOrder({ _id }: Pick<Order, '_id'>): Promise<Order> {
  const response = await fetch(server.url + paths.transport(_id), { headers: anna.headers });
  return orderAnswer.parse(await response.json()).data;
}

describe('creating a transport over the socket', () => {
  it('answers the order with its id [SOCKET-13]', async () => {
    const quote = await requestQuote(server);
    const client = await connect(anna.token);
    const answer = createTransportAck.parse(
      await client.ask('createTransport', anOrderRequest(quote.routeId)),
    );
    expect(answer.success).toBe(true);
    const order = orderSchema.parse(answer.data);
    expect(order.price).toBe(quote.estimatedPrice);
    expect(await readOrder(order)).toEqual(order);
  });

  it('follows the rules of the HTTP call [SOCKET-13] [ORDER-03] [ORDER-04] [ORDER-05]', async () => {
    const client = await connect(anna.token);
    const { additionalData } = anOrderRequest('f'.repeat(24));
    const messages = [
      [{}, 'Route ID is required', 'invalid'],
      [{ routeId: 'r' }, 'Additional data is required', 'invalid'],
      [{ routeId: 'r', additionalData: {} }, 'Receiver contact information is required', 'invalid'],
      [
        { routeId: 'f'.repeat(24), additionalData },
        'Route not found. Please recalculate the price.',
        'notFound',
      ],
    ] as const;
    for (const [payload, message, code] of messages) {
      expect(await client.ask('createTransport', payload)).toEqual({ success: false, message, code });
    }
  });

  it('is not for visitors', async () => {
    const visitor = await connect();
    const { routeId } = await requestQuote(server);
    const refused = { success: false, message: 'No token', code: 'unauthorized' };
    expect(await visitor.ask('createTransport', anOrderRequest(routeId))).toEqual(refused);
    expect(await visitor.ask('cancelTransport', { orderId: routeId })).toEqual(refused);
  });
});

describe('cancelling a transport', () => {
  it('ends the order, refunds it and notifies all followers [SOCKET-14]', async () => {
    const order = await orderTransport(server, anna);
    const [client, visitor] = [await connect(anna.token), await connect()];
    await client.ask('subscribeToTransport', { transportId: order._id });
    await visitor.ask('subscribeToTransport', { transportId: order.orderId });
    const answer = await client.ask('cancelTransport', { orderId: order.orderId });
    expect(cancelTransportAck.parse(answer)).toEqual({ success: true, message: 'Transport cancelled' });
    await Promise.all([client.settle(), visitor.settle()]);
    for (const { statuses } of [client, visitor]) {
      expect(statuses).toMatchObject([
        { status: 'cancelled', message: 'Din beställning är avbokad', version: 2 },
      ]);
    }
    await server.advance(24 * 60 * minute);
    expect(await readOrder(order)).toMatchObject({
      status: 'cancelled',
      paymentStatus: 'refunded',
      driver: [],
    });
  });

  it('works until the goods are picked up and not after [SOCKET-14]', async () => {
    const client = await connect(anna.token);
    const early = await orderTransport(server, anna);
    const late = await orderTransport(server, anna);
    await server.advance(24 * minute);
    expect((await client.ask('cancelTransport', { orderId: early._id })).success).toBe(true);
    await server.advance(2 * minute);
    const tooLate = {
      success: false,
      message: 'The transport can no longer be cancelled',
      code: 'refused',
    };
    expect(await client.ask('cancelTransport', { orderId: late._id })).toEqual(tooLate);
    expect(await client.ask('cancelTransport', { orderId: early._id })).toEqual(tooLate);
  });

  it('is refused for an order of another customer [SOCKET-14]', async () => {
    const order = await orderTransport(server, anna);
    const stranger = await connect(bo.token);
    for (const orderId of [order._id, order.orderId]) {
      expect(await stranger.ask('cancelTransport', { orderId })).toEqual({
        success: false,
        message: 'Transport not found',
        code: 'notFound',
      });
    }
    expect((await readOrder(order)).status).toBe('pending_queue');
  });
});

describe('a client that sends nonsense', () => {
  it('is answered, and the server goes on', async () => {
    const client = await connect(anna.token);
    const nonsense = [
      null,
      undefined,
      7,
      'text',
      [],
      {},
      { transportId: 7 },
      { transportId: '' },
      { orderId: {} },
    ];
    const broken = { transportId: 'a\0b', orderId: '\ud800', routeId: 'a\0b', additionalData: {} };
    for (const command of [
      'subscribeToTransport',
      'unsubscribeFromTransport',
      'createTransport',
      'cancelTransport',
    ]) {
      for (const payload of [...nonsense, broken, { transportId: 'x'.repeat(65) }]) {
        expect((await client.ask(command, payload)).success).toBe(false);
      }
      // Without an acknowledgement the server cannot answer.
      client.socket.emit(command as 'unsubscribeFromTransport', null as never);
    }
    await client.settle();
  });

  it('is cut off when it sends more than 64 kB, and others are not', async () => {
    const [loud, quiet] = [await connect(anna.token), await connect()];
    const gone = new Promise((resolve) => loud.socket.once('disconnect', resolve));
    loud.socket.emit('unsubscribeFromTransport', { transportId: 'x'.repeat(70_000) });
    await gone;
    await quiet.settle();
  });
});
