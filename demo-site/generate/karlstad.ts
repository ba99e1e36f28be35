/**
 * Draws the map of Karlstad on the contact page once, from the server's map data (Natural Earth, GeoNames):
 * `node demo-site/generate/karlstad.ts`.
 */
import { readFile, writeFile } from 'node:fs/promises';

type Position = [longitude: number, latitude: number];
type Point = [x: number, y: number];
interface Topology {
  arcs: Position[][];
  transform: { scale: Position; translate: Position };
  objects: Record<'lakes', { geometries: { type: string; arcs: number[][] | number[][][] }[] }>;
}
interface Roads {
  nodes: [name: string, latitude: number, longitude: number][];
  edges: [from: number, to: number, km: number, name: string, kind: 'm' | 'p' | 'f', kmh: number][];
}

const data = new URL('../../packages/sample-services/data/geo/', import.meta.url);
const read = async <T>(file: string): Promise<T> => JSON.parse(await readFile(new URL(file, data), 'utf8'));
const topology = await read<Topology>('basemap.topo.json');
const roads = await read<Roads>('roads-se.json');

const box = { west: 12.86, east: 14.34, south: 59.13, north: 59.66 };
const width = 640;
const mercator = (latitude: number) => Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360));
const unit = width / ((box.east - box.west) * (Math.PI / 180));
const height = Math.round((mercator(box.north) - mercator(box.south)) * unit);
const project = ([longitude, latitude]: Position): Point => [
  (longitude - box.west) * (Math.PI / 180) * unit,
  (mercator(box.north) - mercator(latitude)) * unit,
];

function positionsOf(arc: number): Position[] {
  const { scale, translate } = topology.transform;
  let [x, y] = [0, 0];
  const positions = (topology.arcs[arc < 0 ? ~arc : arc] ?? []).map(([dx, dy]): Position => {
    x += dx;
    y += dy;
    return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
  });
  return arc < 0 ? positions.reverse() : positions;
}

const isNear = ([x, y]: Point, air: number) => x > -air && x < width + air && y > -air && y < height + air;

/** Cuts the corners of a ring twice, so that a coast known by few points looks like one (Chaikin). */
function soften(ring: Point[], times = 2): Point[] {
  if (times === 0) return ring;
  const cut = ring.flatMap(([x, y], at): Point[] => {
    const [nextX, nextY] = ring[(at + 1) % ring.length] ?? [x, y];
    return [
      [x * 0.75 + nextX * 0.25, y * 0.75 + nextY * 0.25],
      [x * 0.25 + nextX * 0.75, y * 0.25 + nextY * 0.75],
    ];
  });
  return soften(cut, times - 1);
}

/** Clamps a ring to the picture's surroundings: points further away are never seen. */
const clamp = ([x, y]: Point): Point => [
  Math.min(Math.max(x, -30), width + 30),
  Math.min(Math.max(y, -30), height + 30),
];
const isRepeated = (point: Point, at: number, all: Point[]) => {
  const before = all[at - 1];
  return before !== undefined && Math.hypot(point[0] - before[0], point[1] - before[1]) < 1;
};
const path = (points: Point[]) => `M${points.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`).join('L')}`;

const lakes = topology.objects.lakes.geometries
  .flatMap(({ type, arcs }) => (type === 'Polygon' ? [arcs as number[][]] : (arcs as number[][][])))
  .map(([outer = []]) => outer.flatMap((arc) => positionsOf(arc)).map(project))
  .filter((ring) => ring.some((point) => isNear(point, 0)))
  .map((ring) =>
    soften(ring)
      .map(clamp)
      .filter((point, at, all) => !isRepeated(point, at, all)),
  );

const nodePoint = (node: number): Point | undefined => {
  const [, latitude, longitude] = roads.nodes[node] ?? [];
  return latitude === undefined || longitude === undefined ? undefined : project([longitude, latitude]);
};
const ways = roads.edges.flatMap(([from, to, , name, kind]) => {
  const [start, end] = [nodePoint(from), nodePoint(to)];
  if (!start || !end || !(isNear(start, 0) || isNear(end, 0))) return [];
  const bend: Point = [
    (start[0] + end[0]) / 2 + (end[1] - start[1]) * 0.06,
    (start[1] + end[1]) / 2 - (end[0] - start[0]) * 0.06,
  ];
  const [x, y] = bend.map(Math.round);
  const [last] = [end.map(Math.round).join(' ')];
  return [{ name, kind, path: `${path([start])}Q${x} ${y} ${last}`, middle: bend }];
});

/** The towns that matter on the way, and on which side of its dot a name has room. */
const towns: [name: string, longitude: number, latitude: number, side: 'start' | 'end'][] = [
  ['Kristinehamn', 14.1081, 59.3098, 'end'],
  ['Grums', 13.1111, 59.3514, 'end'],
  ['Kil', 13.3128, 59.5023, 'end'],
  ['Forshaga', 13.4813, 59.5254, 'start'],
  ['Molkom', 13.7211, 59.6006, 'start'],
  ['Skoghall', 13.4655, 59.3232, 'end'],
];
const named = towns.map(([name, longitude, latitude, side]) => {
  const [x, y] = project([longitude, latitude]).map(Math.round);
  return { name, x, y, side };
});
const signs = ['E18', '61', '63'].flatMap((name) => {
  const way = ways.find((one) => one.name === name && isNear(one.middle, -30));
  return way ? [{ name, x: Math.round(way.middle[0]), y: Math.round(way.middle[1]) }] : [];
});
const [x, y] = project([13.5036, 59.3793]).map(Math.round);

const pathsOf = (kind: string) =>
  ways
    .filter((way) => way.kind === kind)
    .map((way) => way.path)
    .join('');
await writeFile(
  new URL('../src/pages/contact/karlstad.ts', import.meta.url),
  `/** Drawn by generate/karlstad.ts, in the units of a picture of this size. */
export const karlstad = ${JSON.stringify(
    {
      width,
      height,
      water: lakes.map((lake) => `${path(lake)}Z`).join(''),
      motorways: pathsOf('m'),
      roads: pathsOf('p'),
      towns: named,
      signs,
      here: { x, y },
    },
    undefined,
    2,
  )} as const;
`,
);
