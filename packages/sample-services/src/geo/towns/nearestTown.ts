import { distanceInKm, type LatLon } from '#geo/measures/distance.ts';
import { gazetteer, type Town } from './gazetteer.ts';

/** The town nearest to a point, and how far away it is. */
export function nearestTown(point: LatLon): { town: Town; km: number } | undefined {
  let nearest: { town: Town; km: number } | undefined;
  for (const town of gazetteer().towns) {
    const km = distanceInKm(point, town.position);
    if (nearest === undefined || km < nearest.km) nearest = { town, km };
  }
  return nearest;
}

/**
 * The town a point lies in or near, by the coordinates alone: the quarter with its municipality where those differ
 * (`Flogsta, Uppsala`).
 */
export function townNameAt({ lat, lng }: { lat: number; lng: number }): string {
  const town = nearestTown([lat, lng])?.town;
  if (town === undefined) return '';
  const { city, municipality } = town;
  return municipality === undefined || isSame(city, municipality) ? city : `${city}, ${municipality}`;
}

/** Municipalities are often called in the genitive: Falu, Marks. */
const isSame = (city: string, municipality: string): boolean =>
  municipality.startsWith(city) || city.startsWith(municipality);
