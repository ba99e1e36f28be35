import { useStatusTexts } from '#i18n/statusTexts.ts';
import type { Expected } from '#orders/store/orderState.ts';
import { useArrival } from './useArrival.ts';

/** When it arrives: what people come for, so the largest figure of the screen. */
export function Arrival({ expected, status }: { expected: Expected; status: string }) {
  const t = useStatusTexts();
  const arrival = useArrival(expected, status);
  if (!arrival) return null;
  const { text, dateTime } = arrival;
  return (
    <p className="arrival">
      <span className="arrival__label">{t('arrival.label')}</span>
      <span className="arrival__time">{dateTime ? <time dateTime={dateTime}>{text}</time> : text}</span>
    </p>
  );
}
