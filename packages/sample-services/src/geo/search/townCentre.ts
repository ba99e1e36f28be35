import { distanceInKm, type LatLon } from '#geo/measures/distance.ts';
import { gazetteer } from '#geo/towns/gazetteer.ts';
import { placesAt } from './reverse.ts';

/** Further away it is a namesake. */
const farthestKm = 30;

/**
 * The middle of the town a place lies in, in degrees, so that the street cannot be inferred: the town of that name
 * nearby, else the nearest town; undefined if there is no town within 30 km.
 */
export function townCentre(place: {
  city: string;
  lat: number;
  lng: number;
}): { lat: number; lng: number } | undefined {
  const position: LatLon = [place.lat, place.lng];
  const named = gazetteer().towns.find(
    (town) => town.city === place.city && distanceInKm(town.position, position) <= farthestKm,
  );
  const [nearest] = placesAt({ position, radiusKm: farthestKm, limit: 1, kinds: ['city'] });
  const town = named ?? (nearest?.kind === 'city' ? nearest.town : undefined);
  return town && { lat: town.position[0], lng: town.position[1] };
}
