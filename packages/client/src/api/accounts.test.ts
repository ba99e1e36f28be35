import { paths } from '@freight/contract';
import { aUserProfile } from '@freight/contract/testing';
import { describe, expect, test, vi } from 'vitest';
import type { Client } from '#client.ts';
import { isAborted } from '#errors/apiError.ts';
import { answering, tokens } from '#testing/answering.ts';
import { openBrowser } from '#testing/browserStorage.ts';
import type { ScriptedAnswer } from '#testing/scriptedServer.ts';
import { openTab, scripted } from '#testing/startClient.ts';
import { aLastingToken } from '#testing/tokens.ts';

/** Answers that the reference API never gives; its own are in the tests against it. */

const profile = aUserProfile();
const failure = async (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => expect.fail('The call should have failed'),
    (error: unknown) => error,
  );

describe('login', () => {
  test('trims the e-mail, leaves the password alone and names the role [AUTH-15] [AUTH-16] [AUTH-17] [AUTH-18]', async () => {
    const server = await answering({});
    await openTab(server.url).client.accounts.login(' anna@example.com ', ' secret ');
    expect(server.requests[0]?.json).toEqual({
      email: 'anna@example.com',
      password: ' secret ',
      role: 'user',
    });
  });

  test.each([
    [{ success: false, message: 'Account closed' }, 'Account closed'],
    [{ success: false }, 'Login failed'],
    [{ success: true, message: 'Welcome' }, 'Login failed'],
    ['hello', 'Login failed'],
  ])('fails for the good answer %j [AUTH-30] [AUTH-24]', async (body, message) => {
    const server = await answering({ [paths.login]: { body } });
    const { client, session } = openTab(server.url);
    const error = await failure(client.accounts.login('a@example.com', 'secret'));
    expect(error).toMatchObject({ name: 'ApiError', message });
    expect(session.tokens().token).toBe('');
  });

  test.each([
    ['no user', { body: { data: null } }],
    ['an error', { status: 500 }],
    ['a refusal', { status: 401, body: { message: 'Invalid token' } }],
  ])('removes the tokens again when the profile is %s [AUTH-29]', async (_, answer) => {
    const server = await answering({ [paths.profile]: answer });
    const { client, session, storage } = openTab(server.url);
    const listener = vi.fn();
    session.onExpired(listener);
    const error = await failure(client.accounts.login('a@example.com', 'secret'));
    expect(error).toMatchObject({ name: 'ApiError', message: 'User not found' });
    expect(storage.get('authToken')).toBeNull();
    expect(session.getState().status).toBe('signed-out');
    expect(server.requests.map(({ path }) => path)).toEqual([paths.login, paths.profile]);
    expect(listener).not.toHaveBeenCalled();
  });

  test('fails with a network error when the connection closes before the profile arrives [AUTH-28]', async () => {
    const server = await scripted(({ path }, response) => {
      if (path === paths.login) return { body: { success: true, ...tokens() } };
      response.destroy();
      return null;
    });
    const { client, session } = openTab(server.url);
    expect(await failure(client.accounts.login('a@example.com', 'secret'))).toHaveProperty(
      'name',
      'NetworkError',
    );
    expect(session.tokens().token).toBe('');
  });

  test('of another person never shows the one before [SESS-01]', async () => {
    const server = await answering({ [paths.profile]: { body: { ...profile, firstName: 'Bo' } } });
    const { client, session } = openTab(server.url, { tokens: tokens() });
    const names: (string | undefined)[] = [];
    session.subscribe(({ user }) => names.push(user?.firstName));
    expect((await client.accounts.login('bo@example.com', 'secret')).firstName).toBe('Bo');
    expect(names).toEqual([undefined, 'Bo']);
  });
});

describe('logout', () => {
  test.each([
    ['fails', { status: 500 }],
    ['is refused', { status: 401 }],
  ])('clears local data and only logs when the call %s [SESS-16] [SESS-17]', async (_, answer) => {
    const server = await answering({ [paths.logout]: answer });
    const log = vi.fn();
    const { client, session, storage } = openTab(server.url, { tokens: tokens(), log });
    const listener = vi.fn();
    session.onExpired(listener);
    expect(await client.accounts.logout()).toBe(false);
    expect(session.getState().status).toBe('signed-out');
    expect(storage.get('refreshToken')).toBeNull();
    expect(log).toHaveBeenCalledTimes(1);
    expect(listener).not.toHaveBeenCalled();
    expect(server.requests.map(({ path }) => path)).toEqual([paths.logout]);
  });

  test('sends the refresh token and the token it had [SESS-14]', async () => {
    const server = await answering({ [paths.logout]: { body: { success: true } } });
    const given = tokens();
    const { client } = openTab(server.url, { tokens: given });
    expect(await client.accounts.logout()).toBe(true);
    expect(server.requests[0]).toMatchObject({
      method: 'POST',
      json: { refreshToken: given.refreshToken },
      headers: { authorization: `Bearer ${given.token}` },
    });
  });

  test('reaches the server although the page is being left [SESS-14]', async () => {
    const server = await answering({ [paths.logout]: { body: { success: true } } });
    const kept: boolean[] = [];
    const { client } = openTab(server.url, {
      tokens: tokens(),
      fetch: (input, init) => {
        kept.push(new Request(input, init).keepalive);
        return fetch(input, init);
      },
    });
    await client.accounts.logout();
    expect(kept).toEqual([true]);
  });

  test('sends no request without a token [SESS-15]', async () => {
    const server = await answering({});
    expect(await openTab(server.url).client.accounts.logout()).toBe(true);
    expect(server.requests).toHaveLength(0);
  });
});

describe('the profile', () => {
  test.each([
    ['data.data', { data: { data: profile } }],
    ['data', { data: profile }],
    ['the body', profile],
  ])('is found in %s [CLIENT-29]', async (_, body) => {
    const server = await answering({ [paths.profile]: { body } });
    const { client } = openTab(server.url, { tokens: tokens() });
    expect(await client.accounts.profile()).toEqual(profile);
  });

  test('that is still refused after a refresh expires the session [CLIENT-29] [PROFILE-28]', async () => {
    const server = await answering({
      [paths.profile]: { status: 401, body: { message: 'Never' } },
      [paths.refreshToken]: { body: { success: true, ...tokens() } },
    });
    const { client, session } = openTab(server.url, { tokens: tokens() });
    const listener = vi.fn();
    session.onExpired(listener);
    expect(await failure(client.accounts.profile())).toMatchObject({ status: 401, message: 'Never' });
    expect(listener).toHaveBeenCalledTimes(1);
    expect(session.getState().status).toBe('signed-out');
  });

  test('that is refused leaves a session alone which another tab has renewed meanwhile [SESS-09] [F4]', async () => {
    const browser = openBrowser();
    const newer = { token: aLastingToken(), refreshToken: 'newer' };
    const server = await scripted(({ path }) => {
      if (path === paths.refreshToken) return { body: { success: true, ...tokens() } };
      if (server.requests.length > 2) openTab(server.url, { browser, tokens: newer });
      return { status: 401, body: { message: 'Never' } };
    });
    const { client, session } = openTab(server.url, { browser, tokens: tokens() });
    expect(await failure(client.accounts.profile())).toMatchObject({ status: 401, message: 'Never' });
    expect(session.tokens()).toEqual(newer);
    expect(session.getState().status).toBe('signed-in');
  });

  test('that a visitor asks for is a plain error [PROFILE-28]', async () => {
    const server = await answering({ [paths.profile]: { status: 401, body: { message: 'No token' } } });
    const { client, session } = openTab(server.url);
    const listener = vi.fn();
    session.onExpired(listener);
    expect(await failure(client.accounts.profile())).toMatchObject({ status: 401, message: 'No token' });
    expect(listener).not.toHaveBeenCalled();
  });

  test('is read again when the answer to a change is empty [CLIENT-30] [PROFILE-13] [A7]', async () => {
    const server = await scripted(({ method }) =>
      method === 'PATCH' ? { status: 204 } : { body: { data: { ...profile, firstName: 'Bea' } } },
    );
    const { client, session } = openTab(server.url, { tokens: tokens() });
    const { firstName, lastName, phoneNr, address } = profile;
    const user = await client.accounts.updateProfile({ firstName, lastName, phoneNr, address });
    expect(user.firstName).toBe('Bea');
    expect(session.getState().user?.firstName).toBe('Bea');
    expect(server.requests.map(({ method }) => method)).toEqual(['PATCH', 'GET']);
  });

  test('is sent with phone and becomes the current user [CLIENT-30] [PROFILE-13]', async () => {
    const server = await answering({ [paths.profile]: { body: { data: { ...profile, firstName: 'Bea' } } } });
    const { client, session } = openTab(server.url, { tokens: tokens() });
    const { firstName, lastName, phoneNr, address, email, userProfileImageUrl } = profile;
    await client.accounts.updateProfile({
      firstName,
      lastName,
      phoneNr,
      address,
      email,
      userProfileImageUrl,
    });
    expect(server.requests[0]).toMatchObject({ method: 'PATCH', path: paths.profile });
    expect(server.requests[0]?.json).toEqual({
      firstName,
      lastName,
      email,
      phone: phoneNr,
      address,
      userProfileImageUrl,
    });
    expect(session.getState().user?.firstName).toBe('Bea');
  });

  test('gets its picture by a multipart upload [CLIENT-31] [CLIENT-04]', async () => {
    const imageUrl = 'https://cdn.example.com/a.png';
    const server = await answering({ [paths.profileImage]: { body: { success: true, imageUrl } } });
    const { client, session } = openTab(server.url, { tokens: tokens() });
    const picture = new File(['bytes'], 'me.png', { type: 'image/png' });
    expect(await client.accounts.uploadProfileImage(picture)).toBe(imageUrl);
    expect(server.requests[0]?.method).toBe('POST');
    expect(server.requests[0]?.body).toMatch(/name="profileImage"; filename="me.png"/);
    expect(session.getState().user?.userProfileImageUrl).toBe(imageUrl);
  });

  test('gives a picture upload a longer timeout, for slow connections', async () => {
    const server = await answering({
      [paths.profileImage]: { body: { success: true, imageUrl: '/me.webp' } },
    });
    const { client } = openTab(server.url, { tokens: tokens() });
    const timeouts = vi.spyOn(AbortSignal, 'timeout');
    await client.accounts.uploadProfileImage(new Blob(['bytes']));
    await client.accounts.uploadProfileImage(new Blob(['bytes']), { signal: new AbortController().signal });
    expect(timeouts.mock.calls).toEqual([[90_000], [90_000]]);
  });
});

describe('e-mail verification', () => {
  const verify = async (answer: ScriptedAnswer | null) => {
    const server = await answering({ [paths.verifyEmail]: answer });
    return openTab(server.url).client.accounts.verifyEmail('link', 'a@example.com');
  };

  test.each([
    [{ status: 400, body: { message: 'The link has expired' } }, 'The link has expired', 'unknown'],
    [{ body: { success: false, message: 'Already used' } }, 'Already used', 'unknown'],
    [
      { status: 400, body: { message: 'This verification link has expired.' } },
      'This verification link has expired.',
      'verificationLinkExpired',
    ],
    [{ status: 500 }, 'Verification failed', 'verificationFailed'],
    [{ body: { success: true } }, 'Verification failed', 'verificationFailed'],
    [{ body: 'hello' }, 'Verification failed', 'verificationFailed'],
  ])('answers %j with success false [MAGIC-12]', async (answer, message, code) => {
    expect(await verify(answer)).toEqual({ success: false, message, code });
  });

  test('answers success false when the server does not answer [MAGIC-12]', async () => {
    const server = await scripted((_, response) => {
      response.destroy();
      return null;
    });
    const verification = openTab(server.url).client.accounts.verifyEmail('link', 'a@example.com');
    expect(await verification).toMatchObject({ success: false, message: 'Verification failed' });
  });

  test('hands over an abort [MAGIC-12]', async () => {
    const server = await answering({});
    const { accounts } = openTab(server.url).client;
    const call = accounts.verifyEmail('link', 'a@example.com', { signal: AbortSignal.abort() });
    expect(isAborted(await failure(call))).toBe(true);
  });
});

describe('passwords and social sign-in', () => {
  test('sends forgot, reset and change password as documented [PWD-01] [PWD-02] [CLIENT-32]', async () => {
    const fine = { body: { success: true, message: 'Done' } };
    const server = await answering({
      [paths.forgotPassword]: fine,
      [paths.resetPassword]: fine,
      [paths.changePassword]: { status: 204 },
    });
    const { accounts } = openTab(server.url, { tokens: tokens() }).client;
    expect(await accounts.forgotPassword(' a@example.com ')).toEqual({ success: true, message: 'Done' });
    expect(await accounts.resetPassword('link', 'new password')).toEqual({ success: true, message: 'Done' });
    expect(await accounts.changePassword('', 'new password')).toEqual({ success: true, message: '' });
    expect(server.requests.map(({ method, path, json }) => ({ method, path, json }))).toEqual([
      { method: 'POST', path: '/api/auth/forgot-password', json: { email: 'a@example.com' } },
      { method: 'POST', path: '/api/auth/reset-password', json: { token: 'link', password: 'new password' } },
      {
        method: 'POST',
        path: '/api/auth/change-password',
        json: { currentPassword: '', newPassword: 'new password' },
      },
    ]);
  });

  test('fails with the message of an answer that reports no success [CLIENT-32]', async () => {
    const server = await answering({
      [paths.changePassword]: { body: { success: false, message: 'Wrong password' } },
      [paths.resetPassword]: { body: { success: false } },
    });
    const { accounts } = openTab(server.url, { tokens: tokens() }).client;
    expect(await failure(accounts.changePassword('a', 'b'))).toHaveProperty('message', 'Wrong password');
    expect(await failure(accounts.resetPassword('a', 'b'))).toHaveProperty('name', 'ApiError');
  });

  test('reads the tokens of a social sign-in from data [CLIENT-28]', async () => {
    const given = tokens();
    const path = paths.socialSignIn('google');
    const server = await answering({ [path]: { body: { data: given } } });
    const { accounts } = openTab(server.url).client;
    expect(await accounts.socialSignIn('google')).toEqual(given);
    expect(server.requests[0]).toMatchObject({ method: 'GET', path: '/api/v1/user/auth/google' });
    expect(await failure(accounts.socialSignIn('other'))).toMatchObject({ status: 404 });
  });

  test('fails for a social sign-in without tokens [CLIENT-28] [SIGNUP-20]', async () => {
    const server = await answering({ [paths.socialSignIn('google')]: { body: { data: { token: 'a' } } } });
    const error = await failure(openTab(server.url).client.accounts.socialSignIn('google'));
    expect(error).toHaveProperty('message', 'google login failed. Please try again.');
  });

  test('knows where to send the browser [AUTH-11]', () => {
    const { accounts } = openTab('https://api.example.com/').client;
    expect(accounts.socialSignInUrl('google')).toBe('https://api.example.com/api/v1/user/auth/google');
  });

  test('reports a registration that is not accepted [SIGNUP-13] [SIGNUP-18]', async () => {
    const server = await answering({ [paths.register]: { body: { message: 'Later' } } });
    const error = await failure(openTab(server.url).client.accounts.register('a@example.com', 'password'));
    expect(error).toMatchObject({ name: 'ApiError', message: 'Later' });
  });
});

describe('an answer that arrives after another person has signed in', () => {
  const other = aUserProfile({ _id: 'b'.repeat(24), firstName: 'Other' });

  test.each([
    ['profile', (client: Client) => client.accounts.profile()],
    ['updateProfile', (client: Client) => client.accounts.updateProfile({ ...profile, firstName: 'New' })],
    ['uploadProfileImage', (client: Client) => client.accounts.uploadProfileImage(new Blob(['x']))],
  ] as const)('is not stored as their profile, by %s [B18]', async (_, call) => {
    const held = Promise.withResolvers<void>();
    const server = await scripted(async () => {
      await held.promise;
      return { body: { data: profile, imageUrl: '/of-the-first.png' } };
    });
    const { client, session } = openTab(server.url, {
      tokens: { token: aLastingToken(), refreshToken: 'r' },
    });
    const answer = call(client);
    await expect.poll(() => server.requests.length).toBe(1);
    session.clear();
    session.setTokens({ token: aLastingToken(), refreshToken: 'another' });
    session.setUser(other);
    held.resolve();
    await answer;
    expect(session.getState().user).toEqual(other);
  });
});
