import { useLayoutEffect, useRef, useState } from 'react';
import { unclobbered } from '#platform/pageDocument.ts';
import { forgetLink, takeLinkParameters } from '#session/signingIn/pageParameters.ts';

/**
 * The token of the mail's link, from the attribute or from the page's address; empty without one, undefined until it has
 * been read. The function clears it.
 */
export function useLinkToken(
  host: HTMLElement | undefined,
  given: string | undefined,
): [token: string | undefined, forget: () => void] {
  const [token, setToken] = useState<string>();
  const landed = useRef<string>(undefined);

  // Before the first paint, so that the form for people without a link does not flash.
  useLayoutEffect(() => {
    const page = host && unclobbered(host.ownerDocument).defaultView;
    if (!page) return;
    // Read the address once: its parameters are removed by reading.
    landed.current = given ?? landed.current ?? takeLinkParameters(['token'], {}, page).token;
    setToken(landed.current);
  }, [host, given]);

  const forget = () => {
    forgetLink();
    setToken('');
  };
  return [token, forget];
}
