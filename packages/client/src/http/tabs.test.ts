import { paths } from '@freight/contract';
import { describe, expect, test, vi } from 'vitest';
import { openBrowser } from '#testing/browserStorage.ts';
import type { ScriptedAnswer } from '#testing/scriptedServer.ts';
import { openTab, scripted } from '#testing/startClient.ts';
import { aLastingToken, anExpiredToken } from '#testing/tokens.ts';
import type { Locks } from './refresh.ts';

/** A server with rotating refresh tokens that treats a second use of one as theft. */
function strictServer(delay?: () => Promise<void>) {
  let current = 'refresh-0';
  let token = '';
  let generation = 0;
  const counts = { refreshes: 0, reuses: 0 };
  const script = async ({ path, json, headers }: { path: string; json: unknown; headers: object }) => {
    if (path === paths.refreshToken) {
      counts.refreshes++;
      await delay?.();
      if ((json as { refreshToken: string }).refreshToken !== current) {
        counts.reuses++;
        return { status: 401, body: { message: 'Reused' } };
      }
      generation++;
      token = aLastingToken();
      current = `refresh-${generation}`;
      return { body: { success: true, token, refreshToken: current } };
    }
    const isWelcome = 'authorization' in headers && headers.authorization === `Bearer ${token}`;
    return isWelcome ? { body: { data: 'yes' } } : { status: 401, body: { message: 'Token expired' } };
  };
  return { counts, script: script as (request: object) => Promise<ScriptedAnswer> };
}

const outdated = () => ({ token: anExpiredToken(), refreshToken: 'refresh-0' });

/** Several tabs that share storage and session. */
function openTabs(url: string, count: number, options: { locks?: Locks } = {}) {
  const browser = openBrowser();
  const first = openTab(url, { browser, tokens: outdated(), ...options });
  const others = Array.from({ length: count - 1 }, () => openTab(url, { browser, ...options }));
  return [first, ...others];
}

describe('tabs that share a session', () => {
  test('make one refresh for all their requests, under the lock of the platform [CLIENT-09]', async () => {
    for (let round = 0; round < 10; round++) {
      const { counts, script } = strictServer();
      const server = await scripted(script);
      const tabs = openTabs(server.url, 4);
      const calls = tabs.flatMap(({ client }) => [1, 2, 3].map((n) => client.http.get(`/orders/${n}`)));
      expect(await Promise.all(calls)).toHaveLength(12);
      expect(counts).toEqual({ refreshes: 1, reuses: 0 });
      for (const { session } of tabs) expect(session.getState().status).toBe('signed-in');
    }
  });

  test('wait for a write of another tab that becomes visible only after its lock is free [CLIENT-09]', async () => {
    const { counts, script } = strictServer();
    const server = await scripted(script);
    const browser = openBrowser();
    const [first, second] = [
      openTab(server.url, { browser, tokens: outdated() }),
      openTab(server.url, { browser }),
    ];
    const old = { ...Object.fromEntries(browser.values) };
    await first.client.http.get('/a');
    // The second tab still sees what was stored before, as browsers with several processes show it.
    const fresh = Object.fromEntries(browser.values);
    for (const [key, value] of Object.entries(old)) browser.values.set(key, value);
    setTimeout(() => {
      for (const [key, value] of Object.entries(fresh)) browser.values.set(key, value);
    }, 20);
    expect(await second.client.http.get('/b')).toEqual({ data: 'yes' });
    expect(counts).toEqual({ refreshes: 1, reuses: 0 });
  });

  test.each([
    ['before the refusal', (store: () => void) => store()],
    ['just after it', (store: () => void) => setTimeout(store, 25)],
  ])('adopt the newer token that a faster tab stored %s', async (_, meanwhile) => {
    const browser = openBrowser();
    const newer = { authToken: aLastingToken(), refreshToken: 'refresh-1' };
    const server = await scripted(({ path, headers }) => {
      if (path === paths.refreshToken) {
        meanwhile(() => {
          for (const [key, value] of Object.entries(newer)) browser.values.set(key, value);
        });
        return { status: 401, body: { message: 'Reused' } };
      }
      return headers.authorization === `Bearer ${newer.authToken}` ? { body: 'yes' } : { status: 401 };
    });
    const { client, session } = openTab(server.url, { browser, tokens: outdated() });
    const listener = vi.fn();
    session.onExpired(listener);
    expect(await client.http.get('/a')).toBe('yes');
    expect(session.tokens().refreshToken).toBe('refresh-1');
    expect(listener).not.toHaveBeenCalled();
  });

  test('continue without a lock if the page may not use one [CLIENT-09]', async () => {
    const { counts, script } = strictServer();
    const server = await scripted(script);
    const denied: Locks = {
      request: () => {
        throw new DOMException('Not here.', 'SecurityError');
      },
    };
    const [tab] = openTabs(server.url, 1, { locks: denied });
    const calls = [1, 2, 3].map((n) => tab?.client.http.get(`/orders/${n}`));
    expect(await Promise.all(calls)).toHaveLength(3);
    expect(counts).toEqual({ refreshes: 1, reuses: 0 });
  });

  test('keep what a faster tab stored while the server was answering [CLIENT-09]', async () => {
    const browser = openBrowser();
    const newer = { authToken: aLastingToken(), refreshToken: 'refresh-9' };
    const server = await scripted(({ path }) => {
      if (path !== paths.refreshToken) return { body: 'yes' };
      for (const [key, value] of Object.entries(newer)) browser.values.set(key, value);
      return { body: { success: true, token: aLastingToken(), refreshToken: 'refresh-1' } };
    });
    const { client, session } = openTab(server.url, { browser, tokens: outdated() });
    await client.http.get('/a');
    expect(session.tokens()).toEqual({ token: newer.authToken, refreshToken: 'refresh-9' });
    expect(server.requests.at(-1)?.headers.authorization).toBe(`Bearer ${newer.authToken}`);
  });

  test('wait for each other at most 5 seconds, and never steal [CLIENT-09]', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { counts, script } = strictServer();
    const server = await scripted(script);
    const asked = Promise.withResolvers<LockOptions>();
    const frozen = {
      request: (_name: string, options: LockOptions) => {
        asked.resolve(options);
        return new Promise((_, reject) => {
          options.signal?.addEventListener('abort', () => reject(options.signal?.reason));
        });
      },
    } as Locks;
    const [tab] = openTabs(server.url, 1, { locks: frozen });
    const call = tab?.client.http.get('/a');
    const options = await asked.promise;
    expect(options).not.toHaveProperty('steal');
    await vi.advanceTimersByTimeAsync(4_999);
    expect(counts.refreshes).toBe(0);
    await vi.advanceTimersByTimeAsync(1);
    await vi.advanceTimersByTimeAsync(50);
    vi.useRealTimers();
    expect(await call).toEqual({ data: 'yes' });
  });

  test('free the lock after 5 seconds although the server is still thinking [CLIENT-09]', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const answer = Promise.withResolvers<void>();
    const asked = Promise.withResolvers<void>();
    const { script } = strictServer(() => {
      asked.resolve();
      return answer.promise;
    });
    const server = await scripted(script);
    const [tab] = openTabs(server.url, 1);
    const call = tab?.client.http.get('/a');
    await vi.advanceTimersByTimeAsync(50);
    await asked.promise;
    const held = async () => (await navigator.locks.query()).held?.length;
    expect(await held()).toBe(1);
    await vi.advanceTimersByTimeAsync(5_000);
    vi.useRealTimers();
    expect(await held()).toBe(0);
    answer.resolve();
    expect(await call).toEqual({ data: 'yes' });
  });
});
