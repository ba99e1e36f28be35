import { paths } from '@freight/contract';
import { call, startTestServer } from '@freight/server/testing';
import { longTestEnds, testEnds } from '@freight/testing/patience';
import { expect, test, vi } from 'vitest';
import { openPostgres } from '#testing/onPostgres.ts';
import { orderTransport } from '#testing/orders.ts';
import { startProcess } from '#testing/serverProcess.ts';
import { startSmtp } from '#testing/smtp.ts';

/** Processes on machines whose clocks differ. */

// Two processes, and passwords that cost a quarter of a second each, on a busy machine.
vi.setConfig({ testTimeout: longTestEnds });

const hour = 3_600_000;
const secret = 'the one secret of two processes whose clocks differ';

/** Node options that set a process's clock ahead. */
const clockAhead = (milliseconds: number): string => {
  const script = `const Real = Date;
    globalThis.Date = class extends Real {
      constructor(...parts) { super(...(parts.length ? parts : [Real.now() + ${milliseconds}])); }
      static now() { return Real.now() + ${milliseconds}; }
    };`;
  return `--import data:text/javascript,${encodeURIComponent(script)}`;
};

async function startTwo() {
  const postgres = await openPostgres();
  const url = await postgres.newDatabase();
  const smtp = await startSmtp();
  const first = await startTestServer({ secret, database: { kind: 'postgres', url } });
  const anna = await first.verifiedUser();
  await first.close();
  const start = async (env: Record<string, string>) => {
    const server = startProcess({
      DATABASE_URL: url,
      FREIGHT_DEMO: 'on',
      FREIGHT_SECRET: secret,
      FREIGHT_RATE_LIMITS: 'off',
      FREIGHT_PACE: '1',
      SMTP_URL: smtp.url,
      MAIL_FROM: 'Freight <freight@example.com>',
      LOG_LEVEL: 'warn',
      ...env,
    });
    return { ...server, ...(await server.ready()) };
  };
  const exact = await start({});
  const ahead = await start({ NODE_OPTIONS: clockAhead(4 * hour) });
  return { exact, ahead, smtp, anna };
}

test('a process whose clock is four hours ahead sends no mail twice, moves no order too early and accepts the tokens of the others [F19]', async () => {
  const { exact, ahead, smtp, anna } = await startTwo();
  expect(ahead.output.stdout).toContain('differs by 14400 s');
  const order = await orderTransport(exact, anna);
  // While a mail is handed over by one process, the other one looks for mails to send.
  const handed = Promise.withResolvers<void>();
  smtp.beforeTaken = () => handed.promise;
  const people = ['one@example.com', 'two@example.com', 'three@example.com', 'four@example.com'];
  for (const [index, email] of people.entries()) {
    const server = index % 2 === 0 ? exact : ahead;
    const body = { email, password: 'a long password' };
    expect((await call(server, 'POST', paths.register, { body })).status).toBe(200);
  }
  const read = (server: { url: string }) =>
    fetch(server.url + paths.transport(order._id), { headers: anna.headers });
  for (const server of [exact, ahead]) {
    const answer = await read(server);
    expect(answer.status).toBe(200);
    const dated = Date.parse(answer.headers.get('date') ?? '');
    expect(Math.abs(dated - Date.now())).toBeLessThan(hour);
    expect(JSON.stringify(await answer.json())).toContain('"status":"pending_queue"');
  }
  const recipients = () => smtp.received.map((mail) => /^To: (.+)$/m.exec(mail)?.[1]?.trim());
  handed.resolve();
  await expect
    .poll(() => recipients().filter((to) => people.includes(to ?? '')).length, { timeout: testEnds })
    .toBe(4);
  // A later mail by each process has passed everything that was claimed before.
  await call(ahead, 'POST', paths.forgotPassword, { body: { email: anna.email } });
  await expect.poll(recipients, { timeout: testEnds }).toContain(anna.email);
  expect(
    recipients()
      .filter((to) => people.includes(to ?? ''))
      .sort(),
  ).toEqual([...people].sort());
});
