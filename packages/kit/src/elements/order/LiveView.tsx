import type { ReceivedOrder } from '@freight/client';
import { headlineStatuses } from '@freight/contract';
import { statusHeadline, useStatusTexts } from '#i18n/statusTexts.ts';
import { Arrival } from '#orders/Arrival.tsx';
import { Currentness } from '#orders/Currentness.tsx';
import { Journey } from '#orders/Journey.tsx';
import { PassOn } from '#orders/PassOn.tsx';
import { Trouble } from '#orders/Trouble.tsx';
import { Section } from '#ui/Facts.tsx';
import { Contacts } from './Contacts.tsx';
import { Driver } from './Driver.tsx';
import { FreightInfo } from './FreightInfo.tsx';
import { Invoice } from './Invoice.tsx';
import { OrderRoute } from './OrderRoute.tsx';
import { isOnTheRoad, showsDriver } from './orderFacts.ts';
import { useOrderTexts } from './orderTexts.ts';
import { Stops } from './Stops.tsx';
import type { ShownOrder } from './useOrderDetails.ts';

/** Every order that is not delivered [DETAIL-09]. */
export function LiveView({ order, shown }: { order: ReceivedOrder; shown: ShownOrder }) {
  const t = useOrderTexts();
  return (
    <>
      <Headline order={order} shown={shown} />
      <Journey status={order.status} history={shown.history}>
        <OrderRoute order={order} position={isOnTheRoad(order.status) ? shown.position : undefined} />
      </Journey>
      <div className="details__columns">
        <div className="details__column">
          {showsDriver(order) && <Driver order={order} rating={shown.rating} />}
          <Section title={t('route.title')}>
            <Stops order={order} />
          </Section>
          <Contacts order={order} />
        </div>
        <div className="details__column">
          <FreightInfo order={order} />
          <Invoice order={order} />
          <PassOn orderId={order.orderId} status={order.status} />
        </div>
      </div>
    </>
  );
}

const headlines: readonly string[] = headlineStatuses;

/** What is the case, in large type, and how current that is [DETAIL-12] [STATUS-06] [STATUS-07]. */
function Headline({
  order: { status, orderId, estimatedDelivery },
  shown,
}: {
  order: ReceivedOrder;
  shown: ShownOrder;
}) {
  const statuses = useStatusTexts();
  return (
    <header className="details__head">
      <h2 className="details__headline">{statusHeadline(statuses, status)}</h2>
      <Arrival at={estimatedDelivery} window={shown.arrival} status={status} />
      <p className="details__line">
        <span className="details__number">{orderId}</span>
        <Currentness {...shown} status={status} />
      </p>
      <Trouble status={status} isNamed={headlines.includes(status)} />
    </header>
  );
}
