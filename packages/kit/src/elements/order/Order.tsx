import { useElement } from '#bridge/ElementContext.ts';
import { TopRow } from '#orders/following/TopRow.tsx';
import { AwaitedOrder } from '#orders/view/AwaitedOrder.tsx';
import { OrderFailure } from './OrderFailure.tsx';
import { useOrderTexts } from './strings/index.ts';
import { useOrderDetails } from './useOrderDetails.ts';
import { DeliveredView } from './views/DeliveredView.tsx';
import { LiveView } from './views/LiveView.tsx';

/** An order that is loading, failed to load, in progress or delivered. Must be keyed by user and order. */
export function Order({ id, onLoginNeeded }: { id: string; onLoginNeeded: () => void }) {
  const t = useOrderTexts();
  const { navigate } = useElement();
  const shown = useOrderDetails(id, onLoginNeeded);
  const { order, problem, isRetrying, reload } = shown;
  if (!order && problem !== undefined) return <OrderFailure error={problem} onRetry={reload} />;
  return (
    <>
      <TopRow label={t('action.myOrders')} onBack={() => navigate('myOrders')} />
      {/* Only `delivered` has the receipt: a completed order keeps the live view (OPEN-76). */}
      {!order ? (
        <AwaitedOrder label={t(isRetrying ? 'loading.again' : 'loading')} />
      ) : order.status === 'delivered' ? (
        <DeliveredView order={order} shown={shown} />
      ) : (
        <LiveView order={order} shown={shown} />
      )}
    </>
  );
}
