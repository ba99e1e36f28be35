import { type Order, paths } from '@freight/contract';
import { call, openTestServer, type TestServer, type TestUser } from '@freight/server/testing';
import { expect, test } from 'vitest';
import { eq } from '#db/drizzle.ts';
import { mails } from '#db/schema/accounts.ts';
import { orders } from '#db/schema/orders.ts';
import { isHeldUp } from '#dispatch/journey.ts';
import { orderTransport } from '#testing/orders.ts';

const minute = 60_000;
const server = await openTestServer();

async function mailsTo(address: string) {
  const rows = await server.database.db
    .select()
    .from(mails)
    .where(eq(mails.recipient, address))
    .orderBy(mails.id);
  return rows.map(({ subject, bodyText, extras }) => ({
    subject,
    text: bodyText.replace(/\s+/g, ' '),
    ...extras,
  }));
}
const subjectsTo = async (address: string) => (await mailsTo(address)).slice(1).map(({ subject }) => subject);

async function customerWho(choices: object, parts: Parameters<TestServer['verifiedUser']>[0] = {}) {
  const user = await server.verifiedUser(parts);
  await call(server, 'PATCH', paths.mailChoices, { headers: user.headers, body: choices });
  return user;
}

interface Ordered {
  /** Has placed this order alone. */
  customer: TestUser;
  receiver: string;
  order: Order;
}

/** An order that is not held up. */
async function orderOfCustomerWho(...customerParts: Parameters<typeof customerWho>): Promise<Ordered> {
  const customer = await customerWho(...customerParts);
  const receiver = `receiver-of-${customer.email}`;
  const order = await orderTransport(server, customer, {
    receiverContactInfo: { name: 'Bo Mottagare', phoneNr: '+46 70 174 06 20', email: receiver },
  });
  return isHeldUp(order._id) ? orderOfCustomerWho(...customerParts) : { customer, receiver, order };
}

test.each([
  [
    'sv',
    'Ditt paket till Stockholm blir försenat',
    /Väntas fram: .*Först utlovat: .*Orsak: kö vid hämtningen/,
    'Ditt paket till Stockholm kommer i tid',
  ],
  [
    'en',
    'Your parcel to Stockholm will be late',
    /Expected: .*First promised: .*Reason: a queue at the pickup/,
    'Your parcel to Stockholm will be on time',
  ],
  [
    'de',
    'Ihr Paket nach Stockholm verspätet sich',
    /Erwartet: .*Zuerst zugesagt: .*Grund: Wartezeit bei der Abholung/,
    'Ihr Paket nach Stockholm kommt doch pünktlich',
  ],
] as const)(
  'sends one mail when an order becomes late and one when it has caught up, in %s [K1]',
  async (language, late, facts, onTime) => {
    const { customer, receiver, order } = await orderOfCustomerWho({ late: true }, { language });
    await server.delay(
      order.orderId,
      { before: 'inTransit', minutes: 130, reason: 'queueAtPickup' },
      { before: 'outForDelivery', minutes: -100 },
    );
    await server.advance(17 * minute);
    const [, mail] = await mailsTo(customer.email);
    expect(mail?.subject).toBe(late);
    expect(mail?.text).toMatch(facts);
    expect(mail?.text).toContain(`/tracking?orderId=${order.orderId}`);
    expect(mail?.unsubscribe).toContain('/unsubscribe?token=');
    expect(mail?.files?.[0]?.name).toBe(`${order.orderId}.ics`);
    await server.advance(20 * 60 * minute);
    expect(await subjectsTo(customer.email)).toEqual([late, onTime]);
    // The recipient has the mail about the departure alone.
    expect(await mailsTo(receiver)).toHaveLength(1);
  },
);

test('sends none to customers who have not chosen it, nor for a delay within the setting [K1]', async () => {
  const late = await orderOfCustomerWho({ onTheWay: true, delivered: true, ended: true });
  const short = await orderOfCustomerWho({ late: true });
  await server.delay(late.order.orderId, { before: 'inTransit', minutes: 180, reason: 'traffic' });
  await server.delay(short.order.orderId, { before: 'inTransit', minutes: 30, reason: 'traffic' });
  await server.advance(20 * 60 * minute);
  expect(await subjectsTo(late.customer.email)).toHaveLength(2);
  expect(await subjectsTo(short.customer.email)).toEqual([]);
  const [row] = await server.database.db.select().from(orders).where(eq(orders.id, short.order._id));
  expect(row?.arrivals).toHaveLength(2);
});

test('counts from the minutes of FREIGHT_LATE_AFTER', async () => {
  const strict = await openTestServer({ lateAfterMinutes: 600 });
  const anna = await strict.verifiedUser();
  await call(strict, 'PATCH', paths.mailChoices, { headers: anna.headers, body: { late: true } });
  const { orderId } = await orderTransport(strict, anna);
  await strict.delay(orderId, { before: 'inTransit', minutes: 180, reason: 'traffic' });
  await strict.advance(20 * 60 * minute);
  expect((await strict.mails()).filter(({ to }) => to === anna.email)).toHaveLength(1);
});
