import type { LiveHandlers } from '@freight/client';
import { pageCore } from '#api/calls/core.ts';
import { type LineState, lineStateOf } from './lineState.ts';

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
  /** Leaves, and forgets that there ever was a line: it belonged to another person. */
  forget: () => void;
  wasSubscribed: () => boolean;
  /** The server sends this order's changes over the connection that is there. */
  isFollowed: () => boolean;
  state: (isOver: boolean) => LineState;
}

/** One order's place on the page's live line. */
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
