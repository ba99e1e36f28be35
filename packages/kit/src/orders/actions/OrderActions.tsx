import { Suspense } from 'react';
import { lazyPart } from '#bridge/lazyPart.tsx';
import { useStore } from '#platform/useStore.ts';
import { pageSession } from '#session/session.ts';
import type { TrackedActionsProps } from './TrackedActions.tsx';

const Actions = lazyPart(async () => (await import('./TrackedActions.tsx')).TrackedActions, import.meta.url);

/** What can be done with a tracked order, by customers and by the holder of a link that allows it. */
export function OrderActions(props: TrackedActionsProps) {
  const isSignedIn = useStore(pageSession(), (session) => session.status === 'signed-in');
  if (!isSignedIn && !props.allows?.length) return null;
  return (
    <Suspense>
      <Actions {...props} />
    </Suspense>
  );
}
