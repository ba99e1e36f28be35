import { factsOfStatus, type SharePermission, sharePrefix } from '@freight/contract';
import { Suspense } from 'react';
import { lazyPart } from '#bridge/lazyPart.tsx';
import { useCapability } from '#capabilities/capabilities.ts';
import { useStore } from '#platform/useStore.ts';
import { pageSession } from '#session/session.ts';

const Section = lazyPart(
  async () => (await import('#orders/claims/ClaimsSection.tsx')).ClaimsSection,
  import.meta.url,
);

interface ReportProblemProps {
  /** An order's number, or `share:` and the token of a link. */
  orderId: string;
  status: string;
  /** What the holder of the link may do. */
  allows?: readonly SharePermission[] | undefined;
}

/**
 * Reporting that something is wrong with a delivery, by its customer or by a link that allows it. It comes last, because
 * it appears only when the API has answered: nothing may move then.
 */
export function ReportProblem({ orderId, status, allows }: ReportProblemProps) {
  const isSignedIn = useStore(pageSession(), (session) => session.status === 'signed-in');
  const isAllowed = orderId.startsWith(sharePrefix) ? allows?.includes('claims') : isSignedIn;
  const isPossible = Boolean(isAllowed && factsOfStatus(status)?.phase === 'arrived');
  const isOffered = useCapability('claims', isPossible);
  if (!isOffered || !isPossible || !orderId) return null;
  return (
    <Suspense>
      <Section id={orderId} />
    </Suspense>
  );
}
