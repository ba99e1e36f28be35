import { statusLabel, useStatusTexts } from '#i18n/statusTexts.ts';
import { Section } from '#ui/Facts.tsx';
import { RouteLine } from '#ui/RouteLine.tsx';
import { useDetailsTexts } from './detailsTexts.ts';
import { progressOf } from './progress.ts';

/** The orange line with its five stops [TRACK-21]. */
export function DeliveryProgress({ status }: { status: string }) {
  const t = useDetailsTexts();
  const statuses = useStatusTexts();
  const { percent, stops } = progressOf(status);
  return (
    <Section title={t('progress.title')}>
      {/* The stops stay readable one by one, so the bar itself stands beside them: its children would be hidden. */}
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
        stops={stops.map(({ step, state }) => ({ key: step, state, label: statusLabel(statuses, step) }))}
      />
    </Section>
  );
}
