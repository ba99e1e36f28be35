import { expect, test } from 'vitest';
import { ratioOf, spreadOf } from './statistics.ts';

test('takes the value in the middle, or the mean of the two in the middle', () => {
  expect(spreadOf([30, 10, 20])).toEqual({ median: 20, low: 10, high: 30 });
  expect(spreadOf([10, 40, 20, 30])).toEqual({ median: 25, low: 10, high: 40 });
  expect(spreadOf([7])).toEqual({ median: 7, low: 7, high: 7 });
});

test('compares round by round, so that a slow moment of the machine does not count', () => {
  expect(ratioOf([100, 300, 110], [50, 150, 55])).toEqual({ median: 2, low: 2, high: 2 });
});

test('leaves out the rounds in which one of the two failed', () => {
  expect(ratioOf([100, undefined, 90], [50, 50, undefined])).toEqual({ median: 2, low: 2, high: 2 });
  expect(ratioOf([undefined], [50])).toBeUndefined();
});
