import { openTestServer } from '@freight/server/testing';
import type { Line } from '@freight/testing/line';
import { appears } from '@freight/testing/patience';
import { Manager, Socket } from 'socket.io-client';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { createRefresh } from '#http/refresh.ts';
import { lineTo } from '#testing/line.ts';
import { openPage } from '#testing/openPage.ts';
import { signedInTab } from '#testing/realServer.ts';
import type { Tab } from '#testing/startClient.ts';
import type { Live, LiveOptions } from './api.ts';
import { createLive } from './live.ts';

const server = await openTestServer();
const withinSeconds = { timeout: appears };

function openLive(url: string, { session }: Tab, options: Partial<LiveOptions> = {}): Live {
  const refresh = createRefresh({
    apiUrl: server.url,
    session,
    fetch: globalThis.fetch,
    locks: undefined,
    now: Date.now,
    isShared: false,
  });
  const live = createLive({ url, session, refresh, log: () => {}, ...options });
  onTestFinished(live.close);
  return live;
}

const until = (live: Live, status: string) =>
  vi.waitFor(() => expect(live.state.getState().status).toBe(status), withinSeconds);

test('a stored token that cannot be read is refreshed before the handshake, and never sent [SESS-08] [SOCKET-03] [B24]', async () => {
  const opened = vi.spyOn(Manager.prototype, 'socket');
  const tab = await signedInTab(server);
  const live = openLive(server.url, tab);
  await live.connect();
  const [socket] = opened.mock.results.map(({ value }) => value as { auth: (give: unknown) => void });
  const sent = () => new Promise<object>((give) => socket?.auth(give));
  const { token, refreshToken } = tab.session.tokens();
  expect(await sent()).toEqual({ token });
  tab.session.setTokens({ token: 'no-token', refreshToken });
  expect(await sent()).toEqual({ token: expect.stringMatching(/^ey/) });
  tab.session.setTokens({ token: 'no-token', refreshToken: 'forged' });
  expect(await sent()).toEqual({});
});

describe('the manager of the live connection', () => {
  async function managerOf(options: Partial<LiveOptions> = {}) {
    const opened = vi.spyOn(Manager.prototype, 'open');
    const live = openLive(server.url, await signedInTab(server), options);
    await live.connect();
    const manager = opened.mock.contexts.at(-1);
    if (!(manager instanceof Manager)) throw new Error('No manager was opened');
    return manager;
  }

  test('waits 10 s for a connection, and between tries from 1 s to 5 s, half of it by chance [SOCKET-06] [SOCKET-08] [SOCKET-10]', async () => {
    const manager = await managerOf();
    expect(manager.timeout()).toBe(10_000);
    expect(manager.reconnectionDelay()).toBe(1_000);
    expect(manager.reconnectionDelayMax()).toBe(5_000);
    expect(manager.randomizationFactor()).toBe(0.5);
    expect(manager.opts.transports).toEqual(['websocket', 'polling']);
  });

  test('uses the options of the caller [SOCKET-08]', async () => {
    const manager = await managerOf({ manager: { reconnectionDelay: 7, reconnectionDelayMax: 9 } });
    expect([manager.reconnectionDelay(), manager.reconnectionDelayMax()]).toEqual([7, 9]);
    expect(manager.timeout()).toBe(10_000);
  });

  test('gives an acknowledgement 10 s [SOCKET-14]', async () => {
    const timeout = vi.spyOn(Socket.prototype, 'timeout');
    const live = openLive(server.url, await signedInTab(server));
    await live.connect();
    await expect(live.cancelTransport('FR7K-0000-0000')).rejects.toThrow(/not found/i);
    expect(timeout.mock.calls).toEqual([[10_000]]);
  });
});

describe('after a cut', () => {
  /** With a library that would wait a minute: any earlier reconnect is due to the early tries. */
  const patientLibrary = { reconnectionDelay: 60_000, reconnectionDelayMax: 60_000 };
  /** Each try asks for a WebSocket, then for polling. */
  const perTry = 2;

  async function connectThrough(line: Line): Promise<Live> {
    const live = openLive(line.url, await signedInTab(server), { manager: patientLibrary });
    await live.connect();
    line.isDown = true;
    void line.cut('once');
    return live;
  }

  test('the first tries come within 3 s, and the second one connects where the first was refused [SOCKET-08] [F14]', async () => {
    const line = await lineTo(server.url);
    const before = line.accepted;
    const live = await connectThrough(line);
    const connected = line.accepted;
    expect(connected).toBeGreaterThan(before);
    await vi.waitFor(() => expect(line.accepted).toBeGreaterThanOrEqual(connected + perTry), withinSeconds);
    line.isDown = false;
    await until(live, 'connected');
    expect(live.state.getState().error).toBeNull();
  });

  test('three early tries precede the documented ones [SOCKET-08] [SOCKET-09] [F14]', async () => {
    const waits = vi.spyOn(globalThis, 'setTimeout');
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    const line = await lineTo(server.url);
    const live = await connectThrough(line);
    const down = line.accepted;
    await vi.waitFor(() => expect(line.accepted).toBe(down + 3 * perTry), withinSeconds);
    const asked = waits.mock.calls.map(([, delay]) => delay);
    for (const delay of [300, 600, 1_200]) expect(asked).toContain(delay);
    expect(live.state.getState()).toEqual({ status: 'connecting', error: 'Socket connection error.' });
  });

  test.each(['focus', 'online', 'visibilitychange'])(
    'a new try starts immediately on %s [SOCKET-04] [F14]',
    async (type) => {
      const { page, document } = openPage();
      const line = await lineTo(server.url);
      const live = await connectThrough(line);
      const down = line.accepted;
      await vi.waitFor(() => expect(line.accepted).toBe(down + 3 * perTry), withinSeconds);
      line.isDown = false;
      // The third try may still be on its way; `online` cuts it off, the others leave it alone.
      const dispatch = () => (type === 'visibilitychange' ? document : page).dispatchEvent(new Event(type));
      dispatch();
      await vi.waitFor(
        () => {
          const { status } = live.state.getState();
          if (status !== 'connected' && type !== 'online') dispatch();
          expect(status).toBe('connected');
        },
        { ...withinSeconds, interval: 500 },
      );
    },
  );
});

describe('code that could not be fetched', () => {
  /** The code fails to load the first time, as on a broken connection. */
  function openWithoutCode(tab: Tab) {
    let tries = 0;
    const fetchCode = () =>
      tries++ === 0 ? Promise.reject(new TypeError('Failed to fetch')) : import('./openLive.ts');
    return openLive(server.url, tab, { fetchCode });
  }

  test('is fetched again for the next subscription of a signed-in customer [SOCKET-02] [SOCKET-11]', async () => {
    const live = openWithoutCode(await signedInTab(server));
    await until(live, 'disconnected');
    live.subscribe('65f0c0ffee0000000000beef', {});
    await until(live, 'connected');
  });

  test.each(['online', 'focus'])('is fetched again with %s [SOCKET-02]', async (type) => {
    const { page } = openPage();
    const live = openWithoutCode(await signedInTab(server));
    await until(live, 'disconnected');
    page.dispatchEvent(new Event(type));
    await until(live, 'connected');
  });
});
