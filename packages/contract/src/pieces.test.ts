import { expect, test } from 'vitest';
import { goodsOf, sumOf, volumeOf } from './pieces.ts';

const piece = (weight: number, count: number, length = 50, width = 40, height = 30) => ({
  weight,
  count,
  sides: { length, width, height },
});

test('the volume is in cubic metres, from sides in centimetres [PRICE-29]', () => {
  expect(volumeOf({ length: 50, width: 40, height: 30 })).toBe(0.06);
});

test('sums count each piece as often as it is there [R4]', () => {
  expect(sumOf([piece(10, 2), piece(31, 1, 400, 20, 20)])).toEqual({ count: 3, weight: 51, volume: 0.28 });
  expect(sumOf([])).toEqual({ count: 0, weight: 0, volume: 0 });
});

test('the documented fields have the number, the average and the largest piece, so that the sums stay [R4]', () => {
  const goods = goodsOf([piece(10, 2), piece(0.1, 5, 400, 20, 20)]);
  expect(goods).toMatchObject({ quantity: 7, dimensions: { length: 400, width: 20, height: 20 } });
  expect(goods.quantity * goods.weight).toBeCloseTo(20.5, 5);
  expect(goods.quantity * goods.volume).toBeCloseTo(0.92, 5);
});

test('equal pieces keep their own measures to the digit [R4]', () => {
  expect(goodsOf([piece(0.1, 3)])).toEqual({
    quantity: 3,
    weight: 0.1,
    volume: 0.06,
    dimensions: { length: 50, width: 40, height: 30 },
  });
});
