import { useRef, useState } from 'react';
import { unclobbered } from '#platform/pageDocument.ts';
import { useEffectOn } from '#platform/useEffectOn.ts';
import { takeSocialSignIn } from '#session/signingIn/socialSignIn.ts';
import { type Callback, complete, type Outcome, takeCallback } from './callback.ts';

/** Signs in when the element is mounted, and again when its attributes change. */
export function useCallbackOutcome(
  host: HTMLElement | undefined,
  { error, token, refreshToken }: Partial<Callback>,
): { outcome: Outcome | undefined; settle: (outcome: Outcome) => void; retry: () => void } {
  const [outcome, setOutcome] = useState<Outcome>();
  const [round, setRound] = useState(0);
  const callback = useRef<Callback>(undefined);
  const isExpected = useRef<boolean>(undefined);

  useEffectOn([host, error, token, refreshToken, round], () => {
    const page = host && unclobbered(host.ownerDocument).defaultView;
    if (!page) return;
    // Read the address once: its parameters are removed by reading.
    const known = callback.current ?? takeCallback({ error, token, refreshToken }, page);
    const next = {
      error: error ?? known.error,
      token: token ?? known.token,
      refreshToken: refreshToken ?? known.refreshToken,
      secondFactorToken: known.secondFactorToken,
    };
    // Keep the object of an unchanged callback, because its exchanged tokens are stored under that object.
    const isSame = known.token === next.token && known.refreshToken === next.refreshToken;
    callback.current = isSame && known.error === next.error ? known : next;
    isExpected.current ??= takeSocialSignIn();
    let isWanted = true;
    setOutcome(undefined);
    // Not aborted when the element is removed: the person has already signed in with the provider.
    void complete(callback.current, isExpected.current).then((result) => isWanted && setOutcome(result));
    return () => {
      isWanted = false;
    };
  });

  return { outcome, settle: setOutcome, retry: () => setRound((last) => last + 1) };
}
