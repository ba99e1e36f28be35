import { around } from 'geokdbush';
import KDBush from 'kdbush';
import { lazily } from '#geo/data/lazily.ts';
import type { LatLon } from '#geo/measures/distance.ts';
import { gazetteer } from '#geo/towns/gazetteer.ts';
import type { Place } from '#geo/towns/place.ts';

type Kind = Place['kind'];

interface Layer {
  /** Up to so many places of this kind within the radius, the nearest first, each once. */
  readonly nearest: (from: LatLon, radiusKm: number, limit: number) => Place[];
}

/** A house further away than this is not the place meant by the point: that is the street, the town or nothing. */
const atTheDoorKm = 0.1;

function layerOf(points: readonly { readonly place: Place; readonly position: LatLon }[]): Layer {
  const index = new KDBush(points.length);
  for (const { position } of points) index.add(position[1], position[0]);
  index.finish();
  return {
    nearest: ([lat, lon], radiusKm, limit) => {
      const found = new Set<Place>();
      // A street has several points in the index; only the first one found counts.
      const isNew = (id: number): boolean => {
        const place = points[id]?.place;
        return place !== undefined && !found.has(place);
      };
      while (found.size < limit) {
        const id = around(index, lon, lat, 1, radiusKm, isNew)[0];
        const place = id === undefined ? undefined : points[id]?.place;
        if (!place) break;
        found.add(place);
      }
      return [...found];
    },
  };
}

const layers = lazily((): Record<Kind, Layer> => {
  const { addresses, streets, towns } = gazetteer();
  return {
    house: layerOf(
      addresses.map((address) => ({ place: { kind: 'house', address }, position: address.position })),
    ),
    street: layerOf(
      streets.flatMap((street) => {
        const place: Place = { kind: 'street', street };
        return street.line.map((position) => ({ place, position }));
      }),
    ),
    city: layerOf(towns.map((town) => ({ place: { kind: 'city', town }, position: town.position }))),
  };
});

export interface ReverseQuery {
  readonly position: LatLon;
  readonly radiusKm: number;
  readonly limit: number;
  /** Only these kinds; all when absent. */
  readonly kinds?: readonly Kind[] | undefined;
}

/**
 * Finds what is at a position: houses first, then streets, then towns, each nearest first.
 * A house counts only within 100 m, unless houses alone were asked for; so a point inside a town without
 * a house beside it gives the street (no number), and a point in the open country gives nothing.
 */
export function placesAt({ position, radiusKm, limit, kinds }: ReverseQuery): Place[] {
  const wanted = (kind: Kind): boolean => kinds === undefined || kinds.includes(kind);
  const onlyHouses = kinds?.every((kind) => kind === 'house') ?? false;
  const houseRadiusKm = onlyHouses ? radiusKm : Math.min(radiusKm, atTheDoorKm);
  const found: Place[] = [];
  for (const kind of ['house', 'street', 'city'] as const) {
    if (!wanted(kind) || found.length >= limit) continue;
    const radius = kind === 'house' ? houseRadiusKm : radiusKm;
    found.push(...layers()[kind].nearest(position, radius, limit - found.length));
  }
  return found;
}
