import { expect, test } from 'vitest';
import { requireCarriable, volumeOf, wholeDimensions } from './volume.ts';

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

test('refuses any side longer than a lorry, and names the limit [T10]', () => {
  const refusal = 'No side may be longer than 13.6 metres';
  for (const side of ['length', 'width', 'height']) {
    expect(() => requireCarriable({ length: 1, width: 1, height: 1, [side]: 1_361 }), side).toThrow(refusal);
    expect(() => requireCarriable({ [side]: 1_361 }), side).toThrow(refusal);
    expect(() => requireCarriable({ length: 1, width: 1, height: 1, [side]: 1_360 }), side).not.toThrow();
  }
  expect(() => requireCarriable({})).not.toThrow();
});
