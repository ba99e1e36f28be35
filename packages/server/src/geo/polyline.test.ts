import { expect, test } from 'vitest';
import { decodePolyline, encodePolyline } from './polyline.ts';

/** The example in Google's description of the format. */
const points = [
  [38.5, -120.2],
  [40.7, -120.95],
  [43.252, -126.453],
] as const;
const letters = '_p~iF~ps|U_ulLnnqC_mqNvxq`@';

test('writes and reads the example of the format', () => {
  expect(encodePolyline(points)).toBe(letters);
  expect(decodePolyline(letters)).toEqual(points);
});

test('what was written comes back within a metre, however long the line', () => {
  const line = Array.from({ length: 500 }, (_, i) => [55 + i * 0.0312345, 11 + Math.sin(i) * 5] as const);
  const back = decodePolyline(encodePolyline(line));
  expect(back).toHaveLength(line.length);
  for (const [i, [lat, lon]] of line.entries()) {
    expect(Math.abs((back[i]?.[0] ?? 0) - lat)).toBeLessThanOrEqual(0.000_006);
    expect(Math.abs((back[i]?.[1] ?? 0) - lon)).toBeLessThanOrEqual(0.000_006);
  }
});

test('nothing is an empty text, and a text cut short gives the whole points before the cut', () => {
  expect(encodePolyline([])).toBe('');
  expect(decodePolyline('')).toEqual([]);
  expect(decodePolyline(letters.slice(0, -1))).toEqual(points.slice(0, 2));
});
