import { nearMomentText, ratingText } from '#i18n/formats.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import type { ActiveOrder } from '#orders/storedOrder.ts';
import { Icon } from '#ui/Icon.tsx';
import { texts } from './texts.ts';

/** Who drives, how well, and when they arrive; what is not known is left out [NOTIF-12] [NOTIF-13] [NOTIF-14]. */
export function Driver({ order: { driverName, driverRating, estimatedArrival } }: { order: ActiveOrder }) {
  const t = texts.use();
  const language = useLanguage();
  const rating = ratingText(driverRating ?? 0, language);
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
        {estimatedArrival && (
          <p className="order-driver__arrival">
            <span>{t('fact.arrival')}</span>
            <time dateTime={estimatedArrival}>{nearMomentText(estimatedArrival, language, Date.now())}</time>
          </p>
        )}
      </div>
    </div>
  );
}
