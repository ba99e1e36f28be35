import { isKnownStatus } from '@freight/contract';
import { useId } from 'react';
import { statusLabel, useStatusTexts } from '#i18n/statusTexts.ts';
import type { StatusUpdate } from '#orders/store/orderState.ts';
import { Moment } from './Moment.tsx';
import { useSuccessTexts } from './strings/index.ts';

/** The last updates, one per status, newest first [SUCCESS-06] [SUCCESS-07] [SUCCESS-08]. */
export function Updates({ updates }: { updates: readonly StatusUpdate[] }) {
  const t = useSuccessTexts();
  const statuses = useStatusTexts();
  const id = useId();
  if (updates.length === 0) return null;
  return (
    <section className="success__section success__updates" aria-labelledby={id}>
      <h3 part="heading" className="success__heading" id={id}>
        {t('updates.title')}
      </h3>
      <ol className="success__list">
        {updates.map(({ status, message, timestamp }) => (
          <li className="success__update" key={status}>
            <span className="success__status">
              {isKnownStatus(status) ? statusLabel(statuses, status) : message || status}
            </span>
            <Moment at={timestamp} />
          </li>
        ))}
      </ol>
    </section>
  );
}
