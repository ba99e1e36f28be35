import { useLayoutEffect, useRef, useState } from 'react';
import { takeParameters } from '#platform/pageParameters.ts';

/**
 * The token of the mail's link, from the attribute or out of the page's address; empty without one, undefined until
 * it is known. The function forgets it.
 */
export function useLinkToken(
  host: HTMLElement | undefined,
  given: string | undefined,
): [token: string | undefined, forget: () => void] {
  const [token, setToken] = useState<string>();
  const landed = useRef<string>(undefined);

  // Before anything is painted, so that nobody sees the form of those who come without a link.
  useLayoutEffect(() => {
    const page = host?.ownerDocument.defaultView;
    if (!page) return;
    // The address is read once: a second look would find it clean already.
    landed.current = given ?? landed.current ?? takeParameters(['token'], {}, page).token;
    setToken(landed.current);
  }, [host, given]);

  return [token, () => setToken('')];
}
