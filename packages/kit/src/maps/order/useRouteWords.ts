import { useLanguage } from '#i18n/useLanguage.ts';
import type { DrivingRoute } from '#maps/mapProvider.ts';
import { useMapTexts } from '#maps/strings/index.ts';
import type { OrderMapProps } from './orderMapProps.ts';
import { distanceOf, durationOf } from './routeFigures.ts';

/** What the map shows, in words for people who cannot see it. */
export function useRouteWords({
  pickup,
  dropoff,
  driver,
  route,
}: OrderMapProps & { route: DrivingRoute | undefined }): string {
  const t = useMapTexts();
  const language = useLanguage();
  const sentences = [
    t('route.words', { from: pickup.address, to: dropoff.address }),
    route &&
      t('route.measures', { distance: distanceOf(route, language), duration: durationOf(route, language) }),
    driver && t('route.driver'),
  ];
  return sentences.filter(Boolean).join(' ');
}
