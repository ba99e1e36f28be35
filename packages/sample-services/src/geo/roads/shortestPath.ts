import { nba } from 'ngraph.path';
import type { RoadGraph, RoadLink } from './roads.ts';

export interface Path {
  /** Nodes in driving order, at least one. */
  readonly nodes: readonly number[];
  /** Numbers of the roads between them, one fewer than nodes. */
  readonly roads: readonly number[];
  /** With the hours before the first and after the last node. */
  readonly hours: number;
}

/** Nodes that exist only while a path is searched: the library finds the way from one node to one other. */
const start = 'start';
const goal = 'goal';

/** The quickest way from any start to any goal, each given with the hours it costs to reach it. */
export function shortestPath(
  { network }: RoadGraph,
  starts: ReadonlyMap<number, number>,
  goals: ReadonlyMap<number, number>,
): Path | undefined {
  network.addNode(start);
  network.addNode(goal);
  for (const [node, hours] of starts) network.addLink(start, node, { hours });
  for (const [node, hours] of goals) network.addLink(node, goal, { hours });
  const found = nba(network, { distance: (_from, _to, link) => link.data.hours })
    .find(start, goal)
    .map(({ id }) => id)
    .reverse();
  const links = found.slice(1).map((node, i) => quickestLink(network, found[i] ?? start, node));
  network.removeNode(start);
  network.removeNode(goal);
  if (found.length === 0) return undefined;
  return {
    nodes: found.filter((id) => typeof id === 'number'),
    roads: links.map(({ road }) => road).filter((road) => road !== undefined),
    hours: links.reduce((sum, { hours }) => sum + hours, 0),
  };
}

/** Two roads may join the same nodes. */
function quickestLink(network: RoadGraph['network'], from: string | number, to: string | number): RoadLink {
  let quickest: RoadLink = { hours: Number.POSITIVE_INFINITY };
  network.forEachLinkedNode(from, ({ id }, { data }) => {
    if (id === to && data.hours < quickest.hours) quickest = data;
  });
  return quickest;
}
