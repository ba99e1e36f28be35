import { useCommonTexts } from '#i18n/commonTexts.ts';
import { clockText } from '#i18n/formats.ts';
import { useLanguage } from '#i18n/useTexts.ts';
import type { LiveStatus } from './useLiveOrder.ts';

/** When what is shown was known, and whether changes arrive by themselves. */
export function Currentness({ live, knownAt }: { live: LiveStatus; knownAt: number }) {
  const t = useCommonTexts();
  const language = useLanguage();
  return (
    <span className="currentness">
      {live === 'on' && <span className="currentness__live">{t('live.on')}</span>}
      <span>{t('live.updated', { time: clockText(knownAt, language) })}</span>
    </span>
  );
}
