import { useRef, useState } from 'react';
import { unclobbered } from '#platform/pageDocument.ts';
import { useEffectOn } from '#platform/useEffectOn.ts';
import { type Link, type Outcome, takeLink, verify } from './verification.ts';

/** Verifies the link when the element is mounted, and again when its attributes change. */
export function useVerification(
  host: HTMLElement | undefined,
  token: string | undefined,
  email: string | undefined,
): { outcome: Outcome | undefined; settle: (outcome: Outcome) => void; retry: () => void } {
  const [outcome, setOutcome] = useState<Outcome>();
  const [round, setRound] = useState(0);
  const link = useRef<Link>(undefined);

  useEffectOn([host, token, email, round], () => {
    const page = host && unclobbered(host.ownerDocument).defaultView;
    if (!page) return;
    // Read the address once: its parameters are removed by reading.
    const known = link.current ?? takeLink({ token, email }, page);
    link.current = { token: token ?? known.token, email: email ?? known.email };
    let isWanted = true;
    setOutcome(undefined);
    // Not aborted when the element is removed: the link may be used up already, and the person must be signed in.
    void verify(link.current).then((result) => isWanted && setOutcome(result));
    return () => {
      isWanted = false;
    };
  });

  return { outcome, settle: setOutcome, retry: () => setRound((last) => last + 1) };
}
