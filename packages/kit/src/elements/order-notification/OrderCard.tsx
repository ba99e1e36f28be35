import { isKnownStatus } from '@freight/contract';
import { useId } from 'react';
import { nearMomentText, priceText } from '#i18n/formats.ts';
import { packageName, usePackageTexts } from '#i18n/packageTexts.ts';
import { statusLabel, useStatusTexts } from '#i18n/statusTexts.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { CancelButton } from '#orders/actions/CancelButton.tsx';
import { driverAssignedStatus } from '#orders/card/activeOrder.ts';
import type { ActiveOrder } from '#orders/card/storedOrder.ts';
import { useOrder } from '#orders/store/orderRegistry.ts';
import type { OrderState } from '#orders/store/orderState.ts';
import { Arrival } from '#orders/view/Arrival.tsx';
import { useSeeOrder } from '#orders/view/useSeeOrder.ts';
import { Button } from '#ui/button/Button.tsx';
import { telAddress } from '#ui/help-phone/telAddress.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import { Driver } from './Driver.tsx';
import { texts } from './strings/index.ts';

interface OrderCardProps {
  order: ActiveOrder;
  onMinimize: () => void;
  onClose: () => void;
}

/** The expanded card [NOTIF-06] to [NOTIF-16]. */
export function OrderCard({ order, onMinimize, onClose }: OrderCardProps) {
  const t = texts.use();
  const titleId = useId();
  const { transportId, orderId } = order;
  const { order: known } = useOrder({ names: { _id: transportId, orderId }, wants: {} });
  const status = known.status?.status || (isKnownStatus(order.status) ? order.status : '');
  return (
    <section className="order-card" part="card" aria-labelledby={titleId}>
      <header className="order-card__head">
        <h2 part="heading" id={titleId} className="order-card__title">
          {t(order.driverName ? 'title.active' : 'title.update')}
        </h2>
        <button
          type="button"
          className="icon-button"
          part="icon-button"
          aria-label={t('action.minimize')}
          data-toggle=""
          onClick={onMinimize}
        >
          <Icon name="minus" />
        </button>
        <button
          type="button"
          className="icon-button"
          part="icon-button"
          aria-label={t('action.close')}
          onClick={onClose}
        >
          <Icon name="close" />
        </button>
      </header>
      <Status order={order} known={known} />
      <Arrival known={known} status={status} showsNext />
      <Route order={order} />
      <Facts order={order} />
      {order.driverName && <Driver order={order} status={status} />}
      <Actions order={order} status={status} />
    </section>
  );
}

/** [NOTIF-11] */
function Status({ order, known }: { order: ActiveOrder; known: OrderState }) {
  const language = useLanguage();
  const { timestamp } = order;
  const words = useStatusText(order, known);
  return (
    <p className="order-card__status">
      <strong>{words}</strong>
      {timestamp && <time dateTime={timestamp}>{nearMomentText(timestamp, language, Date.now())}</time>}
    </p>
  );
}

/** [NOTIF-08] [NOTIF-34] [NOTIF-35] */
function Route({ order: { pickupLocation, dropoffLocation } }: { order: ActiveOrder }) {
  const t = texts.use();
  const stops = [
    { kind: 'pickup', place: pickupLocation },
    { kind: 'dropoff', place: dropoffLocation },
  ] as const;
  return (
    <ul className="order-route">
      {stops.map(({ kind, place }) => (
        <li key={kind} className={`order-route__stop order-route__stop--${kind}`}>
          <span className="visually-hidden">{t(`fact.${kind}`)}</span>
          <span>{place || t(`${kind}.unknown`)}</span>
        </li>
      ))}
    </ul>
  );
}

/** [NOTIF-09] [NOTIF-10] */
function Facts({ order: { orderId, packageType, totalPrice } }: { order: ActiveOrder }) {
  const t = texts.use();
  const packages = usePackageTexts();
  const facts = [
    { label: t('fact.order'), value: orderId },
    { label: t('fact.package'), value: packageName(packages, packageType.type, packageType.subType) },
    { label: t('fact.price'), value: priceText(totalPrice) },
  ];
  return (
    <dl className="order-facts">
      {facts
        .filter(({ value }) => value !== '')
        .map(({ label, value }) => (
          <div key={label} className="order-facts__fact">
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}

/** [NOTIF-15] [NOTIF-16] */
function Actions({ order: { orderId, driverPhone }, status }: { order: ActiveOrder; status: string }) {
  const t = texts.use();
  const see = useSeeOrder();
  return (
    <div className="order-card__actions">
      {driverPhone && (
        <a className="button button--secondary" part="button secondary" href={telAddress(driverPhone)}>
          <Icon name="phone" />
          <span>{t('action.call')}</span>
        </a>
      )}
      <Button onClick={() => see({ id: orderId, orderId })}>{t('action.view')}</Button>
      <CancelButton orderId={orderId} status={status} label={t('action.cancel')} />
    </div>
  );
}

/**
 * The text for the status of the followed order. Of an event only its message is stored [NOTIF-24], in the server's
 * language: it is shown only for a status that the catalogue does not know.
 */
function useStatusText({ status, timestamp }: ActiveOrder, known: OrderState): string {
  const t = texts.use();
  const statuses = useStatusTexts();
  if (status === driverAssignedStatus) return t('status.driverAssigned');
  if (status === '' || isKnownStatus(status)) return statusLabel(statuses, status);
  const update = known.updates.find((one) => one.message === status || one.timestamp === timestamp);
  if (update && isKnownStatus(update.status)) return statusLabel(statuses, update.status);
  return known.tracking.state === 'loading' ? statusLabel(statuses, '') : status;
}
