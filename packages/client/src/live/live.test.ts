import type { DriverAssigned, TransportLocationUpdated, TransportStatusUpdate } from '@freight/contract';
import { openTestServer } from '@freight/server/testing';
import type { Line } from '@freight/testing/line';
import { appears } from '@freight/testing/patience';
import { describe, expect, type Mock, onTestFinished, test, vi } from 'vitest';
import { createRefresh } from '#http/refresh.ts';
import { aDraft } from '#testing/drafts.ts';
import { lineTo } from '#testing/line.ts';
import { openPage } from '#testing/openPage.ts';
import { signedInTab } from '#testing/realServer.ts';
import { openTab, type Tab } from '#testing/startClient.ts';
import { aLastingToken } from '#testing/tokens.ts';
import type { Live } from './api.ts';
import { createLive } from './live.ts';

const server = await openTestServer();
const minute = 60_000;
/** Long enough for a reconnect on a busy machine; normally none takes that long. */
const withinSeconds = { timeout: appears };

const until = (live: Live, status: string) =>
  vi.waitFor(() => expect(live.state.getState().status).toBe(status), withinSeconds);

/** Cuts the network and waits until the live connection has noticed, however short the cut. */
async function cut(line: Line, live: Live) {
  const noticed = new Promise<void>((resolve) => {
    const stop = live.state.subscribe(({ status }) => {
      if (status !== 'disconnected') return;
      stop();
      resolve();
    });
  });
  void line.cut('once');
  await noticed;
}

/** Every error the connection goes through from now on. */
function errorsOf(live: Live) {
  const errors = new Set<string | null>();
  live.state.subscribe(({ error }) => errors.add(error));
  return errors;
}
const failedToConnect = 'Failed to connect to socket.';

const statusesIn = (onStatus: Mock<(event: TransportStatusUpdate) => void>) =>
  onStatus.mock.calls.map(([{ status }]) => status);
const listeners = () => ({
  onStatus: vi.fn<(event: TransportStatusUpdate) => void>(),
  onDriver: vi.fn<(event: DriverAssigned) => void>(),
  onLocation: vi.fn<(event: TransportLocationUpdated) => void>(),
  onSubscribed: vi.fn(),
});

let attempts = 0;
async function order({ client }: Tab) {
  const draft = aDraft();
  const pricing = await client.transports.calculatePrice(draft);
  const idempotencyKey = `live-${++attempts}`;
  return client.transports.createFromRoute({ ...draft, pricing }, { idempotencyKey });
}

/** A live connection of its own, with short delays, over the session of a tab. */
function quickLive(url: string, { session }: Pick<Tab, 'session'>, log = vi.fn()) {
  const refresh = createRefresh({
    apiUrl: server.url,
    session,
    fetch: globalThis.fetch,
    locks: undefined,
    now: Date.now,
    isShared: false,
  });
  const manager = { reconnectionDelay: 10, reconnectionDelayMax: 20 };
  const live = createLive({ url, session, refresh, log, manager });
  onTestFinished(live.close);
  return { live, log };
}

describe('the live connection', () => {
  test('opens automatically with a stored token, and goes through its states [SOCKET-01] [SOCKET-02] [SOCKET-03]', async () => {
    const { session } = await signedInTab(server);
    const { live } = quickLive(server.url, { session });
    const states = [live.state.getState().status];
    live.state.subscribe(({ status }) => states.push(status));
    await until(live, 'connected');
    expect(states).toEqual(['connecting', 'connected']);
    live.close();
    expect(live.state.getState()).toEqual({ status: 'disconnected', error: null });
  });

  test('stays closed without a token until the person signs in [SOCKET-02]', async () => {
    const { client } = openTab(server.url, { socketUrl: server.url });
    client.live.subscribe('65f0c0ffee0000000000beef', {});
    expect(client.live.state.getState().status).toBe('disconnected');
    await client.accounts.signInWithTokens(await server.verifiedUser());
    await until(client.live, 'connected');
  });

  test('does not open when the person signs out while it is connecting [SOCKET-02]', async () => {
    const tab = await signedInTab(server);
    const { live } = quickLive(server.url, tab);
    expect(live.state.getState().status).toBe('connecting');
    tab.session.clear();
    await until(live, 'disconnected');
    expect(live.state.getState().error).toBeNull();
  });

  test('ends with the session [SOCKET-04] [SESS-16]', async () => {
    const { client } = await signedInTab(server);
    await client.live.connect();
    await client.accounts.logout();
    expect(client.live.state.getState().status).toBe('disconnected');
  });

  test("does not carry one person's subscriptions over to the next [SOCKET-03] [SOCKET-12]", async () => {
    const tab = await signedInTab(server);
    const { live, log } = quickLive(server.url, tab);
    const theirs = listeners();
    live.subscribe((await order(tab))._id, theirs);
    await vi.waitFor(() => expect(theirs.onSubscribed).toHaveBeenCalled(), withinSeconds);
    await tab.client.accounts.logout();
    await tab.client.accounts.signInWithTokens(await server.verifiedUser());
    const own = listeners();
    live.subscribe((await order(tab))._id, own);
    await vi.waitFor(() => expect(own.onSubscribed).toHaveBeenCalled(), withinSeconds);
    expect(log).not.toHaveBeenCalled();
  });

  test('keeps retrying after a cut until it reconnects [SOCKET-04] [SOCKET-09]', async () => {
    const line = await lineTo(server.url);
    const { live } = quickLive(line.url, await signedInTab(server));
    await live.connect();
    const errors = errorsOf(live);
    line.isDown = true;
    void line.cut('once');
    const before = line.accepted;
    // Far more attempts than a first connection would have.
    await vi.waitFor(() => expect(line.accepted).toBeGreaterThan(before + 12), withinSeconds);
    expect(live.state.getState()).toEqual({ status: 'connecting', error: 'Socket connection error.' });
    line.isDown = false;
    await until(live, 'connected');
    expect(live.state.getState().error).toBeNull();
    expect(errors).not.toContain(failedToConnect);
  });

  test('gives up a first connection after 3 retries, and can be tried again [SOCKET-07] [SOCKET-21] [SOCKET-22]', async () => {
    const line = await lineTo(server.url);
    line.isDown = true;
    const { live } = quickLive(line.url, await signedInTab(server));
    const errors = errorsOf(live);
    await expect(live.connect()).rejects.toThrow('Failed to connect to socket.');
    // Each attempt tries the WebSocket, then polling.
    expect(line.accepted).toBe(8);
    expect(errors).toContain('Socket connection error.');
    expect(live.state.getState()).toEqual({
      status: 'disconnected',
      error: 'Failed to connect to socket.',
    });
    line.isDown = false;
    await live.connect();
    expect(live.state.getState().status).toBe('connected');
  });

  test('falls back to polling when WebSockets are blocked [SOCKET-05]', async () => {
    const line = await lineTo(server.url);
    line.withoutWebSocket = true;
    const { live } = quickLive(line.url, await signedInTab(server));
    await live.connect();
    expect(live.state.getState().status).toBe('connected');
  });

  test('refreshes a token that expired while the connection was cut [SOCKET-03] [SOCKET-04]', async () => {
    const line = await lineTo(server.url);
    const tab = await signedInTab(server);
    const { live } = quickLive(line.url, tab);
    await live.connect();
    const before = tab.session.tokens().token;
    const errors = errorsOf(live);
    server.passTime(16 * minute);
    await cut(line, live);
    await until(live, 'connected');
    expect(tab.session.tokens().token).not.toBe(before);
    expect(errors).not.toContain(failedToConnect);
    server.passTime(-16 * minute);
  });

  test('gives up when the token is refused for good [SOCKET-03] [SOCKET-21]', async () => {
    const tab = openTab(server.url, { tokens: { token: aLastingToken(), refreshToken: 'forged' } });
    const listener = vi.fn();
    tab.session.onExpired(listener);
    const { live } = quickLive(server.url, tab);
    await expect(live.connect()).rejects.toThrow('Failed to connect to socket.');
    expect(listener).toHaveBeenCalledTimes(1);
    expect(live.state.getState().status).toBe('disconnected');
  });

  test('continues as a visitor when the session of the person has ended [SOCKET-02] [SOCKET-03]', async () => {
    const { orderId } = await order(await signedInTab(server));
    const tab = openTab(server.url, { tokens: { token: aLastingToken(), refreshToken: 'forged' } });
    const { live } = quickLive(server.url, tab);
    const errors = errorsOf(live);
    const onSubscribed = vi.fn();
    live.subscribe(orderId, { onSubscribed }, { asVisitor: true });
    await vi.waitFor(() => expect(onSubscribed).toHaveBeenCalledTimes(1), withinSeconds);
    expect(errors).not.toContain(failedToConnect);
    expect(tab.session.getState().status).toBe('signed-out');
    expect(live.state.getState().status).toBe('connected');
  });
});

describe('live updates', () => {
  test('send a customer statuses, driver and position until unsubscribed [SOCKET-11] [SOCKET-12] [SOCKET-15] [SOCKET-16] [SOCKET-17] [ORDER-25] [ORDER-26]', async () => {
    const tab = await signedInTab(server);
    const { _id, orderId } = await order(tab);
    const spies = listeners();
    await tab.client.live.connect();
    const unsubscribe = tab.client.live.subscribe(_id, spies);
    await vi.waitFor(() => expect(spies.onSubscribed).toHaveBeenCalledTimes(1), withinSeconds);
    await server.orders.advance(10 * minute);
    await vi.waitFor(() => expect(spies.onDriver).toHaveBeenCalledTimes(1), withinSeconds);
    expect(spies.onDriver.mock.calls[0]?.[0]).toMatchObject({ transportId: _id, orderId });
    expect(spies.onDriver.mock.calls[0]?.[0]?.driverName).toMatch(/\w/);
    await server.orders.advance(60 * minute);
    await vi.waitFor(() => expect(spies.onLocation).toHaveBeenCalled(), withinSeconds);
    expect(spies.onLocation.mock.calls[0]?.[0].lat).toBeGreaterThan(50);
    const statuses = () => statusesIn(spies.onStatus);
    await vi.waitFor(() => expect(statuses()).toContain('inTransit'), withinSeconds);
    const count = statuses().length;
    unsubscribe();
    const witness = vi.fn();
    tab.client.live.subscribe(orderId, { onSubscribed: witness });
    await vi.waitFor(() => expect(witness).toHaveBeenCalled(), withinSeconds);
    await server.orders.advance(24 * 60 * minute);
    expect(statuses()).toHaveLength(count);
  });

  test('send only statuses to a visitor with the public number [SOCKET-11]', async () => {
    const { orderId } = await order(await signedInTab(server));
    const { client } = openTab(server.url, { socketUrl: server.url });
    const spies = listeners();
    const unsubscribe = client.live.subscribe(orderId.toLowerCase(), spies, { asVisitor: true });
    await vi.waitFor(() => expect(spies.onSubscribed).toHaveBeenCalled(), withinSeconds);
    await server.orders.advance(24 * 60 * minute);
    const statuses = () => statusesIn(spies.onStatus);
    await vi.waitFor(() => expect(statuses()).toContain('delivered'), withinSeconds);
    expect(spies.onDriver).not.toHaveBeenCalled();
    expect(spies.onLocation).not.toHaveBeenCalled();
    unsubscribe();
    expect(client.live.state.getState().status).toBe('disconnected');
  });

  test('deliver each event missed while the connection was cut, once [SOCKET-04] [SOCKET-15]', async () => {
    const line = await lineTo(server.url);
    const tab = await signedInTab(server);
    const { _id } = await order(tab);
    const { live } = quickLive(line.url, tab);
    const spies = listeners();
    live.subscribe(_id, spies);
    await vi.waitFor(() => expect(spies.onSubscribed).toHaveBeenCalledTimes(1), withinSeconds);
    await server.orders.advance(10 * minute);
    await vi.waitFor(() => expect(spies.onDriver).toHaveBeenCalledTimes(1), withinSeconds);
    line.isDown = true;
    await cut(line, live);
    await server.orders.advance(24 * 60 * minute);
    line.isDown = false;
    const statuses = () => statusesIn(spies.onStatus);
    await vi.waitFor(() => expect(statuses()).toContain('delivered'), withinSeconds);
    await cut(line, live);
    await vi.waitFor(() => expect(spies.onSubscribed).toHaveBeenCalledTimes(3), withinSeconds);
    expect(spies.onDriver).toHaveBeenCalledTimes(1);
    expect(new Set(statuses()).size).toBe(statuses().length);
  });

  test("of another customer's order are refused, and the refusal is only logged [SOCKET-23]", async () => {
    const { _id } = await order(await signedInTab(server));
    const { live, log } = quickLive(server.url, await signedInTab(server));
    live.subscribe(_id, {});
    await vi.waitFor(() => expect(log).toHaveBeenCalledTimes(1), withinSeconds);
    expect(log.mock.calls[0]?.[1]).toMatchObject({ message: 'Package not found' });
    expect(live.state.getState().status).toBe('connected');
  });

  test('end with `unsubscribeAll`, and the connection closes [SOCKET-12]', async () => {
    const { orderId } = await order(await signedInTab(server));
    const { client } = openTab(server.url, { socketUrl: server.url });
    const onSubscribed = vi.fn();
    client.live.subscribe(orderId, { onSubscribed }, { asVisitor: true });
    await vi.waitFor(() => expect(onSubscribed).toHaveBeenCalled(), withinSeconds);
    client.live.unsubscribeAll();
    expect(client.live.state.getState().status).toBe('disconnected');
  });
});

describe('orders over the socket', () => {
  const priced = async ({ client }: Tab) => {
    const draft = aDraft();
    return { ...draft, pricing: await client.transports.calculatePrice(draft) };
  };

  test('are created and cancelled with an acknowledgement [SOCKET-13] [SOCKET-14]', async () => {
    const tab = await signedInTab(server);
    await tab.client.live.connect();
    const { _id } = await tab.client.live.createTransport(await priced(tab));
    expect((await tab.client.transports.byId(_id))?.status).not.toBe('cancelled');
    await tab.client.live.cancelTransport(_id);
    expect((await tab.client.transports.byId(_id))?.status).toBe('cancelled');
  });

  test('that the server refuses fail with its message [SOCKET-13] [SOCKET-14] [SOCKET-20]', async () => {
    const { client } = await signedInTab(server);
    await client.live.connect();
    const draft = aDraft({ pricing: { estimatedPrice: 1, distance: 20, routeId: 'unknown' } });
    await expect(client.live.createTransport(draft)).rejects.toMatchObject({ code: 'routeNotFound' });
    await expect(client.live.cancelTransport('FR7K-0000-0000')).rejects.toMatchObject({
      code: 'transportNotFound',
    });
  });

  test('fail with the documented message when the socket is not connected [SOCKET-18] [SOCKET-20]', async () => {
    const tab = openTab(server.url);
    const draft = await priced(tab);
    await expect(tab.client.live.createTransport(draft)).rejects.toMatchObject({
      code: 'liveNotConnected',
      message: 'Socket not connected. Cannot create transport with real-time updates.',
    });
    await expect(tab.client.live.cancelTransport('A')).rejects.toMatchObject({
      code: 'liveCancelFailed',
      message: 'Failed to cancel transport.',
    });
  });
});

describe('the life of the page', () => {
  test('closes the socket for the back-forward cache and opens it on return [SOCKET-04]', async () => {
    const tab = await signedInTab(server);
    const { page } = openPage();
    const { live } = quickLive(server.url, tab);
    await live.connect();
    page.dispatchEvent(Object.assign(new Event('pagehide'), { persisted: false }));
    expect(live.state.getState().status).toBe('connected');
    page.dispatchEvent(Object.assign(new Event('pagehide'), { persisted: true }));
    expect(live.state.getState().status).toBe('disconnected');
    page.dispatchEvent(new Event('pageshow'));
    await until(live, 'connected');
  });

  test('replaces a socket that the network has left behind [SOCKET-04]', async () => {
    const tab = await signedInTab(server);
    const { page, document } = openPage();
    const { live } = quickLive(server.url, tab);
    await live.connect();
    page.dispatchEvent(new Event('online'));
    expect(live.state.getState().status).toBe('connecting');
    await until(live, 'connected');
    page.dispatchEvent(Object.assign(new Event('pagehide'), { persisted: true }));
    document.visibilityState = 'hidden';
    document.dispatchEvent(new Event('visibilitychange'));
    expect(live.state.getState().status).toBe('disconnected');
    document.visibilityState = 'visible';
    document.dispatchEvent(new Event('visibilitychange'));
    await until(live, 'connected');
    live.close();
    page.dispatchEvent(new Event('online'));
    expect(live.state.getState().status).toBe('disconnected');
  });
});
