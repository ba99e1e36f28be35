import { Canvas } from 'leaflet/dist/leaflet-src.esm.js';

type Pixel = Readonly<Record<'x' | 'y', number>>;
interface Drawn {
  _parts: readonly (readonly Pixel[])[];
  options: object;
}

declare module 'leaflet' {
  interface Canvas {
    _updatePoly(layer: Drawn, closed: boolean): void;
  }
}

/** Pixels from a corner to where its rounding begins, at most; shorter ones would not be seen. */
const reach = 40;
const leastReach = 3;

const between = (from: Pixel, to: Pixel, share: number): Pixel => ({
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
});

/** The same shape with a curve for each corner; the ends of a line stay. */
export const roundCorners = (points: readonly Pixel[], closed: boolean): Pixel[] =>
  points.flatMap((corner, i) => {
    const before = points[i - 1] ?? (closed && points.at(-1));
    const after = points[i + 1] ?? (closed && points[0]);
    if (!before || !after) return [corner];
    const towards = (next: Pixel) => {
      const length = Math.hypot(next.x - corner.x, next.y - corner.y);
      return between(corner, next, Math.min(0.5, reach / length));
    };
    const [start, end] = [towards(before), towards(after)];
    if (Math.hypot(end.x - start.x, end.y - start.y) < leastReach) return [corner];
    return [0, 0.25, 0.5, 0.75, 1].map((share) =>
      between(between(start, corner, share), between(corner, end, share), share),
    );
  });

/** Draws coasts with round corners: close by, those of the coarse map would be squares. */
export class RoundedCanvas extends Canvas {
  override _updatePoly({ _parts, options }: Drawn, closed: boolean): void {
    super._updatePoly({ _parts: _parts.map((part) => roundCorners(part, closed)), options }, closed);
  }
}
