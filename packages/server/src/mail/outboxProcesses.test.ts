import { paths } from '@freight/contract';
import { openTestServer, type TestServer, type TestSettings } from '@freight/server/testing';
import { longTestEnds, testEnds } from '@freight/testing/patience';
import { call } from '@freight/testing/requests';
import { expect, test, vi } from 'vitest';
import { openPostgres } from '#testing/onPostgres.ts';
import { startSmtp } from '#testing/smtp.ts';

/** What two servers on one PostgreSQL, as two processes are, do together. */

// Every password costs a quarter of a second of both cores, more on a busy machine.
vi.setConfig({ testTimeout: longTestEnds });

async function startTwo(settings: TestSettings): Promise<[TestServer, TestServer]> {
  const postgres = await openPostgres();
  const url = await postgres.newDatabase();
  const start = async () => {
    const server = await openTestServer({ ...settings, database: { kind: 'postgres', url } });
    return server;
  };
  return [await start(), await start()];
}

test('two processes with one outbox send every mail, each of them once [F7]', async () => {
  const smtp = await startSmtp();
  // Both are at it at the same time.
  smtp.beforeTaken = () => new Promise((done) => setTimeout(done, 50));
  const [one, other] = await startTwo({ mail: { smtpUrl: smtp.url, from: 'Freight <freight@example.com>' } });
  const people = Array.from({ length: 12 }, (_, index) => `person-${index}@example.com`);
  const register = async (server: TestServer, email: string | undefined) =>
    (await call(server, 'POST', paths.register, { body: { email, password: 'a long password' } })).status;
  // Two at a time: more passwords would have to wait for their turn.
  for (let index = 0; index < people.length; index += 2) {
    const statuses = [register(one, people[index]), register(other, people[index + 1])];
    expect(await Promise.all(statuses)).toEqual([200, 200]);
  }
  const recipients = () => smtp.received.map((mail) => /^To: (.+)$/m.exec(mail)?.[1]?.trim()).sort();
  await expect.poll(() => recipients().length, { timeout: testEnds }).toBeGreaterThanOrEqual(people.length);
  expect(recipients()).toEqual([...people].sort());
});
