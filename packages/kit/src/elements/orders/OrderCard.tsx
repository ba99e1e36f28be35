import type { ReceivedOrder } from '@freight/client';
import { factsOfStatus } from '@freight/contract';
import { addressText, priceText } from '#i18n/formats.ts';
import { statusLabel } from '#i18n/statusTexts.ts';
import { SendAgain } from '#orders/actions/SendAgain.tsx';
import { OrderStatusIcon } from '#orders/view/OrderStatusIcon.tsx';
import { useSeeOrder } from '#orders/view/useSeeOrder.ts';
import { Button } from '#ui/button/Button.tsx';
import { Places } from '#ui/places/Places.tsx';
import { Ago, Day } from './moments.tsx';
import { useOrderLabels, useOrdersTexts } from './ordersTexts.ts';
import { idOf } from './useStatuses.ts';

/** One order [LIST-07] to [LIST-15]. `status` is the latest that is known. */
export function OrderCard({ order, status }: { order: ReceivedOrder; status: string }) {
  const t = useOrdersTexts();
  const { language, statuses } = useOrderLabels();
  const { pickupLocation, dropoffLocation } = order;
  return (
    <li className="order" part="order">
      <div className="order__head">
        <h4 part="heading" className="order__number">
          {order.orderId || order._id}
        </h4>
        <span className="order__status" data-phase={factsOfStatus(status)?.phase} lang={language}>
          <OrderStatusIcon status={status} />
          <span>{statusLabel(statuses, status)}</span>
        </span>
      </div>
      <p className="order__by">
        <span>{order.transportCompanyName ?? t('card.company')}</span>
        <Ago order={order} />
      </p>
      <Places
        pickup={{ address: addressText(pickupLocation.formattedAddress) || t('card.noAddress') }}
        dropoff={{ address: addressText(dropoffLocation.formattedAddress) || t('card.noAddress') }}
        labels={{ pickup: t('card.pickup'), dropoff: t('card.dropoff') }}
      />
      <div className="order__foot">
        <Day order={order} />
        <strong className="order__price">{priceText(order.price)}</strong>
        <div className="order__actions">
          <SendAgain order={order} label={t('card.sendAgain')} className="order__see" />
          <See order={order} />
        </div>
      </div>
    </li>
  );
}

function See({ order }: { order: ReceivedOrder }) {
  const t = useOrdersTexts();
  const see = useSeeOrder();
  return (
    <Button
      kind="secondary"
      className="order__see"
      aria-label={t('card.seeNamed', { orderId: order.orderId })}
      onClick={() => see({ id: idOf(order), orderId: order.orderId })}
    >
      {t('card.see')}
    </Button>
  );
}
