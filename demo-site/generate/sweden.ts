/**
 * Draws the hero's map of Sweden once, from the public domain outlines of Natural Earth in the server's map data:
 * `node demo-site/generate/sweden.ts`.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { height, type Position, project, width } from '#hero/project.ts';

interface Geometry {
  properties: { cc: string };
  arcs: number[][][] | number[][];
  type: 'Polygon' | 'MultiPolygon';
}
interface Topology {
  arcs: Position[][];
  transform: { scale: Position; translate: Position };
  objects: { countries: { geometries: Geometry[] }; lakes: { geometries: Geometry[] } };
}

const topology: Topology = JSON.parse(
  await readFile(
    new URL('../../packages/sample-services/data/geo/basemap.topo.json', import.meta.url),
    'utf8',
  ),
);
const { scale, translate } = topology.transform;

function positionsOf(arc: number): Position[] {
  let [x, y] = [0, 0];
  const positions = (topology.arcs[arc < 0 ? ~arc : arc] ?? []).map(([dx, dy]): Position => {
    x += dx;
    y += dy;
    return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
  });
  return arc < 0 ? positions.reverse() : positions;
}

/** Leaves out points that lie nearly on a line between their neighbours (Douglas-Peucker). */
function simplify(points: Position[], tolerance: number): Position[] {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 3) return points;
  let [farthest, index] = [0, 0];
  points.forEach(([x, y], at) => {
    const length = Math.hypot(last[0] - first[0], last[1] - first[1]);
    const away = length
      ? Math.abs((last[0] - first[0]) * (first[1] - y) - (first[0] - x) * (last[1] - first[1])) / length
      : Math.hypot(x - first[0], y - first[1]);
    if (away > farthest) [farthest, index] = [away, at];
  });
  if (farthest <= tolerance) return [first, last];
  return [
    ...simplify(points.slice(0, index + 1), tolerance).slice(0, -1),
    ...simplify(points.slice(index), tolerance),
  ];
}

function areaOf(ring: Position[]): number {
  return (
    Math.abs(
      ring.reduce((sum, [x, y], at) => {
        const [nextX, nextY] = ring[(at + 1) % ring.length] ?? [0, 0];
        return sum + x * nextY - nextX * y;
      }, 0),
    ) / 2
  );
}

const rings = (geometries: Geometry[]): Position[][] =>
  geometries
    .flatMap(({ type, arcs }) => (type === 'Polygon' ? [arcs as number[][]] : (arcs as number[][][])))
    .map(([outer = []]) => outer.flatMap((arc, at) => positionsOf(arc).slice(at === 0 ? 0 : 1)).map(project));

const path = (ring: Position[]): string =>
  `M${ring.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`.replaceAll('.0', '');

const inside = (ring: Position[]) =>
  ring.every(([x, y]) => x > -40 && x < width + 40 && y > -40 && y < height + 40);

const sweden = rings(topology.objects.countries.geometries.filter(({ properties }) => properties.cc === 'SE'))
  .filter((ring) => areaOf(ring) > 6)
  .map((ring) => simplify(ring, 0.7));
const lakes = rings(topology.objects.lakes.geometries)
  .filter((ring) => inside(ring) && areaOf(ring) > 30)
  .map((ring) => simplify(ring, 0.8));

const towns: Record<string, Position> = {
  malmo: [13.0, 55.6],
  gothenburg: [11.97, 57.71],
  jonkoping: [14.16, 57.78],
  karlstad: [13.5, 59.38],
  orebro: [15.21, 59.27],
  stockholm: [18.06, 59.33],
  gavle: [17.14, 60.67],
  sundsvall: [17.31, 62.39],
  ostersund: [14.64, 63.18],
  umea: [20.26, 63.83],
  lulea: [22.15, 65.58],
  kiruna: [20.23, 67.86],
};
const places = Object.fromEntries(
  Object.entries(towns).map(([name, position]) => [
    name,
    project(position).map((value) => Math.round(value * 10) / 10),
  ]),
);

const pictures = new URL('../public/pictures/', import.meta.url);
await mkdir(pictures, { recursive: true });
// One shape: the lakes are holes, the colour is the page's.
await writeFile(
  new URL('sweden.svg', pictures),
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><path id="land" fill-rule="evenodd" d="${[...sweden, ...lakes].map(path).join('')}"/></svg>\n`,
);
await writeFile(
  new URL('../src/hero/places.ts', import.meta.url),
  `/** Drawn by generate/sweden.ts: the map's size and some towns, in the units of pictures/sweden.svg. */
export const size = { width: ${width}, height: ${height} } as const;
export const towns = ${JSON.stringify(places)} as const;
`,
);
