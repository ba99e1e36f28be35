import { type ReactNode, Suspense } from 'react';
import { lazyPart } from '#bridge/lazyPart.tsx';
import { useByPartner } from '#platform/useByPartner.ts';
import { Spinner } from '#ui/spinner/Spinner.tsx';

const PartnerLogin = lazyPart(
  async () => (await import('#orders/partner/PartnerLogin.tsx')).PartnerLogin,
  import.meta.url,
);

/** What a screen shows while no user is signed in; on the page of a partner, the login by that partner instead. */
export function PartnerGate({ isRefused, children }: { isRefused?: boolean; children: ReactNode }) {
  const isByPartner = useByPartner();
  if (!isByPartner) return children;
  return (
    <Suspense fallback={<Spinner />}>
      <PartnerLogin isRefused={isRefused ?? false} />
    </Suspense>
  );
}
