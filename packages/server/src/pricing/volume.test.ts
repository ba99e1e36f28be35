import { expect, test } from 'vitest';
import { requireCarriable, wholeDimensions } from './volume.ts';

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
    const with1361 = { length: 1, width: 1, height: 1, [side]: 1_361 };
    expect(() => requireCarriable({ dimensions: with1361 }), side).toThrow(refusal);
    expect(() => requireCarriable({ dimensions: { [side]: 1_361 } }), side).toThrow(refusal);
    expect(() => requireCarriable({ dimensions: { ...with1361, [side]: 1_360 } }), side).not.toThrow();
    const pieces = [{ weight: 1, sides: with1361, count: 1, description: '' }];
    expect(() => requireCarriable({ dimensions: {}, pieces }), side).toThrow(refusal);
  }
  expect(() => requireCarriable({ dimensions: {} })).not.toThrow();
});
