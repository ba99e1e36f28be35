import { paths } from '@freight/contract';
import { errorAnswer, reducedTracking, tokenAnswer, trackingAnswer } from '@freight/contract/schemas';
import { townCentre } from '@freight/sample-services/geo/townCentre';
import { call, deliverTransport } from '@freight/server/testing';
import { describe, expect, it } from 'vitest';
import { connectLive } from '#testing/liveClient.ts';
import { orderTransport } from '#testing/orders.ts';
import { openTestServer, type TestServer, type TestSettings, type TestUser } from '#testing/server.ts';

const day = 24 * 3_600_000;
const instruction = 'Portkod 4711, ring 070-174 06 33';

async function serverWith(settings: TestSettings): Promise<{ server: TestServer; anna: TestUser }> {
  const server = await openTestServer(settings);
  return { server, anna: await server.verifiedUser({ lastName: 'Hemlighetsson' }) };
}
async function look(server: TestServer, id: string, headers: Record<string, string> = {}) {
  const response = await fetch(server.url + paths.tracking(id), { headers });
  const body: unknown = await response.json();
  return { status: response.status, body, text: JSON.stringify(body) };
}
const foreign = async (server: TestServer) => (await server.verifiedUser()).headers;

const reduced = await serverWith({ tracking: { detail: 'reduced', days: 90 } });
const order = await orderTransport(reduced.server, reduced.anna, { specialInstruction: instruction });

describe('tracking in reduced detail', () => {
  const { server, anna } = reduced;

  it('shows strangers towns and statuses, without street, price or instruction [S11]', async () => {
    for (const headers of [{}, { authorization: 'Bearer nonsense' }, await foreign(server)]) {
      const { status, body, text } = await look(server, order.orderId, headers);
      expect(status).toBe(200);
      const { data } = body as { data: object };
      expect(reducedTracking.strict().parse(data)).toMatchObject({
        status: 'pending_queue',
        pickupLocation: { city: 'Karlstad' },
        dropoffLocation: { city: 'Stockholm' },
        receiverInfo: { name: 'Bo M.', city: 'Stockholm' },
      });
      for (const secret of [
        'Storgatan',
        '652 24',
        `${order.price}`,
        'productPrice',
        '4711',
        'Portkod',
        'card',
      ])
        expect(text).not.toContain(secret);
    }
  });

  it('shows strangers town centres on the map, and doors only to the customer [L18] [S11]', async () => {
    const { lat, lng } = order.dropoffLocation;
    const { body } = await look(server, order.orderId);
    const { pickupLocation, dropoffLocation } = reducedTracking.parse((body as { data: object }).data);
    expect(pickupLocation).toEqual({ city: 'Karlstad', ...townCentre(order.pickupLocation) });
    expect(dropoffLocation).toEqual({ city: 'Stockholm', ...townCentre(order.dropoffLocation) });
    expect(dropoffLocation.lat).not.toBeCloseTo(lat, 3);
    const { data } = trackingAnswer.parse((await look(server, order.orderId, anna.headers)).body);
    expect(data.dropoffLocation).toMatchObject({ lat, lng });
  });

  it('shows everything to its own customer, signed in [S11]', async () => {
    const { body } = await look(server, order.orderId, anna.headers);
    expect(trackingAnswer.parse(body).data).toMatchObject({
      specialInstruction: instruction,
      pickupLocation: { formattedAddress: 'Storgatan 12, 652 24 Karlstad, Sverige' },
      receipt: { productPrice: order.price },
      senderInfo: { name: 'Anna Hemlighetsson' },
      receiverInfo: { name: 'Bo Mottagare' },
    });
  });
});

it('shows strangers full detail by default, but masks codes and doors [TRACK-20] [S11] [L18]', async () => {
  const { server, anna } = await serverWith({});
  const order = await orderTransport(server, anna, { specialInstruction: instruction });
  const { body, text } = await look(server, order.orderId);
  expect(trackingAnswer.parse(body).data).toMatchObject({
    specialInstruction: 'Portkod …, ring …',
    pickupLocation: { formattedAddress: 'Storgatan 12, 652 24 Karlstad, Sverige' },
    receipt: { productPrice: order.price },
  });
  expect(text).not.toContain('4711');
  const { pickupLocation, dropoffLocation } = trackingAnswer.parse(body).data;
  expect(pickupLocation).toMatchObject(townCentre(order.pickupLocation) ?? {});
  // The exact coordinates of the door are in no part of the answer.
  for (const degrees of [order.dropoffLocation.lat, order.dropoffLocation.lng])
    expect(text).not.toContain(`${degrees}`);
  expect(Object.keys(dropoffLocation).sort()).toEqual(['city', 'formattedAddress', 'lat', 'lng']);
});

it('hides an order from strangers 90 days after its end, and shows it to its customer [S11]', async () => {
  const { server, anna } = await serverWith({});
  const over = await deliverTransport(server, anna, { specialInstruction: instruction });
  const moving = await orderTransport(server, anna);
  server.passTime(89 * day);
  expect((await look(server, over.orderId)).status).toBe(200);
  server.passTime(3 * day);
  const visitor = await connectLive(server);
  for (const path of [paths.tracking(over.orderId), paths.validate(over.orderId)]) {
    const response = await fetch(server.url + path);
    expect([response.status, errorAnswer.parse(await response.json()).message]).toEqual([
      404,
      'Package not found',
    ]);
  }
  expect(await visitor.ask('subscribeToTransport', { transportId: over.orderId })).toMatchObject({
    success: false,
  });
  // What is under way stays visible, however long it takes.
  expect((await look(server, moving.orderId)).status).toBe(200);
  // A sign-in ends after 30 days: a customer who still sends it is a stranger until they sign in again.
  expect((await look(server, over.orderId, anna.headers)).status).toBe(404);
  const { email, password } = anna;
  const again = await call(server, 'POST', paths.login, { body: { email, password, role: 'user' } });
  const authorization = `Bearer ${tokenAnswer.parse(again.body).token}`;
  const { status, body } = await look(server, over.orderId, { authorization });
  expect(status).toBe(200);
  expect(trackingAnswer.parse(body).data).toMatchObject({
    status: 'delivered',
    pickupLocation: { formattedAddress: 'Storgatan 12, 652 24 Karlstad, Sverige' },
    specialInstruction: instruction,
    receipt: { productPrice: over.price },
    senderInfo: { name: 'Anna Hemlighetsson' },
    receiverInfo: { name: 'Bo Mottagare' },
  });
});

it.each(['TRK-', 'trk', 'WB-', 'wb ', 'F-', 'f', ''])(
  'finds the package by its number after %j, by HTTP and on the socket [L5] [TRACK-04]',
  async (prefix) => {
    const { server, anna } = await serverWith({});
    const order = await orderTransport(server, anna);
    const compact = order.orderId.replaceAll('-', '');
    const customer = await connectLive(server, { token: anna.token });
    const visitor = await connectLive(server);
    for (const number of [
      compact,
      order.orderId,
      compact.toLowerCase(),
      ` ${order.orderId.replaceAll('-', ' ')} `,
    ]) {
      const typed = `${prefix}${number}`;
      const { body } = await look(server, typed);
      expect(trackingAnswer.parse(body).data.orderId, typed).toBe(order.orderId);
      expect((await fetch(server.url + paths.validate(typed))).status).toBe(200);
      expect((await fetch(server.url + paths.transport(typed), { headers: anna.headers })).status).toBe(200);
      for (const client of [customer, visitor]) {
        expect(await client.ask('subscribeToTransport', { transportId: typed })).toMatchObject({
          success: true,
        });
      }
    }
  },
);
