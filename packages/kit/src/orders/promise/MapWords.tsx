import { factsOfStatus } from '@freight/contract';
import { useEffect, useRef, useState } from 'react';
import { useElement } from '#bridge/ElementContext.ts';
import { unitText } from '#i18n/formats.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import type { OrderMapProps } from '#maps/order/orderMapProps.ts';
import type { MapStop, Point } from '#maps/places/places.ts';
import { useSheet } from '#styles/useSheet.ts';
import { kmBetween, kmLeft, roundedKm } from './distance.ts';
import css from './promise.css?inline';
import { promiseTexts } from './strings/index.ts';

interface MapWordsProps extends Pick<OrderMapProps, 'pickup' | 'dropoff' | 'driver'> {
  status: string;
  roadKm: number | undefined;
}

/** Milliseconds without a new place after which a van no longer counts as moving. */
const movesFor = 120_000;
/** Kilometres: what a position varies by while the van is parked. */
const noticed = 0.03;

/** What a map of an order shows, in one sentence that changes only when it matters. */
export function MapWords(props: MapWordsProps) {
  const { host } = useElement();
  useSheet(host, css);
  return <span className="map-words__text">{useMapSentence(props)}</span>;
}

/** Undefined where a town is not known. */
function useMapSentence({ pickup, dropoff, driver, status, roadKm }: MapWordsProps): string | undefined {
  const t = promiseTexts.use();
  const language = useLanguage();
  const isMoving = useIsMoving(driver);
  const ends = { from: townOf(pickup), to: townOf(dropoff) };
  const phase = factsOfStatus(status)?.phase;
  if (!ends.from || !ends.to) return undefined;
  if (phase === 'waiting') return t('map.waiting', ends);
  if (phase === 'arrived') return t('map.arrived', ends);
  if (phase !== 'moving') return t('map.route', ends);
  const left = kmLeft({ pickup: onEarth(pickup), dropoff: onEarth(dropoff), position: driver, roadKm });
  if (left === undefined) return t('map.moving', ends);
  const distance = unitText(roundedKm(left), language, 'kilometer');
  return t(isMoving ? 'map.vanMoving' : 'map.van', { ...ends, distance });
}

const townOf = ({ city, address }: MapStop): string => city || address;

/** A place that is not known has zeros. */
const onEarth = (place: Point): Point | undefined => (place.lat && place.lng ? place : undefined);

/** Whether the position has changed lately. */
function useIsMoving(position: Point | undefined): boolean {
  const last = useRef<Point>(undefined);
  const [movedAt, setMovedAt] = useState(0);
  const { lat, lng } = position ?? {};
  useEffect(() => {
    if (lat === undefined || lng === undefined) return;
    const here = { lat, lng };
    const before = last.current;
    if (before && kmBetween(before, here) < noticed) return;
    last.current = here;
    if (before) setMovedAt(performance.now());
  }, [lat, lng]);
  useEffect(() => {
    if (movedAt === 0) return;
    const rest = setTimeout(() => setMovedAt(0), movesFor);
    return () => clearTimeout(rest);
  }, [movedAt]);
  return movedAt > 0;
}
