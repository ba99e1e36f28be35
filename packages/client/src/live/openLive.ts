import type { StoreApi } from 'zustand/vanilla';
import { LiveError } from '#errors/apiError.ts';
import type { SessionState } from '#session/session.ts';
import { createdTransport, requireCancelled } from './acknowledgements.ts';
import type { Live, LiveOptions, LiveState } from './api.ts';
import { createConnection } from './connection.ts';
import { watchPage } from './pageEvents.ts';
import { createSubscriptions } from './subscriptions.ts';

/** Milliseconds until an unanswered message counts as failed. */
const acknowledgeTimeout = 10_000;

/** The live socket itself, with the subscriptions that waited for it; loaded by `createLive` when needed. */
export function openLive(
  options: LiveOptions,
  state: StoreApi<LiveState>,
  waiting: Iterable<(live: Live) => void>,
): Live {
  const { url, session, refresh, log, manager } = options;
  const socketWithTimeout = () => connection.socket()?.timeout(acknowledgeTimeout);
  const subscriptions = createSubscriptions({
    log,
    async subscribe(request) {
      const answer = await socketWithTimeout()?.emitWithAck('subscribeToTransport', request);
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
    state,
    isWanted,
    onCreated: subscriptions.listenTo,
    onConnected: subscriptions.connected,
    onDisconnected: subscriptions.disconnected,
  });

  function connectIfWanted() {
    if (isWanted()) void connection.connect();
  }

  /** A connection belongs to one person from its handshake on: another person needs a new connection. */
  function followSession(state: SessionState, before: SessionState) {
    const isSamePerson = state.status === before.status && state.user?._id === before.user?._id;
    if (isSamePerson) return;
    if (before.status === 'signed-in') subscriptions.dropPersonal();
    connection.reconnect();
  }

  const stopFollowing = session.subscribe(followSession);
  const stopWatching = watchPage({
    onOnline: connection.reconnect,
    onVisible: connection.hurry,
    onFocus: connection.hurry,
    onPageShow: connection.hurry,
    onFrozen: connection.disconnect,
  });

  const live: Live = {
    state,
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
      // No screen orders over the socket: those that only follow an order do without this code.
      const { checkedOrderRequest } = await import('#wire/orderPayload.ts');
      const request = checkedOrderRequest(draft, new Date(session.serverTime()).toISOString());
      const socket = socketWithTimeout();
      if (!socket) throw new LiveError('liveNotConnected');
      return createdTransport(await socket.emitWithAck('createTransport', request).catch(() => null));
    },

    async cancelTransport(orderId) {
      const acknowledged = socketWithTimeout()?.emitWithAck('cancelTransport', { orderId });
      requireCancelled(await acknowledged?.catch(() => null));
    },

    close() {
      stopFollowing();
      stopWatching();
      subscriptions.removeAll();
      connection.disconnect();
    },
  };

  for (const subscribe of waiting) subscribe(live);
  // The person may have signed out while this code was loading.
  if (isWanted()) void connection.connect();
  else connection.disconnect();
  return live;
}
