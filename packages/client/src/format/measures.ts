import { limits } from '@freight/contract';

export interface Point {
  lat: number;
  lng: number;
}

/** Hours for a distance in km at an assumed 60 km/h, rounded half up; 0 below 30 km (OPEN-61) [PRICE-05]. */
export const etaHours = (distanceKm: number): number => Math.round(distanceKm / 60);

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Distance over the surface in km between two points in degrees, by the haversine formula [SENDCARD-15]. */
export function greatCircleKm(from: Point, to: Point): number {
  const across = Math.sin(radians(to.lat - from.lat) / 2) ** 2;
  const along = Math.sin(radians(to.lng - from.lng) / 2) ** 2;
  const chord = across + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * along;
  // Rounding may lift the chord of antipodes above 1, where asin is not defined.
  return 2 * limits.earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(chord)));
}
