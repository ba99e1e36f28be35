import { openTestServer } from '@freight/server/testing';
import { describe, expect, test, vi } from 'vitest';
import { openBrowser } from '#testing/browserStorage.ts';
import { signedInTab } from '#testing/realServer.ts';
import { openTab } from '#testing/startClient.ts';

const server = await openTestServer();
const failure = async (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => expect.fail('The call should have failed'),
    (error: unknown) => error,
  );

let accounts = 0;
const newEmail = () => `new-${++accounts}@example.com`;
const password = 'a long password';

describe('an account at the reference API', () => {
  test('is registered, verified by its mail, signed in and out [SIGNUP-13] [MAGIC-04] [MAGIC-05] [SESS-14] [AUTH-24]', async () => {
    const { client, session, storage } = openTab(server.url);
    const email = newEmail();
    expect(await client.accounts.register(` ${email} `, password)).toMatchObject({ success: true });
    const mail = (await server.mails()).find(({ to }) => to === email);
    const { searchParams } = mail?.link ?? new URL('https://missing.example.com');
    const verification = await client.accounts.verifyEmail(
      searchParams.get('token') ?? '',
      searchParams.get('email') ?? '',
    );
    if (!verification.success) throw new Error(verification.message);
    const user = await client.accounts.signInWithTokens(verification);
    expect(user.email).toBe(email);
    expect(session.getState()).toEqual({ status: 'signed-in', user });
    expect(await client.accounts.logout()).toBe(true);
    expect(storage.get('authToken')).toBeNull();
    expect((await client.accounts.login(email, password)).email).toBe(email);
    expect(session.userId()).toMatch(/^[0-9a-f]{24}$/);
  });

  test('cannot be registered twice, and rejects a wrong password [SIGNUP-16] [AUTH-25]', async () => {
    const { accounts: calls } = openTab(server.url).client;
    const { email, password: known } = await server.verifiedUser();
    expect(await failure(calls.register(email, password))).toMatchObject({ name: 'ApiError', status: 409 });
    expect(await failure(calls.login(email, `${known}!`))).toMatchObject({
      name: 'ApiError',
      status: 401,
      message: 'Invalid email or password',
    });
    expect((await calls.login(email, known)).email).toBe(email);
  });

  test('is not verified by a wrong link [MAGIC-12]', async () => {
    const { accounts: calls } = openTab(server.url).client;
    const verification = await calls.verifyEmail('nonsense', 'anna@example.com');
    expect(verification.success).toBe(false);
    expect(verification.message).not.toBe('');
  });

  test('has a profile that can be read and changed [CLIENT-29] [CLIENT-30]', async () => {
    const { client, session } = await signedInTab(server);
    const profile = await client.accounts.profile();
    expect(profile.firstName).toBe('Anna');
    const changed = await client.accounts.updateProfile({ ...profile, phoneNr: '+46 70 111 11 11' });
    expect(changed.phoneNr).toBe('+46 70 111 11 11');
    expect(session.getState().user).toEqual(changed);
    expect((await client.accounts.profile()).phoneNr).toBe('+46 70 111 11 11');
  });

  test('gets a new password, and a new one by mail [CLIENT-32] [PWD-01] [PWD-02]', async () => {
    const { client, user } = await signedInTab(server);
    expect(await client.accounts.changePassword(user.password, 'another password')).toMatchObject({
      success: true,
    });
    expect(await failure(client.accounts.changePassword('wrong password', 'x'.repeat(9)))).toHaveProperty(
      'name',
      'ApiError',
    );
    await client.accounts.forgotPassword(user.email);
    const token = await server.resetToken(user.email);
    await client.accounts.resetPassword(token, 'third password');
    await client.accounts.logout();
    expect((await client.accounts.login(user.email, 'third password')).email).toBe(user.email);
  });

  test('answers a social sign-in that is not configured as an API error [CLIENT-28]', async () => {
    const { accounts: calls } = openTab(server.url).client;
    expect(await failure(calls.socialSignIn('google'))).toMatchObject({ name: 'ApiError', status: 404 });
  });
});

describe('a session at the reference API', () => {
  const quarter = 16 * 60_000;

  test('outlives its token: one refresh for all tabs and calls, one retry each [CLIENT-06] [CLIENT-09]', async () => {
    const browser = openBrowser();
    const counting = { refreshes: 0 };
    const fetch: typeof globalThis.fetch = (input, init) => {
      if (String(input).endsWith('/refresh-token')) counting.refreshes++;
      return globalThis.fetch(input, init);
    };
    const first = await signedInTab(server, { browser, fetch });
    const tabs = [first, openTab(server.url, { browser, fetch }), openTab(server.url, { browser, fetch })];
    const before = first.session.tokens();
    server.passTime(quarter);
    const calls = tabs.flatMap(({ client }) => [client.accounts.profile(), client.transports.all()]);
    expect(await Promise.all(calls)).toHaveLength(6);
    expect(counting.refreshes).toBe(1);
    expect(first.session.tokens().refreshToken).not.toBe(before.refreshToken);
    server.passTime(-quarter);
  });

  test('ends with a notice when it was revoked elsewhere [CLIENT-10] [SESS-09]', async () => {
    const { client, session } = await signedInTab(server);
    const stolen = openTab(server.url);
    await stolen.client.http.post('/api/v1/user/logout', { refreshToken: session.tokens().refreshToken });
    const listener = vi.fn();
    session.onExpired(listener);
    server.passTime(quarter);
    expect(await failure(client.transports.all())).toMatchObject({
      status: 401,
      message: 'Session expired, please login again',
    });
    expect(listener).toHaveBeenCalledTimes(1);
    server.passTime(-quarter);
  });

  test('is judged by the clock of the server, however wrong that of the device is [SESS-05] [CLIENT-07]', async () => {
    const { client, session } = await signedInTab(server);
    expect(Math.abs(session.serverTime() - Date.now())).toBeLessThan(5_000);
    expect(session.isExpired(session.tokens().token)).toBe(false);
    await client.accounts.profile();
  });
});
