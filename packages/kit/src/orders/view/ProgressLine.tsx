import { useStatusTexts } from '#i18n/statusTexts.ts';
import { RouteLine } from '#ui/route-line/RouteLine.tsx';
import { progressOf } from './progress.ts';

interface ProgressLineProps {
  status: string;
  /** In any order. */
  history: readonly { status: string }[];
}

/** The orange line with its five stations: names of places on the way, which are true before and after [TRACK-21]. */
export function ProgressLine({ status, history }: ProgressLineProps) {
  const t = useStatusTexts();
  const { percent, stops } = progressOf(status, history);
  return (
    <>
      {/* The stops stay readable one by one, so they are beside the bar: screen readers do not see its children. */}
      <div
        className="visually-hidden"
        role="progressbar"
        aria-label={t('progress.title')}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={t('progress.value', { percent })}
      />
      <RouteLine
        label={t('progress.title')}
        stops={stops.map(({ step, state }) => ({ key: step, state, label: t(`station.${step}`) }))}
      />
    </>
  );
}
