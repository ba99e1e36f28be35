import { expect, test } from 'vitest';
import type { LatLon } from '#geo/measures/distance.ts';
import { lineTopology, type Topology } from './topology.ts';

/** Decodes as a map does: steps are added up, scaled and moved. */
function decode({ arcs, transform, objects }: Topology, name: string) {
  const lineOf = (arc: number) => {
    let [x, y] = [0, 0];
    return arcs[arc]?.map(([dx, dy]): LatLon => {
      [x, y] = [x + dx, y + dy];
      const { scale, translate } = transform;
      return [y * scale[1] + translate[1], x * scale[0] + translate[0]];
    });
  };
  return objects[name]?.geometries.map(({ type, properties, arcs: own }) => ({
    type,
    properties,
    lines: own.map(([arc]) => lineOf(arc)),
  }));
}

const near = (line: readonly LatLon[]) =>
  line.map(([lat, lon]) => [expect.closeTo(lat, 5), expect.closeTo(lon, 5)]);

test('a map reads every line with the properties of its group', () => {
  const [first, second, third]: LatLon[][] = [
    [
      [59.38, 13.5],
      [59.40001, 13.49],
      [59.35, 13.6],
    ],
    [
      [57.7, 11.97],
      [57.71, 11.98],
    ],
    [
      [-1.5, -2.25],
      [1.5, 2.25],
    ],
  ] as [LatLon[], LatLon[], LatLon[]];
  const topology = lineTopology(
    'roads',
    [
      { lines: [first, second], properties: { kind: 'motorway' } },
      { lines: [third], properties: { kind: 'ferry' } },
    ],
    100_000,
    'Sample',
  );
  expect([topology.type, topology.credit]).toEqual(['Topology', 'Sample']);
  expect(topology.objects['roads']?.type).toBe('GeometryCollection');
  expect(decode(topology, 'roads')).toEqual([
    { type: 'MultiLineString', properties: { kind: 'motorway' }, lines: [near(first), near(second)] },
    { type: 'MultiLineString', properties: { kind: 'ferry' }, lines: [near(third)] },
  ]);
});

test('coordinates are whole steps of the grid, each from the point before', () => {
  const line: LatLon[] = [
    [1.26, 2],
    [1.24, 2.55],
  ];
  const { arcs, transform } = lineTopology('one', [{ lines: [line], properties: {} }], 10, '');
  expect(arcs).toEqual([
    [
      [20, 13],
      [6, -1],
    ],
  ]);
  expect(transform).toEqual({ scale: [0.1, 0.1], translate: [0, 0] });
});
