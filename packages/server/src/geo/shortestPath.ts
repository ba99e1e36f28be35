import type { RoadGraph } from './roads.ts';

export interface Path {
  /** Nodes in driving order, at least one. */
  readonly nodes: readonly number[];
  /** Numbers of the roads between them, one fewer than nodes. */
  readonly roads: readonly number[];
  /** With the hours before the first and after the last node. */
  readonly hours: number;
}

/**
 * The quickest way from any start to any goal (Dijkstra), each given with the hours it costs to reach it.
 * With a few hundred nodes a plain scan for the nearest one is quicker than keeping a heap in order.
 */
export function shortestPath(
  graph: RoadGraph,
  starts: ReadonlyMap<number, number>,
  goals: ReadonlyMap<number, number>,
): Path | undefined {
  const count = graph.roadsAt.length;
  const hours = new Float64Array(count).fill(Number.POSITIVE_INFINITY);
  const arrivedBy = new Int32Array(count).fill(-1);
  const settled = new Uint8Array(count);
  for (const [node, cost] of starts) hours[node] = cost;
  let best = Number.POSITIVE_INFINITY;
  let last = -1;
  for (let node = nearest(hours, settled); node >= 0; node = nearest(hours, settled)) {
    const here = hours[node] ?? Number.POSITIVE_INFINITY;
    if (here >= best) break;
    settled[node] = 1;
    const total = here + (goals.get(node) ?? Number.POSITIVE_INFINITY);
    if (total < best) {
      best = total;
      last = node;
    }
    for (const number of graph.roadsAt[node] ?? []) {
      const road = graph.roads[number];
      if (!road) continue;
      const other = road.from === node ? road.to : road.from;
      if (here + road.hours < (hours[other] ?? 0)) {
        hours[other] = here + road.hours;
        arrivedBy[other] = number;
      }
    }
  }
  return last < 0 ? undefined : { ...walkBack(graph, arrivedBy, last), hours: best };
}

function nearest(hours: Float64Array, settled: Uint8Array): number {
  let found = -1;
  let least = Number.POSITIVE_INFINITY;
  for (let node = 0; node < hours.length; node++) {
    const cost = hours[node] ?? Number.POSITIVE_INFINITY;
    if (!settled[node] && cost < least) {
      least = cost;
      found = node;
    }
  }
  return found;
}

function walkBack(
  graph: RoadGraph,
  arrivedBy: Int32Array,
  last: number,
): { nodes: number[]; roads: number[] } {
  const nodes = [last];
  const roads: number[] = [];
  let node = last;
  for (;;) {
    const number = arrivedBy[node] ?? -1;
    const road = graph.roads[number];
    if (!road) return { nodes: nodes.reverse(), roads: roads.reverse() };
    node = road.from === node ? road.to : road.from;
    nodes.push(node);
    roads.push(number);
  }
}
