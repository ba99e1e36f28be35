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

/**
 * Follows an order on the live line: as a customer with the session, else as a visitor by its number. `onChange` is
 * called with every status, whenever something may have been missed, and when the network is back.
 */
export function useLiveStatus(
  orderId: string,
  shownStatus: string | undefined,
  onChange: () => void,
): LiveStatus {
  const { live } = pageCore();
  const isSignedIn = useStore(pageSession(), ({ status }) => status === 'signed-in');
  const line = useStore(live.state, ({ status }) => status);
  const error = useStore(live.state, (state) => state.error);
  const isOnline = useSyncExternalStore(watchNetwork, () => navigator.onLine);
  const [subscribed, setSubscribed] = useState<{ status: string }>();
  const change = useRef(onChange);
  change.current = onChange;

  useEffect(() => {
    if (!orderId) return;
    setSubscribed(undefined);
    return live.subscribe(
      orderId,
      { onStatus: () => change.current(), onSubscribed: ({ status }) => setSubscribed({ status }) },
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
  const isBroken = line !== 'connected' && (subscribed !== undefined || error !== null);
  return isBroken ? 'paused' : 'quiet';
}
