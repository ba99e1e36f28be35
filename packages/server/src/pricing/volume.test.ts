import { expect, test } from 'vitest';
import { volumeOf, wholeDimensions } from './volume.ts';

test('the volume is in cubic metres, from sides in centimetres', () => {
  expect(volumeOf({ length: 120, width: 80, height: 100 })).toBeCloseTo(0.96, 9);
});

test('dimensions are whole with three sides above zero, and nothing otherwise', () => {
  const sides = { length: 120, width: 80, height: 100 };
  expect(wholeDimensions(sides)).toEqual(sides);
  for (const side of ['length', 'width', 'height']) {
    expect(wholeDimensions({ ...sides, [side]: 0 })).toBeUndefined();
    expect(wholeDimensions({ ...sides, [side]: undefined })).toBeUndefined();
  }
});
