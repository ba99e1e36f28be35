import { ratingText } from '#i18n/formats.ts';
import { useStatusTexts } from '#i18n/statusTexts.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import type { ActiveOrder } from '#orders/card/storedOrder.ts';
import { usePickupArrival } from '#orders/view/usePickupArrival.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import { texts } from './strings/index.ts';

interface DriverProps {
  order: ActiveOrder;
  /** Empty while it is not known. */
  status: string;
}

/** Who drives, how well, and when they are at the sender; unknown parts are left out [NOTIF-12] [NOTIF-13] [NOTIF-14]. */
export function Driver({ order: { driverName, driverRating, estimatedArrival = '' }, status }: DriverProps) {
  const t = texts.use();
  const statuses = useStatusTexts();
  const rating = ratingText(driverRating ?? 0, useLanguage());
  const arrival = usePickupArrival(estimatedArrival, status);
  return (
    <div className="order-driver">
      <span className="order-driver__picture">
        <Icon name="user" />
      </span>
      <div className="order-driver__words">
        <p>
          <span className="visually-hidden">{t('fact.driver')}</span>
          <strong>{driverName}</strong>
          {rating && (
            <span className="order-driver__rating" role="img" aria-label={t('fact.rating', { rating })}>
              {`★ ${rating}`}
            </span>
          )}
        </p>
        {arrival && (
          <p className="order-driver__arrival">
            <span>{statuses('arrival.pickup')}</span>
            <time dateTime={estimatedArrival}>{arrival}</time>
          </p>
        )}
      </div>
    </div>
  );
}
