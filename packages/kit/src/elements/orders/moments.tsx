import type { ReceivedOrder } from '@freight/client';
import { relativeTime } from '@freight/client/format';
import { useEffect, useState } from 'react';
import { useLanguage } from '#i18n/useTexts.ts';
import { pageSession } from '#runtime/session.ts';
import { dateOf, localeOf } from './months.ts';
import { useOrderLabels } from './ordersTexts.ts';

const minute = 60_000;

/** The time by the server's clock, looked at once a minute. */
function useNow(): number {
  const [now, setNow] = useState(() => pageSession().serverTime());
  useEffect(() => {
    const timer = setInterval(() => setNow(pageSession().serverTime()), minute);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** How long ago an order was placed; from a day on its date (OPEN-74) [LIST-08] [FMT-01] [FMT-02] [FMT-03]. */
export function Ago({ order: { createdAt, date } }: { order: ReceivedOrder }) {
  const shown = useLanguage();
  const { language } = useOrderLabels();
  const placed = createdAt || date;
  const ago = relativeTime(placed, useNow(), localeOf(language));
  const text =
    'date' in ago
      ? ago.date
      : new Intl.RelativeTimeFormat(shown, { numeric: 'always' }).format(-ago.value, ago.unit);
  return text && <time dateTime={placed}>{text}</time>;
}

/** [LIST-12] */
export function Day({ order }: { order: ReceivedOrder }) {
  const { language } = useOrderLabels();
  const date = dateOf(order);
  const time = new Date(date);
  if (Number.isNaN(time.getTime())) return null;
  return (
    <time className="order__day" dateTime={date} lang={language}>
      {new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long' }).format(time)}
    </time>
  );
}
