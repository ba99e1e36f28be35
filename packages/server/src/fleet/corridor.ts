import { distanceInKm, type LatLon } from '@freight/sample-services/geo/distance';
import { planRoute } from '@freight/sample-services/geo/route';
import { LRUCache } from 'lru-cache';
import type { EmptyRun } from '#db/schema/fleet.ts';

/** A lorry may drive so many kilometres more for a load, or this share of its way, whichever is longer. */
const detour = { km: 30, share: 0.2 };
/** At each door. */
const atDoorHours = 0.5;
const hour = 3_600_000;

type Way = Pick<EmptyRun, 'fromLat' | 'fromLng' | 'toLat' | 'toLng'>;
const endsOf = ({ fromLat, fromLng, toLat, toLng }: Way): [LatLon, LatLon] => [
  [fromLat, fromLng],
  [toLat, toLng],
];

interface Leg {
  readonly km: number;
  readonly hours: number;
}
/** Ways by road that were asked for lately: the same runs are compared with each price, and a price is asked for twice. */
const legs = new LRUCache<string, Leg>({ max: 20_000 });

function legBetween(from: LatLon, to: LatLon): Leg {
  const key = `${from} ${to}`;
  const known = legs.get(key);
  if (known) return known;
  const { distanceKm, durationHours } = planRoute(from, to);
  const leg = { km: distanceKm, hours: durationHours };
  legs.set(key, leg);
  return leg;
}

const isNear = (extraKm: number, wayKm: number): boolean =>
  extraKm <= Math.max(detour.km, wayKm * detour.share);

/**
 * How much longer the way of a run is over the two places, as the crow flies; undefined for one that is too far off for
 * its roads to be worth looking at. Roads are never shorter, so a way that fits by road is not lost by much.
 */
export function crowDetour(run: Way, from: LatLon, to: LatLon): number | undefined {
  const [start, end] = endsOf(run);
  const way = distanceInKm(start, end);
  const extra = distanceInKm(start, from) + distanceInKm(from, to) + distanceInKm(to, end) - way;
  return isNear(extra, way) ? extra : undefined;
}

/**
 * When the lorry of a run would be at the first of two places, if it can load there, unload at the second one, and still be
 * at its end in time without a long detour. All by road.
 */
export function pickupOnTheWay(
  run: Way & Pick<EmptyRun, 'leavesAt' | 'dueAt'>,
  from: LatLon,
  to: LatLon,
): Date | undefined {
  const [start, end] = endsOf(run);
  const [first, loaded, last] = [legBetween(start, from), legBetween(from, to), legBetween(to, end)];
  const way = legBetween(start, end);
  if (!isNear(first.km + loaded.km + last.km - way.km, way.km)) return undefined;
  const hours = first.hours + loaded.hours + last.hours + 2 * atDoorHours;
  if (run.leavesAt.getTime() + hours * hour > run.dueAt.getTime()) return undefined;
  return new Date(run.leavesAt.getTime() + Math.round(first.hours * hour));
}
