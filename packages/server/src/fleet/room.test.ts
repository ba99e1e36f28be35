import { expect, test } from 'vitest';
import { placesFor } from './room.ts';

const one = { quantity: 1, weight: 10, volume: 0.1, dimensions: undefined };
const piece = (length: number, width: number, height: number, count = 1, weight = 10) => ({
  weight,
  sides: { length, width, height },
  count,
  description: '',
});
const places = (...pieces: ReturnType<typeof piece>[]) => placesFor({ ...one, pieces });

test('small pieces share a place until its room or its weight is used, whatever their sizes [R4]', () => {
  expect(places(piece(60, 40, 40, 3), piece(80, 60, 50))).toBe(1);
  expect(places(piece(120, 80, 100), piece(120, 80, 26))).toBe(2);
  expect(places(piece(30, 20, 20, 2, 350), piece(30, 20, 20, 1, 1))).toBe(2);
});

test('each piece that is larger than a pallet has its own floor beside them [R4]', () => {
  expect(places(piece(400, 20, 20))).toBe(4);
  expect(places(piece(400, 20, 20), piece(60, 40, 40))).toBe(5);
  expect(places(piece(20, 400, 20, 2), piece(130, 90, 10))).toBe(12);
});

test('equal pieces take the same room, however they are told [R4]', () => {
  const dimensions = { length: 200, width: 80, height: 50 };
  const told = placesFor({ quantity: 3, weight: 10, volume: 0.8, dimensions });
  expect(told).toBe(6);
  expect(places(piece(200, 80, 50, 3))).toBe(told);
});
