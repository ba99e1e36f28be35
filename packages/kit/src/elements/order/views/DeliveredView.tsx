import type { ReceivedOrder } from '@freight/client';
import type { ReactNode } from 'react';
import { useElement } from '#bridge/ElementContext.ts';
import type { definition } from '#elements/order/definition.ts';
import { Invoice } from '#elements/order/documents/Invoice.tsx';
import { useOrderTexts } from '#elements/order/strings/index.ts';
import type { ShownOrder } from '#elements/order/useOrderDetails.ts';
import { momentText } from '#i18n/formats.ts';
import { statusHeadline, useStatusTexts } from '#i18n/statusTexts.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { PassOn } from '#orders/actions/PassOn.tsx';
import { Requests } from '#orders/actions/Requests.tsx';
import { Stale } from '#orders/following/Stale.tsx';
import { StatusBanner } from '#orders/following/StatusBanner.tsx';
import { useHeadlineEvent } from '#orders/following/useHeadlineEvent.ts';
import { Arrival } from '#orders/view/Arrival.tsx';
import { useFollowLayout } from '#orders/view/useFollowLayout.ts';
import { unclobbered } from '#platform/pageDocument.ts';
import { Button } from '#ui/button/Button.tsx';
import { Section } from '#ui/facts/Facts.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import { FreightInfo } from './FreightInfo.tsx';
import { OrderRoute } from './OrderRoute.tsx';
import { nameOf } from './orderFacts.ts';
import { Stops } from './Stops.tsx';
import { useStatusHeading } from './useHeadline.ts';

/** The receipt of a delivered order [DETAIL-03] to [DETAIL-08]. */
export function DeliveredView({ order, shown }: { order: ReceivedOrder; shown: ShownOrder }) {
  const t = useOrderTexts();
  const { host, emit, navigate } = useElement<typeof definition>();
  useFollowLayout();
  const help = () => {
    emit('freight-help-requested', { orderId: order.orderId });
    navigate('contact');
  };
  return (
    <>
      <Title order={order}>
        <Arrival known={shown.known} status={order.status} />
      </Title>
      <Stale {...shown} />
      <OrderRoute order={order} />
      <div className="columns">
        <div className="column">
          <Section title={t('route.title')}>
            <Stops order={order} />
          </Section>
          <Invoice order={order} />
          <div className="details__actions">
            <Button kind="secondary" onClick={help}>
              <span className="details__inline">
                <Icon name="question" />
                <span>{t('action.help')}</span>
              </span>
            </Button>
            <Button
              kind="secondary"
              onClick={() => host && unclobbered(host.ownerDocument).defaultView?.print()}
            >
              <span className="details__inline">
                <Icon name="printer" />
                <span>{t('action.print')}</span>
              </span>
            </Button>
          </div>
        </div>
        <div className="column">
          <FreightInfo order={order} />
          <PassOn orderId={order.orderId} status={order.status} />
          {/* Where the top row leads. */}
          <div className="actions" tabIndex={-1}>
            <Requests orderId={order.orderId} status={order.status} />
          </div>
        </div>
      </div>
    </>
  );
}

/** Names the first customer, where there is one, first or after what happened (OPEN-79) [DETAIL-04]. */
function Title({ order, children }: { order: ReceivedOrder; children: ReactNode }) {
  const t = useOrderTexts();
  const statuses = useStatusTexts();
  const language = useLanguage();
  const { customer, updatedAt } = order;
  const [first] = customer;
  const name = first ? nameOf(first.user) : '';
  const moment = momentText(updatedAt, language);
  const travelled = name ? t('delivered.title', { customer: name }) : t('delivered.neutral');
  const status = statusHeadline(statuses, 'delivered');
  const isStatusHeading = useStatusHeading();
  const sentence = isStatusHeading ? status : travelled;
  useHeadlineEvent(sentence);
  return (
    <StatusBanner status="delivered" sentence={sentence}>
      <p className="details__line">
        <span className={isStatusHeading ? undefined : 'details__good'}>
          {isStatusHeading ? name && travelled : status}
        </span>
        {moment && (
          <time className="details__muted" dateTime={updatedAt}>
            {moment}
          </time>
        )}
      </p>
      {children}
    </StatusBanner>
  );
}
