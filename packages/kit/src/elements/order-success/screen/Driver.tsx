import { useId } from 'react';
import { useStatusTexts } from '#i18n/statusTexts.ts';
import { usePickupArrival } from '#orders/view/usePickupArrival.ts';
import { telAddress } from '#ui/help-phone/telAddress.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import type { OrderFacts } from './orderFacts.ts';
import { useSuccessTexts } from './strings/index.ts';

interface DriverProps {
  driver: NonNullable<OrderFacts['driver']>;
  status: string;
}

/** The driver, their phone number, and when they are at the sender [SUCCESS-05]. */
export function Driver({ driver, status }: DriverProps) {
  const t = useSuccessTexts();
  const statuses = useStatusTexts();
  const id = useId();
  const arrival = usePickupArrival(driver.estimatedArrival, status);
  return (
    <section className="success__section success__driver" aria-labelledby={id}>
      <h3 part="heading" className="success__heading" id={id}>
        {t('driver.title')}
      </h3>
      <p className="success__name">{driver.name}</p>
      {arrival && (
        <p className="success__inline">
          <Icon name="clock" />
          <span className="success__arrival">
            <span className="success__muted">{statuses('arrival.pickup')}</span>
            <span>{arrival}</span>
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
