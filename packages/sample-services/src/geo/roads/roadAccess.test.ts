import { expect, test } from 'vitest';
import type { LatLon } from '#geo/measures/distance.ts';
import { accessTo } from './roadAccess.ts';
import type { RoadGraph } from './roads.ts';

/** Roads with these lines; access needs nothing else of the graph. */
const roadsWith = (...lines: { line: LatLon[]; kind?: string }[]) =>
  ({ roads: lines.map(({ line, kind = 'm' }) => ({ line, kind })) }) as unknown as RoadGraph;

/** From west to east through 60 degrees north, where a degree of longitude is half as long. */
const eastward: LatLon[] = [
  [60, 15],
  [60, 16],
  [60, 17],
];

test('joins a road at its nearest point, beside either half of it', () => {
  const graph = roadsWith({ line: eastward });
  for (const [lon, share] of [
    [15.5, 0.25],
    [16.25, 0.625],
    [17, 1],
  ] as const) {
    const [access] = accessTo(graph, [60.1, lon]);
    expect(access?.share).toBeCloseTo(share, 6);
    expect(access?.position[0]).toBeCloseTo(60, 6);
    expect(access?.position[1]).toBeCloseTo(lon, 6);
    expect(access?.km).toBeCloseTo(11.12, 2);
  }
});

test('joins a road at its end when the point lies beyond it', () => {
  const graph = roadsWith({ line: eastward });
  const [west] = accessTo(graph, [60, 14.8]);
  expect(west).toMatchObject({ road: 0, share: 0, position: [60, 15] });
  // A fifth of a degree of longitude, at 60 degrees north.
  expect(west?.km).toBeCloseTo(11.12, 1);
  expect(accessTo(graph, [60, 17.2])[0]).toMatchObject({ share: 1, position: [60, 17] });
});

test('drops a perpendicular on a road that runs diagonally', () => {
  const diagonal: LatLon[] = [
    [60, 15],
    [60.5, 16],
  ];
  const [access] = accessTo(roadsWith({ line: diagonal }), [60.35, 15.3]);
  // Half a degree north is as long as a degree east there: the road runs at 45 degrees.
  expect(access?.share).toBeCloseTo(0.5, 2);
  expect(access?.km).toBeCloseTo(0.1 * Math.SQRT2 * 111.2, 0);
});

test('joins a road of no length at its point', () => {
  const still: LatLon[] = [
    [60, 15],
    [60, 15],
  ];
  expect(accessTo(roadsWith({ line: still }), [60.1, 15])).toEqual([
    { road: 0, share: 0, position: [60, 15], km: expect.closeTo(11.12, 2) },
  ]);
});

/** A road to the east that passes the point 60, 15 at this distance in the north. */
const passing = (km: number): { line: LatLon[] } => ({
  line: [
    [60 + km / 111.2, 14],
    [60 + km / 111.2, 16],
  ],
});
const numbersAt = (...kms: number[]) =>
  accessTo(roadsWith(...kms.map(passing)), [60, 15]).map(({ road }) => road);

test('offers the nearest road and up to three others hardly further away, by distance', () => {
  expect(numbersAt(2, 1, 3)).toEqual([1, 0, 2]);
  expect(numbersAt(1, 1.1, 1.2, 1.3, 1.4)).toEqual([0, 1, 2, 3]);
});

test('offers no road more than four kilometres, and no more than 1.6 times, further away', () => {
  expect(numbersAt(1, 4.9, 5.1)).toEqual([0, 1]);
  expect(numbersAt(20, 31.9, 32.1)).toEqual([0, 1]);
});

test('boards no ferry at sea', () => {
  const [ferry, road] = [passing(1), passing(3)];
  expect(accessTo(roadsWith({ ...ferry, kind: 'f' }, road), [60, 15]).map(({ road: one }) => one)).toEqual([
    1,
  ]);
  expect(accessTo(roadsWith({ ...ferry, kind: 'f' }), [60, 15])).toEqual([]);
});
