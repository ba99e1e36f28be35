import { useElement } from '#bridge/ElementContext.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { DeliveredView } from './DeliveredView.tsx';
import { Failure } from './Failure.tsx';
import { LiveView } from './LiveView.tsx';
import { OrderSkeleton } from './OrderSkeleton.tsx';
import { useOrderTexts } from './orderTexts.ts';
import { useOrderDetails } from './useOrderDetails.ts';

/** An order being fetched, not to be had, on its way or delivered. To be keyed by person and order. */
export function Order({ id, onLoginNeeded }: { id: string; onLoginNeeded: () => void }) {
  const t = useOrderTexts();
  const { navigate } = useElement();
  const shown = useOrderDetails(id, onLoginNeeded);
  const { order, problem, isRetrying, reload } = shown;
  if (!order)
    return problem ? (
      <Failure problem={problem} onRetry={reload} />
    ) : (
      <OrderSkeleton label={t(isRetrying ? 'loading.again' : 'loading')} />
    );
  return (
    <>
      <Button kind="quiet" className="back" onClick={() => navigate('myOrders')}>
        <Icon name="arrowLeft" />
        <span>{t('action.myOrders')}</span>
      </Button>
      {/* Only `delivered` has the receipt: a completed order keeps the live view (OPEN-76). */}
      {order.status === 'delivered' ? (
        <DeliveredView order={order} shown={shown} />
      ) : (
        <LiveView order={order} shown={shown} />
      )}
    </>
  );
}
