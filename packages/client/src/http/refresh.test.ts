import { paths } from '@freight/contract';
import { describe, expect, test, vi } from 'vitest';
import { ApiError, isAborted, NetworkError } from '#errors/apiError.ts';
import { openBrowser } from '#testing/browserStorage.ts';
import type { ReceivedRequest, ScriptedAnswer } from '#testing/scriptedServer.ts';
import { openTab, scripted } from '#testing/startClient.ts';
import { aLastingToken, anExpiredToken } from '#testing/tokens.ts';

const failure = async (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => expect.fail('The call should have failed'),
    (error: unknown) => error,
  );

const expired = 'Session expired, please login again';
const renewed = { token: aLastingToken(), refreshToken: 'refresh-2' };
const renewal: ScriptedAnswer = { body: { success: true, message: '', ...renewed } };

/** A server that accepts only the renewed token, and answers a refresh with the given function. */
const api = (refresh: (request: ReceivedRequest) => ScriptedAnswer | null | Promise<ScriptedAnswer | null>) =>
  scripted((request) => {
    if (request.path === paths.refreshToken) return refresh(request);
    const isWelcome = request.headers.authorization === `Bearer ${renewed.token}`;
    return isWelcome
      ? { body: { data: request.path } }
      : { status: 401, statusText: 'Unauthorized', body: { message: 'Invalid token' } };
  });

const pathsOf = ({ requests }: { requests: ReceivedRequest[] }) => requests.map(({ path }) => path);
const rejected = () => ({ tokens: { token: aLastingToken(), refreshToken: 'refresh-1' } });
const outdated = () => ({ tokens: { token: anExpiredToken(), refreshToken: 'refresh-1' } });

describe('a rejected or expired token', () => {
  test('is refreshed after a 401 and the request sent once more [CLIENT-06] [CLIENT-13] [CLIENT-15]', async () => {
    const server = await api(() => renewal);
    const { client, session } = openTab(server.url, rejected());
    expect(await client.http.post('/orders', { a: 1 })).toEqual({ data: '/orders' });
    expect(pathsOf(server)).toEqual(['/orders', paths.refreshToken, '/orders']);
    expect(server.requests[1]).toMatchObject({ method: 'POST', json: { refreshToken: 'refresh-1' } });
    expect(server.requests[2]?.json).toEqual({ a: 1 });
    expect(session.tokens()).toEqual(renewed);
    expect(session.getState().status).toBe('signed-in');
  });

  test('is refreshed before sending when it is known to have expired [CLIENT-07]', async () => {
    const server = await api(() => renewal);
    const { client } = openTab(server.url, outdated());
    await client.http.get('/orders');
    expect(pathsOf(server)).toEqual([paths.refreshToken, '/orders']);
  });

  test('is refreshed by plain fetch, without authorization [CLIENT-14]', async () => {
    const server = await api(() => renewal);
    const { client } = openTab(server.url, outdated());
    await client.http.get('/orders');
    expect(server.requests[0]?.headers).not.toHaveProperty('authorization');
    expect(server.requests[0]?.headers['content-type']).toBe('application/json');
  });

  test('is refreshed once for any number of requests at the same time [CLIENT-09]', async () => {
    const server = await api(() => renewal);
    const { client } = openTab(server.url, rejected());
    const answers = await Promise.all([1, 2, 3, 4, 5].map((n) => client.http.get(`/orders/${n}`)));
    expect(answers).toHaveLength(5);
    expect(pathsOf(server).filter((path) => path === paths.refreshToken)).toHaveLength(1);
  });

  test('is not refreshed twice: a second 401 is a plain API error [CLIENT-08]', async () => {
    const server = await scripted(({ path }) =>
      path === paths.refreshToken ? renewal : { status: 401, body: { message: 'Still not' } },
    );
    const { client, session } = openTab(server.url, rejected());
    expect(await failure(client.http.get('/orders'))).toMatchObject({ status: 401, message: 'Still not' });
    expect(pathsOf(server)).toEqual(['/orders', paths.refreshToken, '/orders']);
    expect(session.getState().status).toBe('signed-in');
  });

  test('is refreshed before sending, and the request is not repeated after a 401 [CLIENT-08]', async () => {
    const server = await scripted(({ path }) => (path === paths.refreshToken ? renewal : { status: 401 }));
    const { client } = openTab(server.url, outdated());
    expect(await failure(client.http.get('/orders'))).toMatchObject({ status: 401 });
    expect(pathsOf(server)).toEqual([paths.refreshToken, '/orders']);
  });

  describe('of which a tab has renewed 3 within a minute', () => {
    /** A tab that has used up its refreshes: its server refuses every token but the last one. */
    async function openBusyTab() {
      const clock = { now: Date.now(), looks: 0 };
      const accepted = aLastingToken();
      const server = await scripted(({ path, headers }) => {
        if (path === paths.refreshToken) {
          return { body: { success: true, token: aLastingToken(), refreshToken: 'again' } };
        }
        const isWelcome = headers.authorization === `Bearer ${accepted}`;
        return isWelcome ? { body: 'yes' } : { status: 401, body: { message: 'Never' } };
      });
      const browser = openBrowser();
      const now = () => {
        clock.looks += 1;
        return clock.now;
      };
      const tab = openTab(server.url, { browser, ...rejected(), now });
      for (let call = 0; call < 3; call++) {
        expect(await failure(tab.client.http.get('/orders'))).toMatchObject({
          status: 401,
          message: 'Never',
        });
      }
      const refreshes = () => pathsOf(server).filter((path) => path === paths.refreshToken).length;
      expect(refreshes()).toBe(3);
      /** Resolves once the tab checks its clock repeatedly, which only a waiting call does. */
      const waits = async () => {
        const before = clock.looks;
        await vi.waitFor(() => expect(clock.looks).toBeGreaterThan(before + 5), 10_000);
      };
      return { ...tab, browser, clock, accepted, server, refreshes, waits };
    }

    test('is not sent again: the call waits, and the session stays [CLIENT-08] [F4]', async () => {
      const { client, session, clock, server, refreshes } = await openBusyTab();
      const before = server.requests.length;
      expect(await failure(client.http.get('/orders', { timeout: 100 }))).toBeInstanceOf(NetworkError);
      const signal = AbortSignal.timeout(100);
      expect(await failure(client.accounts.profile({ signal }))).toBe(signal.reason);
      expect(pathsOf(server).slice(before)).toEqual(['/orders', paths.profile]);
      expect(refreshes()).toBe(3);
      expect(session.getState().status).toBe('signed-in');
      clock.now += 60_000;
      await failure(client.http.get('/orders'));
      expect(refreshes()).toBe(4);
    });

    test('waits no longer than until another tab has renewed it [CLIENT-09] [F4]', async () => {
      const { client, browser, accepted, refreshes, waits } = await openBusyTab();
      const call = client.http.get('/orders');
      await waits();
      browser.values.set('authToken', accepted);
      expect(await call).toBe('yes');
      expect(refreshes()).toBe(3);
    });

    test('stops waiting for a refresh when the person signs out [SESS-16] [F4]', async () => {
      const { client, session, waits } = await openBusyTab();
      const call = failure(client.http.get('/orders'));
      // If the sign-out came before the refusal, the refusal would be reported unchanged.
      await waits();
      session.clear();
      expect(await call).toMatchObject({ status: 401, message: expired });
    });

    test('is refreshed immediately after the clock was set back [CLIENT-08] [F4]', async () => {
      const { client, clock, refreshes } = await openBusyTab();
      clock.now -= 3_600_000;
      await failure(client.http.get('/orders'));
      expect(refreshes()).toBe(4);
    });
  });

  test.each([paths.login, paths.register, paths.verifyEmail, paths.resetPassword, paths.forgotPassword])(
    'of a visitor at %s is the business of that call [CLIENT-06]',
    async (path) => {
      const server = await api(() => renewal);
      const { client, session } = openTab(server.url, outdated());
      expect(await failure(client.http.post(path, {}))).toMatchObject({ message: 'Invalid token' });
      expect(pathsOf(server)).toEqual([path]);
      expect(session.getState().status).toBe('signed-in');
    },
  );

  test('that a visitor does not have is a plain API error [CLIENT-06]', async () => {
    const server = await api(() => renewal);
    const { client, session } = openTab(server.url);
    const listener = vi.fn();
    session.onExpired(listener);
    expect(await failure(client.http.get('/orders'))).toMatchObject({
      status: 401,
      message: 'Invalid token',
    });
    expect(pathsOf(server)).toEqual(['/orders']);
    expect(listener).not.toHaveBeenCalled();
  });
});

describe('a failed refresh', () => {
  /** Runs one call that needs a refresh, and returns everything that it caused. */
  async function outcome(answer: ScriptedAnswer, tokens = rejected().tokens) {
    const server = await api(() => answer);
    const { client, session } = openTab(server.url, { tokens });
    const listener = vi.fn();
    session.onExpired(listener);
    const error = await failure(client.http.get('/orders'));
    return { error, cause: error instanceof Error ? error.cause : null, listener, session, server };
  }

  test('runs the session-expired handler and clears auth data [CLIENT-10] [SESS-09]', async () => {
    const { listener, session } = await outcome({ status: 401, body: { message: 'Revoked' } });
    expect(listener).toHaveBeenCalledTimes(1);
    expect(session.getState().status).toBe('signed-out');
  });

  test('clears auth data when there is no session-expired handler [CLIENT-11]', async () => {
    const server = await api(() => ({ status: 401 }));
    const { client, session } = openTab(server.url, rejected());
    await failure(client.http.get('/orders'));
    expect(session.tokens()).toEqual({ token: '', refreshToken: '' });
    expect(session.getState().status).toBe('signed-out');
  });

  test('fails the request with the session message and status 401', async () => {
    const { error } = await outcome({ status: 400, body: { message: 'Revoked' } });
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status: 401, message: expired });
  });

  test("keeps the server's message as the cause [CLIENT-18]", async () => {
    const { cause } = await outcome({ status: 401, body: { message: 'Revoked' } });
    expect(cause).toMatchObject({ message: 'Revoked' });
  });

  test.each([400, 401])(
    'has HTTP error %d as its cause when the server sends no message [CLIENT-19]',
    async (status) => {
      const { cause, error } = await outcome({ status, statusText: 'ignored' });
      expect(cause).toMatchObject({ message: `HTTP error! Status: ${status}` });
      expect(error).toMatchObject({ status: 401, message: expired });
    },
  );

  test.each([
    ['no JSON', 'welcome'],
    ['no success', { token: 'a', refreshToken: 'b' }],
    ['success false', { success: false, token: 'a', refreshToken: 'b' }],
    ['no token', { success: true, refreshToken: 'b' }],
    ['no refresh token', { success: true, token: 'a' }],
    ['a token that is no text', { success: true, token: 7, refreshToken: 'b' }],
    ['nothing', undefined],
  ])('is an answer with %s [CLIENT-15] [CLIENT-20]', async (_, body) => {
    const { cause, error, session } = await outcome({ body });
    expect(cause).toMatchObject({ message: 'Invalid refresh response from server' });
    expect(error).toMatchObject({ status: 401, message: expired });
    expect(session.getState().status).toBe('signed-out');
  });

  test('without a refresh token clears auth data and sends no refresh request [CLIENT-16] [CLIENT-17]', async () => {
    const server = await api(() => renewal);
    const { client, session, storage } = openTab(server.url, rejected());
    storage.remove('refreshToken');
    const listener = vi.fn();
    session.onExpired(listener);
    const error = await failure(client.http.get('/orders'));
    expect(error).toMatchObject({
      status: 401,
      message: expired,
      cause: { message: 'No refresh token available' },
    });
    expect(pathsOf(server)).toEqual(['/orders']);
    expect(session.tokens().token).toBe('');
    expect(listener).toHaveBeenCalledTimes(1);
  });

  test('reports the expiry once for many requests at the same time [CLIENT-10] [SESS-12]', async () => {
    const server = await api(() => ({ status: 401 }));
    const { client, session } = openTab(server.url, rejected());
    const listener = vi.fn();
    session.onExpired(listener);
    const errors = await Promise.all([1, 2, 3].map((n) => failure(client.http.get(`/orders/${n}`))));
    for (const error of errors) expect(error).toMatchObject({ status: 401 });
    expect(listener).toHaveBeenCalledTimes(1);
  });
});

describe('a refresh that cannot be made now', () => {
  test('keeps the session when the network fails', async () => {
    const server = await scripted((request, response) => {
      if (request.path !== paths.refreshToken) return { status: 401 };
      response.destroy();
      return null;
    });
    const { client, session } = openTab(server.url, rejected());
    expect(await failure(client.http.get('/orders'))).toBeInstanceOf(NetworkError);
    expect(session.getState().status).toBe('signed-in');
    expect(session.tokens().refreshToken).toBe('refresh-1');
  });

  test.each([429, 500, 502, 503, 504])(
    'keeps the session when the server is not to be had: %d',
    async (status) => {
      const server = await api(() => ({ status }));
      const { client, session } = openTab(server.url, outdated());
      expect(await failure(client.http.get('/orders'))).toBeInstanceOf(NetworkError);
      expect(session.getState().status).toBe('signed-in');
    },
  );

  test('keeps the session when the server thinks for more than 15 s', async () => {
    const late = new AbortController();
    const timeouts = vi.spyOn(AbortSignal, 'timeout');
    const asked: number[] = [];
    timeouts.mockImplementation((time) => {
      asked.push(time);
      return late.signal;
    });
    const server = await api(() => {
      late.abort(new DOMException('Late', 'TimeoutError'));
      return null;
    });
    const { client, session } = openTab(server.url, outdated());
    expect(await failure(client.http.get('/orders', { timeout: 1 }))).toBeInstanceOf(NetworkError);
    expect(asked).toEqual([1, 15_000]);
    expect(session.getState().status).toBe('signed-in');
  });

  test('allows one caller to abort without affecting the others [CLIENT-09]', async () => {
    const answer = Promise.withResolvers<ScriptedAnswer>();
    const asked = Promise.withResolvers<void>();
    const server = await api(() => {
      asked.resolve();
      return answer.promise;
    });
    const { client } = openTab(server.url, outdated());
    const stop = new AbortController();
    const impatient = failure(client.http.get('/a', { signal: stop.signal }));
    const patient = client.http.get('/b');
    await asked.promise;
    stop.abort();
    expect(isAborted(await impatient)).toBe(true);
    answer.resolve(renewal);
    expect(await patient).toEqual({ data: '/b' });
  });

  test('does not sign in again a person who signed out meanwhile [SESS-16]', async () => {
    const answer = Promise.withResolvers<ScriptedAnswer>();
    const asked = Promise.withResolvers<void>();
    const server = await api(() => {
      asked.resolve();
      return answer.promise;
    });
    const { client, session, storage } = openTab(server.url, outdated());
    const listener = vi.fn();
    session.onExpired(listener);
    const call = failure(client.http.get('/orders'));
    await asked.promise;
    session.clear();
    answer.resolve(renewal);
    expect(await call).toMatchObject({ status: 401, message: expired });
    expect(storage.get('authToken')).toBeNull();
    expect(session.getState().status).toBe('signed-out');
    expect(listener).not.toHaveBeenCalled();
  });
});
