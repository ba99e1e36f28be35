import { factsOfStatus, type SharePermission, sharePrefix } from '@freight/contract';
import { Suspense, useState } from 'react';
import { lazyPart } from '#bridge/lazyPart.tsx';
import { useCapability } from '#capabilities/capabilities.ts';
import { useStore } from '#platform/useStore.ts';
import { pageSession } from '#session/session.ts';

const Changes = lazyPart(
  async () => (await import('#orders/changes/ChangesSection.tsx')).ChangesSection,
  import.meta.url,
);
const Handover = lazyPart(
  async () => (await import('#orders/handover/HandoverSection.tsx')).HandoverSection,
  import.meta.url,
);
const Claims = lazyPart(
  async () => (await import('#orders/claims/ClaimsSection.tsx')).ClaimsSection,
  import.meta.url,
);

interface RequestsProps {
  /** An order's number, or `share:` and the token of a link. */
  orderId: string;
  status: string;
  /** What may be done here; everything for the customer where it is left out, nothing by a link. */
  allows?: readonly SharePermission[] | undefined;
  /** Receives what asks for another day of the pickup, and undefined once that cannot be asked for. */
  onOtherPickup?: OfferOtherPickup | undefined;
}

export type OfferOtherPickup = (ask: (() => void) | undefined) => void;

/**
 * What happened at the door, reporting that something is wrong, and changing how an order is delivered, by its customer
 * or by a link that allows it. They come last, because they appear only when the API has answered; the others wait for
 * the first one, so that nothing moves.
 */
export function Requests({ orderId, status, allows, onOtherPickup }: RequestsProps) {
  const isSignedIn = useStore(pageSession(), (session) => session.status === 'signed-in');
  const isAllowed = (permission: SharePermission) =>
    orderId !== '' && (allows?.includes(permission) ?? (isSignedIn && !orderId.startsWith(sharePrefix)));
  const mayChange = isAllowed('delivery');
  const mayReport = isAllowed('claims');
  const maySeeDoor = isAllowed('handover');
  const hasChanges = useCapability('changes', mayChange) && mayChange;
  const hasClaims = useCapability('claims', mayReport) && mayReport;
  const hasDoor = useCapability('handover', maySeeDoor) && maySeeDoor;
  const [settled, setSettled] = useState('');
  const hasArrived = factsOfStatus(status)?.phase === 'arrived';
  return (
    <>
      {hasDoor && (
        <Suspense>
          <Handover key={orderId} id={orderId} mayReport={hasClaims} onSettled={() => setSettled(orderId)} />
        </Suspense>
      )}
      {(!hasDoor || settled === orderId) && (
        <Suspense>
          {hasClaims && hasArrived && <Claims id={orderId} isDoorElsewhere={hasDoor} />}
          {hasChanges && <Changes id={orderId} status={status} onOtherPickup={onOtherPickup} />}
        </Suspense>
      )}
    </>
  );
}
