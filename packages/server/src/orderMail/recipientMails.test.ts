import { openTestServer, type TestServer, type TestUser } from '@freight/server/testing';
import { longTestEnds } from '@freight/testing/patience';
import { expect, test, vi } from 'vitest';
import { eq } from '#db/drizzle.ts';
import { mails } from '#db/schema/accounts.ts';
import { rateCounts } from '#db/schema/limits.ts';
import { mailboxOf } from '#mail/mailbox.ts';
import { startTwoServers } from '#testing/onPostgres.ts';
import { anOrderRequest, aPriceRequest, requestQuote, sendOrder } from '#testing/orders.ts';

// Every password costs a quarter of a second of both cores, more on a busy machine.
vi.setConfig({ testTimeout: longTestEnds });

const day = 24 * 3_600_000;
const server = await openTestServer();

async function orderFor(email: string, by: TestUser, at: TestServer, payment: object = {}, words?: string) {
  const { dropoffLocation } = aPriceRequest();
  const city = words ?? dropoffLocation.city ?? '';
  const address = words ?? dropoffLocation.address;
  const { routeId } = await requestQuote(at, { dropoffLocation: { ...dropoffLocation, address, city } });
  const receiverContactInfo = { name: 'Bo Mottagare', phoneNr: '+46 70 174 06 20', email };
  const answer = await sendOrder(at, by, anOrderRequest(routeId, { receiverContactInfo, ...payment }));
  expect(answer.status).toBe(201);
}
const mailsTo = (email: string, at = server) =>
  at.database.db.select().from(mails).where(eq(mails.recipient, email));

test.each([
  ['PostNord:betala-49kr', 'https://evil.example'],
  ['evil.example', 'pay at evil.example'],
  ['Anna http://evil.example', 'Ring 070-174 06 20'],
  ['A'.repeat(31), 'evil.example/\u202Emoc'],
])('passes no words of an order on to its recipient: %j, %j [S18]', async (firstName, words) => {
  const sender = await server.verifiedUser({ firstName, lastName: 'evil.example', language: 'en' });
  const to = `reader-${firstName.length}@example.com`;
  await orderFor(to, sender, server, {}, words);
  await server.advance(2 * day);
  const [mail] = await mailsTo(to);
  expect(mail?.subject).toBe('A parcel is on its way to you');
  expect(mail?.bodyText).toContain('A sender has sent a parcel from Karlstad to Stockholm.');
  expect(mail?.extras?.files?.[0]?.text).toContain('LOCATION:Stockholm');
  const whole = JSON.stringify(mail);
  for (const word of ['evil', 'PostNord', '49kr', '070-174', 'AAAA']) expect(whole).not.toContain(word);
});

test('names the sender by a plain first name, in every language [S18]', async () => {
  for (const [language, subject] of [
    ['sv', 'Ett paket från Åsa är på väg till dig'],
    ['en', 'A parcel from Åsa is on its way to you'],
    ['de', 'Eine Sendung von Åsa ist unterwegs zu Ihnen'],
  ] as const) {
    const sender = await server.verifiedUser({ firstName: ' Åsa ', lastName: 'evil.example', language });
    await orderFor(`${language}@example.com`, sender, server);
    await server.advance(2 * day);
    const [mail] = await mailsTo(`${language}@example.com`);
    expect(mail?.subject).toBe(subject);
    expect(JSON.stringify(mail)).not.toContain('evil');
  }
});

test('sends the recipient no mail for an unpaid order that was to be paid by card [S19]', async () => {
  const anna = await server.verifiedUser();
  await orderFor('unpaid@example.com', anna, server, { paymentOption: 'payLater' });
  await orderFor('invoiced@example.com', anna, server, { paymentMethod: 'invoice' });
  await server.advance(2 * day);
  expect(await mailsTo('unpaid@example.com')).toEqual([]);
  expect(await mailsTo('invoiced@example.com')).toHaveLength(1);
});

test('sends one mailbox at most three mails a day, across customers and spellings [S19]', async () => {
  const people = [await server.verifiedUser(), await server.verifiedUser()] as const;
  const spellings = [
    'bo@example.com',
    'Bo@Example.com',
    'bo+1@example.com',
    'BO+x@example.com',
    'bo@example.com',
  ];
  for (const [index, email] of spellings.entries()) await orderFor(email, people[index % 2 ? 1 : 0], server);
  await server.advance(2 * day);
  const mailsToBo = async () =>
    (await server.database.db.select({ to: mails.recipient }).from(mails)).filter(({ to }) =>
      /^bo[@+]/i.test(to),
    );
  expect(await mailsToBo()).toHaveLength(3);
  await server.database.db.update(rateCounts).set({ endsAt: new Date(0) });
  await orderFor('bo@example.com', people[0], server);
  await server.advance(2 * day);
  expect(await mailsToBo()).toHaveLength(4);
});

test('keeps that limit over several processes on one PostgreSQL [S19]', async () => {
  const { one, other } = await startTwoServers();
  const [anna, bo] = [await one.verifiedUser(), await other.verifiedUser()];
  for (let count = 0; count < 3; count += 1) {
    await orderFor('both@example.com', anna, one);
    await orderFor('both@example.com', bo, other);
  }
  await Promise.all([one.advance(2 * day), other.advance(2 * day)]);
  await one.advance(day);
  expect(await mailsTo('both@example.com', one)).toHaveLength(3);
});

test.each([
  ['Bo+1@Example.com', 'bo@example.com'],
  ['b.o+x@googlemail.com', 'bo@gmail.com'],
  ['b.o@example.com', 'b.o@example.com'],
])('counts %s as %s [S19]', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});
