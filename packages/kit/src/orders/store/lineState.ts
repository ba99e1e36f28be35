import { type PageReactions, watchPage } from '@freight/client/page';
import { pageCore } from '#api/calls/core.ts';

/**
 * How current the data is. `on`: every change arrives by itself. `quiet`: no live updates, but nothing is known to be
 * wrong. `paused`: the live connection was lost, or does not send this order's changes any more. `offline`: so was
 * the whole network.
 */
export type LineState = 'on' | 'quiet' | 'paused' | 'offline';

interface LineFacts {
  isConnected: boolean;
  /** The server has acknowledged this connection's subscription. */
  isSubscribed: boolean;
  /** It was acknowledged at least once: without that, a broken connection loses nothing. */
  wasSubscribed: boolean;
  /** Nothing more is to be expected, so nothing can be missed. */
  isOver: boolean;
}

export function lineStateOf({ isConnected, isSubscribed, wasSubscribed, isOver }: LineFacts): LineState {
  if (!navigator.onLine) return 'offline';
  if (isConnected && isSubscribed) return 'on';
  return wasSubscribed && !isOver ? 'paused' : 'quiet';
}

export interface LineReactions extends Required<Pick<PageReactions, 'onOnline' | 'onVisible' | 'onFocus'>> {
  /** The state of the line or of the network has changed. */
  onChange: () => void;
  /** The line is back; not called for the first connection. */
  onReconnected: () => void;
  onDisconnected: () => void;
}

/** Watches everything that says how current an order is, until the returned function is called. */
export function watchLine(reactions: LineReactions): () => void {
  const { onChange, onReconnected, onDisconnected, onOnline, onVisible, onFocus } = reactions;
  const { state } = pageCore().live;
  let wasConnected = state.getState().status === 'connected';
  let isFirst = !wasConnected;
  const stopReading = state.subscribe(({ status }) => {
    const isConnected = status === 'connected';
    if (isConnected === wasConnected) return;
    wasConnected = isConnected;
    if (!isConnected) onDisconnected();
    else if (!isFirst) onReconnected();
    isFirst = false;
    onChange();
  });
  const stopWatching = watchPage({
    onOnline() {
      onChange();
      onOnline();
    },
    onOffline: onChange,
    onVisible,
    onFocus,
  });
  return () => {
    stopReading();
    stopWatching();
  };
}
