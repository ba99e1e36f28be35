import { expect, test } from 'vitest';
import { parcelOf } from './parcel.ts';

const none = { size: undefined as never, weight: undefined, sides: undefined };
const halfPallet = { weight: 120, dimensions: { length: 80, width: 60, height: 100 } };

test('a usual size has its weight and sides, and each of them can be replaced [Q1]', () => {
  expect(parcelOf({ ...none, size: 'half-pallet' })).toEqual(halfPallet);
  expect(parcelOf({ ...none, size: 'half-pallet', weight: 45.5 })).toEqual({ ...halfPallet, weight: 45.5 });
  expect(parcelOf({ ...none, size: 'half-pallet', sides: '80x60x190' })).toEqual({
    weight: 120,
    dimensions: { length: 80, width: 60, height: 190 },
  });
});

test.each(['120x80.5x75', '120 × 80,5 × 75 cm', ' 120*80.5 * 75 '])(
  'sides are three numbers: %j [Q1]',
  (sides) => {
    expect(parcelOf({ ...none, weight: 30, sides })).toEqual({
      weight: 30,
      dimensions: { length: 120, width: 80.5, height: 75 },
    });
  },
);

test.each([
  [none],
  [{ ...none, weight: 30 }],
  [{ ...none, sides: '120x80x75' }],
  [{ ...none, weight: 30, sides: '120x80' }],
  [{ ...none, weight: 30, sides: 'large' }],
  [{ ...none, weight: 0, sides: '120x80x75' }],
  [{ ...none, weight: -1, sides: '120x80x75' }],
  [{ ...none, size: 'pallet' as const, sides: '' }],
])('a measure that is missing or no measure makes no parcel: %j [Q1]', (measures) => {
  expect(parcelOf(measures)).toBeUndefined();
});
