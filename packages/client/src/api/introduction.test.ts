import { paths } from '@freight/contract';
import { aUserProfile } from '@freight/contract/testing';
import { describe, expect, test } from 'vitest';
import { answering, tokens } from '#testing/answering.ts';
import { openTab } from '#testing/startClient.ts';

/** Answers that the reference API never gives; its own are in the tests against it. */

const profile = aUserProfile();

describe('a browser the API knows again', () => {
  const key = 'k'.repeat(43);

  test('shows the key it was given, with the language of the page, and nothing of it in the documented payloads [S2] [L11] [SIGNUP-12]', async () => {
    const server = await answering({
      [paths.register]: { body: { success: true, browserKey: key } },
      [paths.verifyEmail]: { body: { success: false, message: 'Invalid verification link.' } },
    });
    const { client } = openTab(server.url, { language: () => 'de' });
    await client.accounts.register('anna@example.com', 'long enough');
    await client.accounts.verifyEmail('token', 'anna@example.com');
    const [registered, verified] = server.requests;
    expect(registered?.headers).not.toHaveProperty('freight-browser');
    expect(registered?.headers['accept-language']).toBe('de');
    expect(verified?.headers['freight-browser']).toBe(key);
    expect(registered?.json).toEqual({ email: 'anna@example.com', password: 'long enough' });
    expect(verified?.json).toEqual({ token: 'token', email: 'anna@example.com' });
  });

  test('is not mentioned to an API that gave it no key [S2]', async () => {
    const server = await answering({
      [paths.register]: { body: { success: true } },
      [paths.forgotPassword]: { body: { success: true } },
    });
    const { client } = openTab(server.url);
    await client.accounts.register('anna@example.com', 'long enough');
    await client.accounts.forgotPassword('anna@example.com');
    expect(server.requests[1]?.headers).not.toHaveProperty('freight-browser');
  });

  test('receives `passwordNeeded` when the link of another browser may set a password [S2]', async () => {
    const body = { success: true, message: 'Please choose a password', passwordToken: 'p' };
    const server = await answering({ [paths.verifyEmail]: { body } });
    const { client } = openTab(server.url);
    expect(await client.accounts.verifyEmail('token', 'anna@example.com')).toEqual({
      success: false,
      message: 'Please choose a password',
      code: 'passwordNeeded',
      passwordToken: 'p',
    });
  });
});

describe('tokens from an address', () => {
  const given = { token: 'short', refreshToken: 'once' };

  test('are exchanged by the documented refresh call [S7]', async () => {
    const body = { success: true, token: 'fresh', refreshToken: 'lasting' };
    const server = await answering({ [paths.refreshToken]: { body } });
    const { client } = openTab(server.url);
    expect(await client.accounts.exchange(given)).toEqual({ token: 'fresh', refreshToken: 'lasting' });
    expect(server.requests.map(({ json }) => json)).toEqual([{ refreshToken: 'once' }]);
  });

  test.each([
    ['refuses', { status: 404 }],
    ['answers without tokens', { body: { success: true } }],
  ])('are used as they are where the API %s [S7]', async (_, answer) => {
    const server = await answering({ [paths.refreshToken]: answer });
    expect(await openTab(server.url).client.accounts.exchange(given)).toEqual(given);
  });

  test('name their person without a sign-in [S6]', async () => {
    const server = await answering({ [paths.profile]: { body: { data: profile } } });
    const { client, session } = openTab(server.url, { tokens: tokens() });
    const before = session.tokens();
    expect((await client.accounts.personOf(given))?.email).toBe(profile.email);
    expect(session.tokens()).toEqual(before);
    expect(server.requests[0]?.headers['authorization']).toBe('Bearer short');
  });

  test('that take the place of another sign-in end it at the server [S6]', async () => {
    const server = await answering({
      [paths.profile]: { body: { data: profile } },
      [paths.logout]: { body: { success: true } },
    });
    const old = tokens();
    const { client } = openTab(server.url, { tokens: old });
    await client.accounts.signInWithTokens(given);
    await expect
      .poll(() => server.requests.find(({ path }) => path === paths.logout)?.json)
      .toEqual({ refreshToken: old.refreshToken });
  });
});
