import type { LatLon } from '#geo/measures/distance.ts';
import type { Road, RoadGraph } from './roads.ts';

/** A place where a point off the road can join it. */
export interface Access {
  readonly road: number;
  /** How far along the road from its `from` end, 0 to 1. */
  readonly share: number;
  readonly position: LatLon;
  /** As the crow flies. */
  readonly km: number;
}

const kmPerDegree = 111.2;

/** The nearest point of the road's line; flat geometry is exact enough this close. */
function nearestOn(road: Road, number: number, point: LatLon): Access {
  const narrowing = Math.cos((point[0] * Math.PI) / 180);
  const segments = road.line.length - 1;
  let best: Access = { road: number, share: 0, position: point, km: Number.POSITIVE_INFINITY };
  for (let i = 0; i < segments; i++) {
    const start = road.line[i];
    const end = road.line[i + 1];
    if (!start || !end) continue;
    const x = (start[1] - point[1]) * narrowing;
    const y = start[0] - point[0];
    const dx = (end[1] - start[1]) * narrowing;
    const dy = end[0] - start[0];
    const t = Math.max(0, Math.min(1, -(x * dx + y * dy) / (dx * dx + dy * dy || 1e-12)));
    const km = Math.hypot(x + t * dx, y + t * dy) * kmPerDegree;
    if (km < best.km) {
      const position: LatLon = [start[0] + (end[0] - start[0]) * t, start[1] + (end[1] - start[1]) * t];
      best = { road: number, share: (i + t) / segments, position, km };
    }
  }
  return best;
}

const mostAccesses = 4;

/**
 * Where a point can join the roads: the nearest road, and a few others hardly further away, of which the route
 * picks. Ferries are left out, because they cannot be boarded at sea.
 */
export function accessTo(graph: RoadGraph, point: LatLon): Access[] {
  const all: Access[] = [];
  graph.roads.forEach((road, number) => {
    if (road.kind !== 'f') all.push(nearestOn(road, number, point));
  });
  all.sort((a, b) => a.km - b.km);
  const nearest = all[0]?.km ?? 0;
  const furthest = Math.max(nearest * 1.6, nearest + 4);
  return all.slice(0, mostAccesses).filter(({ km }) => km <= furthest);
}
