import { useLanguage } from '#i18n/useTexts.ts';
import type { Road } from '#maps/mapProvider.ts';
import { useMapTexts } from '#maps/mapTexts.ts';
import type { OrderMapProps } from '#maps/OrderMap.tsx';
import { distanceOf, durationOf } from './measures.ts';

/** What the map shows, for who does not see it. */
export function useRoadWords({
  pickup,
  dropoff,
  driver,
  road,
}: OrderMapProps & { road: Road | undefined }): string {
  const t = useMapTexts();
  const language = useLanguage();
  const sentences = [
    t('route.words', { from: pickup.address, to: dropoff.address }),
    road &&
      t('route.measures', { distance: distanceOf(road, language), duration: durationOf(road, language) }),
    driver && t('route.driver'),
  ];
  return sentences.filter(Boolean).join(' ');
}
