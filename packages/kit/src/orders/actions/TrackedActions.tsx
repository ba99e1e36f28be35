import { type SharePermission, sharePrefix } from '@freight/contract';
import { CancelOrder } from './CancelOrder.tsx';
import { Requests } from './Requests.tsx';

export interface TrackedActionsProps {
  /** An order's number, or `share:` and the token of a link. */
  orderId: string;
  status: string;
  /** What the holder of the link may do. */
  allows?: readonly SharePermission[] | undefined;
}

/** Each shows itself where the API offers it. A link never cancels an order. */
export function TrackedActions({ orderId, status, allows }: TrackedActionsProps) {
  return (
    <>
      {!orderId.startsWith(sharePrefix) && <CancelOrder orderId={orderId} status={status} />}
      <Requests orderId={orderId} status={status} allows={allows} />
    </>
  );
}
