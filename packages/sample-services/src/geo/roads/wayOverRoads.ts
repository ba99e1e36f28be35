import { LRUCache } from 'lru-cache';
import type { LatLon } from '#geo/measures/distance.ts';
import { type Access, accessTo } from './roadAccess.ts';
import { type Road, type RoadGraph, roadGraph } from './roads.ts';
import { shortestPath } from './shortestPath.ts';

/** Detour and speed where the roads of the sample do not reach. */
interface Pace {
  /** Driven km for each km as the crow flies. */
  readonly detour: number;
  readonly kmPerHour: number;
}
export const streetPace: Pace = { detour: 1.32, kmPerHour: 38 };
export const byroadPace: Pace = { detour: 1.3, kmPerHour: 50 };

/** A part of a way, in driving order. */
export interface Stretch {
  readonly km: number;
  readonly hours: number;
  /** Empty off the roads. */
  readonly ref: string;
  readonly line: readonly LatLon[];
}

/** A straight line with a usual detour, for what lies off the roads. */
export function offRoad(from: LatLon, to: LatLon, crowKm: number, pace: Pace): Stretch {
  const km = crowKm * pace.detour;
  return { km, hours: km / pace.kmPerHour, ref: '', line: [from, to] };
}

/** The piece of a road between two shares of its way, in driving order. */
function piece(road: Road, from: number, to: number): Stretch {
  const last = road.line.length - 1;
  const low = Math.min(from, to) * last;
  const high = Math.max(from, to) * last;
  const inner = road.line.filter((_, i) => i > low && i < high);
  const line = [pointAt(road.line, low), ...inner, pointAt(road.line, high)];
  const share = Math.abs(to - from);
  return {
    km: road.km * share,
    hours: road.hours * share,
    ref: road.ref,
    line: from <= to ? line : line.reverse(),
  };
}

function pointAt(line: readonly LatLon[], index: number): LatLon {
  const start = line[Math.floor(index)];
  const end = line[Math.ceil(index)] ?? start;
  if (!start || !end) throw new RangeError('A line has no point there');
  const t = index - Math.floor(index);
  return [start[0] + (end[0] - start[0]) * t, start[1] + (end[1] - start[1]) * t];
}

const accessHours = ({ km }: Access): number => (km * byroadPace.detour) / byroadPace.kmPerHour;

interface Entry {
  readonly access: Access;
  readonly hours: number;
}

/** For each node at the end of an accessible road, the quickest way from the point to it. */
function entries(graph: RoadGraph, accesses: readonly Access[]): Map<number, Entry> {
  const found = new Map<number, Entry>();
  for (const access of accesses) {
    const road = graph.roads[access.road];
    if (!road) continue;
    for (const [node, share] of [
      [road.from, access.share],
      [road.to, 1 - access.share],
    ] as const) {
      const hours = accessHours(access) + road.hours * share;
      if (hours < (found.get(node)?.hours ?? Number.POSITIVE_INFINITY)) found.set(node, { access, hours });
    }
  }
  return found;
}

const hoursByNode = (found: ReadonlyMap<number, Entry>): Map<number, number> =>
  new Map([...found].map(([node, { hours }]) => [node, hours]));

interface Way {
  readonly hours: number;
  readonly leave: Access;
  readonly arrive: Access;
  readonly stretches: readonly Stretch[];
}

/** Both ends on one and the same road: no node needs to be passed. */
function wayOnOneRoad(
  graph: RoadGraph,
  leaves: readonly Access[],
  arrives: readonly Access[],
): Way | undefined {
  let best: Way | undefined;
  for (const leave of leaves) {
    for (const arrive of arrives) {
      const road = graph.roads[leave.road];
      if (!road || leave.road !== arrive.road) continue;
      const stretch = piece(road, leave.share, arrive.share);
      const hours = accessHours(leave) + stretch.hours + accessHours(arrive);
      if (hours < (best?.hours ?? Number.POSITIVE_INFINITY))
        best = { hours, leave, arrive, stretches: [stretch] };
    }
  }
  return best;
}

function wayOverNodes(
  graph: RoadGraph,
  leaves: readonly Access[],
  arrives: readonly Access[],
): Way | undefined {
  const starts = entries(graph, leaves);
  const goals = entries(graph, arrives);
  const path = shortestPath(graph, hoursByNode(starts), hoursByNode(goals));
  const first = path?.nodes[0];
  const last = path?.nodes.at(-1);
  const leave = starts.get(first ?? -1)?.access;
  const arrive = goals.get(last ?? -1)?.access;
  const firstRoad = leave && graph.roads[leave.road];
  const lastRoad = arrive && graph.roads[arrive.road];
  if (!path || !firstRoad || !lastRoad) return undefined;
  const between = path.roads.flatMap((number, i) => {
    const road = graph.roads[number];
    if (!road) return [];
    return [road.from === path.nodes[i] ? piece(road, 0, 1) : piece(road, 1, 0)];
  });
  const stretches = [
    piece(firstRoad, leave.share, firstRoad.from === first ? 0 : 1),
    ...between,
    piece(lastRoad, lastRoad.from === last ? 0 : 1, arrive.share),
  ];
  return { hours: path.hours, leave, arrive, stretches };
}

/** Looking for a road takes as long as the way itself, and a place is asked for with many others. */
const known = new LRUCache<string, readonly Access[]>({ max: 5_000 });

function accessesOf(graph: RoadGraph, point: LatLon): readonly Access[] {
  const key = point.join();
  const accesses = known.get(key) ?? accessTo(graph, point);
  known.set(key, accesses);
  return accesses;
}

/** The way over main roads, or nothing where they are further off than the destination. */
export function wayOverRoads(from: LatLon, to: LatLon, crowKm: number): Stretch[] | undefined {
  const graph = roadGraph();
  const leaves = accessesOf(graph, from);
  const arrives = accessesOf(graph, to);
  const offKm = (leaves[0]?.km ?? crowKm) + (arrives[0]?.km ?? crowKm);
  if (offKm >= crowKm) return undefined;
  const ways = [wayOnOneRoad(graph, leaves, arrives), wayOverNodes(graph, leaves, arrives)];
  const way = ways.filter((each) => each !== undefined).sort((a, b) => a.hours - b.hours)[0];
  if (!way) return undefined;
  return [
    offRoad(from, way.leave.position, way.leave.km, byroadPace),
    ...way.stretches,
    offRoad(way.arrive.position, to, way.arrive.km, byroadPace),
  ];
}
