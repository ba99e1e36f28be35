import { paths, type WantedChange } from '@freight/contract';
import { call } from '@freight/testing/requests';
import { expect, test } from 'vitest';
import { eq } from '#db/drizzle.ts';
import { orders } from '#db/schema/orders.ts';
import { sendChange } from '#testing/changes.ts';
import { shareOrder } from '#testing/claims.ts';
import { orderTransport } from '#testing/orders.ts';
import { openTestServer } from '#testing/server.ts';

const server = await openTestServer();
const anna = await server.verifiedUser();

const wanted: WantedChange = { kind: 'doorCode', text: 'A1234' };
const mailsAbout = async (number: string) =>
  (await server.mails()).filter(
    ({ subject, text }) => subject.includes(number) && /deliver|leverans|Liefer/i.test(subject) && text,
  );

test.each([
  ['sv', 'Leveransen av {number} har ändrats', 'Portkod'],
  ['en', 'The delivery of {number} was changed', 'Door code'],
  ['de', 'Die Lieferung von {number} wurde geändert', 'Türcode'],
] as const)(
  'writes one mail in %s when the holder of a link changed something, without its contents [K4]',
  async (language, subject, kind) => {
    const order = await orderTransport(server, anna);
    await server.database.db.update(orders).set({ language }).where(eq(orders.id, order._id));
    const { share } = await shareOrder(server, order, anna, ['delivery']);
    // Sent twice, as after a lost answer.
    await sendChange(server, { share }, { change: wanted });
    await sendChange(server, { share }, { change: wanted });
    const [mail, ...others] = await mailsAbout(order.orderId);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: anna.email, subject: subject.replace('{number}', order.orderId) });
    expect(mail?.text).toContain(kind);
    expect(mail?.text + (mail?.html ?? '')).not.toContain('A1234');
    expect(mail?.link.pathname).toBe(`/order-details/${order.orderId}`);
  },
);

test('writes no mail about what customers change themselves, nor about what is refused [K4]', async () => {
  const order = await orderTransport(server, anna);
  const { share } = await shareOrder(server, order, anna, ['delivery']);
  await sendChange(server, { order: order._id }, { change: wanted }, anna);
  await sendChange(server, { share }, { change: wanted, seen: 0, key: 'not seen' });
  await call(server, 'POST', paths.cancellation(order._id), { headers: anna.headers, body: {} });
  await sendChange(server, { share }, { change: wanted, seen: 1, key: 'too late' });
  expect(await mailsAbout(order.orderId)).toEqual([]);
});
