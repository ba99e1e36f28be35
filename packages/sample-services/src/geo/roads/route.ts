import { distanceInKm, type LatLon } from '#geo/measures/distance.ts';
import { byroadPace, offRoad, type Stretch, streetPace, wayOverRoads } from './wayOverRoads.ts';

export interface PlannedRoute {
  readonly distanceKm: number;
  /** Driving time of a lorry, ferries included, without breaks. */
  readonly durationHours: number;
  /** At least two, from the very start to the very end. */
  readonly points: LatLon[];
  /** Roads that make up a twentieth of the way or more, by their signs (`E4`), in driving order, each once. */
  readonly roads: readonly string[];
}

/** Shorter ways lead through streets, not over main roads. */
const localKm = 8;

const roundTo = (value: number, decimals: number): number => Number(value.toFixed(decimals));
const same = (a: LatLon | undefined, b: LatLon): boolean => a !== undefined && a[0] === b[0] && a[1] === b[1];

const leastNamedShare = 0.05;

function namedRoads(stretches: readonly Stretch[], distanceKm: number): string[] {
  const kmByRef = new Map<string, number>();
  for (const { ref, km } of stretches) kmByRef.set(ref, (kmByRef.get(ref) ?? 0) + km);
  return [...kmByRef].filter(([ref, km]) => ref && km >= distanceKm * leastNamedShare).map(([ref]) => ref);
}

function join(stretches: readonly Stretch[]): PlannedRoute {
  const points: LatLon[] = [];
  for (const point of stretches.flatMap(({ line }) => line)) {
    if (!same(points.at(-1), point)) points.push(point);
  }
  const [only] = points;
  if (only && points.length === 1) points.push(only);
  const sum = (measure: 'km' | 'hours'): number =>
    stretches.reduce((total, each) => total + each[measure], 0);
  const distanceKm = sum('km');
  return {
    distanceKm: roundTo(distanceKm, 3),
    durationHours: roundTo(sum('hours'), 4),
    points,
    roads: namedRoads(stretches, distanceKm),
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
