import { aUserProfile } from '@freight/contract/testing';
import { expect, onTestFinished, test } from 'vitest';
import { type Core, createCore } from '#core/core.ts';
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

/** A core with a signed-in session, and the addresses it asks for. */
function coreOf(apiUrl: string) {
  const asked: string[] = [];
  const core = createCore({
    apiUrl,
    socketUrl: 'http://127.0.0.1:9',
    session: signedIn(),
    storage: openBrowser().openTab(),
    log: () => {},
    fetch: (input, init) => {
      asked.push(input instanceof Request ? input.url : String(input));
      return fetch(input, init);
    },
  });
  onTestFinished(core.live.close);
  return { core, asked };
}

/** Everything that a caller gets from an object by calling its functions without arguments, as text. */
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

test('shows that a person is signed in, and exposes no token [SESS-03] [S15]', () => {
  const session = signedIn();
  expect(given(signedIn())).toContain('refresh-1');
  const shown = visible(session);
  expect(shown.getState().status).toBe('signed-in');
  expect(shown.hasToken()).toBe(true);
  expect(shown.holds(tokens.token)).toBe(true);
  expect(given(visible(signedIn()))).not.toContain('refresh-1');
  expect(given(visible(signedIn()))).not.toContain(tokens.token);
});

test('rejects a replacement for a function that receives tokens [S15]', () => {
  const shown = visible(signedIn()) as { setTokens: unknown };
  expect(() => {
    shown.setTokens = () => {};
  }).toThrow(TypeError);
});

test('unlocks the whole session for the first caller only [S15]', () => {
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

/** Reads as a path of the API the first time, and as what makes another host of the API's address after that. */
function twoFaced(): string {
  let reads = 0;
  const path: unknown = { [Symbol.toPrimitive]: () => (reads++ === 0 ? '/x' : '0/steal') };
  return path as string;
}

const waysIn: Readonly<Record<string, (core: Core, path: string) => Promise<unknown>>> = {
  send: ({ send }, path) => send('GET', path),
  'send with a body': ({ send }, path) => send('POST', path, { json: {} }),
  get: ({ http }, path) => http.get(path),
  post: ({ http }, path) => http.post(path, {}),
  postMultipart: ({ http }, path) => http.postMultipart(path, new FormData()),
  put: ({ http }, path) => http.put(path, {}),
  patch: ({ http }, path) => http.patch(path, {}),
  delete: ({ http }, path) => http.delete(path),
  postIntroduced: ({ postIntroduced }, path) => postIntroduced(path, {}),
};

test.each(Object.entries(waysIn))(
  '%s reads a path once, so that no second reading names another host [S22]',
  async (_, call) => {
    const server = await scripted(() => ({ body: {} }));
    const { core, asked } = coreOf(server.url);
    await call(core, twoFaced());
    expect(asked).toEqual([`${server.url}/x`]);
  },
);

test.each(Object.entries(waysIn))(
  '%s sends nothing to another origin, however the path is written [S22]',
  async (_, call) => {
    const { core, asked } = coreOf('http://127.0.0.1:9');
    for (const path of [
      '0/steal',
      '//evil.example/',
      '/\t/evil.example/',
      '\t//evil.example/',
      ' //evil.example',
    ])
      await call(core, path).catch(() => {});
    expect(asked.map((address) => new URL(address).origin)).toEqual(asked.map(() => 'http://127.0.0.1:9'));
  },
);
