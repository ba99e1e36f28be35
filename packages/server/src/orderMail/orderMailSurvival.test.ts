import { paths } from '@freight/contract';
import { call } from '@freight/server/testing';
import { longTestEnds, testEnds } from '@freight/testing/patience';
import { expect, test } from 'vitest';
import { openDatabase } from '#db/openDatabase.ts';
import { mails } from '#db/schema/accounts.ts';
import { demoCustomer } from '#demo/demoCustomer.ts';
import { startMain } from '#testing/main.ts';
import { orderTransport } from '#testing/orders.ts';
import { startSmtp } from '#testing/smtp.ts';

const header = (mail: string, name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(mail)?.[1]?.trim();

/** Skips the three minutes until a dead process's claims expire, and the five until a failed mail is tried again. */
async function letMinutesPass(folder: string): Promise<void> {
  const database = await openDatabase({ database: { kind: 'folder', folder } });
  await database.db.update(mails).set({ claimedUntil: null, dueAt: new Date() });
  await database.close();
}

test('sends every mail about an order once, over servers that are killed while it is on its way [F7]', {
  timeout: longTestEnds,
}, async () => {
  const smtp = await startSmtp();
  // An hour of driving in a second.
  const settings = { FREIGHT_DEMO: 'on', SMTP_URL: smtp.url, FREIGHT_PACE: '3600' };
  const start = async (data?: string) => {
    if (data !== undefined) await letMinutesPass(data);
    const running = await startMain(settings, data);
    return { ...running, server: await running.ready() };
  };
  const first = await start();
  const { folder } = first;
  const login = await call(first.server, 'POST', paths.login, {
    body: { email: demoCustomer.email, password: demoCustomer.password, role: 'user' },
  });
  const headers = {
    authorization: `Bearer ${(login.body as { token: string }).token}`,
    'accept-language': 'en',
  };
  const body = { onTheWay: true, delivered: true, ended: true };
  await call(first.server, 'PATCH', paths.mailChoices, { headers, body });
  const { orderId } = await orderTransport(first.server, { headers });
  // Killed with the confirmation in the outbox, taken or not.
  first.child.kill('SIGKILL');
  await first.exited;
  const statusNow = async (server: { url: string }) =>
    ((await call(server, 'GET', paths.tracking(orderId))).body as { data: { status: string } }).data.status;

  for (const awaited of [/inTransit|outForDelivery|delivered|completed/, /delivered|completed/]) {
    const next = await start(folder);
    await expect.poll(() => statusNow(next.server), { timeout: testEnds }).toMatch(awaited);
    next.child.kill('SIGKILL');
    await next.exited;
  }
  const last = await start(folder);
  // A mail accepted just before a kill may be sent again, with the same id, by which receivers recognize it.
  const byId = () =>
    new Map(
      smtp.received
        .filter((mail) => mail.includes(orderId))
        .map((mail) => [header(mail, 'Message-ID'), header(mail, 'Subject') ?? '']),
    );
  await expect.poll(() => byId().size, { timeout: testEnds }).toBe(3);
  last.child.kill('SIGKILL');
  await last.exited;
  // The next process does not send these mails again, and adds none.
  const again = await start(folder);
  const other = await orderTransport(again.server, { headers });
  const subjects = () => smtp.received.map((mail) => header(mail, 'Subject') ?? '');
  await expect.poll(() => subjects().join(), { timeout: testEnds }).toContain(other.orderId);
  expect([...byId().values()].sort()).toEqual([
    `Your order ${orderId}`,
    'Your parcel has arrived in Stockholm',
    'Your parcel is on its way to Stockholm',
  ]);
  const update = smtp.received.find((mail) => header(mail, 'Subject')?.startsWith('Your parcel is on')) ?? '';
  expect(header(update, 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click');
  expect(update).toMatch(/^List-Unsubscribe:\s+<http/m);
  expect(update).toContain('Content-Type: text/calendar; charset=utf-8; method=PUBLISH');
});
