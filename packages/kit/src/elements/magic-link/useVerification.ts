import { useRef, useState } from 'react';
import { useEffectOn } from '#platform/useEffectOn.ts';
import { type Link, type Outcome, takeLink, verify } from './verification.ts';

/** Verifies the link as soon as the element stands, and again when its attributes name another one. */
export function useVerification(
  host: HTMLElement | undefined,
  token: string | undefined,
  email: string | undefined,
): { outcome: Outcome | undefined; settle: (outcome: Outcome) => void; retry: () => void } {
  const [outcome, setOutcome] = useState<Outcome>();
  const [round, setRound] = useState(0);
  const link = useRef<Link>(undefined);

  useEffectOn([host, token, email, round], () => {
    const page = host?.ownerDocument.defaultView;
    if (!page) return;
    // The address is read once: a second look would find it clean already.
    const known = link.current ?? takeLink({ token, email }, page);
    link.current = { token: token ?? known.token, email: email ?? known.email };
    let isWanted = true;
    setOutcome(undefined);
    // Not aborted when the element leaves: half used, the link would be lost, and the person not signed in.
    void verify(link.current).then((result) => isWanted && setOutcome(result));
    return () => {
      isWanted = false;
    };
  });

  return { outcome, settle: setOutcome, retry: () => setRound((last) => last + 1) };
}
