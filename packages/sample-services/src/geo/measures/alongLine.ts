import { distanceInKm, type LatLon } from './distance.ts';

/**
 * The position after a share (0 to 1, clamped) of the way along a line. Measured by distance, so that a
 * driver moves evenly even if the points are spread unevenly.
 * @throws RangeError for a line without points.
 */
export function positionAlong(points: readonly LatLon[], share: number): LatLon {
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last) throw new RangeError('A line needs a point');
  const lengths = points.slice(1).map((point, i) => distanceInKm(points[i] ?? point, point));
  const total = lengths.reduce((sum, km) => sum + km, 0);
  let left = Math.max(0, Math.min(1, share)) * total;
  for (const [i, km] of lengths.entries()) {
    const start = points[i];
    const end = points[i + 1];
    if (start && end && left < km) {
      const t = left / km;
      return [start[0] + (end[0] - start[0]) * t, start[1] + (end[1] - start[1]) * t];
    }
    left -= km;
  }
  return last;
}
