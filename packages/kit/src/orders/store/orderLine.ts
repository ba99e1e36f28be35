import type { LiveHandlers } from '@freight/client';
import { type PageReactions, watchPage } from '@freight/client/page';
import { pageCore } from '#api/calls/core.ts';

/**
 * How current the data is. `on`: every change is pushed. `quiet`: no live updates, but nothing is known to be
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

function lineStateOf({ isConnected, isSubscribed, wasSubscribed, isOver }: LineFacts): LineState {
  if (!navigator.onLine) return 'offline';
  if (isConnected && isSubscribed) return 'on';
  return wasSubscribed && !isOver ? 'paused' : 'quiet';
}

export interface LineReactions extends Required<Pick<PageReactions, 'onOnline' | 'onVisible' | 'onFocus'>> {
  /** The state of the connection or of the network has changed. */
  onChange: () => void;
  /** The connection is restored; not called for the first one. */
  onReconnected: () => void;
  onDisconnected: () => void;
}

/** Watches everything that affects how current an order is, until the returned function is called. */
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

/** As whom an order is followed: its customer names it by `_id`, a visitor by its public number. */
export interface Place {
  id: string;
  asVisitor: boolean;
}

export interface OrderSubscription {
  /** Subscribes there, and leaves the place taken before. */
  take: (place: Place | undefined) => void;
  /** Notes that the connection is gone, and with it what it knew. */
  lose: () => void;
  /** Leaves, and forgets that there ever was a connection: it belonged to another person. */
  forget: () => void;
  wasSubscribed: () => boolean;
  /** The server sends this order's changes over the current connection. */
  isFollowed: () => boolean;
  state: (isOver: boolean) => LineState;
}

/** One order's place on the page's live connection. */
export function createOrderSubscription(handlers: LiveHandlers): OrderSubscription {
  const { live } = pageCore();
  let taken: Place | undefined;
  let stop = () => {};
  let isFollowed = false;
  let isSubscribed = false;
  let wasSubscribed = false;

  const onFollowed: LiveHandlers['onFollowed'] = (follows) => {
    isFollowed = follows;
    if (!follows) isSubscribed = false;
    handlers.onFollowed?.(follows);
  };

  const onSubscribed: LiveHandlers['onSubscribed'] = (state) => {
    isSubscribed = true;
    wasSubscribed = true;
    handlers.onSubscribed?.(state);
  };

  function lose() {
    isFollowed = false;
    isSubscribed = false;
  }

  function take(place: Place | undefined) {
    if (place?.id === taken?.id && place?.asVisitor === taken?.asVisitor) return;
    const leave = stop;
    // The same customer's place under the order's other name is the same room.
    if (!place || place.asVisitor !== taken?.asVisitor) lose();
    taken = place;
    stop = () => {};
    if (place) {
      const { id, asVisitor } = place;
      stop = live.subscribe(id, { ...handlers, onFollowed, onSubscribed }, { asVisitor });
    }
    leave();
  }

  return {
    take,
    lose,
    forget() {
      take(undefined);
      wasSubscribed = false;
    },
    wasSubscribed: () => wasSubscribed,
    isFollowed: () => isFollowed,
    state: (isOver) =>
      lineStateOf({
        isConnected: live.state.getState().status === 'connected',
        isSubscribed,
        wasSubscribed,
        isOver,
      }),
  };
}
