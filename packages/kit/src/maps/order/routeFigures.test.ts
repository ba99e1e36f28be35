import { expect, test } from 'vitest';
import { decodePolyline } from './polyline.ts';
import { distanceOf, durationOf } from './routeFigures.ts';

const route = { points: [], metres: 0, seconds: 0, distanceText: '12 mil', durationText: 'en stund' };

test('writes distance and time in the language of the interface, and uses the given texts if numbers are missing [DETAIL-11]', () => {
  const long = { ...route, metres: 302_400, seconds: 3 * 3600 + 48 * 60 };
  expect([distanceOf(long, 'sv'), durationOf(long, 'sv')].map(plain)).toEqual(['302 km', '3 tim 48 min']);
  expect(plain(distanceOf({ ...route, metres: 68_740 }, 'de'))).toBe('68,7 km');
  expect(plain(durationOf({ ...route, seconds: 10 }, 'en'))).toBe('1 min');
  expect(plain(durationOf({ ...route, seconds: 7200 }, 'en'))).toBe('2 hrs');
  expect([distanceOf(route, 'sv'), durationOf(route, 'sv')]).toEqual(['12 mil', 'en stund']);
});

test('reads an encoded line and stops where it cannot be read', () => {
  expect(decodePolyline('_p~iF~ps|U_ulLnnqC_mqNvxq`@')).toEqual([
    { lat: 38.5, lng: -120.2 },
    { lat: 40.7, lng: -120.95 },
    { lat: 43.252, lng: -126.453 },
  ]);
  expect(decodePolyline('_p~iF~ps|U_ulL\u0001')).toEqual([{ lat: 38.5, lng: -120.2 }]);
  expect(decodePolyline('')).toEqual([]);
});

const plain = (text: string) => text.replaceAll(/\s/g, ' ');
