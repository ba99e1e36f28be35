import { expect, test } from 'vitest';
import { positionAlong } from './alongLine.ts';
import type { LatLon } from './distance.ts';

const stockholm: LatLon = [59.3294, 18.0687];
const gothenburg: LatLon = [57.7072, 11.9668];

test('shares of a line are shares of its length, not of its points', () => {
  const line: LatLon[] = [
    [0, 0],
    [0, 1],
    [0, 4],
  ];
  expect(positionAlong(line, 0)).toEqual([0, 0]);
  expect(positionAlong(line, 0.5)[1]).toBeCloseTo(2, 9);
  expect(positionAlong(line, 1)).toEqual([0, 4]);
});

test('a position between two points is on the straight way between them', () => {
  const [lat, lng] = positionAlong([stockholm, gothenburg], 0.25);
  expect(lat).toBeCloseTo(stockholm[0] * 0.75 + gothenburg[0] * 0.25, 6);
  expect(lng).toBeCloseTo(stockholm[1] * 0.75 + gothenburg[1] * 0.25, 6);
});

test('shares beyond the ends stay at the ends, and a line of one place is that place', () => {
  const line: LatLon[] = [stockholm, gothenburg];
  expect(positionAlong(line, -3)).toEqual(stockholm);
  expect(positionAlong(line, 7)).toEqual(gothenburg);
  expect(positionAlong([stockholm, stockholm], 0.5)).toEqual(stockholm);
  expect(positionAlong([stockholm], 0.5)).toEqual(stockholm);
  expect(() => positionAlong([], 0.5)).toThrow(new RangeError('A line needs a point'));
});
