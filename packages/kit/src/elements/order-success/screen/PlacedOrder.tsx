import { factsOfStatus } from '@freight/contract';
import { Suspense, useEffect, useRef } from 'react';
import { useElement } from '#bridge/ElementContext.ts';
import { useCommonTexts } from '#i18n/commonTexts.ts';
import { CancelButton } from '#orders/actions/CancelButton.tsx';
import { PassOn } from '#orders/actions/PassOn.tsx';
import { Requests } from '#orders/actions/Requests.tsx';
import type { ActiveOrder } from '#orders/card/storedOrder.ts';
import { useShowsOrder } from '#orders/store/onScreen.ts';
import { namesOf } from '#orders/store/orderNames.ts';
import { useOrder } from '#orders/store/orderRegistry.ts';
import type { OrderState } from '#orders/store/orderState.ts';
import { OrderMap } from '#orders/view/OrderMap.tsx';
import { optionalPart } from '#orders/view/optionalPart.tsx';
import { useSeeOrder } from '#orders/view/useSeeOrder.ts';
import { unclobbered } from '#platform/pageDocument.ts';
import { Button } from '#ui/button/Button.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import { StatusIcon } from '#ui/status-icon/StatusIcon.tsx';
import { Driver } from './Driver.tsx';
import { LiveStatus } from './LiveStatus.tsx';
import { NextSteps } from './NextSteps.tsx';
import { OrderNumber } from './OrderNumber.tsx';
import { factsOf } from './orderFacts.ts';
import { Receipt } from './Receipt.tsx';
import { useSuccessTexts } from './strings/index.ts';
import { Updates } from './Updates.tsx';

const Pickup = optionalPart(async () => (await import('#orders/pickup/Pickup.tsx')).Pickup, import.meta.url);

/** All that is done with an order right after it was placed: its code is shown. */
const justOrdered = ['handover'] as const;

interface PlacedOrderProps {
  transportId: string;
  followed: ActiveOrder | null;
  takesFocus: boolean;
  onHome: () => void;
  onPrinted: ((orderId: string) => void) | undefined;
}

/** An order that exists: its number, live status, next step and receipt. Must be keyed by the order. */
export function PlacedOrder({ transportId, followed, takesFocus, onHome, onPrinted }: PlacedOrderProps) {
  const t = useSuccessTexts();
  const common = useCommonTexts();
  const { host } = useElement();
  const { order } = useOrder({
    names: { ...namesOf(transportId), ...(followed && { orderId: followed.orderId }) },
    wants: { details: 'once', tracking: true, isKnown: true },
  });
  const see = useSeeOrder();
  const facts = factsOf(transportId, followed, order);
  useShowsOrder({ _id: transportId, orderId: facts.orderId });
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);

  const print = () => {
    host && unclobbered(host.ownerDocument).defaultView?.print();
    onPrinted?.(facts.orderId);
  };
  return (
    <>
      <header className="success__head">
        <StatusIcon icon="check" kind="good" />
        <h2 part="heading" className="success__title" ref={heading} tabIndex={-1}>
          {t('title')}
        </h2>
        <OrderNumber orderId={facts.orderId} />
      </header>
      <LiveStatus facts={facts} order={order} />
      <DriverMap order={order} status={facts.status} />
      <NextSteps facts={facts} />
      <div className="success__columns">
        <div className="success__column">
          {facts.driver && <Driver driver={facts.driver} status={facts.status} />}
          <Updates updates={facts.updates} />
        </div>
        <Receipt facts={facts} />
      </div>
      <div className="success__actions">
        <Button onClick={() => see({ id: transportId, orderId: facts.orderId })}>{t('follow')}</Button>
        <Button kind="secondary" onClick={onHome}>
          {common('action.backToHome')}
        </Button>
        <Button kind="secondary" onClick={print}>
          <span className="success__inline">
            <Icon name="printer" />
            <span>{t('print')}</span>
          </span>
        </Button>
        <CancelButton orderId={facts.orderId} status={facts.status} label={t('cancel')} />
      </div>
      <PassOn orderId={facts.orderId} status={facts.status} />
      {order.details.data && (
        <Suspense>
          <Pickup order={order.details.data} known={order} status={facts.status} />
        </Suspense>
      )}
      <Requests orderId={facts.orderId} status={facts.status} allows={justOrdered} />
    </>
  );
}

type Place = NonNullable<OrderState['details']['data']>['pickupLocation'];
const stopOf = ({ lat, lng, formattedAddress, city }: Place) => ({
  lat,
  lng,
  address: formattedAddress,
  city,
});

/** The driver on a map, as soon as one moves; renders nothing before. */
function DriverMap({ order: { details, position }, status }: { order: OrderState; status: string }) {
  const { data } = details;
  if (!data || !position || factsOfStatus(status)?.phase !== 'moving') return null;
  return (
    <div>
      <OrderMap
        pickup={stopOf(data.pickupLocation)}
        dropoff={stopOf(data.dropoffLocation)}
        driver={position}
        status={status}
      />
    </div>
  );
}
