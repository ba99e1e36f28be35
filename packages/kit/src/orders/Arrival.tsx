import { type ArrivalWindow, factsOfStatus, type Language } from '@freight/contract';
import { arrivalText, clockText } from '#i18n/formats.ts';
import { useStatusTexts } from '#i18n/statusTexts.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { useMinute } from '#platform/useMinute.ts';
import { pageSession } from '#session/session.ts';

interface ArrivalProps {
  /** As the server told it; an estimate that has passed says nothing any more. */
  at: string | null | undefined;
  /** The same with its uncertainty, where the server knows it. */
  window: ArrivalWindow | null;
  status: string;
}

/** When it arrives: what people come for, so the largest figure of the screen. What has passed goes within a minute. */
export function Arrival({ at, window, status }: ArrivalProps) {
  const t = useStatusTexts();
  const language = useLanguage();
  useMinute();
  const { isFinal = false, phase = 'waiting' } = factsOfStatus(status) ?? {};
  if (isFinal || phase === 'problem') return null;
  const now = pageSession().serverTime();
  const expected = windowOf(window, now);
  // A server may send words, too: they are shown, but no machine can read them.
  const dateTime = at && !Number.isNaN(Date.parse(at)) ? at : undefined;
  if (!expected && (!at || Date.parse(at) < now)) return null;
  const one = dateTime ? arrivalText(dateTime, language, now) : at;
  const said = expected ? t('arrival.window', wordsOf(expected, language, now)) : one;
  return (
    <p className="arrival">
      <span className="arrival__label">{t('arrival.label')}</span>
      <span className="arrival__time">{dateTime ? <time dateTime={dateTime}>{said}</time> : said}</span>
    </p>
  );
}

/** A window of which some lies ahead. */
const windowOf = (window: ArrivalWindow | null, now: number): ArrivalWindow | undefined =>
  window && Date.parse(window.to) >= now ? window : undefined;

/** The day stands with the first moment alone: a window is hours wide at most. */
const wordsOf = ({ from, to }: ArrivalWindow, language: Language, now: number) => ({
  from: arrivalText(from, language, now),
  to: clockText(Date.parse(to), language),
});
