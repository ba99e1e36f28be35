import { readBasemap } from '#geo/data/dataFiles.ts';
import { lazily } from '#geo/data/lazily.ts';
import { boxAround } from '#geo/measures/box.ts';
import type { LatLon } from '#geo/measures/distance.ts';

type Rings = readonly (readonly number[])[];
type Shape =
  | { readonly type: 'Polygon'; readonly arcs: Rings }
  | { readonly type: 'MultiPolygon'; readonly arcs: readonly Rings[] };
type Shapes = { readonly geometries: readonly Shape[] };
interface Basemap {
  readonly transform: {
    readonly scale: readonly [number, number];
    readonly translate: readonly [number, number];
  };
  readonly arcs: readonly (readonly (readonly [dx: number, dy: number])[])[];
  readonly objects: { readonly countries: Shapes; readonly lakes: Shapes };
}

/** Whether a point lies in a closed shape, by the edges that a line to the east crosses. */
export function isInside([lat, lon]: LatLon, shape: readonly LatLon[]): boolean {
  let isIn = false;
  shape.forEach(([a, x], i) => {
    const [b, y] = shape[(i + 1) % shape.length] ?? [a, x];
    if (a > lat !== b > lat && lon < x + ((lat - a) / (b - a)) * (y - x)) isIn = !isIn;
  });
  return isIn;
}

/** The outlines of land, and those of lakes. */
const outlines = lazily(() => {
  const { transform, arcs, objects }: Basemap = JSON.parse(readBasemap().toString('utf8'));
  const lines = arcs.map((steps) => {
    let [x, y] = [0, 0];
    return steps.map(([dx, dy]): LatLon => {
      x += dx;
      y += dy;
      return [
        y * transform.scale[1] + transform.translate[1],
        x * transform.scale[0] + transform.translate[0],
      ];
    });
  });
  // A negative number is an arc that runs backwards.
  const ringOf = (ring: readonly number[]) =>
    ring.flatMap((arc) => (arc < 0 ? (lines[~arc] ?? []).toReversed() : (lines[arc] ?? [])));
  const ringsOf = ({ geometries }: Shapes) =>
    geometries
      .flatMap((shape) => (shape.type === 'Polygon' ? shape.arcs : shape.arcs.flat()))
      .map((ring) => {
        const line = ringOf(ring);
        return { line, box: boxAround(line) };
      });
  return { land: ringsOf(objects.countries), lakes: ringsOf(objects.lakes) };
});

/** Whether the drawn map shows a sea or a lake at a point. */
export function isWater(point: LatLon): boolean {
  const { land, lakes } = outlines();
  // In an even number of outlines: outside, or in a hole of one.
  const [lat, lon] = point;
  const isIn = (rings: typeof land) =>
    rings.filter(
      ({ line, box: [west, south, east, north] }) =>
        lat >= south && lat <= north && lon >= west && lon <= east && isInside(point, line),
    ).length %
      2 ===
    1;
  return !isIn(land) || isIn(lakes);
}
