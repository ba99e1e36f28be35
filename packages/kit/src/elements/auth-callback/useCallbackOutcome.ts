import { useRef, useState } from 'react';
import { useEffectOn } from '#ui/useEffectOn.ts';
import { type Callback, complete, type Outcome, takeCallback } from './callback.ts';

/** Signs in as soon as the element stands, and again when its attributes bring something else. */
export function useCallbackOutcome(
  host: HTMLElement | undefined,
  { error, token, refreshToken }: Partial<Callback>,
): { outcome: Outcome | undefined; retry: () => void } {
  const [outcome, setOutcome] = useState<Outcome>();
  const [round, setRound] = useState(0);
  const callback = useRef<Callback>(undefined);

  useEffectOn([host, error, token, refreshToken, round], () => {
    const page = host?.ownerDocument.defaultView;
    if (!page) return;
    // The address is read once: a second look would find it clean already.
    const known = callback.current ?? takeCallback({ error, token, refreshToken }, page);
    callback.current = {
      error: error ?? known.error,
      token: token ?? known.token,
      refreshToken: refreshToken ?? known.refreshToken,
    };
    let isWanted = true;
    setOutcome(undefined);
    // Not aborted when the element leaves: the person has signed in with the provider and expects it to count.
    void complete(callback.current).then((result) => isWanted && setOutcome(result));
    return () => {
      isWanted = false;
    };
  });

  return { outcome, retry: () => setRound((last) => last + 1) };
}
