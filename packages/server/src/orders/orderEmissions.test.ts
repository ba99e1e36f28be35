import { paths } from '@freight/contract';
import { orderPageAnswer, trackingAnswer } from '@freight/contract/schemas';
import { call, openTestServer } from '@freight/server/testing';
import { expect, test } from 'vitest';
import { eq } from '#db/drizzle.ts';
import { orders } from '#db/schema/orders.ts';
import { deliverTransport, orderTransport } from '#testing/orders.ts';
import { readPdf } from '#testing/pdf.ts';

const server = await openTestServer();

const listOf = async (user: { userId: string; headers: Record<string, string> }) =>
  orderPageAnswer.parse(
    (await call(server, 'GET', paths.transportsOfUser(user.userId), { headers: user.headers })).body,
  );
const trackedBy = async (orderId: string) =>
  trackingAnswer.parse((await call(server, 'GET', paths.tracking(orderId))).body).data;

test('an order shows its emissions and their source, to its customer and to strangers', async () => {
  const user = await server.verifiedUser();
  const order = await orderTransport(server, user);
  expect(order.emissions).toMatchObject({ source: 'ISO 14083:2023, well to wheel', year: 2025 });
  // 0.06 m³ count as 16.8 kg; biogas makes 34 g of a tonne over a kilometre.
  const tracked = await trackedBy(order.orderId);
  expect(order.emissions?.kgCo2e).toBeCloseTo((tracked.route.distanceInKm * 16.8 * 34) / 1_000_000, 3);
  expect(tracked.emissions).toEqual(order.emissions);
});

test('the list sums up the year, without what was cancelled and what has no figure', async () => {
  const user = await server.verifiedUser();
  expect((await listOf(user)).emissions).toBeUndefined();
  const [first, second, cancelled, old] = [
    await orderTransport(server, user),
    await orderTransport(server, user),
    await orderTransport(server, user),
    await orderTransport(server, user),
  ];
  const { db } = server.database;
  await db.update(orders).set({ status: 'cancelled' }).where(eq(orders.id, cancelled._id));
  await db.update(orders).set({ emissions: null }).where(eq(orders.id, old._id));
  const { data, emissions } = await listOf(user);
  const sum = (first.emissions?.kgCo2e ?? 0) + (second.emissions?.kgCo2e ?? 0);
  expect(emissions?.kgCo2e).toBeCloseTo(sum, 6);
  expect(emissions).toMatchObject({ year: new Date().getUTCFullYear(), orders: 2 });
  expect(data.find(({ _id }) => _id === old._id)?.emissions).toBeUndefined();
});

test('the receipt shows the emissions, and omits them for an order stored without them', async () => {
  const user = await server.verifiedUser();
  const order = await deliverTransport(server, user);
  const receipt = async () => {
    const answer = await fetch(server.url + paths.invoice(order.orderId), { headers: user.headers });
    return (await readPdf(new Uint8Array(await answer.arrayBuffer()))).text;
  };
  expect(await receipt()).toMatch(/Klimatavtryck \d+ g CO2e ISO 14083:2023, well to wheel, 2025/);
  const { db } = server.database;
  await db.update(orders).set({ emissions: null }).where(eq(orders.id, order._id));
  expect(await receipt()).not.toContain('Klimatavtryck');
});
