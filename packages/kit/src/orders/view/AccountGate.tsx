import { type ReactNode, Suspense } from 'react';
import { lazyPart } from '#bridge/lazyPart.tsx';
import { useByPartner } from '#platform/useByPartner.ts';

const ManagedByPartner = lazyPart(
  async () => (await import('#orders/partner/ManagedByPartner.tsx')).ManagedByPartner,
  import.meta.url,
);

/** A screen about the account itself; on the page of a partner, who has that account. */
export function AccountGate({ children }: { children: ReactNode }) {
  const isByPartner = useByPartner();
  if (!isByPartner) return children;
  return (
    <Suspense>
      <ManagedByPartner />
    </Suspense>
  );
}
