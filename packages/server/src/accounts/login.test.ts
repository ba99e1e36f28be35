import { paths } from '@freight/contract';
import { errorAnswer, messageAnswer, tokenAnswer } from '@freight/contract/schemas';
import { call, openTestServer } from '@freight/server/testing';
import { expect, test } from 'vitest';

const server = await openTestServer();

const login = (body: object) => call(server, 'POST', paths.login, { body });
const claimsOf = (token: string): Record<string, unknown> =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());

test('answers success, message, token and refreshToken, and no user [AUTH-24] [AUTH-17] [SESS-03]', async () => {
  const { email, password } = await server.verifiedUser();
  const answer = await login({ email, password, role: 'user' });
  expect(answer.status).toBe(200);
  expect(Object.keys(tokenAnswer.parse(answer.body)).sort()).toEqual([
    'browserKey',
    'message',
    'refreshToken',
    'success',
    'token',
  ]);
});

test('gives a JWT that names the person and ends after 15 minutes, in seconds [SESS-04]', async () => {
  const { email, password, userId } = await server.verifiedUser();
  const { token } = tokenAnswer.parse((await login({ email, password, role: 'user' })).body);
  const { sub, userId: id, email: address, exp, iat } = claimsOf(token);
  expect({ sub, id, address }).toEqual({ sub: userId, id: userId, address: email });
  expect(Number(exp) - Number(iat)).toBe(900);
  expect(Math.abs(Number(iat) - Date.now() / 1000)).toBeLessThan(5);
});

test('gives the same answer for a wrong password and an unknown address [AUTH-25]', async () => {
  const { email } = await server.verifiedUser();
  const wrong = await login({ email, password: 'not this one', role: 'user' });
  const unknown = await login({ email: 'nobody@example.com', password: 'not this one', role: 'user' });
  expect(wrong.status).toBe(401);
  expect(errorAnswer.parse(wrong.body).message).toBe('Invalid email or password');
  expect({ status: unknown.status, body: unknown.body }).toEqual({ status: wrong.status, body: wrong.body });
});

test('takes as long for an unknown address as for a wrong password', async () => {
  const { email } = await server.verifiedUser();
  const fastest = async (address: string) => {
    const times: number[] = [];
    for (let attempt = 0; attempt < 3; attempt += 1) {
      const start = performance.now();
      await login({ email: address, password: 'not this one', role: 'user' });
      times.push(performance.now() - start);
    }
    return Math.min(...times);
  };
  const known = await fastest(email);
  const unknown = await fastest('nobody@example.com');
  expect(unknown / known).toBeGreaterThan(0.4);
});

test('asks an unverified person to verify the address only if the password is right [AUTH-26]', async () => {
  const { email, password } = await server.verifiedUser({ verifiedAt: null });
  const right = await login({ email, password, role: 'user' });
  expect(right.status).toBe(403);
  expect(errorAnswer.parse(right.body).message).toBe('Please verify your email address');
  expect((await login({ email, password: 'not this one', role: 'user' })).status).toBe(401);
});

test('does not trim the password [AUTH-16]', async () => {
  const { email, password } = await server.verifiedUser();
  expect((await login({ email, password: ` ${password}`, role: 'user' })).status).toBe(401);
});

test('accepts no other role than user [AUTH-18]', async () => {
  const { email, password } = await server.verifiedUser();
  expect((await login({ email, password, role: 'admin' })).status).toBe(400);
  expect((await login({ email, password })).status).toBe(400);
});

test('keeps out an account that has no password', async () => {
  const { email } = await server.verifiedUser({ passwordHash: null, provider: 'google' });
  expect((await login({ email, password: 'anything at all', role: 'user' })).status).toBe(401);
});

test('ends the sign-in on logout and answers success to anything else too [SESS-14]', async () => {
  const { refreshToken } = await server.verifiedUser();
  const logout = await call(server, 'POST', paths.logout, { body: { refreshToken } });
  expect(logout.status).toBe(200);
  expect(messageAnswer.parse(logout.body)).toEqual({ success: true, message: 'Logged out successfully!' });
  expect((await call(server, 'POST', paths.refreshToken, { body: { refreshToken } })).status).toBe(401);
  for (const body of [{ refreshToken }, { refreshToken: 'made-up' }, {}, { refreshToken: 7 }]) {
    expect((await call(server, 'POST', paths.logout, { body })).status).toBe(200);
  }
  expect((await call(server, 'POST', paths.logout)).status).toBe(200);
});
