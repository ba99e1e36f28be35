import { paths } from '@freight/contract';
import { call, openTestServer, type TestServer } from '@freight/server/testing';
import { beforeEach, expect, test } from 'vitest';
import { eq } from '#db/drizzle.ts';
import { mails } from '#db/schema/accounts.ts';
import { startSmtp, type TestSmtp } from '#testing/smtp.ts';
import { createSmtpOutbox } from './outbox.ts';

let smtp: TestSmtp;
let server: TestServer;
beforeEach(async () => {
  smtp = await startSmtp();
  server = await openTestServer({ mail: { smtpUrl: smtp.url, from: 'Freight <freight@example.com>' } });
});

const aMail = (to: string) => ({ to, subject: 'x', text: 'x', html: 'x' });
const add = (to: string) => server.parts.outbox.add(server.database.db, aMail(to));
const waiting = (to: string) =>
  server.database.db
    .select()
    .from(mails)
    .where(eq(mails.recipient, to))
    .then(([mail]) => mail);
const tried = (to: string, attempts: number) =>
  expect
    .poll(async () => {
      const mail = await waiting(to);
      return mail?.claimedUntil === null && mail.attempts;
    })
    .toBe(attempts);

test('sends everything that waits as soon as the SMTP server takes one mail again [F22]', async () => {
  const port = Number(new URL(smtp.url).port);
  await smtp.close();
  for (let attempt = 1; attempt <= 4; attempt += 1) {
    if (attempt === 1) await add('waits@example.com');
    await tried('waits@example.com', attempt);
    if (attempt < 4)
      server.passTime(((await waiting('waits@example.com'))?.dueAt.getTime() ?? 0) - server.parts.now());
  }
  // It would wait five minutes now.
  smtp = await startSmtp(port);
  await add('next@example.com');
  await expect.poll(() => smtp.received.length).toBe(2);
  expect(smtp.received.map((mail) => /^To: (.+)$/m.exec(mail)?.[1]?.trim()).sort()).toEqual([
    'next@example.com',
    'waits@example.com',
  ]);
});

test('delays a mail to a busy recipient without delaying other mails [F22]', async () => {
  smtp.mood = 'busy';
  await add('busy@example.com');
  await tried('busy@example.com', 1);
  smtp.mood = 'takes';
  await add('next@example.com');
  await expect.poll(() => smtp.received.length).toBe(1);
  expect(smtp.received[0]).toContain('To: next@example.com');
  expect((await waiting('busy@example.com'))?.attempts).toBe(1);
});

test('sends a mail that is never acknowledged three times and then gives it up [F22]', async () => {
  smtp.mood = 'drops';
  await add('dropped@example.com');
  for (let attempt = 1; attempt < 3; attempt += 1) {
    await tried('dropped@example.com', attempt);
    server.passTime(300_000);
  }
  await expect.poll(async () => (await waiting('dropped@example.com'))?.failedAt).toBeInstanceOf(Date);
  expect(smtp.received).toHaveLength(3);
  expect((await waiting('dropped@example.com'))?.bodyText).toBe('');
});

test('waits with closing for the mails that are being handed over after one of them failed [B19]', async () => {
  await server.parts.outbox.close();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  let begun = 0;
  let finished = 0;
  const faults: unknown[] = [];
  const logger = { error: (fault: unknown) => faults.push(fault), warn: () => {} };
  await server.database.db.insert(mails).values(
    ['fails', 'one', 'two', 'three'].map((to) => ({
      recipient: to,
      subject: 'x',
      bodyText: 'x',
      bodyHtml: 'x',
    })),
  );
  const outbox = createSmtpOutbox(
    { database: server.database, now: () => Date.now() + 1_000, logger: logger as never },
    {
      deliver: async ({ to }) => {
        begun += 1;
        if (to === 'fails') throw new Error('broken');
        await held;
        finished += 1;
        return { kind: 'sent' };
      },
    },
  );
  await expect.poll(() => begun).toBe(4);
  const closing = outbox.close().then(() => finished);
  release();
  expect(await closing).toBe(3);
  expect(faults).toHaveLength(1);
  expect((await call(server, 'GET', paths.capabilities)).status).toBe(200);
});
