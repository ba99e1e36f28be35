import type { ClientToServerEvents, ServerToClientEvents } from '@freight/contract';
import type { ManagerOptions, Socket } from 'socket.io-client';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Refresh } from '#http/refresh.ts';
import type { Session } from '#session/session.ts';
import { firstRetries, socketOptions } from './socketOptions.ts';

export type LiveSocket = Socket<ServerToClientEvents, ClientToServerEvents>;

export interface LiveState {
  status: 'connecting' | 'connected' | 'disconnected';
  /** What went wrong last, in the documented words; null while connected [SOCKET-21] [SOCKET-22]. */
  error: string | null;
}

export interface ConnectionOptions {
  url: string;
  session: Session;
  refresh: Refresh;
  /** Whether somebody still needs the connection; asked before it is opened again. */
  isWanted: () => boolean;
  /** A socket was made: the place to listen to its events. */
  onCreated: (socket: LiveSocket) => void;
  onConnected: (connectionId: string) => void;
  onDisconnected: () => void;
  /** Other options than the documented ones. */
  manager?: Partial<ManagerOptions> | undefined;
}

export interface Connection {
  state: Pick<StoreApi<LiveState>, 'getState' | 'getInitialState' | 'subscribe'>;
  /** The socket while it is connected. */
  socket(): LiveSocket | null;
  connect(): Promise<void>;
  /** Gives up whatever connection stands or is tried, and begins a fresh one with the current token. */
  reconnect(): void;
  disconnect(): void;
}

const failed = 'Failed to connect to socket.';

/**
 * One Socket.IO connection: the library is loaded with the first `connect`, every handshake takes the token
 * of that moment, and a handshake refused for its token is repeated once after a refresh
 * [SOCKET-01] [SOCKET-03] [SOCKET-04] [SOCKET-07] [SOCKET-09].
 */
export function createConnection(options: ConnectionOptions): Connection {
  const { url, session, refresh, isWanted, onCreated, onConnected, onDisconnected, manager } = options;
  const store = createStore<LiveState>(() => ({ status: 'disconnected', error: null }));
  let created: Promise<LiveSocket> | undefined;
  let socket: LiveSocket | undefined;
  let pending: { promise: Promise<void>; resolve: () => void; reject: (error: Error) => void } | undefined;
  let sentToken = '';
  let wasRefused = false;
  let wasConnected = false;
  /** Counts disconnections by our own wish, to know one that came while something was awaited. */
  let ends = 0;
  let retryTimer: ReturnType<typeof setTimeout> | undefined;

  function settle(status: LiveState['status'], error: string | null) {
    const { status: before, error: errorBefore } = store.getState();
    if (status !== before || error !== errorBefore) store.setState({ status, error });
    if (status === 'connecting') return;
    if (status === 'connected') pending?.resolve();
    else pending?.reject(new Error(error ?? failed));
    pending = undefined;
  }

  function fail() {
    settle('disconnected', failed);
    retryLater(socketOptions.reconnectionDelayMax);
  }

  /** For ends after which the library does not try again by itself; never for a first connection. */
  function retryLater(delay: number) {
    if (!wasConnected || !isWanted()) return;
    clearTimeout(retryTimer);
    retryTimer = setTimeout(() => isWanted() && connect(), delay * (1 + Math.random()));
  }

  /** The server refused the handshake: perhaps the token ran out while the line was cut. */
  async function refused(refusedSocket: LiveSocket) {
    if (!sentToken || wasRefused) return fail();
    wasRefused = true;
    const given = ends;
    // A failed refresh has told the session itself what became of it.
    const tokens = await refresh(sentToken).catch(() => null);
    if (given !== ends) return;
    if (tokens && isWanted()) refusedSocket.connect();
    else fail();
  }

  function wire(made: LiveSocket) {
    made.on('connect', () => {
      wasRefused = false;
      wasConnected = true;
      made.io.reconnectionAttempts(Number.POSITIVE_INFINITY);
      settle('connected', null);
      onConnected(made.id ?? '');
    });
    made.on('disconnect', (reason) => {
      settle('disconnected', null);
      onDisconnected();
      if (reason === 'io server disconnect') retryLater(socketOptions.reconnectionDelay);
    });
    made.on('connect_error', () => {
      // An active socket is tried again by the library.
      if (made.active) store.setState({ error: 'Socket connection error.' });
      else void refused(made);
    });
    made.io.on('reconnect_attempt', () => settle('connecting', store.getState().error));
    made.io.on('reconnect_failed', fail);
    onCreated(made);
    return made;
  }

  async function create(): Promise<LiveSocket> {
    const { io } = await import('socket.io-client');
    return wire(
      io(url, {
        ...socketOptions,
        ...manager,
        // A function, so that every reconnect takes the token of that moment.
        auth: (give) => {
          sentToken = session.tokens().token;
          give(sentToken ? { token: sentToken } : {});
        },
      }),
    );
  }

  function connect(): Promise<void> {
    if (socket?.connected) return Promise.resolve();
    if (pending) return pending.promise;
    clearTimeout(retryTimer);
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const attempt = { promise, resolve, reject };
    // Who does not wait for the outcome reads it from the state.
    promise.catch(() => {});
    pending = attempt;
    wasRefused = false;
    settle('connecting', null);
    created ??= create();
    created.then(
      (made) => {
        socket = made;
        // Disconnected while the library was loading, or tried by somebody else since.
        if (pending !== attempt) return;
        made.io.reconnectionAttempts(wasConnected ? Number.POSITIVE_INFINITY : firstRetries);
        made.connect();
      },
      () => {
        created = undefined;
        if (pending === attempt) fail();
      },
    );
    return promise;
  }

  function disconnect() {
    ends++;
    clearTimeout(retryTimer);
    socket?.disconnect();
    if (pending || store.getState().status !== 'disconnected') settle('disconnected', null);
  }

  return {
    state: store,
    socket: () => (socket?.connected ? socket : null),
    connect,
    reconnect() {
      disconnect();
      if (isWanted()) void connect();
    },
    disconnect,
  };
}
