import { paths } from '@freight/contract';
import { call, openTestServer, type TestServer } from '@freight/server/testing';
import { longTestEnds } from '@freight/testing/patience';
import { expect, test } from 'vitest';
import { sql } from '#db/drizzle.ts';
import { newId } from '#db/id.ts';
import { resetRequests } from '#db/schema/accounts.ts';
import { keepLog } from '#testing/logLines.ts';
import { startTwoServers } from '#testing/onPostgres.ts';
import { createResetRequests } from './resetRequests.ts';

const forgot = (server: TestServer, email: string) =>
  call(server, 'POST', paths.forgotPassword, { body: { email } });
const median = (times: readonly number[]) => times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0;

test('answers a known and an unknown address in the same time on the embedded database', async () => {
  const server = await openTestServer();
  const times = { known: [] as number[], unknown: [] as number[] };
  const measure = async (kind: keyof typeof times, email: string) => {
    const began = performance.now();
    expect((await forgot(server, email)).status).toBe(200);
    times[kind].push(performance.now() - began);
  };
  // By turns, and each address once, as an attacker with a list would.
  for (let round = 0; round < 60; round += 1) {
    const { email } = await server.verifiedUser();
    await measure('known', email);
    await measure('unknown', `nobody-${newId()}@example.com`);
  }
  const ratio = median(times.known) / median(times.unknown);
  // It was 2.7 while the mail was made before the answer.
  expect(ratio).toBeGreaterThan(0.6);
  expect(ratio).toBeLessThan(1.6);
});

test('sends one mail for thirty simultaneous requests to two processes on one PostgreSQL', {
  timeout: longTestEnds,
}, async () => {
  const { one, other } = await startTwoServers();
  const [{ email }, { email: another }] = [await one.verifiedUser(), await one.verifiedUser()];
  const answers = await Promise.all(
    Array.from({ length: 15 }, () => [forgot(one, email), forgot(other, email)]).flat(),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 30 }, () => 200));
  const mailsTo = async (person: string) => (await one.mails()).filter(({ to }) => to === person).length;
  await expect.poll(() => mailsTo(email)).toBe(1);
  // A request that still waits is handled before later ones.
  await forgot(other, email);
  await forgot(other, another);
  await expect.poll(() => mailsTo(another)).toBe(1);
  expect(await mailsTo(email)).toBe(1);
});

test('handles the requests behind one that always fails, and removes that one in the end [B15]', async () => {
  const { lines, destination } = keepLog();
  const server = await openTestServer({ logLevel: 'error' }, { logTo: destination });
  const [poison, anna] = [await server.verifiedUser(), await server.verifiedUser()];
  await server.database.db.execute(
    sql.raw(`create function refuse_poison() returns trigger language plpgsql as $$ begin
      if new.recipient = '${poison.email}' then raise exception 'poison'; end if; return new; end $$`),
  );
  await server.database.db.execute(
    sql.raw('create trigger poison before insert on mails for each row execute function refuse_poison()'),
  );
  await forgot(server, poison.email);
  await expect.poll(() => lines.length).toBe(1);
  await forgot(server, anna.email);
  const recipients = async () => (await server.mails()).map(({ to }) => to);
  await expect.poll(recipients).toEqual([anna.email]);
  const waiting = () => server.database.db.select().from(resetRequests);
  for (let failures = 2; failures <= 5; failures += 1) {
    expect(await waiting()).toHaveLength(1);
    server.passTime(61_000);
    await expect.poll(() => lines.length).toBe(failures);
  }
  server.passTime(61_000);
  await expect.poll(waiting).toEqual([]);
  expect(await recipients()).toEqual([anna.email]);
});

test('writes no fault into the log while the database is unavailable [F23]', async () => {
  const server = await openTestServer();
  const faults: unknown[] = [];
  let tried = 0;
  const unavailable = createResetRequests({
    ...server.parts,
    logger: { error: (fault: unknown) => faults.push(fault) } as never,
    database: {
      ...server.database,
      transaction: async () => {
        tried += 1;
        throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
      },
    },
  });
  await unavailable.add('anybody@example.com', { language: undefined } as never);
  await expect.poll(() => tried).toBe(1);
  await unavailable.close();
  expect(faults).toEqual([]);
});
