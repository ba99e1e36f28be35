import { useRef } from 'react';
import { useOutcome } from '#api/account/useOutcome.ts';
import { unclobbered } from '#platform/pageDocument.ts';
import { takeSocialSignIn } from '#session/signingIn/socialSignIn.ts';
import { type Callback, complete, type SignInOutcome, takeCallback } from './callback.ts';

/** Signs in when the element is mounted, and again when its attributes change. */
export function useCallbackOutcome(
  host: HTMLElement | undefined,
  { error, token, refreshToken }: Partial<Callback>,
): ReturnType<typeof useOutcome<SignInOutcome>> {
  const callback = useRef<Callback>(undefined);
  const isExpected = useRef<boolean>(undefined);
  const page = host && unclobbered(host.ownerDocument).defaultView;

  // Not aborted when the element is removed: the person has already signed in with the provider.
  const attempt = async (page: Window) => {
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
    return complete(callback.current, isExpected.current);
  };
  return useOutcome(page ? () => attempt(page) : undefined, [page, error, token, refreshToken]);
}
