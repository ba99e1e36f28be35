import type { ClientToServerEvents, ServerToClientEvents } from '@freight/contract';
import { io, type ManagerOptions, type Socket } from 'socket.io-client';
import type { StoreApi } from 'zustand/vanilla';
import { LiveError } from '#errors/apiError.ts';
import { messages } from '#errors/codes.ts';
import type { Refresh } from '#http/refresh.ts';
import type { Session } from '#session/session.ts';
import { claimsOf } from '#session/token.ts';
import type { LiveState } from './api.ts';
import { earlyTries, firstRetries, socketOptions } from './socketOptions.ts';

export type LiveSocket = Socket<ServerToClientEvents, ClientToServerEvents>;

export interface ConnectionOptions {
  url: string;
  session: Session;
  refresh: Refresh;
  /** Written by the connection only. */
  state: StoreApi<LiveState>;
  /** Whether the connection is still needed; checked before it is opened again. */
  isWanted: () => boolean;
  /** Called with each new socket, to add listeners to it. */
  onCreated: (socket: LiveSocket) => void;
  onConnected: (connectionId: string) => void;
  onDisconnected: () => void;
  /** Other options than the documented ones. */
  manager?: Partial<ManagerOptions> | undefined;
}

export interface Connection {
  /** The socket while it is connected. */
  socket(): LiveSocket | null;
  connect(): Promise<void>;
  /** Closes the connection, or the attempt, and opens a new one with the current token. */
  reconnect(): void;
  /** If the next try is still waiting, connects immediately instead. */
  hurry(): void;
  disconnect(): void;
}

/**
 * One Socket.IO connection: every handshake sends the current token, and one that is refused for its
 * token is repeated once after a refresh
 * [SOCKET-01] [SOCKET-03] [SOCKET-04] [SOCKET-07] [SOCKET-09].
 */
export function createConnection(options: ConnectionOptions): Connection {
  const { url, session, refresh, isWanted, onCreated, onConnected, onDisconnected, manager, state } = options;
  let pending: { promise: Promise<void>; resolve: () => void; reject: (error: Error) => void } | undefined;
  let sentToken = '';
  let wasRefused = false;
  let wasConnected = false;
  let isTrying = false;
  /** Counts our own disconnects, to notice one that happened during an `await`. */
  let ends = 0;
  let retryTimer: ReturnType<typeof setTimeout> | undefined;
  let earlyTimer: ReturnType<typeof setTimeout> | undefined;

  function settle(status: LiveState['status'], error: string | null) {
    const { status: before, error: errorBefore } = state.getState();
    if (status !== before || error !== errorBefore) state.setState({ status, error });
    if (status === 'connecting') return;
    if (status === 'connected') pending?.resolve();
    else pending?.reject(new LiveError('liveConnectFailed'));
    pending = undefined;
  }

  function fail() {
    isTrying = false;
    settle('disconnected', messages.liveConnectFailed);
    retryLater(socketOptions.reconnectionDelayMax);
  }

  /** For disconnects after which the library does not reconnect automatically; never for a first connection. */
  function retryLater(delay: number) {
    if (!wasConnected || !isWanted()) return;
    clearTimeout(retryTimer);
    retryTimer = setTimeout(() => isWanted() && connect(), delay * (1 + Math.random()));
  }

  /** Replaces the library's current wait, which starts anew if this try fails. */
  function tryNow() {
    // A pending try has the library's timeout; another one would only cut it off.
    if (socket.connected || isTrying || !isWanted()) return;
    socket.disconnect();
    isTrying = true;
    settle('connecting', state.getState().error);
    socket.connect();
  }

  /** After a cut the first tries come sooner than documented: most connections are back within a second or two. */
  function tryEarly(attempt = 0) {
    const delay = earlyTries[attempt];
    if (delay === undefined) return;
    earlyTimer = setTimeout(
      () => {
        tryNow();
        tryEarly(attempt + 1);
      },
      delay * (0.5 + Math.random()),
    );
  }

  /** The server refused the handshake: perhaps the token expired while the connection was cut. */
  async function refused() {
    if (!sentToken || wasRefused) return fail();
    wasRefused = true;
    const given = ends;
    // If the refresh fails, it has already updated the session.
    const tokens = await refresh(sentToken).catch(() => null);
    if (given !== ends) return;
    if (tokens && isWanted()) socket.connect();
    else fail();
  }

  /** An expired token is refreshed when it is refused; a broken one is never sent, as with calls [SESS-08]. */
  async function sendableToken(): Promise<string> {
    const { token } = session.tokens();
    if (!token || claimsOf(token)) return token;
    const tokens = await refresh(token).catch(() => null);
    return tokens?.token ?? '';
  }

  function wire() {
    socket.on('connect', () => {
      wasRefused = false;
      wasConnected = true;
      isTrying = false;
      clearTimeout(earlyTimer);
      socket.io.reconnectionAttempts(Number.POSITIVE_INFINITY);
      settle('connected', null);
      onConnected(socket.id ?? '');
    });
    socket.on('disconnect', (reason) => {
      settle('disconnected', null);
      onDisconnected();
      if (reason === 'io server disconnect') retryLater(socketOptions.reconnectionDelay);
      else if (reason !== 'io client disconnect') tryEarly();
    });
    socket.on('connect_error', () => {
      if (!socket.active) return void refused();
      // The library tries again automatically.
      isTrying = false;
      state.setState({ error: messages.liveConnectionBroken });
    });
    socket.io.on('reconnect_attempt', () => {
      isTrying = true;
      settle('connecting', state.getState().error);
    });
    socket.io.on('reconnect_failed', fail);
    onCreated(socket);
  }

  const socket: LiveSocket = io(url, {
    ...socketOptions,
    ...manager,
    // A function, so that every reconnect sends the current token.
    auth: async (give) => {
      sentToken = await sendableToken();
      give(sentToken ? { token: sentToken } : {});
    },
  });
  wire();

  function connect(): Promise<void> {
    if (socket.connected) return Promise.resolve();
    if (pending) return pending.promise;
    clearTimeout(retryTimer);
    pending = Promise.withResolvers<void>();
    const { promise } = pending;
    // Callers that ignore the promise read `state`.
    promise.catch(() => {});
    wasRefused = false;
    isTrying = true;
    settle('connecting', null);
    socket.io.reconnectionAttempts(wasConnected ? Number.POSITIVE_INFINITY : firstRetries);
    socket.connect();
    return promise;
  }

  function disconnect() {
    ends++;
    clearTimeout(retryTimer);
    clearTimeout(earlyTimer);
    isTrying = false;
    socket.disconnect();
    if (pending || state.getState().status !== 'disconnected') settle('disconnected', null);
  }

  return {
    socket: () => (socket.connected ? socket : null),
    connect,
    reconnect() {
      disconnect();
      if (isWanted()) void connect();
    },
    hurry() {
      if (wasConnected) tryNow();
      else if (isWanted()) void connect();
    },
    disconnect,
  };
}
