import type { RoadRows } from '#geo/data/dataFiles.ts';
import { positionAlong } from '#geo/measures/alongLine.ts';
import { distanceInKm, type LatLon } from '#geo/measures/distance.ts';

type EdgeRow = RoadRows['edges'][number];

/** One point about every 3 km keeps a bend round on screen at the zooms where sample roads are shown. */
const kmPerPoint = 3;
const mostPointsPerEdge = 24;
/** A curve runs slower near its ends: it is drawn finer first and then cut into pieces of one length. */
const finer = 3;

const direction = (from: LatLon, to: LatLon): [number, number] => {
  const east = (to[1] - from[1]) * Math.cos((from[0] * Math.PI) / 180);
  const north = to[0] - from[0];
  const length = Math.hypot(east, north) || 1;
  return [east / length, north / length];
};

/** A sharper corner than this is a junction of the same road, not its continuation. */
const straightEnough = -0.3;

/** The neighbour before `from` on the same road, so that the curve enters `from` in the road's direction. */
function before(
  from: number,
  to: number,
  ref: string,
  rows: RoadRows,
  touching: readonly EdgeRow[][],
): LatLon {
  const position = positionOf(rows, from);
  const ahead = direction(position, positionOf(rows, to));
  let straightest = straightEnough;
  let found = position;
  for (const edge of touching[from] ?? []) {
    const other = edge[0] === from ? edge[1] : edge[0];
    if (edge[3] !== ref || other === to) continue;
    const candidate = positionOf(rows, other);
    const back = direction(position, candidate);
    const cosine = ahead[0] * back[0] + ahead[1] * back[1];
    if (cosine < straightest) {
      straightest = cosine;
      found = candidate;
    }
  }
  return found;
}

function positionOf(rows: RoadRows, node: number): LatLon {
  const row = rows.nodes[node];
  if (!row) throw new RangeError(`No road node ${node}`);
  return [row[1], row[2]];
}

/** A smooth line from `start` to `end` (Hermite), leaving and arriving along its neighbours. */
function curve(previous: LatLon, start: LatLon, end: LatLon, next: LatLon): LatLon[] {
  const km = distanceInKm(start, end);
  const steps = Math.max(2, Math.min(mostPointsPerEdge, Math.round(km / kmPerPoint)));
  // Beside a much longer neighbour the bend would swing out: its pull is cut to the length at hand.
  const pullAtStart = Math.min(1, km / (distanceInKm(previous, start) || km || 1)) / 2;
  const pullAtEnd = Math.min(1, km / (distanceInKm(end, next) || km || 1)) / 2;
  const at = (t: number, axis: 0 | 1): number => {
    const square = t * t;
    const cube = square * t;
    return (
      (2 * cube - 3 * square + 1) * start[axis] +
      (cube - 2 * square + t) * pullAtStart * (end[axis] - previous[axis]) +
      (3 * square - 2 * cube) * end[axis] +
      (cube - square) * pullAtEnd * (next[axis] - start[axis])
    );
  };
  const fineSteps = steps * finer;
  const fine = Array.from(
    { length: fineSteps + 1 },
    (_, i): LatLon => [at(i / fineSteps, 0), at(i / fineSteps, 1)],
  );
  const inner = Array.from({ length: steps - 1 }, (_, i) => positionAlong(fine, (i + 1) / steps));
  return [start, ...inner, end];
}

/**
 * Gives every road between two towns its line. The rows know only the towns, and straight chords would draw a
 * zigzag; the same curves serve the map and the routes, so that a route lies on the drawn road.
 */
export function curveRoads(rows: RoadRows): LatLon[][] {
  const touching: EdgeRow[][] = rows.nodes.map(() => []);
  for (const edge of rows.edges) {
    touching[edge[0]]?.push(edge);
    touching[edge[1]]?.push(edge);
  }
  return rows.edges.map(([from, to, , ref]) =>
    curve(
      before(from, to, ref, rows, touching),
      positionOf(rows, from),
      positionOf(rows, to),
      before(to, from, ref, rows, touching),
    ),
  );
}
