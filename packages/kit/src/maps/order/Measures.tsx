import { useLanguage } from '#i18n/useTexts.ts';
import type { Road } from '#maps/mapProvider.ts';
import { useMapTexts } from '#maps/mapTexts.ts';
import { configuration } from '#platform/configuration.ts';
import { useStore } from '#platform/useStore.ts';
import { distanceOf, durationOf } from './measures.ts';

/** Distance and time of the road; placeholders stand until they are known, if the host wants them [DETAIL-36] [DETAIL-11]. */
export function Measures({ road }: { road: Road | undefined }) {
  const t = useMapTexts();
  const language = useLanguage();
  const placeholders = useStore(configuration, ({ quirks }) => quirks.routePlaceholders);
  if (!road && placeholders === 'none') return null;
  return (
    <dl className="order-map__badge" data-floats="">
      <div>
        <dt>{t('route.distance')}</dt>
        <dd>{road ? distanceOf(road, language) : t('route.noDistance')}</dd>
      </div>
      <div>
        <dt>{t('route.duration')}</dt>
        <dd>{road ? durationOf(road, language) : t('route.noDuration')}</dd>
      </div>
    </dl>
  );
}
