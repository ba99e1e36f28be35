import { paths } from '@freight/contract';
import { errorAnswer, messageAnswer } from '@freight/contract/schemas';
import { call, startTestServer, type TestServer, type TestUser } from '@freight/server/testing';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

// Every password costs a quarter of a second of both cores, more on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
}, 30_000);
afterAll(() => server.close());

const next = 'a brand new password';
const login = (email: string, password: string) =>
  call(server, 'POST', paths.login, { body: { email, password, role: 'user' } });
const refresh = ({ refreshToken }: TestUser) =>
  call(server, 'POST', paths.refreshToken, { body: { refreshToken } });
const forgot = (email: string) => call(server, 'POST', paths.forgotPassword, { body: { email } });
const reset = (token: string | null, password = next) =>
  call(server, 'POST', paths.resetPassword, { body: { token, password } });
const change = (user: TestUser, currentPassword: string, newPassword = next) =>
  call(server, 'POST', paths.changePassword, {
    body: { currentPassword, newPassword },
    headers: user.headers,
  });
const resetToken = (email: string) =>
  vi.waitFor(async () => {
    const mail = (await server.mails()).find((sent) => sent.to === email);
    if (mail === undefined) throw new Error(`No mail to ${email}`);
    expect(mail.link.pathname).toBe('/reset-password');
    return mail.link.searchParams.get('token');
  });

test('sends a link that sets a new password and ends every sign-in [PWD-01] [PWD-02]', async () => {
  const user = await server.verifiedUser();
  expect(messageAnswer.parse((await forgot(user.email)).body).success).toBe(true);
  const token = await resetToken(user.email);
  expect(messageAnswer.parse((await reset(token)).body).success).toBe(true);
  expect((await login(user.email, next)).status).toBe(200);
  expect((await login(user.email, user.password)).status).toBe(401);
  expect((await refresh(user)).status).toBe(401);
  const again = await reset(token);
  expect(errorAnswer.parse(again.body).message).toBe('This reset link has already been used.');
});

test('tells nobody whether an address has an account [PWD-01]', async () => {
  const { email } = await server.verifiedUser();
  const [known, unknown] = [await forgot(email), await forgot('nobody@example.com')];
  expect(unknown.status).toBe(known.status);
  expect(unknown.body).toEqual(known.body);
  await resetToken(email);
  expect((await server.mails()).some(({ to }) => to === 'nobody@example.com')).toBe(false);
});

test('refuses a made-up or expired reset link and a short password [PWD-02] [PWD-03]', async () => {
  const { email } = await server.verifiedUser();
  await forgot(email);
  const token = await resetToken(email);
  expect(errorAnswer.parse((await reset('made-up')).body).message).toBe('Invalid reset link.');
  const short = await reset(token, 'sevense');
  expect(short.status).toBe(400);
  expect(errorAnswer.parse(short.body).message).toBe('Password must be at least 8 characters');
  server.passTime(3600_001);
  expect(errorAnswer.parse((await reset(token)).body).message).toBe('This reset link has expired.');
});

test('takes no verification link for a reset', async () => {
  const email = 'not-a-reset@example.com';
  await call(server, 'POST', paths.register, { body: { email, password: 'first password' } });
  const mail = (await server.mails()).find(({ to }) => to === email);
  expect((await reset(mail?.link.searchParams.get('token') ?? '')).status).toBe(400);
});

test('changes the password and ends the other sign-ins only', async () => {
  const user = await server.verifiedUser();
  const other = await login(user.email, user.password);
  expect(messageAnswer.parse((await change(user, user.password)).body).success).toBe(true);
  expect((await login(user.email, next)).status).toBe(200);
  expect((await refresh(user)).status).toBe(200);
  expect((await refresh(other.body as TestUser)).status).toBe(401);
});

test('refuses a wrong current password and a short new one [PWD-03]', async () => {
  const user = await server.verifiedUser();
  const wrong = await change(user, 'not this one');
  expect(wrong.status).toBe(400);
  expect(errorAnswer.parse(wrong.body).message).toBe('The current password is not correct');
  expect((await change(user, '')).status).toBe(400);
  expect((await change(user, user.password, 'sevense')).status).toBe(400);
  expect((await login(user.email, user.password)).status).toBe(200);
});

test('sets the first password of an account without one', async () => {
  const user = await server.verifiedUser({ passwordHash: null, provider: 'google' });
  expect((await change(user, '')).status).toBe(200);
  expect((await login(user.email, next)).status).toBe(200);
});
