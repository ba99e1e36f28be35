import { factsOfStatus } from '@freight/contract';
import { arrivalText } from '#i18n/formats.ts';
import { useStatusTexts } from '#i18n/statusTexts.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { pageSession } from '#session/session.ts';

interface ArrivalProps {
  /** As the server told it; an estimate that has passed says nothing any more. */
  at: string | null | undefined;
  status: string;
}

/** When it arrives: what people come for, so the largest figure of the screen. */
export function Arrival({ at, status }: ArrivalProps) {
  const t = useStatusTexts();
  const language = useLanguage();
  const { isFinal = false, phase = 'waiting' } = factsOfStatus(status) ?? {};
  const now = pageSession().serverTime();
  // A server may send words, too: they are shown, but no machine can read them.
  const dateTime = at && !Number.isNaN(Date.parse(at)) ? at : undefined;
  if (!at || isFinal || phase === 'problem' || Date.parse(at) < now) return null;
  return (
    <p className="arrival">
      <span className="arrival__label">{t('arrival.label')}</span>
      <span className="arrival__time">
        {dateTime ? <time dateTime={dateTime}>{arrivalText(at, language, now)}</time> : at}
      </span>
    </p>
  );
}
