import type { NamedPoint } from '#maps/mapProvider.ts';
import type { MapStop } from '#maps/places/places.ts';
import { isReadable } from './drivingRoute.ts';

const partsOf = (address: string): string[] => address.split(',').map((part) => part.trim());

/** The town of an address as it is written here: the last but one of its parts, without the postal code. */
function townIn(address: string): string {
  const parts = partsOf(address);
  return (parts.at(parts.length > 2 ? -2 : -1) ?? '').replace(/^[\d\s]+/, '');
}

/** The ends of a route by their towns, or by their streets where both are in one town. */
export function namedEnds(pickup: MapStop, dropoff: MapStop): NamedPoint[] {
  const ends = [pickup, dropoff].filter(isReadable);
  const towns = ends.map(({ city, address }) => city || townIn(address));
  const isLocal = ends.length === 2 && towns[0] === towns[1];
  return ends.map(({ lat, lng, address }, index) => {
    const [street = ''] = partsOf(address);
    return { lat, lng, name: (isLocal && street) || (towns[index] ?? '') };
  });
}
