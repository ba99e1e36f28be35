import { paths } from '@freight/contract';
import {
  aPriceRequest,
  call,
  openTestServer,
  orderTransport,
  type TestServer,
} from '@freight/server/testing';
import { longTestEnds } from '@freight/testing/patience';
import { expect, test } from 'vitest';
import { connectLive } from '#testing/liveClient.ts';
import { keepLog } from '#testing/logLines.ts';
import { startTwoServers } from '#testing/onPostgres.ts';

const from = (ip: string) => ({ 'x-forwarded-for': ip });

const startTwo = () => startTwoServers({ rateLimits: true, proxies: 1 });

test('counts attempts over all processes on one PostgreSQL [S10]', { timeout: longTestEnds }, async () => {
  const { one, other } = await startTwo();
  // A body that is refused after counting, so that no password is computed.
  const body = { email: 'one@example.com', password: '', role: 'user' };
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 6; attempt += 1) {
    for (const server of [one, other]) {
      statuses.push((await call(server, 'POST', paths.login, { body, headers: from('192.0.2.1') })).status);
    }
  }
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), 429, 429]);
});

test('counts missed order numbers over all processes on one PostgreSQL, and lets others go on [S8]', {
  timeout: longTestEnds,
}, async () => {
  const { one, other } = await startTwo();
  const anna = await one.verifiedUser();
  const { orderId } = await orderTransport(one, anna);
  const look = async (server: TestServer, number: string, ip = '192.0.2.7') =>
    (await call(server, 'GET', paths.tracking(number), { headers: from(ip) })).status;
  const statuses: number[] = [];
  for (let miss = 0; miss < 40; miss += 1)
    for (const server of [one, other]) statuses.push(await look(server, `0000-0000-${1000 + miss}`));
  // Sixty in all, not sixty in each.
  expect(statuses.filter((status) => status === 404)).toHaveLength(60);
  expect(statuses.slice(60)).toEqual(Array.from({ length: 20 }, () => 429));
  for (const server of [one, other]) {
    expect(await look(server, orderId)).toBe(429);
    expect(await look(server, orderId, '192.0.2.8')).toBe(200);
  }
});

test('counts a number missed on a socket of one process with those missed at the other [S8]', {
  timeout: longTestEnds,
}, async () => {
  const { one, other } = await startTwo();
  const anna = await one.verifiedUser();
  const { orderId } = await orderTransport(one, anna);
  const headers = from('192.0.2.7');
  const look = async (number: string) => (await call(one, 'GET', paths.tracking(number), { headers })).status;
  for (let miss = 0; miss < 59; miss += 1) expect(await look(`0000-0000-${1000 + miss}`)).toBe(404);
  const client = await connectLive(other, { headers });
  const subscribe = async (number: string) =>
    (await client.ask('subscribeToTransport', { transportId: number })).message;
  // The sixtieth and last, on a line of the other process.
  expect(await subscribe('0000-0000-0001')).toBe('Package not found');
  expect(await subscribe(orderId)).toMatch(/^Too many attempts/);
  expect(await look('0000-0000-0002')).toBe(429);
  expect(await look(orderId)).toBe(429);
});

test('counts the prices of a visitor over all processes on one PostgreSQL [S10]', {
  timeout: longTestEnds,
}, async () => {
  const { one, other } = await startTwo();
  const price = async (server: TestServer, ip = '192.0.2.9') =>
    (await call(server, 'POST', paths.calculatePrice, { body: aPriceRequest(), headers: from(ip) })).status;
  const statuses: number[] = [];
  for (let round = 0; round < 160; round += 1)
    for (const server of [one, other]) statuses.push(await price(server));
  expect(statuses.filter((status) => status === 200)).toHaveLength(300);
  expect(statuses.at(-1)).toBe(429);
  expect(await price(other, '192.0.2.10')).toBe(200);
});

test('one visitor behind a proxy that uses up the refreshes leaves the logins to others [S10]', async () => {
  const server = await openTestServer({ rateLimits: true });
  const refresh = (refreshToken: string) =>
    call(server, 'POST', paths.refreshToken, { body: { refreshToken } });
  const statuses: number[] = [];
  for (let attempt = 0; attempt <= 100; attempt += 1)
    statuses.push((await refresh(`worthless-${attempt}`)).status);
  expect(statuses.slice(0, 100)).not.toContain(429);
  expect(statuses[100]).toBe(429);
  const others = [
    [paths.login, { email: 'other@example.com', password: '', role: 'user' }],
    [paths.resetPassword, { token: 'x' }],
    [paths.forgotPassword, { email: '' }],
  ] as const;
  for (const [path, body] of others) expect((await call(server, 'POST', path, { body })).status).toBe(400);
});

test('warns once of a proxy in front that the settings do not know [S10]', async () => {
  const started = async (proxies: number) => {
    const { destination, lines } = keepLog();
    const server = await openTestServer({ proxies, logLevel: 'warn' }, { logTo: destination });
    const look = (headers = {}) => call(server, 'GET', '/livez', { headers });
    return { look, warnings: () => lines.filter(({ msg }) => msg.includes('FREIGHT_PROXIES is 0')) };
  };
  const [known, unknown] = [await started(1), await started(0)];
  await known.look(from('192.0.2.1'));
  expect(known.warnings()).toEqual([]);
  await unknown.look();
  expect(unknown.warnings()).toEqual([]);
  for (const ip of ['192.0.2.1', '192.0.2.2']) await unknown.look(from(ip));
  expect(unknown.warnings()).toHaveLength(1);
});
