import { paths, type WantedChange } from '@freight/contract';
import { call } from '@freight/testing/requests';
import { expect, test } from 'vitest';
import { eq } from '#db/drizzle.ts';
import { orders } from '#db/schema/orders.ts';
import { dayOf, timeOn } from '#orderFacts/deliveryDays.ts';
import { laterDay, orderOnTime, readChanges, readOrder, sendChange } from '#testing/changes.ts';
import { connectLive } from '#testing/liveClient.ts';
import { openTestServer } from '#testing/server.ts';

const minute = 60_000;
const hour = 60 * minute;
const server = await openTestServer();
const anna = await server.verifiedUser();

const windowOf = async (id: string) => (await readOrder(server, id, anna)).pickupWindow;
const kindOf = async (order: string) =>
  (await readChanges(server, { order }, anna)).kinds.find(({ kind }) => kind === 'pickupDay');
async function fetchOn(order: string, day: string) {
  const { version } = await readChanges(server, { order }, anna);
  const change = { kind: 'pickupDay', day } satisfies WantedChange;
  await sendChange(server, { order }, { change, fee: 0, seen: version, key: `attempt ${version}` }, anna);
  await server.decideChanges();
  const { changes } = await readChanges(server, { order }, anna);
  return changes.at(-1)?.reason ?? changes.at(-1)?.state;
}

test('says between which moments the goods are fetched, to the customer alone and until they are [R6]', async () => {
  const { _id, orderId } = await orderOnTime(server, anna);
  const first = await windowOf(_id);
  expect(first?.callMinutes).toBe(10);
  const picked = server.orders.now().getTime() + 25 * minute;
  expect(Date.parse(first?.from ?? '')).toBeLessThanOrEqual(picked);
  expect(Date.parse(first?.to ?? '')).toBeGreaterThanOrEqual(picked);
  const tracked = await call(server, 'GET', paths.tracking(orderId));
  expect(JSON.stringify(tracked.body)).not.toContain('pickupWindow');
  const own = await call(server, 'GET', paths.tracking(orderId), { headers: anna.headers });
  expect(JSON.stringify(own.body)).toContain('pickupWindow');
  await server.advance(hour);
  expect((await readOrder(server, _id, anna)).status).toBe('inTransit');
  expect(await windowOf(_id)).toBeUndefined();
});

test.each([
  ['before a driver has taken it', 0],
  ['when its driver is on the way', 10 * minute],
])('is fetched in the morning of another day %s, and arrives so much later [R6]', async (_, into) => {
  const { _id } = await orderOnTime(server, anna);
  await server.advance(into);
  const before = await readOrder(server, _id, anna);
  expect(before.driver.length > 0).toBe(into > 0);
  expect(await kindOf(_id)).toMatchObject({ isOpen: true, until: expect.any(String) });
  const day = laterDay(server, 2);
  expect(await fetchOn(_id, day)).toBe('accepted');
  const after = await readOrder(server, _id, anna);
  const at = timeOn(day, '10:00').getTime();
  expect(after.pickupWindow).toMatchObject({
    from: new Date(at - hour).toISOString(),
    to: new Date(at + hour).toISOString(),
  });
  const moved = Date.parse(after.estimatedDelivery ?? '') - Date.parse(before.estimatedDelivery ?? '');
  const waits = at - (server.orders.now().getTime() - into + 25 * minute);
  expect(Math.abs(moved - waits)).toBeLessThan(2 * minute);
  expect(after.arrivals?.at(-1)?.reason).toBe('customerAsked');
  // It can be moved again, and back.
  expect(await fetchOn(_id, laterDay(server, 1))).toBe('accepted');
  expect(dayOf(new Date((await windowOf(_id))?.from ?? ''))).toBe(laterDay(server, 1));
  await server.advance(
    timeOn(laterDay(server, 1), '10:00').getTime() - server.orders.now().getTime() - 2 * minute,
  );
  expect((await readOrder(server, _id, anna)).status).toBe('awaitingPickup');
  const [stored] = await server.database.db.select().from(orders).where(eq(orders.id, _id));
  if (into > 0)
    expect(dayOf(new Date(stored?.driver?.estimatedArrival ?? ''))).toBe(dayOf(server.orders.now()));
  await server.advance(4 * minute);
  expect((await readOrder(server, _id, anna)).status).toBe('inTransit');
  expect(await kindOf(_id)).toBeUndefined();
  const late = {
    change: { kind: 'pickupDay', day: laterDay(server, 3) },
    fee: 0,
    seen: 4,
    key: 'too late',
  } as const;
  expect((await sendChange(server, { order: _id }, late, anna)).body).toMatchObject({
    code: 'changeTooLate',
  });
});

test('no driver comes on a Sunday or a day that is over, and a lorry that would drive empty keeps its day [R6]', async () => {
  const { _id } = await orderOnTime(server, anna);
  expect(await fetchOn(_id, dayOf(new Date(server.orders.now().getTime() - 24 * hour)))).toBe(
    'noPickupThatDay',
  );
  await server.database.db
    .update(orders)
    .set({ emptyRun: { id: 'run', from: 'Karlstad', to: 'Uppsala', date: laterDay(server, 2) } as never })
    .where(eq(orders.id, _id));
  expect(await kindOf(_id)).toBeUndefined();
});

test('tells the customer live when the goods are fetched, but no visitor [R6]', async () => {
  const { _id, orderId } = await orderOnTime(server, anna);
  const events = await Promise.all(
    [
      { name: _id, user: anna },
      { name: orderId, user: undefined },
    ].map(async ({ name, user }) => {
      const client = await connectLive(server, user);
      const received: unknown[] = [];
      client.socket.on('arrivalUpdated', (event) => received.push(event));
      await client.ask('subscribeToTransport', { transportId: name });
      return { received, settle: client.settle };
    }),
  );
  expect(await fetchOn(_id, laterDay(server, 2))).toBe('accepted');
  await server.advance(0);
  for (const { settle } of events) await settle();
  const [own, visitor] = events.map(({ received }) => received.at(-1));
  expect(own).toMatchObject({ pickupWindow: { from: expect.any(String) } });
  expect(visitor).toMatchObject({ from: expect.any(String) });
  expect(visitor).not.toHaveProperty('pickupWindow');
});
