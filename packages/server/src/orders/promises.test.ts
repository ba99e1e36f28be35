import { type ArrivalUpdated, type Order, type PromisedArrival, paths } from '@freight/contract';
import {
  arrivalUpdated,
  capabilitiesAnswer,
  orderAnswer,
  sharedAnswer,
  trackingAnswer,
} from '@freight/contract/schemas';
import { call, openTestServer } from '@freight/server/testing';
import { expect, test } from 'vitest';
import { eq } from '#db/drizzle.ts';
import { orders } from '#db/schema/orders.ts';
import { isHeldUp } from '#dispatch/journey.ts';
import { connectLive, type LiveClient } from '#testing/liveClient.ts';
import { orderTransport } from '#testing/orders.ts';

const minute = 60_000;
const server = await openTestServer();
const anna = await server.verifiedUser();

async function orderThat(holds: boolean): Promise<Order> {
  const order = await orderTransport(server, anna);
  return isHeldUp(order._id) === holds ? order : orderThat(holds);
}
async function shareOf(id: string): Promise<string> {
  const answer = await call(server, 'POST', paths.shares(id), {
    headers: anna.headers,
    body: { shows: 'status' },
  });
  return (answer.body as { data: { url: string } }).data.url.split('#')[1] ?? '';
}
async function answersAbout(id: string, number: string, token: string) {
  const headers = anna.headers;
  const [own, ownTracking, tracking, shared] = await Promise.all([
    call(server, 'GET', paths.transport(id), { headers }),
    call(server, 'GET', paths.tracking(number), { headers }),
    call(server, 'GET', paths.tracking(number)),
    call(server, 'POST', paths.shared, { body: { token } }),
  ]);
  for (const { body } of [own, ownTracking, tracking, shared])
    expect(JSON.stringify(body)).not.toContain('"expected"');
  return {
    own: orderAnswer.parse(own.body).data,
    ownTracking: trackingAnswer.parse(ownTracking.body).data,
    tracking: trackingAnswer.parse(tracking.body).data,
    shared: sharedAnswer.parse(shared.body).data,
  };
}
function arrivalsSentTo(client: LiveClient): ArrivalUpdated[] {
  const sent: ArrivalUpdated[] = [];
  client.socket.on('arrivalUpdated', (event) => {
    expect(arrivalUpdated.strict().parse(event)).toEqual(event);
    sent.push(event);
  });
  return sent;
}
const reasonsOf = (arrivals: readonly PromisedArrival[] = []) => arrivals.map(({ reason }) => reason);

test('offers its capability', async () => {
  const { body } = await call(server, 'GET', paths.capabilities);
  expect(capabilitiesAnswer.parse(body)).toMatchObject({ data: { promises: { version: 1 } } });
});

test('keeps the first promise and adds each later one, for everybody who follows the order [K1]', async () => {
  const { _id, orderId } = await orderThat(false);
  const token = await shareOf(_id);
  const clients = {
    customer: await connectLive(server, { token: anna.token }),
    visitor: await connectLive(server),
    guest: await connectLive(server),
  };
  const { customer, visitor, guest } = clients;
  const sent = Object.values(clients).map(arrivalsSentTo);
  await customer.ask('subscribeToTransport', { transportId: _id });
  await visitor.ask('subscribeToTransport', { transportId: orderId });
  await guest.ask('subscribeToTransport', { transportId: `share:${token}` });
  const settle = () => Promise.all(Object.values(clients).map((client) => client.settle()));

  const first = await answersAbout(_id, orderId, token);
  expect(first.own.arrivals).toEqual([{ ...first.own.arrivalWindow, at: expect.any(String) }]);
  expect(first.own.stopsBefore).toBeGreaterThan(0);
  expect([first.tracking.stopsBefore, first.shared.stopsBefore]).toEqual([undefined, undefined]);

  await server.delay(
    orderId,
    { before: 'inTransit', minutes: 25, reason: 'queueAtPickup' },
    { before: 'outForDelivery', minutes: 70, reason: 'traffic', reasonText: 'Stopp på E18' },
  );
  // Half way to the pickup, 18 minutes after the driver set out.
  await server.advance(17 * minute);
  await settle();
  const before = customer.statuses.length;
  const waiting = await answersAbout(_id, orderId, token);
  expect(waiting.own.status).toBe('awaitingPickup');
  expect(reasonsOf(waiting.own.arrivals)).toEqual([undefined, 'queueAtPickup']);
  for (const events of sent) expect(events.at(-1)?.arrivals).toEqual(waiting.own.arrivals);

  // The pickup, 59 minutes after the order, and two hours of the drive of nearly four.
  await server.advance(40 * minute);
  await server.advance(120 * minute);
  await settle();
  const moving = await answersAbout(_id, orderId, token);
  expect(moving.own.status).toBe('inTransit');
  for (const answer of Object.values(moving)) expect(answer.arrivals).toEqual(moving.own.arrivals);
  expect(moving.own.arrivals?.slice(0, 2)).toEqual(waiting.own.arrivals);
  expect(moving.own.arrivals?.[2]).toMatchObject({ reason: 'traffic', reasonText: 'Stopp på E18' });
  for (const events of sent) expect(events.at(-1)?.arrivals).toEqual(moving.own.arrivals);
  // A delay is not a status.
  expect(customer.statuses.slice(before).map(({ status }) => status)).toEqual(['inTransit']);

  await server.advance(10 * 60 * minute);
  const { own, tracking, shared } = await answersAbout(_id, orderId, token);
  expect(own.status).toBe('delivered');
  expect(own).not.toHaveProperty('arrivalWindow');
  expect(own).not.toHaveProperty('stopsBefore');
  for (const answer of [own, tracking, shared]) expect(answer.arrivals).toEqual(moving.own.arrivals);
});

test('shows visitors how many stops are before theirs on the last leg alone [K2]', async () => {
  const { _id, orderId } = await orderThat(false);
  const token = await shareOf(_id);
  const stops: (readonly (number | undefined)[])[] = [];
  for (let step = 0; step < 60; step += 1) {
    await server.advance(6 * minute);
    const { own, ownTracking, tracking, shared } = await answersAbout(_id, orderId, token);
    if (own.arrivalWindow === undefined) break;
    expect(ownTracking.stopsBefore).toBe(own.stopsBefore);
    const isLastLeg = own.status === 'outForDelivery';
    expect([tracking.stopsBefore, shared.stopsBefore]).toEqual(
      isLastLeg ? [own.stopsBefore, own.stopsBefore] : [undefined, undefined],
    );
    stops.push([own.stopsBefore, tracking.stopsBefore]);
  }
  expect(stops.some(([, publicStops]) => publicStops !== undefined)).toBe(true);
  const own = stops.map(([count = Number.NaN]) => count);
  expect(own).toEqual([...own].sort((a, b) => b - a));
});

test('adds a promise when the order is put on hold, and keeps all of them while it is [K1]', async () => {
  const { _id, orderId } = await orderThat(true);
  const token = await shareOf(_id);
  const first = (await answersAbout(_id, orderId, token)).own.arrivals ?? [];
  let held: PromisedArrival[] | undefined;
  for (let step = 0; step < 60; step += 1) {
    await server.advance(8 * minute);
    const { own, tracking, shared } = await answersAbout(_id, orderId, token);
    if (own.status !== 'onHold') continue;
    held = own.arrivals;
    expect(own).not.toHaveProperty('arrivalWindow');
    expect([tracking.arrivals, shared.arrivals]).toEqual([held, held]);
  }
  expect(reasonsOf(held)).toEqual([undefined, 'vehicle']);
  const after = (await answersAbout(_id, orderId, token)).own;
  expect(after.arrivals).toEqual(held);
  expect(after.arrivals?.slice(0, 1)).toEqual(first);
});

test('delivers an order of the version before, with the promises from now on [K1]', async () => {
  const { _id, orderId } = await orderThat(true);
  const token = await shareOf(_id);
  await server.database.db.update(orders).set({ arrivals: [] }).where(eq(orders.id, _id));
  const stored = await answersAbout(_id, orderId, token);
  expect(stored.own).toMatchObject({ arrivals: [], arrivalWindow: { from: expect.any(String) } });
  await server.advance(30 * minute);
  const moving = (await answersAbout(_id, orderId, token)).own;
  expect(reasonsOf(moving.arrivals)).toEqual([undefined]);
  await server.advance(10 * 60 * minute);
  const { status, arrivals } = (await answersAbout(_id, orderId, token)).own;
  expect(status).toBe('delivered');
  expect(reasonsOf(arrivals)).toEqual([undefined, 'vehicle']);
});
