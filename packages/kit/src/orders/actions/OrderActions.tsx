import { sharePrefix } from '@freight/contract';
import { Suspense } from 'react';
import { lazyPart } from '#bridge/lazyPart.tsx';
import { useStore } from '#platform/useStore.ts';
import { pageSession } from '#session/session.ts';
import type { TrackedActionsProps } from './TrackedActions.tsx';

const Actions = lazyPart(async () => (await import('./TrackedActions.tsx')).TrackedActions, import.meta.url);

/** What can be done with a tracked order, by its customer or by the holder of a link that allows it; nothing for others. */
export function OrderActions(props: TrackedActionsProps) {
  const isSignedIn = useStore(pageSession(), (session) => session.status === 'signed-in');
  const isShared = props.orderId.startsWith(sharePrefix);
  if (isShared ? !props.allows?.length : !isSignedIn) return null;
  return (
    <Suspense>
      <Actions {...props} />
    </Suspense>
  );
}
