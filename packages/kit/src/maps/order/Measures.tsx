import { useLanguage } from '#i18n/useLanguage.ts';
import type { DrivingRoute } from '#maps/mapProvider.ts';
import { useMapTexts } from '#maps/strings/index.ts';
import { useQuirk } from '#platform/quirks/useQuirk.ts';
import { distanceOf, durationOf } from './routeFigures.ts';

/** Distance and time of the route; until they are known, placeholders, unless turned off [DETAIL-36] [DETAIL-11]. */
export function Measures({ route }: { route: DrivingRoute | undefined }) {
  const t = useMapTexts();
  const language = useLanguage();
  const placeholders = useQuirk('routePlaceholders');
  if (!route && placeholders === 'none') return null;
  return (
    <dl className="order-map__badge" data-floats="">
      <div>
        <dt>{t('route.distance')}</dt>
        <dd>{route ? distanceOf(route, language) : t('route.noDistance')}</dd>
      </div>
      <div>
        <dt>{t('route.duration')}</dt>
        <dd>{route ? durationOf(route, language) : t('route.noDuration')}</dd>
      </div>
    </dl>
  );
}
