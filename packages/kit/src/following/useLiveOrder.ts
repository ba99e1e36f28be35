import type { LiveHandlers } from '@freight/client';
import { finalStatuses } from '@freight/contract';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { pageCore } from '#runtime/core.ts';
import { pageSession } from '#runtime/session.ts';
import { useStore } from '#runtime/useStore.ts';

/**
 * How current the screen is. `on`: every change arrives by itself. `quiet`: nothing is known to be wrong, but
 * nothing promises it either. `paused`: the live line is down. `offline`: the whole network is.
 */
export type LiveStatus = 'on' | 'quiet' | 'paused' | 'offline';

function watchNetwork(listener: () => void): () => void {
  const stopped = new AbortController();
  for (const name of ['online', 'offline'])
    window.addEventListener(name, listener, { signal: stopped.signal });
  return () => stopped.abort();
}

interface FollowedOrder {
  /** `_id` or order number; empty follows nothing yet. */
  orderId: string;
  /** The status on screen, to be compared with the one the line begins with. */
  shownStatus: string | undefined;
  /** Called with every status, whenever something may have been missed, and when the network is back. */
  onChange: () => void;
  /** Everything else the line tells. */
  handlers?: Pick<LiveHandlers, 'onStatus' | 'onDriver' | 'onLocation'>;
}

const final: readonly (string | undefined)[] = finalStatuses;
/** Nothing more is to be expected, so nothing can be missed. */
const isOver = (status: string | undefined): boolean => final.includes(status);

/** Follows an order on the live line: as a customer with the session, else as a visitor by its number. */
export function useLiveOrder({ orderId, shownStatus, onChange, handlers }: FollowedOrder): LiveStatus {
  const { live } = pageCore();
  const isSignedIn = useStore(pageSession(), ({ status }) => status === 'signed-in');
  const line = useStore(live.state, ({ status }) => status);
  const error = useStore(live.state, (state) => state.error);
  const isOnline = useSyncExternalStore(watchNetwork, () => navigator.onLine);
  const [subscribed, setSubscribed] = useState<{ status: string }>();
  const change = useRef(onChange);
  change.current = onChange;
  const heard = useRef(handlers);
  heard.current = handlers;

  useEffect(() => {
    if (!orderId) return;
    setSubscribed(undefined);
    return live.subscribe(
      orderId,
      {
        onStatus: (event) => {
          heard.current?.onStatus?.(event);
          change.current();
        },
        onDriver: (event) => heard.current?.onDriver?.(event),
        onLocation: (event) => heard.current?.onLocation?.(event),
        onSubscribed: ({ status }) => setSubscribed({ status }),
      },
      { asVisitor: !isSignedIn },
    );
  }, [live, orderId, isSignedIn]);

  // What was loaded before the subscription stood may be older than the state it began with. Asked once per
  // subscription: an answer that still differs must not be asked for again and again.
  const compared = useRef<object>(undefined);
  useEffect(() => {
    if (!subscribed || shownStatus === undefined || compared.current === subscribed) return;
    compared.current = subscribed;
    if (subscribed.status !== shownStatus) change.current();
  }, [subscribed, shownStatus]);

  const wasOnline = useRef(isOnline);
  useEffect(() => {
    if (isOnline && !wasOnline.current) change.current();
    wasOnline.current = isOnline;
  }, [isOnline]);

  const isOn = line === 'connected' && subscribed !== undefined;
  useEffect(() => {
    if (isOn) return;
    const look = () => document.visibilityState === 'visible' && change.current();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [isOn]);

  if (!isOnline) return 'offline';
  if (isOn) return 'on';
  if (isOver(shownStatus)) return 'quiet';
  const isBroken = line !== 'connected' && (subscribed !== undefined || error !== null);
  return isBroken ? 'paused' : 'quiet';
}
