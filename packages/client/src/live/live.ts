import { createStore } from 'zustand/vanilla';
import { LiveError } from '#errors/apiError.ts';
import { messages } from '#errors/codes.ts';
import type { Live, LiveOptions, LiveState } from './api.ts';
import { watchPage } from './pageEvents.ts';

/**
 * The live socket: connects automatically if, and only if, there is a token or a visitor who follows an order. All of
 * its code, the library included, is loaded no earlier than that [SOCKET-02].
 */
export function createLive(options: LiveOptions): Live {
  const { session, fetchCode = () => import('./openLive.ts') } = options;
  const state = createStore<LiveState>(() => ({ status: 'disconnected', error: null }));
  /** Subscriptions made before there was a reason to connect. */
  const waiting = new Set<(live: Live) => void>();
  let loading: Promise<Live> | undefined;
  let live: Live | undefined;
  /** A visitor who needs no sign-in is waiting. */
  let hasVisitors = false;
  let isClosed = false;

  async function load(): Promise<Live> {
    const { openLive } = await fetchCode();
    if (isClosed) throw new LiveError('liveConnectFailed');
    stopFollowing();
    live = openLive(options, state, waiting);
    waiting.clear();
    return live;
  }

  function need(): Promise<Live> {
    if (loading) return loading;
    state.setState({ status: 'connecting', error: null });
    loading = load();
    loading.catch(() => {
      // The next caller tries again: chunks fail to load when the network is unavailable.
      loading = undefined;
      state.setState({ status: 'disconnected', error: isClosed ? null : messages.liveConnectFailed });
    });
    return loading;
  }

  const connectIfSignedIn = () => {
    if (session.tokens().token) void need();
  };
  const stopListening = session.subscribe(connectIfSignedIn);
  // Code that failed to load is requested again as soon as that may succeed; loaded code reconnects on its own.
  const tryAgain = () => {
    if (session.tokens().token || hasVisitors) void need();
  };
  const stopWatching = watchPage({
    onOnline: tryAgain,
    onVisible: tryAgain,
    onFocus: tryAgain,
    onPageShow: tryAgain,
  });
  function stopFollowing() {
    stopListening();
    stopWatching();
  }
  connectIfSignedIn();

  return {
    state,

    async connect() {
      const opened = await need().catch(() => {
        throw new LiveError('liveConnectFailed');
      });
      return opened.connect();
    },

    subscribe(transportId, handlers, subscribeOptions) {
      if (live) return live.subscribe(transportId, handlers, subscribeOptions);
      let unsubscribe: (() => void) | undefined;
      const subscribe = (opened: Live) => {
        unsubscribe = opened.subscribe(transportId, handlers, subscribeOptions);
      };
      waiting.add(subscribe);
      hasVisitors ||= subscribeOptions?.asVisitor === true;
      tryAgain();
      return () => {
        waiting.delete(subscribe);
        hasVisitors &&= waiting.size > 0;
        unsubscribe?.();
      };
    },

    unsubscribeAll() {
      waiting.clear();
      live?.unsubscribeAll();
    },

    async createTransport(draft) {
      if (!live) throw new LiveError('liveNotConnected');
      return live.createTransport(draft);
    },

    async cancelTransport(orderId) {
      if (!live) throw new LiveError('liveCancelFailed');
      return live.cancelTransport(orderId);
    },

    close() {
      isClosed = true;
      stopFollowing();
      waiting.clear();
      if (live) live.close();
      else state.setState({ status: 'disconnected', error: null });
    },
  };
}
