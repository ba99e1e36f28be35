import { paths } from '@freight/contract';
import { call, startTestServer, type TestServer } from '@freight/server/testing';
import { expect, onTestFinished, test } from 'vitest';
import { newId } from '#db/id.ts';
import { startTwoServers } from '#testing/twoServers.ts';

const forgot = (server: TestServer, email: string) =>
  call(server, 'POST', paths.forgotPassword, { body: { email } });
const median = (times: readonly number[]) => times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0;

test('answers a known and an unknown address in the same time on the embedded database', async () => {
  const server = await startTestServer();
  onTestFinished(() => server.close());
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
}, 60_000);

test('sends one mail for thirty requests at once to two processes on one PostgreSQL', async () => {
  const { one, other } = await startTwoServers();
  const [{ email }, { email: another }] = [await one.verifiedUser(), await one.verifiedUser()];
  const answers = await Promise.all(
    Array.from({ length: 15 }, () => [forgot(one, email), forgot(other, email)]).flat(),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 30 }, () => 200));
  const mailsTo = async (person: string) => (await one.mails()).filter(({ to }) => to === person).length;
  await expect.poll(() => mailsTo(email), { timeout: 10_000 }).toBe(1);
  // What was still waiting is handled before what comes later.
  await forgot(other, email);
  await forgot(other, another);
  await expect.poll(() => mailsTo(another), { timeout: 10_000 }).toBe(1);
  expect(await mailsTo(email)).toBe(1);
}, 120_000);
