import { useCommonTexts } from '#i18n/commonTexts.ts';
import { clockText } from '#i18n/formats.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import type { LineState } from '#orders/store/orderLine.ts';
import { Button } from '#ui/button/Button.tsx';
import { Notice } from '#ui/notice/Notice.tsx';

interface StaleProps {
  live: LineState;
  /** When it was known, in milliseconds since 1970. */
  knownAt: number;
  /** Any value, if the last request got no answer. */
  problem: unknown;
  isLoading: boolean;
  reload: () => void;
}

/** Shows why the data may be outdated, and offers to reload it. */
export function Stale({ live, knownAt, problem, isLoading, reload }: StaleProps) {
  const t = useCommonTexts();
  const language = useLanguage();
  const reason = live === 'offline' ? live : problem ? 'failed' : live === 'paused' ? live : undefined;
  if (!reason) return null;
  return (
    <Notice kind="warning">
      <p>{t(`live.${reason}`, { time: clockText(knownAt, language) })}</p>
      {reason !== 'offline' && (
        <Button kind="secondary" busy={isLoading} onClick={reload}>
          {t('live.refresh')}
        </Button>
      )}
    </Notice>
  );
}
