import { useEffect, useRef } from 'react';
import { useElement } from '#bridge/ElementContext.ts';
import { useCommonTexts } from '#i18n/commonTexts.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { MapStage } from '#maps/MapStage.tsx';
import { mapCentre } from '#maps/mapCentre.ts';
import type { DrivingRoute, MapView } from '#maps/mapProvider.ts';
import type { Point } from '#maps/places/places.ts';
import { useMapTexts } from '#maps/strings/index.ts';
import { useMap } from '#maps/useMap.ts';
import { useRequest } from '#platform/useRequest.ts';
import { useSheet } from '#styles/useSheet.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import { isReadable, routeBetween } from './drivingRoute.ts';
import { Measures } from './Measures.tsx';
import { namedEnds } from './namedEnds.ts';
import css from './order-map.css?inline';
import type { OrderMapProps } from './orderMapProps.ts';
import { useRouteWords } from './useRouteWords.ts';

/** Before the route is known [DETAIL-41]. */
const firstZoom = 10;

/** The map of an order: its route, its ends, its driver, and the same in words. */
export function OrderMapView({ pickup, dropoff, driver, tellsMeasures = true, describedBy }: OrderMapProps) {
  const t = useMapTexts();
  const common = useCommonTexts();
  const language = useLanguage();
  const { host } = useElement();
  useSheet(host, css);
  const ground = useRef<HTMLDivElement>(null);
  const ends = [pickup, dropoff].filter(isReadable);
  const map = useMap(ground, {
    centre: ends[0] ?? mapCentre(),
    zoom: firstZoom,
    places: namedEnds(pickup, dropoff),
    takesGestures: false,
  });
  const route = useRequest(
    (signal) => routeBetween(pickup, dropoff, { language, signal }),
    [pickup.lat, pickup.lng, dropoff.lat, dropoff.lng, language],
    [pickup.lat, pickup.lng, dropoff.lat, dropoff.lng],
  );
  useOnMap(map.view, { pickup, dropoff, driver, route: route.data, hasFailed: route.state === 'failed' });
  const words = useRouteWords({ pickup, dropoff, driver, route: tellsMeasures ? route.data : undefined });

  return (
    <figure className="order-map" part="map">
      <MapStage {...map} ground={ground}>
        <div className="order-map__image" role="img" aria-label={words} aria-describedby={describedBy} />
        <div className="order-map__foot">
          {route.state === 'failed' && (
            <div className="order-map__failed" role="alert">
              <Icon name="alert" />
              <div>
                <span>{t('route.failed')}</span>{' '}
                <button type="button" className="order-map__retry" part="link" onClick={route.reload}>
                  {common('action.retry')}
                </button>
              </div>
            </div>
          )}
          {tellsMeasures && <Measures route={route.data} />}
        </div>
      </MapStage>
    </figure>
  );
}

interface Shown extends OrderMapProps {
  route: DrivingRoute | undefined;
  hasFailed: boolean;
}

/** Keeps the map as the order is; the view moves only when the route is first known [DETAIL-38] [DETAIL-39]. */
function useOnMap(view: MapView | undefined, { pickup, dropoff, driver, route, hasFailed }: Shown): void {
  const [from, to] = [usePoint(pickup), usePoint(dropoff)];
  useEffect(() => view?.setMarker('pickup', from, ''), [view, from]);
  useEffect(() => view?.setMarker('dropoff', to, ''), [view, to]);
  const at = usePoint(driver);
  useEffect(() => view?.setMarker('driver', at, ''), [view, at]);
  useEffect(() => {
    view?.setRoute(route?.points ?? []);
    if (route) view?.fit(route.points);
  }, [view, route]);
  useEffect(() => {
    const ends = [from, to].filter((end) => end !== undefined);
    if (hasFailed && ends.length > 0) view?.fit(ends);
  }, [view, hasFailed, from, to]);
}

/** The same object for the same place, and none for a place that cannot be. */
function usePoint(point: Point | undefined): Point | undefined {
  const last = useRef<Point>(undefined);
  const next = point && isReadable(point) ? point : undefined;
  if (next?.lat !== last.current?.lat || next?.lng !== last.current?.lng)
    last.current = next && { lat: next.lat, lng: next.lng };
  return last.current;
}
