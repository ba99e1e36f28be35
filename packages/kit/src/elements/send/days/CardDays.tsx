import { formatFromPrice } from '@freight/client/format';
import type { PriceDate } from '@freight/contract';
import { useElement } from '#bridge/ElementContext.ts';
import { keepDay } from '#elements/send/draft/orderDraft.ts';
import { dateText, emissionsText } from '#i18n/formats.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { dayTexts } from '#orders/run/strings/index.ts';
import { useSheet } from '#styles/useSheet.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import css from './days.css?inline';

type Day = Pick<PriceDate, 'date' | 'price' | 'kgCo2e' | 'reason'>;

interface CardDaysProps {
  /** The first one is as soon as possible, without a date. */
  days: readonly Day[];
  chosen: string;
}

/** The days of the price in the card, smaller than in the wizard, which keeps the one that is chosen. */
export function CardDays({ days, chosen }: CardDaysProps) {
  const { host } = useElement();
  useSheet(host, css);
  const t = dayTexts.useWhenProvided();
  const language = useLanguage();
  const nameOf = (date: string) =>
    dateText(date, language, { weekday: 'short', day: 'numeric', month: 'short' });
  return (
    <fieldset className="days__strip" aria-label={t('legend')}>
      {days.map(({ date, price, kgCo2e, reason }) => (
        <button
          key={date}
          type="button"
          className="sizes__size days__day"
          part="choice"
          aria-pressed={date === chosen}
          data-reason={reason}
          onClick={() => keepDay(date)}
        >
          <small>
            {date ? nameOf(date) : t('soonest')}{' '}
            {reason && (
              <>
                <Icon name="truck" />
                <span className="visually-hidden">{t('empty')}</span>
              </>
            )}
          </small>
          <b>{formatFromPrice(price)}</b>
          <small>{kgCo2e > 0 && emissionsText({ kgCo2e }, language)}</small>
        </button>
      ))}
    </fieldset>
  );
}
