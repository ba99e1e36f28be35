import type { SessionUser } from '@freight/client/session';
import { Suspense } from 'react';
import { lazyPart } from '#bridge/lazyPart.tsx';
import { useCapability } from '#capabilities/capabilities.ts';

const SecondFactorPanel = lazyPart(
  async () => (await import('./secondFactor/SecondFactorPanel.tsx')).SecondFactorPanel,
  import.meta.url,
);

/** Codes of an authenticator app for logging in; nothing where the API has none. */
export function SecondFactor({ user }: { user: SessionUser }) {
  const isOffered = useCapability('secondFactor');
  if (!isOffered) return null;
  return (
    <Suspense>
      <SecondFactorPanel user={user} />
    </Suspense>
  );
}
