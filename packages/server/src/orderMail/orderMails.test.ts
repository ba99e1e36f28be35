import { linkedPaths, paths } from '@freight/contract';
import { mailChoicesAnswer } from '@freight/contract/schemas';
import { call, openTestServer, type TestUser } from '@freight/server/testing';
import { expect, test } from 'vitest';
import { eq } from '#db/drizzle.ts';
import { mails } from '#db/schema/accounts.ts';
import { orders } from '#db/schema/orders.ts';
import { isHeldUp } from '#dispatch/journey.ts';
import type { Mail } from '#mail/mail.ts';
import { connectLive } from '#testing/liveClient.ts';
import { orderTransport } from '#testing/orders.ts';
import { orderMail } from './orderMails.ts';

const day = 24 * 3_600_000;
const server = await openTestServer();

/** What an address has got, oldest first. */
async function mailsTo(address: string): Promise<(Pick<Mail, 'subject' | 'text'> & Partial<Mail>)[]> {
  const rows = await server.database.db
    .select()
    .from(mails)
    .where(eq(mails.recipient, address))
    .orderBy(mails.id);
  return rows.map(({ subject, bodyText, extras }) => ({ subject, text: bodyText, ...extras }));
}
const choose = (user: TestUser, choices: object) =>
  call(server, 'PATCH', paths.mailChoices, { headers: user.headers, body: choices });
const subjectsTo = async (address: string) => (await mailsTo(address)).map(({ subject }) => subject);

test('confirms an order with receipt, links to order and tracking, and a calendar file [L8]', async () => {
  const anna = await server.verifiedUser({ language: 'en' });
  const order = await orderTransport(server, anna);
  const [mail] = await mailsTo(anna.email);
  expect(mail?.subject).toBe(`Your order ${order.orderId}`);
  expect(mail?.text).toContain(`https://www.example.com/tracking?orderId=${order.orderId}`);
  expect(mail?.text).toContain(`https://www.example.com/order-details/${order.orderId}`);
  expect(mail?.text).toContain('Pickup: Storgatan 12');
  expect(mail?.text.replace(/\s/g, ' ')).toMatch(/Total incl\. VAT: SEK [\d,]+\.\d\d/);
  expect(mail).toMatchObject({ replyTo: 'info@example.com' });
  expect(mail?.unsubscribe).toBeUndefined();
  const [file] = mail?.files ?? [];
  expect(file?.name).toBe(`${order.orderId}.ics`);
  expect(file?.text).toContain(`UID:${order.orderId}@www.example.com`);
});

test('writes times where the delivery is made, with their zone, and forwards in the night the clocks go back [F24] [T11]', async () => {
  const anna = await server.verifiedUser();
  const { _id } = await orderTransport(server, anna);
  const [order] = await server.database.db.select().from(orders).where(eq(orders.id, _id));
  if (order === undefined) throw new Error('The order was not stored');
  const sender = server.parts.sender();
  const written = (language: 'sv' | 'en' | 'de', from: string, to: string) => {
    const window = { from: new Date(from), to: new Date(to) };
    const history = [{ status: 'delivered' as const, changedAt: from }];
    const facts = { order: { ...order, language, history }, language, window, now: Date.parse(from) };
    const { text, files: [file] = [] } = orderMail('delivered', sender, facts);
    return { text: text.replace(/\s+/g, ' '), calendar: file?.text ?? '' };
  };
  const day = ['2026-11-22T13:10:00Z', '2026-11-22T13:40:00Z'] as const;
  expect(written('sv', ...day).text).toMatch(/22 november 14:10–14:40 CET/);
  expect(written('sv', ...day).text).toMatch(/22 november 2026 kl\. 14:10 CET/);
  expect(written('en', ...day).text).toMatch(/22 November, 14:10–14:40 CET/);
  expect(written('de', ...day).text).toMatch(/22\. November, 14:10–14:40 Uhr MEZ/);
  const night = ['2026-10-25T00:45:00Z', '2026-10-25T01:15:00Z'] as const;
  expect(written('sv', ...night).text).toMatch(/25 oktober kl\. 02:45 CEST – 25 oktober kl\. 02:15 CET/);
  expect(written('en', ...night).text).toMatch(/25 October at 02:45 CEST – 25 October at 02:15 CET/);
  // A calendar shows it in the zone of its reader.
  expect(written('sv', ...night).calendar).toMatch(/DTSTART:20261025T004500Z[\s\S]*DTEND:20261025T011500Z/);
});

test("writes in the language of the page it was ordered on, else in the person's own, else in Swedish and English", async () => {
  const german = await server.verifiedUser({ language: 'de' });
  await orderTransport(server, german);
  expect(await subjectsTo(german.email)).toEqual([expect.stringMatching(/^Ihr Auftrag /)]);
  await orderTransport(server, {
    headers: { ...german.headers, 'accept-language': 'en-GB,sv;q=0.5' } as never,
  });
  expect((await subjectsTo(german.email))[1]).toMatch(/^Your order /);
  const unknown = await server.verifiedUser();
  await orderTransport(server, unknown);
  expect(await subjectsTo(unknown.email)).toEqual([
    expect.stringMatching(/^Din beställning \S+ · Your order /),
  ]);
});

test('sends only the confirmation to a customer who has not chosen other mails', async () => {
  const anna = await server.verifiedUser();
  expect((await call(server, 'GET', paths.mailChoices, { headers: anna.headers })).body).toEqual({
    success: true,
    data: { onTheWay: false, late: false, delivered: false, ended: false },
  });
  await orderTransport(server, anna);
  await server.advance(2 * day);
  expect(await subjectsTo(anna.email)).toHaveLength(1);
});

test('sends one chosen mail on departure and one on delivery, with one-click unsubscribe', async () => {
  const anna = await server.verifiedUser({ language: 'en' });
  const chosen = await choose(anna, { onTheWay: true, delivered: true });
  expect(mailChoicesAnswer.parse(chosen.body).data).toEqual({
    onTheWay: true,
    late: false,
    delivered: true,
    ended: false,
  });
  const { orderId } = await orderTransport(server, anna);
  await server.advance(2 * day);
  const got = await mailsTo(anna.email);
  expect(got.map(({ subject }) => subject)).toEqual([
    `Your order ${orderId}`,
    'Your parcel is on its way to Stockholm',
    'Your parcel has arrived in Stockholm',
  ]);
  const stop = new URL(got[1]?.unsubscribe ?? '');
  expect(got[1]?.text).toContain(stop.href);
  const path = stop.pathname + stop.search;
  // Virus scanners open links, so opening one only shows the question.
  expect((await call(server, 'GET', path)).body).toContain('<form method="post">');
  expect((await choose(anna, {})).body).toMatchObject({ data: { onTheWay: true } });
  const ended = await fetch(server.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  });
  expect(ended.status).toBe(200);
  expect((await choose(anna, {})).body).toEqual({
    success: true,
    data: { onTheWay: false, late: false, delivered: false, ended: false },
  });
});

test('writes once that a parcel is on its way, also when it is held up and goes on [T8] [T11]', async () => {
  const anna = await server.verifiedUser({ language: 'en' });
  await choose(anna, { onTheWay: true });
  let order = await orderTransport(server, anna);
  while (!isHeldUp(order._id)) order = await orderTransport(server, anna);
  await server.advance(2 * day);
  const [held] = await server.database.db.select().from(orders).where(eq(orders.id, order._id));
  expect(held?.history.filter(({ status }) => status === 'inTransit')).toHaveLength(2);
  const onItsWay = (await mailsTo(anna.email)).filter(
    ({ subject, text }) => subject.includes('on its way') && text.includes(order.orderId),
  );
  expect(onItsWay).toHaveLength(1);
});

test('mails the next steps of a cancelled order, and removes it from the calendar [A24]', async () => {
  const anna = await server.verifiedUser({ language: 'en' });
  await choose(anna, { ended: true });
  const { orderId } = await orderTransport(server, anna);
  const live = await connectLive(server, { token: anna.token });
  expect(await live.ask('cancelTransport', { orderId })).toMatchObject({ success: true });
  live.close();
  const [, mail] = await mailsTo(anna.email);
  expect(mail?.subject).toBe(`Your order ${orderId} has been cancelled`);
  expect(mail?.text).toContain('If you paid by card, we refund you to the card you paid with.');
  expect(mail?.text).toContain('https://www.example.com/package-sending');
  const [placed] = await mailsTo(anna.email);
  const lineOf = (of: typeof mail, name: string) =>
    new RegExp(`^${name}:(.*?)\r?$`, 'm').exec(of?.files?.[0]?.text ?? '')?.[1];
  expect(mail?.files?.[0]?.type).toBe('text/calendar; charset=utf-8; method=CANCEL');
  expect([lineOf(mail, 'METHOD'), lineOf(mail, 'STATUS')]).toEqual(['CANCEL', 'CANCELLED']);
  for (const name of ['UID', 'DTSTART']) expect(lineOf(mail, name)).toBe(lineOf(placed, name));
  expect(Number(lineOf(mail, 'SEQUENCE'))).toBeGreaterThan(Number(lineOf(placed, 'SEQUENCE')));
  expect(mail?.text).toContain('removes the delivery from your calendar');
});

test('writes to a recipient only when the sender has given an address, once, and never again after one click (OPEN-03)', async () => {
  const anna = await server.verifiedUser({ language: 'sv' });
  const to = (email: string) =>
    orderTransport(server, anna, {
      receiverContactInfo: { name: 'Bo Mottagare', phoneNr: '+46 70 174 06 20', email },
    });
  const first = await to('bo@example.com');
  await to('no address, several@example.com');
  await to('');
  await server.advance(2 * day);
  const [mail, ...more] = await mailsTo('bo@example.com');
  expect(more).toEqual([]);
  expect(mail?.subject).toBe('Ett paket från Anna är på väg till dig');
  // Neither doors nor phones nor whole names, and no page that only the customer may open.
  expect(mail?.text).not.toMatch(/Storgatan|Sveavägen|Exempel\b|\+46|order-details|settings/);
  expect(mail?.unsubscribe).not.toContain('bo@');
  expect(mail?.unsubscribe).not.toContain(first.orderId);
  const all = await server.database.db.select({ to: mails.recipient }).from(mails);
  expect(all.filter(({ to: address }) => !address.startsWith('person-'))).toEqual([{ to: 'bo@example.com' }]);
  const stop = new URL(mail?.unsubscribe ?? '');
  expect((await call(server, 'POST', stop.pathname + stop.search, { body: {} })).status).toBe(200);
  await to('Bo@Example.com');
  await server.advance(2 * day);
  expect(await mailsTo('Bo@Example.com')).toEqual([]);
});

test('ends no mails for a link that this server has not signed', async () => {
  const anna = await server.verifiedUser();
  await choose(anna, { delivered: true });
  for (const token of [
    '',
    'c',
    `c${anna.userId}`,
    `c${anna.userId}.${'A'.repeat(22)}`,
    `c${anna.userId}.%00`,
  ]) {
    const path = `${linkedPaths.unsubscribe}?token=${token}`;
    expect((await call(server, 'POST', path, { body: {} })).status).toBe(400);
    expect((await call(server, 'GET', path)).status).toBe(400);
  }
  expect((await choose(anna, {})).body).toMatchObject({ data: { delivered: true } });
  expect(
    (await call(server, 'PATCH', paths.mailChoices, { headers: anna.headers, body: { ended: 'yes' } }))
      .status,
  ).toBe(400);
  expect((await call(server, 'GET', paths.mailChoices)).status).toBe(401);
});
