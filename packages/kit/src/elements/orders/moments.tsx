import type { ReceivedOrder } from '@freight/client';
import { relativeTime } from '@freight/client/format';
import type { Language } from '@freight/contract';
import { useEffect, useState } from 'react';
import { dateOnlyText } from '#i18n/formats.ts';
import { localeOf } from '#i18n/locale.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { pageSession } from '#session/session.ts';
import { dateOf } from './months.ts';
import { useOrderLabels } from './ordersTexts.ts';

const minute = 60_000;

/** The server's time, updated every minute. */
function useNow(): number {
  const [now, setNow] = useState(() => pageSession().serverTime());
  useEffect(() => {
    const timer = setInterval(() => setNow(pageSession().serverTime()), minute);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/**
 * How long ago an order was placed; from a day on its date, unless the card names that day already (OPEN-74) [LIST-08]
 * [FMT-01] [FMT-02] [FMT-03].
 */
export function Ago({ order }: { order: ReceivedOrder }) {
  const shown = useLanguage();
  const { language } = useOrderLabels();
  const placed = order.createdAt || order.date;
  const ago = relativeTime(placed, useNow(), localeOf(language));
  const day = dateOnlyText(placed, language);
  if ('date' in ago && day === dateOnlyText(dateOf(order), language)) return null;
  const text = 'date' in ago ? day : agoText(ago, shown);
  return text && <time dateTime={placed}>{text}</time>;
}

/** Less than a minute is shown as "now", not as "0 minutes ago". */
function agoText({ unit, value }: { unit: 'minutes' | 'hours'; value: number }, language: Language): string {
  const words = new Intl.RelativeTimeFormat(localeOf(language), { numeric: value === 0 ? 'auto' : 'always' });
  return value === 0 ? words.format(0, 'second') : words.format(-value, unit);
}

/** [LIST-12] */
export function Day({ order }: { order: ReceivedOrder }) {
  const { language } = useOrderLabels();
  const date = dateOf(order);
  const text = dateOnlyText(date, language);
  if (!text) return null;
  return (
    <time className="order__day" dateTime={date} lang={language}>
      {text}
    </time>
  );
}
