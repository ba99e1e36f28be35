import { type AdditionalData, paths } from '@freight/contract';
import { expect, test } from 'vitest';
import { eq } from '#db/drizzle.ts';
import { orders } from '#db/schema/orders.ts';
import { shareOrder } from '#testing/claims.ts';
import { readHandovers } from '#testing/handovers.ts';
import { connectLive } from '#testing/liveClient.ts';
import { keepLog } from '#testing/logLines.ts';
import { deliverTransport, orderTransport } from '#testing/orders.ts';
import { readPdf } from '#testing/pdf.ts';
import { openTestServer, type TestUser } from '#testing/server.ts';

const server = await openTestServer();

async function deliver(handover: AdditionalData['handover']) {
  const user = await server.verifiedUser({ mailChoices: ['onTheWay', 'delivered', 'ended', 'late'] });
  const parts = {
    ...(handover ? { handover } : {}),
    receiverContactInfo: { name: 'Bo Mottagare', phoneNr: '+46 70 174 06 20', email: `bo-${user.email}` },
  };
  const order = await deliverTransport(server, user, parts);
  return { user, order };
}
async function textOf(path: string, { headers }: TestUser) {
  const response = await fetch(server.url + path, { headers });
  return (await readPdf(new Uint8Array(await response.arrayBuffer()))).text;
}
const atTheDoor = /Lämnades: .+, \d+ m från dörren/;

test.each([
  ['code', 'Kod: rätt', 'rätt kod'],
  ['signature', 'Mottogs av: Bo Mottagare', 'mottagen av Bo Mottagare'],
] as const)(
  'the mail and the documents of a delivery by %s name how it was handed over [K5]',
  async (handover, mailed, printed) => {
    const { user, order } = await deliver(handover);
    const own = (await server.mails()).filter(({ to }) => to === user.email);
    const mail = own.find(({ subject }) => subject.includes('framme'));
    expect(mail?.text).toMatch(atTheDoor);
    expect(mail?.text).toContain(mailed);
    expect(mail?.html).not.toContain('<img');
    for (const path of [paths.invoice(order.orderId), paths.waybill(order.waybill ?? '')]) {
      const text = await textOf(path, user);
      expect(text).toMatch(/\d+ m från dörren/);
      expect(text).toContain(printed);
    }
  },
);

test('after a failed attempt customers who chose it receive when that was and when the driver comes again [K5]', async () => {
  const user = await server.verifiedUser({ mailChoices: ['late'], language: 'sv' });
  const order = await orderTransport(server, user);
  await server.failAttempt(order.orderId);
  const [mail, ...others] = (await server.mails()).filter(({ to }) => to === user.email);
  expect(mail?.subject).toBe('Vi träffade ingen i Stockholm');
  expect(mail?.text).toMatch(/Väntas fram: .+\nFörsöket: .+, \d+ m från dörren/);
  expect(mail?.link.pathname).toBe(`/order-details/${order.orderId}`);
  expect(others.map(({ subject }) => subject)).toEqual([expect.stringContaining(order.orderId)]);
});

test('goods that go back after a failed attempt are no news of a parcel on its way [K5]', async () => {
  const user = await server.verifiedUser({ mailChoices: ['onTheWay'] });
  const email = `bo-${user.email}`;
  const receiverContactInfo = { name: 'Bo Mottagare', phoneNr: '+46 70 174 06 20', email };
  const order = await orderTransport(server, user, { receiverContactInfo });
  await server.failAttempt(order.orderId);
  const mails = (await server.mails()).filter(({ to }) => to === user.email || to === email);
  expect(mails.map(({ subject }) => subject)).toEqual([expect.stringContaining(order.orderId)]);
});

test('no mail has the code, and the recipient receives nothing about the door [K5]', async () => {
  const user = await server.verifiedUser({ mailChoices: ['onTheWay', 'delivered', 'ended', 'late'] });
  const email = `bo-${user.email}`;
  const receiverContactInfo = { name: 'Bo Mottagare', phoneNr: '+46 70 174 06 20', email };
  const order = await orderTransport(server, user, { handover: 'code', receiverContactInfo });
  const code = order.handover?.code ?? '';
  await server.advance(20 * 3_600_000);
  const mails = (await server.mails()).filter(({ to }) => to === user.email || to === email);
  expect(new Set(mails.map(({ to }) => to)).size).toBe(2);
  for (const { to, subject, text } of mails) {
    expect(`${subject} ${text}`).not.toMatch(new RegExp(`(?<![\\d-])${code}(?![\\d-])`));
    if (to === email) expect(text).not.toMatch(/m från dörren|m from the door|m von der Tür/);
  }
});

test('an order that is under way has no handover on its documents [K5]', async () => {
  const user = await server.verifiedUser();
  const order = await orderTransport(server, user, { handover: 'code' });
  await server.advance(10 * 60_000);
  const response = await fetch(server.url + paths.transport(order._id), { headers: user.headers });
  const { data } = (await response.json()) as { data: { waybill: string } };
  const text = await textOf(paths.waybill(data.waybill), user);
  expect(text).not.toContain('från dörren');
  expect(text).not.toContain(order.handover?.code);
});

test('the code is in no line of the log, no metric and no mail [K5]', async () => {
  const log = keepLog();
  const metricsToken = 'a token for the monitoring alone';
  const own = await openTestServer({ logLevel: 'trace', metricsToken }, { logTo: log.destination });
  const user = await own.verifiedUser({ mailChoices: ['onTheWay', 'delivered', 'ended', 'late'] });
  const order = await orderTransport(own, user, { handover: 'code' });
  // Four digits are in many a line by chance.
  const code = 'canary-code';
  await own.database.db
    .update(orders)
    .set({ handover: { kind: 'code', code } })
    .where(eq(orders.id, order._id));
  const { share } = await shareOrder(own, order, user, ['handover']);
  expect((await readHandovers(own, { order: order._id }, user)).code).toBe(code);
  expect((await readHandovers(own, { share })).code).toBe(code);
  const visitor = await connectLive(own);
  const seen: unknown[] = [];
  visitor.socket.onAny((...event) => seen.push(event));
  await visitor.ask('subscribeToTransport', { transportId: order.orderId });
  await own.failAttempt(order.orderId);
  await own.advance(72 * 3_600_000);
  await visitor.settle();
  visitor.close();
  const headers = { authorization: `Bearer ${metricsToken}` };
  const metrics = await (await fetch(`${own.url}/metrics`, { headers })).text();
  const mails = (await own.mails()).map(({ subject, text, html }) => subject + text + html);
  expect(seen.length).toBeGreaterThan(0);
  for (const text of [JSON.stringify(log.lines), metrics, ...mails, JSON.stringify(seen)])
    expect(text).not.toContain(code);
});
