import type { ManagerOptions } from 'socket.io-client';
import type { TransportDraft } from '#api/draft.ts';
import { checkOrderRequest, orderRequestOf } from '#api/orderPayload.ts';
import type { Refresh } from '#http/refresh.ts';
import type { Session, SessionState } from '#session/session.ts';
import { createdTransport, requireCancelled } from './acknowledgements.ts';
import { type Connection, createConnection } from './connection.ts';
import { watchPage } from './pageEvents.ts';
import { readDriverAssigned, readLocationUpdate, readStatusUpdate } from './readEvents.ts';
import { createSubscriptions, type LiveHandlers } from './subscriptions.ts';

export interface Live {
  /** A store: `status` and the last `error` of the connection [SOCKET-01]. */
  state: Connection['state'];
  /** Resolves when connected; rejects with `Failed to connect to socket.` [ORDER-25] [SOCKET-21]. */
  connect(): Promise<void>;
  /**
   * Listens to a transport by `_id` or order number until the returned function is called. Connects by
   * itself for a signed-in customer; `asVisitor` connects for anybody, who then needs the public order
   * number and hears of statuses only [ORDER-26] [SOCKET-11] [SOCKET-12].
   */
  subscribe(transportId: string, handlers: LiveHandlers, options?: { asVisitor?: boolean }): () => void;
  unsubscribeAll(): void;
  /** Orders over the socket; no screen does, they use the HTTP call (OPEN-72) [SOCKET-13] [SOCKET-18]. */
  createTransport(draft: TransportDraft): Promise<{ _id: string }>;
  /** [SOCKET-14] [SOCKET-20] */
  cancelTransport(orderId: string): Promise<void>;
  close(): void;
}

export interface LiveOptions {
  url: string;
  session: Session;
  refresh: Refresh;
  log: (message: string, error: unknown) => void;
  manager?: Partial<ManagerOptions>;
}

/** Milliseconds until an unanswered message counts as failed. */
const acknowledgeTimeout = 10_000;

/** The live socket: connects by itself if, and only if, there is a token or a visitor's wish [SOCKET-02]. */
export function createLive({ url, session, refresh, log, manager }: LiveOptions): Live {
  const patientSocket = () => connection.socket()?.timeout(acknowledgeTimeout);
  const subscriptions = createSubscriptions({
    log,
    async subscribe(request) {
      const answer = await patientSocket()?.emitWithAck('subscribeToTransport', request);
      return answer ?? { success: false, message: 'Socket not connected.' };
    },
    unsubscribe: (transportId) => connection.socket()?.emit('unsubscribeFromTransport', { transportId }),
  });
  const isWanted = () => session.tokens().token !== '' || subscriptions.hasVisitors();
  const connection = createConnection({
    url,
    session,
    refresh,
    manager,
    isWanted,
    onCreated(socket) {
      socket.on('transportStatusUpdate', (event) => subscriptions.deliverStatus(readStatusUpdate(event)));
      socket.on('driverAssigned', (event) => subscriptions.deliverDriver(readDriverAssigned(event)));
      socket.on('transportLocationUpdated', (event) =>
        subscriptions.deliverLocation(readLocationUpdate(event)),
      );
    },
    onConnected: subscriptions.connected,
    onDisconnected: subscriptions.disconnected,
  });

  function connectIfWanted() {
    if (isWanted()) void connection.connect();
  }

  /** A connection belongs to one person from its handshake on: another person needs another one. */
  function followSession(state: SessionState, before: SessionState) {
    const isSamePerson = state.status === before.status && state.user?._id === before.user?._id;
    if (isSamePerson) return;
    if (before.status === 'signed-in') subscriptions.dropPersonal();
    connection.reconnect();
  }

  const stopFollowing = session.subscribe(followSession);
  const stopWatching = watchPage({
    onOnline: connection.reconnect,
    onShown: connectIfWanted,
    onFrozen: connection.disconnect,
  });
  connectIfWanted();

  return {
    state: connection.state,
    connect: connection.connect,

    subscribe(transportId, handlers, { asVisitor = false } = {}) {
      const remove = subscriptions.add(transportId, handlers, asVisitor);
      connectIfWanted();
      return () => {
        remove();
        if (!isWanted()) connection.disconnect();
      };
    },

    unsubscribeAll() {
      subscriptions.removeAll();
      if (!isWanted()) connection.disconnect();
    },

    async createTransport(draft) {
      const request = orderRequestOf(draft, new Date(session.serverTime()).toISOString());
      checkOrderRequest(request);
      const socket = patientSocket();
      if (!socket) throw new Error('Socket not connected. Cannot create transport with real-time updates.');
      return createdTransport(await socket.emitWithAck('createTransport', request).catch(() => null));
    },

    async cancelTransport(orderId) {
      const acknowledged = patientSocket()?.emitWithAck('cancelTransport', { orderId });
      requireCancelled(await acknowledged?.catch(() => null));
    },

    close() {
      stopFollowing();
      stopWatching();
      subscriptions.removeAll();
      connection.disconnect();
    },
  };
}
