import createGraph, { type Graph } from 'ngraph.graph';
import { type RoadKind, type RoadRows, readRoads } from '#geo/data/dataFiles.ts';
import { lazily } from '#geo/data/lazily.ts';
import type { LatLon } from '#geo/measures/distance.ts';
import { curveRoads } from './roadCurves.ts';

export interface Road {
  /** Node numbers of its ends. */
  readonly from: number;
  readonly to: number;
  readonly km: number;
  /** Number or name on the signs (`E4`, `Färja`). */
  readonly ref: string;
  /** `m` motorway, `p` primary road, `f` ferry. */
  readonly kind: RoadKind;
  /** Time a lorry needs from end to end. */
  readonly hours: number;
  /** From `from` to `to`; its points are evenly spread, so a share of them is a share of the way. */
  readonly line: readonly LatLon[];
}
export interface RoadGraph {
  readonly roads: readonly Road[];
  /** Joins node numbers; roads go both ways. */
  readonly network: Graph<undefined, RoadLink>;
}
/** What it costs to get from one node to the next. */
export interface RoadLink {
  readonly hours: number;
  /** Number of the road. */
  readonly road?: number;
}

/** Heavy lorries keep to this even where cars may go faster. */
export const lorryKmPerHour = 80;

/** Builds the graph: 378 nodes and 516 roads in the sample, all connected. */
export function buildRoadGraph(rows: RoadRows): RoadGraph {
  const lines = curveRoads(rows);
  const network = createGraph<undefined, RoadLink>({ multigraph: true });
  for (const node of rows.nodes.keys()) network.addNode(node);
  const roads = rows.edges.map(([from, to, km, ref, kind, kmh], number): Road => {
    const hours = km / (kind === 'f' ? kmh : Math.min(kmh, lorryKmPerHour));
    network.addLink(from, to, { hours, road: number });
    return { from, to, km, ref, kind, hours, line: lines[number] ?? [] };
  });
  return { roads, network };
}

/** The roads of the sample, built on first use. */
export const roadGraph = lazily(() => buildRoadGraph(readRoads()));
