import type { OrderState } from '#orders/store/orderState.ts';

interface Point {
  lat: number;
  lng: number;
}

const earthKm = 6371;
/** How much longer a road is than the straight line, where its length is not known. */
const usualDetour = 1.25;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Kilometres along the straight line. */
export function kmBetween(one: Point, other: Point): number {
  const sine = (degrees: number) => Math.sin(radians(degrees) / 2) ** 2;
  const share =
    sine(other.lat - one.lat) +
    Math.cos(radians(one.lat)) * Math.cos(radians(other.lat)) * sine(other.lng - one.lng);
  return 2 * earthKm * Math.asin(Math.sqrt(share));
}

interface Way {
  pickup: Point | undefined;
  dropoff: Point | undefined;
  position: Point | undefined;
  /** Along the road from one end to the other; 0 when unknown. */
  roadKm?: number | undefined;
}

/** Kilometres left to the delivery, along a road as winding as the whole way; undefined if an end is not known. */
export function kmLeft({ pickup, dropoff, position, roadKm = 0 }: Way): number | undefined {
  if (!position || !dropoff) return undefined;
  const straight = pickup ? kmBetween(pickup, dropoff) : 0;
  const detour = straight > 1 && roadKm > straight ? Math.min(2, roadKm / straight) : usualDetour;
  return kmBetween(position, dropoff) * detour;
}

/** Below 10 km in whole ones, at least 1, above in steps of 5, so that a text changes only when it matters. */
export const roundedKm = (km: number): number =>
  km < 10 ? Math.max(1, Math.round(km)) : Math.round(km / 5) * 5;

const pointOf = (place: { lat?: number | undefined; lng?: number | undefined } | undefined) =>
  place?.lat && place.lng ? { lat: place.lat, lng: place.lng } : undefined;

/** Kilometres that are left of an order, from all that the page knows of it. */
export function kmLeftOf({ details, tracking, position }: OrderState): number | undefined {
  const places = details.data ?? tracking.data;
  return kmLeft({
    pickup: pointOf(places?.pickupLocation),
    dropoff: pointOf(places?.dropoffLocation),
    position: position ?? undefined,
    roadKm: tracking.data?.route.distanceInKm,
  });
}
