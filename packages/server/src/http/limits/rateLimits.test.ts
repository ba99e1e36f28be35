import { paths } from '@freight/contract';
import { errorAnswer } from '@freight/contract/schemas';
import { call, openTestServer } from '@freight/server/testing';
import { expect, test } from 'vitest';

const server = await openTestServer({ rateLimits: true, proxies: 1 });

const from = (ip: string) => ({ 'x-forwarded-for': ip });
// A body that is refused after counting, so that no password is computed.
const tryLogin = (email: string, ip: string) =>
  call(server, 'POST', paths.login, { body: { email, password: '', role: 'user' }, headers: from(ip) });

test('refuses the eleventh attempt on one account and returns when to retry', async () => {
  for (let attempt = 0; attempt < 10; attempt += 1) {
    expect((await tryLogin('one@example.com', '192.0.2.1')).status).toBe(400);
  }
  const stopped = await tryLogin(' ONE@example.com', '192.0.2.1');
  expect(stopped.status).toBe(429);
  expect(errorAnswer.parse(stopped.body).message).toMatch(
    /^Too many attempts\. Please try again in \d+ seconds\.$/,
  );
  expect(Number(stopped.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await tryLogin('two@example.com', '192.0.2.1')).status).toBe(400);
  expect((await tryLogin('one@example.com', '192.0.2.2')).status).toBe(400);
});

test('does not count logins with the right password, and still counts wrong ones [E10]', async () => {
  const { email, password } = await server.verifiedUser();
  const login = (given: string) =>
    call(server, 'POST', paths.login, {
      body: { email, password: given, role: 'user' },
      headers: from('192.0.2.4'),
    });
  const statuses = [];
  for (let count = 0; count < 12; count += 1) statuses.push((await login(password)).status);
  expect(statuses).toEqual(Array(12).fill(200));
  for (let count = 0; count < 10; count += 1) expect((await login('')).status).toBe(400);
  expect((await login(password)).status).toBe(429);
});

test('stops an address that tries many accounts', async () => {
  const statuses = [];
  for (let attempt = 0; attempt <= 100; attempt += 1) {
    statuses.push((await tryLogin(`account-${attempt}@example.com`, '192.0.2.3')).status);
  }
  expect(statuses.slice(0, 100).every((status) => status === 400)).toBe(true);
  expect(statuses[100]).toBe(429);
});

test.each([
  [paths.register, { email: 'x@example.com' }],
  [paths.verifyEmail, { email: 'x@example.com' }],
  [paths.refreshToken, { refreshToken: '' }],
  [paths.forgotPassword, { email: '' }],
  [paths.resetPassword, { token: 'x' }],
])('limits %s', async (path, body) => {
  const ip = `192.0.2.${10 + path.length}`;
  const attempt = () => call(server, 'POST', path, { body, headers: from(ip) });
  for (let count = 0; count < 10; count += 1) expect((await attempt()).status).toBe(400);
  expect((await attempt()).status).toBe(429);
});

test('leaves ordinary calls far more room', async () => {
  for (let count = 0; count < 150; count += 1) {
    expect((await call(server, 'GET', '/healthz', { headers: from('192.0.2.90') })).status).toBe(200);
  }
});
