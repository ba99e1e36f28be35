import { useId } from 'react';
import { nearMomentText } from '#i18n/formats.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { pageSession } from '#session/session.ts';
import { Icon } from '#ui/Icon.tsx';
import { telAddress } from '#ui/telAddress.ts';
import type { OrderFacts } from './orderFacts.ts';
import { useSuccessTexts } from './successTexts.ts';

/** The driver, their phone number, and when they will arrive [SUCCESS-05]. */
export function Driver({ driver }: { driver: NonNullable<OrderFacts['driver']> }) {
  const t = useSuccessTexts();
  const id = useId();
  const language = useLanguage();
  const { estimatedArrival } = driver;
  const now = pageSession().serverTime();
  // Told once, when the driver took the order: it says nothing any more when the moment has passed. What is no date
  // is a time of day, of which nobody can know that.
  const isAwaited = estimatedArrival !== '' && !(Date.parse(estimatedArrival) <= now);
  return (
    <section className="success__section success__driver" aria-labelledby={id}>
      <h3 className="success__heading" id={id}>
        {t('driver.title')}
      </h3>
      <p className="success__name">{driver.name}</p>
      {isAwaited && (
        <p className="success__inline">
          <Icon name="clock" />
          <span className="success__arrival">
            <span className="success__muted">{t('driver.arrival')}</span>
            <span>{nearMomentText(estimatedArrival, language, now)}</span>
          </span>
        </p>
      )}
      {driver.phone && (
        <a className="success__inline success__phone" href={telAddress(driver.phone)}>
          <Icon name="phone" />
          <span>{driver.phone}</span>
        </a>
      )}
    </section>
  );
}
