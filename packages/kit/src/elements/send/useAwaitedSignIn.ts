import { useEffect } from 'react';
import { configuration } from '#platform/configuration.ts';
import { useEffectOn } from '#platform/useEffectOn.ts';
import { useStore } from '#platform/useStore.ts';
import { pageSession } from '#session/session.ts';
import { shareAwaited, stopAwaiting, takeAwaited } from './awaited.ts';
import type { Route } from './sending.ts';

/**
 * Goes on with what was to be sent as soon as somebody has signed in, here or in the tab that the mail has opened,
 * where the host wants that (OPEN-55).
 */
export function useAwaitedSignIn(goOn: (route: Route) => void): void {
  const isSignedIn = useStore(pageSession(), ({ status }) => status === 'signed-in');
  const isWanted = useStore(configuration, ({ continueAfterSignIn }) => continueAfterSignIn);

  useEffectOn([isSignedIn, isWanted], () => {
    if (!isSignedIn || !isWanted) return;
    const route = takeAwaited();
    if (route) goOn(route);
  });
  useEffect(() => {
    const gone = new AbortController();
    const { signal } = gone;
    document.addEventListener('freight-signed-up', shareAwaited, { signal });
    document.addEventListener('freight-sign-in-closed', stopAwaiting, { signal });
    return () => gone.abort();
  }, []);
}
