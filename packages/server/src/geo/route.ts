import { distanceInKm, type LatLon } from './distance.ts';
import { byroadPace, offRoad, type Stretch, streetPace, wayOverRoads } from './wayOverRoads.ts';

/** Where a driver is on a planned route. */
export { positionAlong } from './alongLine.ts';

export interface PlannedRoute {
  readonly distanceKm: number;
  /** Driving time of a lorry, ferries included, without breaks. */
  readonly durationHours: number;
  /** At least two, from the very start to the very end. */
  readonly points: LatLon[];
  /** Roads in driving order by their signs (`E4`), each once; empty for a way without main roads. */
  readonly roads: readonly string[];
}

/** Nearer than this one drives through streets, not over main roads. */
const localKm = 8;

const roundTo = (value: number, decimals: number): number => Number(value.toFixed(decimals));
const same = (a: LatLon | undefined, b: LatLon): boolean => a !== undefined && a[0] === b[0] && a[1] === b[1];

function join(stretches: readonly Stretch[]): PlannedRoute {
  const points: LatLon[] = [];
  for (const point of stretches.flatMap(({ line }) => line)) {
    if (!same(points.at(-1), point)) points.push(point);
  }
  const [only] = points;
  if (only && points.length === 1) points.push(only);
  const refs = stretches.filter(({ km }) => km > 0).map(({ ref }) => ref);
  return {
    distanceKm: roundTo(
      stretches.reduce((sum, { km }) => sum + km, 0),
      3,
    ),
    durationHours: roundTo(
      stretches.reduce((sum, { hours }) => sum + hours, 0),
      4,
    ),
    points,
    roads: [...new Set(refs)].filter(Boolean),
  };
}

/**
 * Plans a lorry's way between two places on the sample roads. Never fails: near places are joined through
 * streets, and places far from every road by a straight line with a usual detour.
 */
export function planRoute(from: LatLon, to: LatLon): PlannedRoute {
  const crowKm = distanceInKm(from, to);
  if (crowKm < localKm) return join([offRoad(from, to, crowKm, streetPace)]);
  return join(wayOverRoads(from, to, crowKm) ?? [offRoad(from, to, crowKm, byroadPace)]);
}
