import type { ReceivedOrder } from '@freight/client';
import { useCallback, useState } from 'react';
import { Invoice } from '#elements/order/documents/Invoice.tsx';
import { useOrderTexts } from '#elements/order/strings/index.ts';
import type { ShownOrder } from '#elements/order/useOrderDetails.ts';
import { priceText } from '#i18n/formats.ts';
import { CancelOrder } from '#orders/actions/CancelOrder.tsx';
import { PassOn } from '#orders/actions/PassOn.tsx';
import { type OfferOtherPickup, Requests } from '#orders/actions/Requests.tsx';
import { FollowUp } from '#orders/following/FollowUp.tsx';
import { Pickup } from '#orders/pickup/Pickup.tsx';
import { Section } from '#ui/facts/Facts.tsx';
import { Contacts } from './Contacts.tsx';
import { Driver } from './Driver.tsx';
import { FreightInfo } from './FreightInfo.tsx';
import { OrderRoute } from './OrderRoute.tsx';
import { isOnTheRoad, showsDriver } from './orderFacts.ts';
import { Stops } from './Stops.tsx';
import { useHeadline } from './useHeadline.ts';

/** Every order that is not delivered [DETAIL-09] [DETAIL-12] [STATUS-06] [STATUS-07]. */
export function LiveView({ order, shown }: { order: ReceivedOrder; shown: ShownOrder }) {
  const t = useOrderTexts();
  const { status, orderId, paymentStatus, price } = order;
  const [otherPickup, setOtherPickup] = useState<{ ask: () => void }>();
  const offerOtherPickup = useCallback<OfferOtherPickup>((ask) => setOtherPickup(ask && { ask }), []);
  return (
    <FollowUp
      status={status}
      {...useHeadline()(status)}
      refund={paymentStatus === 'refunded' ? t('refund', { price: priceText(price) }) : undefined}
      numbers={[[t('freight.number'), orderId]]}
      history={shown.history}
      shown={shown}
      map={<OrderRoute order={order} position={isOnTheRoad(status) ? shown.position : undefined} />}
      way={
        <>
          <Pickup order={order} known={shown.known} status={status} onOtherDay={otherPickup?.ask} />
          {showsDriver(order) && <Driver order={order} rating={shown.rating} />}
          <Section title={t('route.title')}>
            <Stops order={order} />
          </Section>
          <Contacts order={order} />
        </>
      }
      actions={<Requests orderId={orderId} status={status} onOtherPickup={offerOtherPickup} />}
    >
      <FreightInfo order={order} />
      <Invoice order={order} />
      <PassOn orderId={orderId} status={status} />
      <CancelOrder orderId={orderId} status={status} isOwn />
    </FollowUp>
  );
}
