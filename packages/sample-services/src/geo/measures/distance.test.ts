import { expect, test } from 'vitest';
import { distanceInKm } from './distance.ts';

test('one degree along a meridian of a 6371 km Earth is 111.195 km', () => {
  expect(distanceInKm([59, 18], [60, 18])).toBeCloseTo((Math.PI * 6371) / 180, 6);
});

test('Stockholm and Gothenburg are 397 km apart in both directions', () => {
  const there = distanceInKm([59.3294, 18.0687], [57.7072, 11.9668]);
  expect(there).toBeGreaterThan(395);
  expect(there).toBeLessThan(399);
  expect(distanceInKm([57.7072, 11.9668], [59.3294, 18.0687])).toBeCloseTo(there, 9);
});

test('the same place is 0 km away and the other side of the Earth half its girth', () => {
  expect(distanceInKm([59.33, 18.07], [59.33, 18.07])).toBe(0);
  expect(distanceInKm([12.3, 45.6], [-12.3, -134.4])).toBeCloseTo(Math.PI * 6371, 6);
});
