import { expect, test } from 'vitest';
import { boxAround } from './box.ts';

test('a box reaches to the outermost points in the west, south, east and north', () => {
  const points = [
    [59.4, 13.5],
    [57.7, 12],
    [63.8, 20.3],
    [55.6, 14],
  ] as const;
  expect(boxAround(points)).toEqual([12, 55.6, 20.3, 63.8]);
  expect(boxAround([[59.4, 13.5]])).toEqual([13.5, 59.4, 13.5, 59.4]);
});
