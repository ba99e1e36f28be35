import { useRef } from 'react';
import { useOutcome } from '#api/account/useOutcome.ts';
import { unclobbered } from '#platform/pageDocument.ts';
import { type Link, type LinkOutcome, takeLink, verify } from './verification.ts';

/** Verifies the link when the element is mounted, and again when its attributes change. */
export function useVerification(
  host: HTMLElement | undefined,
  token: string | undefined,
  email: string | undefined,
): ReturnType<typeof useOutcome<LinkOutcome>> {
  const link = useRef<Link>(undefined);
  const page = host && unclobbered(host.ownerDocument).defaultView;

  // Not aborted when the element is removed: the link may be used up already, and the person must be signed in.
  const attempt = async (page: Window) => {
    // Read the address once: its parameters are removed by reading.
    const known = link.current ?? takeLink({ token, email }, page);
    link.current = { token: token ?? known.token, email: email ?? known.email };
    return verify(link.current);
  };
  return useOutcome(page ? () => attempt(page) : undefined, [page, token, email]);
}
