import { factsOfStatus } from '@freight/contract';
import { Suspense } from 'react';
import { lazyPart } from '#bridge/lazyPart.tsx';
import { useCapability } from '#capabilities/capabilities.ts';

const Section = lazyPart(
  async () => (await import('#orders/sharing/SharingSection.tsx')).SharingSection,
  import.meta.url,
);

interface PassOnProps {
  orderId: string;
  status: string;
}

/**
 * Sharing an order, telling others about it by mail, and adding its delivery to the calendar; nothing if the API does not
 * offer this. It comes last, because it appears only when the API has answered with its capabilities: nothing may move
 * then.
 */
export function PassOn({ orderId, status }: PassOnProps) {
  const hasLinks = useCapability('sharing');
  const hasWatchers = useCapability('watchers');
  if (!(hasLinks || hasWatchers) || !orderId) return null;
  const { phase = 'waiting', isFinal = false } = factsOfStatus(status) ?? {};
  return (
    <Suspense>
      <Section
        orderId={orderId}
        isExpected={!isFinal && phase !== 'problem'}
        hasLinks={hasLinks}
        hasWatchers={hasWatchers && !isFinal}
      />
    </Suspense>
  );
}
