import { factsOfStatus } from '@freight/contract';
import { useCommonTexts } from '#i18n/commonTexts.ts';
import { clockText } from '#i18n/formats.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import type { LineState } from '#orders/store/orderLine.ts';

interface CurrentnessProps {
  live: LineState;
  /** When it was known, in milliseconds since 1970. */
  knownAt: number;
  /** Any value, if newer data could not be fetched. */
  problem: unknown;
  status: string;
}

const isOnItsWay = (status: string): boolean => {
  const { phase = 'waiting', isFinal = false } = factsOfStatus(status) ?? {};
  return phase !== 'problem' && !isFinal;
};

/**
 * The time of the data, and whether updates are live. Not shown beside outdated data, nor beside an order that needs
 * help, where a green sign would suggest that all is well. An order that has ended does not change any more.
 */
export function Currentness({ live, knownAt, problem, status }: CurrentnessProps) {
  const t = useCommonTexts();
  const language = useLanguage();
  if (factsOfStatus(status)?.isFinal) return null;
  return (
    <span className="currentness">
      {live === 'on' && problem === undefined && isOnItsWay(status) && (
        <span className="currentness__live">{t('live.on')}</span>
      )}
      <span>{t('live.updated', { time: clockText(knownAt, language) })}</span>
    </span>
  );
}
