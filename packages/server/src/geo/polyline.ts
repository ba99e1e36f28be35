import type { LatLon } from './distance.ts';

const stepsPerDegree = 1e5;

/** Five bits at a time, the lowest first, each moved into the printable letters; bit 6 says that more follow. */
function encodeNumber(value: number): string {
  let rest = value < 0 ? ~(value << 1) : value << 1;
  let letters = '';
  while (rest >= 0x20) {
    letters += String.fromCharCode((0x20 | (rest & 0x1f)) + 63);
    rest >>>= 5;
  }
  return letters + String.fromCharCode(rest + 63);
}

/** Writes a line in Google's encoded polyline format (five decimals, about a metre). */
export function encodePolyline(points: readonly LatLon[]): string {
  let letters = '';
  let lat = 0;
  let lon = 0;
  for (const point of points) {
    const nextLat = Math.round(point[0] * stepsPerDegree);
    const nextLon = Math.round(point[1] * stepsPerDegree);
    letters += encodeNumber(nextLat - lat) + encodeNumber(nextLon - lon);
    lat = nextLat;
    lon = nextLon;
  }
  return letters;
}

/** Reads a line in Google's encoded polyline format. A text cut short gives the points that are whole. */
export function decodePolyline(letters: string): LatLon[] {
  const numbers: number[] = [];
  let value = 0;
  let shift = 0;
  for (const letter of letters) {
    const bits = letter.charCodeAt(0) - 63;
    value |= (bits & 0x1f) << shift;
    shift += 5;
    if (bits < 0x20) {
      numbers.push(value & 1 ? ~(value >> 1) : value >> 1);
      value = 0;
      shift = 0;
    }
  }
  const points: LatLon[] = [];
  let lat = 0;
  let lon = 0;
  for (let i = 0; i + 1 < numbers.length; i += 2) {
    lat += numbers[i] ?? 0;
    lon += numbers[i + 1] ?? 0;
    points.push([lat / stepsPerDegree, lon / stepsPerDegree]);
  }
  return points;
}
