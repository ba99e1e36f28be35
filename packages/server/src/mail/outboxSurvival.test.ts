import { paths } from '@freight/contract';
import { call } from '@freight/server/testing';
import { longTestEnds } from '@freight/testing/patience';
import { expect, test } from 'vitest';
import { startMain } from '#testing/main.ts';
import { startSmtp } from '#testing/smtp.ts';

const demo = { FREIGHT_DEMO: 'on' };

test('sends a waiting mail once after kill -9, and logs failed logins without addresses [F7]', {
  timeout: longTestEnds,
}, async () => {
  const smtp = await startSmtp();
  smtp.mood = 'busy';
  const settings = { ...demo, SMTP_URL: smtp.url, LOG_LEVEL: 'warn' };
  const first = await startMain(settings);
  const account = { email: 'visitor@example.com', password: 'a long password' };
  const server = await first.ready();
  expect((await call(server, 'POST', paths.register, { body: account })).status).toBe(200);
  await call(server, 'POST', paths.login, { body: { ...account, password: 'wrong', role: 'user' } });
  await expect.poll(() => first.output.stdout).toContain('"event":"login_failed"');
  expect(first.output.stdout).not.toContain(account.email);
  first.child.kill('SIGKILL');
  await first.exited;

  smtp.mood = 'takes';
  const second = await startMain(settings, first.folder);
  await second.ready();
  await expect.poll(() => smtp.received.length).toBe(1);
  second.child.kill('SIGKILL');
  await second.exited;
  const third = await startMain(settings, first.folder);
  const again = await third.ready();
  const other = { email: 'other@example.com', password: 'a long password' };
  await call(again, 'POST', paths.register, { body: other });
  await expect.poll(() => smtp.received.length).toBe(2);
  expect(smtp.received.map((mail) => /^To: (.*)$/m.exec(mail)?.[1]?.trim())).toEqual([
    account.email,
    other.email,
  ]);
});
