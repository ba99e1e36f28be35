import { useEffect, useEffectEvent } from 'react';
import type { Route } from '#elements/send/draft/orderDraft.ts';
import { configuration } from '#platform/configuration.ts';
import { pageDocument } from '#platform/pageDocument.ts';
import { useStore } from '#platform/useStore.ts';
import { pageSession } from '#session/session.ts';
import { dropPendingRoute, sharePendingRoute, takePendingRoute } from './pendingRoute.ts';

/**
 * Continues with the pending route as soon as the visitor has signed in, here or in the tab that the mail opened, if
 * the host enabled `continueAfterSignIn` (OPEN-55).
 */
export function useContinueAfterSignIn(onSignedIn: (route: Route) => void): void {
  const isSignedIn = useStore(pageSession(), ({ status }) => status === 'signed-in');
  const isWanted = useStore(configuration, ({ continueAfterSignIn }) => continueAfterSignIn);

  const proceed = useEffectEvent(onSignedIn);
  useEffect(() => {
    if (!isSignedIn || !isWanted) return;
    const route = takePendingRoute();
    if (route) proceed(route);
  }, [isSignedIn, isWanted]);
  useEffect(() => {
    const gone = new AbortController();
    const { signal } = gone;
    pageDocument.addEventListener('freight-signed-up', sharePendingRoute, { signal });
    pageDocument.addEventListener('freight-sign-in-closed', dropPendingRoute, { signal });
    return () => gone.abort();
  }, []);
}
