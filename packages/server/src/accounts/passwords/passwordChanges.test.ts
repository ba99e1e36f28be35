import { paths } from '@freight/contract';
import { errorAnswer, messageAnswer } from '@freight/contract/schemas';
import { call, openTestServer, type TestUser } from '@freight/server/testing';
import { longTestEnds } from '@freight/testing/patience';
import { expect, test, vi } from 'vitest';

// Every password costs a quarter of a second of both cores, more on a busy machine.
vi.setConfig({ testTimeout: longTestEnds });

const server = await openTestServer();

const next = 'a brand new password';
const login = (email: string, password: string) =>
  call(server, 'POST', paths.login, { body: { email, password, role: 'user' } });
const refresh = ({ refreshToken }: TestUser) =>
  call(server, 'POST', paths.refreshToken, { body: { refreshToken } });
const forgot = (email: string) => call(server, 'POST', paths.forgotPassword, { body: { email } });
const reset = (token: string, password = next) =>
  call(server, 'POST', paths.resetPassword, { body: { token, password } });
const change = (user: TestUser, currentPassword: string, newPassword = next) =>
  call(server, 'POST', paths.changePassword, {
    body: { currentPassword, newPassword },
    headers: user.headers,
  });

test('sends a link that sets a new password and ends every sign-in [PWD-01] [PWD-02]', async () => {
  const user = await server.verifiedUser();
  expect(messageAnswer.parse((await forgot(user.email)).body).success).toBe(true);
  const token = await server.resetToken(user.email);
  expect(messageAnswer.parse((await reset(token)).body).success).toBe(true);
  expect((await login(user.email, next)).status).toBe(200);
  expect((await login(user.email, user.password)).status).toBe(401);
  expect((await refresh(user)).status).toBe(401);
  const again = await reset(token);
  expect(errorAnswer.parse(again.body).message).toBe('This reset link has already been used.');
});

test('answers alike for addresses with and without an account [PWD-01]', async () => {
  const { email } = await server.verifiedUser();
  const [known, unknown] = [await forgot(email), await forgot('nobody@example.com')];
  expect(unknown.status).toBe(known.status);
  expect(unknown.body).toEqual(known.body);
  await server.resetToken(email);
  expect((await server.mails()).some(({ to }) => to === 'nobody@example.com')).toBe(false);
});

test('refuses a made-up or expired reset link and a short password [PWD-02] [PWD-03]', async () => {
  const { email } = await server.verifiedUser();
  await forgot(email);
  const token = await server.resetToken(email);
  expect(errorAnswer.parse((await reset('made-up')).body).message).toBe('Invalid reset link.');
  const short = await reset(token, 'sevense');
  expect(short.status).toBe(400);
  expect(errorAnswer.parse(short.body).message).toBe('Password must be at least 8 characters');
  server.passTime(3600_001);
  expect(errorAnswer.parse((await reset(token)).body).message).toBe('This reset link has expired.');
});

test('changes the password and ends the other sign-ins only', async () => {
  const user = await server.verifiedUser();
  const other = await login(user.email, user.password);
  expect(messageAnswer.parse((await change(user, user.password)).body).success).toBe(true);
  expect((await login(user.email, next)).status).toBe(200);
  expect((await refresh(user)).status).toBe(200);
  expect((await refresh(other.body as TestUser)).status).toBe(401);
});

test('voids reset links when the password is changed, and ends the sign-ins that a reset does not keep [S5]', async () => {
  const user = await server.verifiedUser();
  await forgot(user.email);
  const token = await server.resetToken(user.email);
  expect((await change(user, user.password)).status).toBe(200);
  expect(errorAnswer.parse((await reset(token, 'what a thief wants')).body).message).toBe(
    'This reset link has already been used.',
  );
  expect((await login(user.email, next)).status).toBe(200);
});

test('notifies the owner by mail of every kind of password change [S5]', async () => {
  const notices = async (email: string) =>
    (await server.mails()).filter(({ to, subject }) => to === email && subject.includes('new password'));
  const changing = await server.verifiedUser();
  await change(changing, changing.password);
  expect(await notices(changing.email)).toHaveLength(1);
  const setting = await server.verifiedUser({ passwordHash: null, provider: 'google', language: 'de' });
  await change(setting, '');
  const mails = (await server.mails()).filter(({ to }) => to === setting.email);
  expect(mails.map(({ subject }) => subject)).toEqual(['Ihr Konto hat ein neues Passwort']);
  // The recipient did not request this mail, so its link carries no token.
  expect(mails[0]?.link.href).toBe('https://www.example.com/forgot-password');
  const resetting = await server.verifiedUser();
  await forgot(resetting.email);
  await reset(await server.resetToken(resetting.email));
  expect(
    (await notices(resetting.email)).filter(({ link }) => link.pathname === '/forgot-password'),
  ).toHaveLength(1);
});

test('sends one mail for thirty simultaneous requests and does not limit other accounts [S5]', async () => {
  const { email } = await server.verifiedUser();
  const answers = await Promise.all(Array.from({ length: 30 }, () => forgot(email)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  await server.resetToken(email);
  await forgot(email);
  const other = await server.verifiedUser();
  await forgot(other.email);
  await server.resetToken(other.email);
  expect((await server.mails()).filter(({ to }) => to === email)).toHaveLength(1);
  server.passTime(61_000);
  await forgot(email);
  await expect.poll(async () => (await server.mails()).filter(({ to }) => to === email).length).toBe(2);
});

test('refuses common passwords in changes and resets, and gives the reason [S26]', async () => {
  const user = await server.verifiedUser();
  const reason = 'This password is too common. Please choose another one.';
  await forgot(user.email);
  const token = await server.resetToken(user.email);
  for (const common of [
    'password',
    'Password123!',
    'aaaaaaaa',
    'qwertyuiop',
    'lösenord1',
    'letmein123',
    user.email,
  ]) {
    expect(errorAnswer.parse((await change(user, user.password, common)).body).message).toBe(reason);
    expect(errorAnswer.parse((await reset(token, common)).body).message).toBe(reason);
  }
  expect((await reset(token, 'grön hatt på tåget')).status).toBe(200);
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

test('sets no first password with a sign-in older than ten minutes, and with a fresh one it does [S5]', async () => {
  const user = await server.verifiedUser({ passwordHash: null, provider: 'google' });
  server.passTime(11 * 60_000);
  const refused = await change(user, '');
  expect([refused.status, errorAnswer.parse(refused.body).message]).toEqual([
    403,
    'Please log in again to choose a password',
  ]);
  expect((await login(user.email, next)).status).toBe(401);
});

test('accepts only one of several simultaneous changes with the old password [S26]', async () => {
  const user = await server.verifiedUser();
  const answers = await Promise.all(
    Array.from({ length: 5 }, (_, index) => change(user, user.password, `a brand new password ${index}`)),
  );
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  for (const { status, body } of answers.filter((answer) => answer.status !== 200))
    expect([status, errorAnswer.parse(body).message]).toEqual([400, 'The current password is not correct']);
  const chosen = statuses.indexOf(200);
  expect((await login(user.email, `a brand new password ${chosen}`)).status).toBe(200);
});

test('accepts only one of several simultaneous first passwords of a provider account [S26]', async () => {
  const user = await server.verifiedUser({ passwordHash: null, provider: 'google' });
  const answers = await Promise.all(
    Array.from({ length: 4 }, (_, index) => change(user, '', `a brand new password ${index}`)),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400]);
});
