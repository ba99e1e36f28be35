import { paths } from '@freight/contract';
import { call, openTestServer, type TestServer } from '@freight/server/testing';
import { beforeEach, expect, test } from 'vitest';
import { eq } from '#db/drizzle.ts';
import { mails } from '#db/schema/accounts.ts';
import { startSmtp, type TestSmtp } from '#testing/smtp.ts';

let smtp: TestSmtp;
let server: TestServer;
beforeEach(async () => {
  smtp = await startSmtp();
  server = await openTestServer({ mail: { smtpUrl: smtp.url, from: 'Freight <freight@example.com>' } });
});

const register = (email: string) =>
  call(server, 'POST', paths.register, { body: { email, password: 'a long password' } });
const waiting = () => server.database.db.select().from(mails);

test('sends by SMTP what a sign-up put into the outbox, forgets it then, and shows no mail box [F7]', async () => {
  expect((await register('somebody@example.com')).status).toBe(200);
  await expect.poll(() => smtp.received.length).toBe(1);
  expect(smtp.received[0]).toContain('From: Freight <freight@example.com>');
  expect(smtp.received[0]).toContain('To: somebody@example.com');
  expect(smtp.received[0]).toContain('multipart/alternative');
  expect(smtp.received[0]).toMatch(/Message-ID: <[0-9a-f-]{36}@example\.com>/);
  await expect.poll(waiting).toEqual([]);
  expect((await call(server, 'GET', '/mailbox')).status).toBe(404);
});

test('accepts sign-ups while the SMTP server is silent or down, and sends the mails later [F7]', async () => {
  smtp.mood = 'silent';
  const began = Date.now();
  expect((await register('patient@example.com')).status).toBe(200);
  expect(Date.now() - began).toBeLessThan(8_000);
  await smtp.close();
  expect((await register('later@example.com')).status).toBe(200);
  await expect
    .poll(
      async () =>
        (await waiting()).filter(({ attempts, claimedUntil }) => attempts > 0 && !claimedUntil).length,
    )
    .toBe(2);
  const first = (await waiting()).map(({ messageId }) => messageId).sort();
  const again = await startSmtp(Number(new URL(smtp.url).port));
  smtp = again;
  server.passTime(10_000);
  await expect.poll(() => again.received.length).toBe(2);
  const sent = again.received.map((mail) => /Message-ID: <([^@]+)@/.exec(mail)?.[1]).sort();
  expect(sent).toEqual(first);
});

test('counts no mail that never left: the sixth sign-up replaces what waits and answers 200 [F7]', async () => {
  smtp.mood = 'busy';
  for (let count = 0; count < 6; count += 1) {
    expect((await register('again@example.com')).status).toBe(200);
    await expect
      .poll(async () => (await waiting()).every(({ claimedUntil }) => claimedUntil === null))
      .toBe(true);
  }
  expect(await waiting()).toHaveLength(1);
});

test('waits longer after every failure, and gives a mail up after a day [F7]', async () => {
  smtp.mood = 'busy';
  await register('nobody@example.com');
  const pauses: number[] = [];
  for (let attempt = 1; attempt <= 4; attempt += 1) {
    await expect.poll(async () => (await waiting())[0]?.attempts).toBe(attempt);
    await expect.poll(async () => (await waiting())[0]?.claimedUntil).toBeNull();
    const [mail] = await waiting();
    pauses.push(Math.round(((mail?.dueAt.getTime() ?? 0) - server.parts.now()) / 5_000) * 5);
    server.passTime((mail?.dueAt.getTime() ?? 0) - server.parts.now());
  }
  expect(pauses).toEqual([5, 15, 60, 300]);
  server.passTime(25 * 3600_000);
  await expect.poll(async () => (await waiting())[0]?.failedAt).toBeInstanceOf(Date);
  // Its links would still open the account.
  expect((await waiting())[0]).toMatchObject({ bodyText: '', bodyHtml: '' });
});

test('gives up immediately on a mail that the SMTP server rejects, and sends the next one [F7]', async () => {
  smtp.mood = 'refuses';
  expect((await register('refused@example.com')).status).toBe(200);
  await expect.poll(async () => (await waiting())[0]?.failedAt).toBeInstanceOf(Date);
  smtp.mood = 'takes';
  await register('taken@example.com');
  await expect.poll(() => smtp.received.length).toBe(1);
});

test('takes a mail over from a process that died with it, and not before [F7]', async () => {
  smtp.mood = 'busy';
  await register('orphan@example.com');
  await expect.poll(async () => (await waiting())[0]?.attempts).toBe(1);
  await expect.poll(async () => (await waiting())[0]?.claimedUntil).toBeNull();
  smtp.mood = 'takes';
  const now = server.parts.now();
  await server.database.db
    .update(mails)
    .set({ dueAt: new Date(now), claimedUntil: new Date(now + 60_000) })
    .where(eq(mails.recipient, 'orphan@example.com'));
  await register('next@example.com');
  await expect.poll(() => smtp.received.length).toBe(1);
  expect(smtp.received[0]).toContain('To: next@example.com');
  server.passTime(61_000);
  await expect.poll(() => smtp.received.length).toBe(2);
  expect(smtp.received[1]).toContain('To: orphan@example.com');
});

test('leaves no mail of a transaction that failed [F7]', async () => {
  const failing = server.database.transaction(async (tx) => {
    await server.parts.outbox.add(tx, { to: 'x@example.com', subject: 'x', text: 'x', html: 'x' });
    throw new Error('stopped');
  });
  await expect(failing).rejects.toThrow('stopped');
  expect(await waiting()).toEqual([]);
});
