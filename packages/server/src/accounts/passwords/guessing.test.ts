import { browserKeyHeader, paths } from '@freight/contract';
import { errorAnswer, tokenAnswer } from '@freight/contract/schemas';
import { call, openTestServer, type TestUser } from '@freight/server/testing';
import { expect, test } from 'vitest';
import { delayKeyOf } from './loginDelay.ts';
import { hashPassword } from './passwords.ts';

const server = await openTestServer({ proxies: 1, rateLimits: true });

const login = (email: string, password: string, address: string, browserKey = '') =>
  call(server, 'POST', paths.login, {
    body: { email, password, role: 'user' },
    headers: { 'x-forwarded-for': address, ...(browserKey && { [browserKeyHeader]: browserKey }) },
  });

/** Guesses from another address each time; answers the statuses. */
async function guess(email: string, times: number, network: (count: number) => string): Promise<number[]> {
  const statuses: number[] = [];
  for (let count = 0; count < times; count += 1) {
    statuses.push((await login(email, `guess number ${count}`, network(count))).status);
  }
  return statuses;
}

async function knownBrowser({ email, password }: TestUser): Promise<string> {
  const answer = tokenAnswer.parse((await login(email, password, '198.51.100.1')).body);
  return answer.browserKey ?? '';
}

test('judges five guesses at one account, then ever fewer, from however many addresses they come [S9] [T12]', async () => {
  const { email } = await server.verifiedUser();
  let fifth = 0;
  const statuses = await guess(email, 40, (count) => {
    if (count < 5) fifth = server.parts.now();
    // Stops the clock: on a busy machine the first delay would end before the guesses do.
    else server.passTime(fifth - server.parts.now());
    return `192.0.2.${count}`;
  });
  server.passTime(500);
  expect(statuses.filter((status) => status === 401)).toHaveLength(5);
  let judgedAt = performance.now();
  for (const [round, delay] of [2, 4, 8, 16, 32, 64, 128, 256, 300].entries()) {
    const refused = await login(email, 'guess', `203.0.113.${round}`);
    const seconds = Number(refused.headers.get('retry-after'));
    // The time since the previous guess no longer counts towards the wait; on a busy machine that is seconds.
    const passed = (performance.now() - judgedAt) / 1000;
    expect(seconds).toBeLessThanOrEqual(delay);
    expect(seconds).toBeGreaterThanOrEqual(Math.floor(delay - passed - 1));
    server.passTime(seconds * 1000);
    judgedAt = performance.now();
    expect((await login(email, 'guess', `203.0.113.${round}`)).status).toBe(401);
  }
});

test('admits the owner meanwhile in a browser that has signed in before [S9]', async () => {
  const person = await server.verifiedUser();
  const browserKey = await knownBrowser(person);
  const guesses = Promise.all(
    Array.from({ length: 80 }, (_, count) => login(person.email, `guess ${count}`, `192.0.2.${count}`)),
  );
  const honest = await login(person.email, person.password, '198.51.100.1', browserKey);
  expect(honest.status).toBe(200);
  const statuses = (await guesses).map(({ status }) => status);
  // Five, and one or two more whose turn came while the others were judged.
  expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(8);
  expect((await login(person.email, person.password, '198.51.100.1', browserKey)).status).toBe(200);
});

test('gives a made-up browser, and one known to another account, no way past the delay [S9]', async () => {
  const person = await server.verifiedUser();
  const others = await knownBrowser(await server.verifiedUser());
  await guess(person.email, 6, (count) => `192.0.2.${count}`);
  for (const key of ['', others, 'A'.repeat(43), `${'x'.repeat(42)}'`]) {
    expect((await login(person.email, person.password, '198.51.100.2', key)).status).toBe(429);
  }
});

test('slows guesses from the known browser itself down as well [S9]', async () => {
  const person = await server.verifiedUser();
  const browserKey = await knownBrowser(person);
  const statuses: number[] = [];
  for (let count = 0; count < 7; count += 1) {
    statuses.push((await login(person.email, 'guess', `192.0.2.${count}`, browserKey)).status);
  }
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429]);
});

test('answers guesses alike for known and unknown addresses [S9]', async () => {
  const { email } = await server.verifiedUser();
  const known = await guess(email, 7, (count) => `192.0.2.${count}`);
  const unknown = await guess('nobody@example.com', 7, (count) => `192.0.2.${count}`);
  expect(unknown).toEqual(known);
});

test('counts the addresses of one IPv6 subscriber as one [S9]', async () => {
  const statuses: number[] = [];
  for (let count = 0; count < 12; count += 1) {
    const answer = await call(server, 'POST', paths.verifyEmail, {
      body: { token: 'made-up', email: 'somebody@example.com' },
      headers: { 'x-forwarded-for': `2001:db8:1:2:${count}::${count}` },
    });
    statuses.push(answer.status);
  }
  expect(statuses.filter((status) => status === 400)).toHaveLength(10);
  expect(statuses.slice(-2)).toEqual([429, 429]);
});

test('a server that is too busy to look at a password counts none as wrong [B6]', async () => {
  const { email, password } = await server.verifiedUser();
  // The account's own ten places in the queue are taken, behind so many others that none of them ends too soon.
  const others = Array.from({ length: 12 }, () => hashPassword('of others'));
  const own = Array.from({ length: 10 }, () => hashPassword('of others', [delayKeyOf(email)]));
  for (let attempt = 0; attempt < 6; attempt += 1) {
    const busy = await login(email, password, `192.0.2.${attempt}`);
    expect([busy.status, errorAnswer.parse(busy.body).message]).toEqual([
      429,
      'The server is busy. Please try again in a moment.',
    ]);
  }
  await Promise.all([...others, ...own]);
  expect((await login(email, password, '192.0.2.9')).status).toBe(200);
});
