import { momentText } from '#i18n/formats.ts';
import { statusLabel, useStatusTexts } from '#i18n/statusTexts.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { OrderStatusIcon } from '#orders/view/OrderStatusIcon.tsx';
import { Section } from '#ui/facts/Facts.tsx';
import type { StatusHistory } from './statusHistory.ts';

/** What has happened so far, the latest first [TRACK-25]. */
export function History({ history }: { history: StatusHistory }) {
  const t = useStatusTexts();
  const language = useLanguage();
  if (history.length === 0) return null;
  return (
    <Section title={t('history.title')}>
      <ol className="history">
        {[...history].reverse().map(({ status, changedAt }, index) => {
          const moment = momentText(changedAt, language);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a status may occur twice at the same moment
            <li className="history__event" key={`${status} ${changedAt} ${index}`}>
              <OrderStatusIcon status={status} />
              <span className="history__status">{statusLabel(t, status)}</span>
              {moment && (
                <time className="history__time" dateTime={changedAt}>
                  {moment}
                </time>
              )}
            </li>
          );
        })}
      </ol>
    </Section>
  );
}
