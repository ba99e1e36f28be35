import { expect, test } from 'vitest';
import { readRoads } from '#geo/data/dataFiles.ts';
import { distanceInKm, type LatLon } from '#geo/measures/distance.ts';
import { accessTo } from './roadAccess.ts';
import { buildRoadGraph, lorryKmPerHour, roadGraph } from './roads.ts';
import { shortestPath } from './shortestPath.ts';

test('the sample has 378 nodes and 516 roads, and every node can be reached', () => {
  const graph = roadGraph();
  expect(graph.network.getNodesCount()).toBe(378);
  expect(graph.roads).toHaveLength(516);
  for (let node = 0; node < 378; node++) {
    expect(shortestPath(graph, new Map([[0, 0]]), new Map([[node, 0]]))).toBeDefined();
  }
});

test('each road is drawn from its one end to its other, close to its straight line', () => {
  const rows = readRoads();
  for (const road of roadGraph().roads) {
    const [, startLat, startLon] = rows.nodes[road.from] ?? [];
    const [, endLat, endLon] = rows.nodes[road.to] ?? [];
    expect(road.line[0]).toEqual([startLat, startLon]);
    expect(road.line.at(-1)).toEqual([endLat, endLon]);
    const drawn = road.line
      .slice(1)
      .reduce((km, point, i) => km + distanceInKm(road.line[i] ?? point, point), 0);
    expect(drawn).toBeLessThan(road.km * 1.15 + 0.2);
  }
});

test('a road bends with its neighbours instead of turning a corner in every town', () => {
  const corner = {
    nodes: [
      ['A', 60, 15],
      ['B', 60, 16],
      ['C', 60.5, 17],
    ] as const,
    edges: [
      [0, 1, 56, 'E1', 'm', 100],
      [1, 2, 80, 'E1', 'm', 100],
    ] as const,
  };
  const [before, after] = buildRoadGraph(corner).roads.map(({ line }) => line);
  const bearing = (from: LatLon | undefined, to: LatLon | undefined): number =>
    Math.atan2((to?.[0] ?? 0) - (from?.[0] ?? 0), ((to?.[1] ?? 0) - (from?.[1] ?? 0)) * 0.5);
  const arriving = bearing(before?.at(-2), before?.at(-1));
  const leaving = bearing(after?.[0], after?.[1]);
  expect(Math.abs(arriving - leaving)).toBeLessThan(0.15);
  expect(bearing([60, 16], [60.5, 17]) - bearing([60, 15], [60, 16])).toBeGreaterThan(0.7);
});

test('lorries keep to 80 km/h on motorways and ferries to their own speed', () => {
  for (const road of roadGraph().roads) {
    if (road.kind === 'm') expect(road.km / road.hours).toBeLessThanOrEqual(lorryKmPerHour + 1e-9);
    if (road.kind === 'f') expect(road.km / road.hours).toBeLessThan(46);
  }
});

test('the path is the quickest, not the one with the fewest roads', () => {
  const graph = buildRoadGraph({
    nodes: [
      ['A', 60, 15],
      ['B', 60, 16],
      ['C', 60.1, 15.5],
    ],
    edges: [
      [0, 1, 100, 'slow', 'p', 20],
      [0, 2, 40, 'quick', 'p', 80],
      [2, 1, 40, 'quick', 'p', 80],
    ],
  });
  expect(shortestPath(graph, new Map([[0, 0]]), new Map([[1, 0]]))).toEqual({
    nodes: [0, 2, 1],
    roads: [1, 2],
    hours: 1,
  });
  expect(shortestPath(graph, new Map([[0, 0]]), new Map())).toBeUndefined();
});

test('a point at sea joins a road ashore, never the ferry beside it', () => {
  const graph = roadGraph();
  const ferry = graph.roads.find(({ kind, km }) => kind === 'f' && km > 100);
  const atSea: LatLon = ferry?.line[ferry.line.length >> 1] ?? [0, 0];
  const accesses = accessTo(graph, atSea);
  expect(accesses.length).toBeGreaterThan(0);
  for (const { road, km } of accesses) {
    expect(graph.roads[road]?.kind).not.toBe('f');
    expect(km).toBeGreaterThan(10);
  }
});
