import { Suspense } from 'react';
import { lazyPart } from '#bridge/lazyPart.tsx';
import { useCapability } from '#capabilities/capabilities.ts';
import { pageSession } from '#session/session.ts';

const Section = lazyPart(
  async () => (await import('#orders/cancelling/CancelSection.tsx')).CancelSection,
  import.meta.url,
);

interface CancelOrderProps {
  orderId: string;
  status: string;
  /** Whether the order is known to be the customer's; of another one the API shows no conditions. */
  isOwn?: boolean;
}

/** Cancelling an order, and until when it was possible; nothing for visitors. */
export function CancelOrder({ orderId, status, isOwn = false }: CancelOrderProps) {
  const isSignedIn = pageSession().hasToken();
  const hasTerms = useCapability('cancellation', isSignedIn);
  if (!isSignedIn || !orderId || !(hasTerms || isOwn)) return null;
  return (
    <Suspense>
      <Section {...{ orderId, status, hasTerms, isOwn }} />
    </Suspense>
  );
}
