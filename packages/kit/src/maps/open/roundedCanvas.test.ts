import { expect, test } from 'vitest';
import { roundCorners } from './roundedCanvas.ts';

const square = [
  { x: 0, y: 0 },
  { x: 200, y: 0 },
  { x: 200, y: 200 },
  { x: 0, y: 200 },
];

test('rounds the corners of a bay seen closely, and keeps its sides [L37]', () => {
  const round = roundCorners(square, true);
  for (const corner of square) expect(round).not.toContainEqual(corner);
  expect(round).toContainEqual({ x: 40, y: 0 });
  expect(round).toContainEqual({ x: 0, y: 40 });
});

test('keeps the ends of an open path, and leaves tiny shapes unmodified [L37]', () => {
  const line = roundCorners(square, false);
  expect([line[0], line.at(-1)]).toEqual([square[0], square[3]]);
  const small = square.map(({ x, y }) => ({ x: x / 100, y: y / 100 }));
  expect(roundCorners(small, true)).toEqual(small);
});
