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
 * Sharing an order and putting its delivery into the calendar; nothing where the API has no such thing. It stands last,
 * because it comes when the API has answered what it has: nothing may move then.
 */
export function PassOn({ orderId, status }: PassOnProps) {
  const isOffered = useCapability('sharing');
  if (!isOffered || !orderId) return null;
  const { phase = 'waiting', isFinal = false } = factsOfStatus(status) ?? {};
  return (
    <Suspense>
      <Section orderId={orderId} isExpected={!isFinal && phase !== 'problem'} />
    </Suspense>
  );
}
