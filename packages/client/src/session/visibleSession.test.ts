import { aUserProfile } from '@freight/contract/testing';
import { expect, test } from 'vitest';
import { openBrowser } from '#testing/browserStorage.ts';
import { openTab, scripted } from '#testing/startClient.ts';
import { aLastingToken } from '#testing/tokens.ts';
import { createSession } from './session.ts';
import { locked, visible } from './visibleSession.ts';

const tokens = { token: aLastingToken(), refreshToken: 'refresh-1' };

function signedIn() {
  const session = createSession({ storage: openBrowser().openTab() });
  session.setTokens(tokens);
  session.setUser(aUserProfile());
  return session;
}

/** All that an object gives to whoever calls its functions without arguments, as text. */
function given(object: object): string {
  const call = (value: unknown): unknown => {
    if (typeof value !== 'function') return value;
    try {
      return value();
    } catch {
      return null;
    }
  };
  return JSON.stringify(Object.values(object).map(call));
}

test('shows who is signed in, and gives nobody a token [SESS-03] [S15]', () => {
  const session = signedIn();
  expect(given(signedIn())).toContain('refresh-1');
  const shown = visible(session);
  expect(shown.getState().status).toBe('signed-in');
  expect(shown.hasToken()).toBe(true);
  expect(shown.holds(tokens.token)).toBe(true);
  expect(given(visible(signedIn()))).not.toContain('refresh-1');
  expect(given(visible(signedIn()))).not.toContain(tokens.token);
});

test('lets nobody put a function of their own in place of one that tokens go through [S15]', () => {
  const shown = visible(signedIn()) as { setTokens: unknown };
  expect(() => {
    shown.setTokens = () => {};
  }).toThrow(TypeError);
});

test('gives the whole session to the first who asks, and to nobody else [S15]', () => {
  const session = locked(signedIn());
  expect(session.unlock().tokens()).toEqual(tokens);
  expect(() => session.unlock()).toThrow('The session is already unlocked.');
});

test.each([
  '@evil.example/',
  '.evil.example/',
  '//evil.example/',
  '/\\evil.example/',
  'https://evil.example/',
])('sends no token to %s, which is no path of the API [CLIENT-01] [S15]', async (path) => {
  const server = await scripted(() => ({ body: {} }));
  const { client } = openTab(server.url, { tokens });
  await expect(client.http.get(path)).rejects.toThrow('Not a path of the API');
  expect(server.requests).toHaveLength(0);
});
