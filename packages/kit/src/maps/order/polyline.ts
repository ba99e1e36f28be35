import type { Point } from '#maps/places/places.ts';

/**
 * The points of a line in Google's encoded form: differences in 1e-5 degrees, five bits a letter. Decoding
 * stops at the first part that cannot be read.
 */
export function decodePolyline(encoded: string): Point[] {
  const points: Point[] = [];
  let position = 0;
  const next = (): number => {
    let value = 0;
    let shift = 0;
    for (;;) {
      const chunk = encoded.charCodeAt(position) - 63;
      position += 1;
      if (!(chunk >= 0 && chunk < 64) || shift > 30) return Number.NaN;
      value |= (chunk & 31) << shift;
      shift += 5;
      if (chunk < 32) return value & 1 ? ~(value >> 1) : value >> 1;
    }
  };
  let [lat, lng] = [0, 0];
  while (position < encoded.length) {
    lat += next();
    lng += next();
    if (Number.isNaN(lat + lng)) break;
    points.push({ lat: lat / 1e5, lng: lng / 1e5 });
  }
  return points;
}
