import type { SeedTown } from '#geo/data/dataFiles.ts';
import { randomFrom } from '#geo/data/seededRandom.ts';
import type { LatLon } from '#geo/measures/distance.ts';
import { type Ground, type Layout, layOut } from './townPlan.ts';
import { isWater } from './waterMap.ts';

/** What lies between and beside the streets of a town, each a closed shape; as invented as the streets are. */
export interface TownGround {
  readonly parks: readonly (readonly LatLon[])[];
  readonly waters: readonly (readonly LatLon[])[];
  /** Land under streets that would lie in the water of the drawn map, whose coast is coarser than a town. */
  readonly lands: readonly (readonly LatLon[])[];
}

/** Metres between a park and the middle of the streets around it. */
const parkEdge = 20;
/** Metres between the last houses and the water, and how wide that is. */
const shore = 40;
const riverWidth = 130;
/** Metres by which the water extends beyond the town at both ends. */
const riverReach = 900;
const pointsPerShore = 24;
/** Metres of land around the last houses of a town by the water, and points in each of its round corners. */
const quay = 120;
const pointsPerCorner = 9;

const mostParks: Readonly<Record<number, number>> = { 1: 2, 2: 3, 3: 5 };

/** A few blocks between four streets, no two of them touching. */
function layParks(town: SeedTown, streetCount: number, random: () => number): Ground[][] {
  const { rows, columns } = layOut(town, streetCount);
  const blocks = rows
    .slice(1)
    .flatMap((_, row) => columns.slice(1).map((__, column) => [row, column] as const));
  const taken: (readonly [row: number, column: number])[] = [];
  const wanted = mostParks[town.tier] ?? 1;
  while (taken.length < wanted && blocks.length > 0) {
    const [block] = blocks.splice(Math.floor(random() * blocks.length), 1);
    const isFree = taken.every(
      ([row, column]) => block && Math.abs(row - block[0]) + Math.abs(column - block[1]) > 1,
    );
    if (block && isFree) taken.push(block);
  }
  return taken.map(([row, column]) => {
    const [south = 0, north = 0] = rows.slice(row, row + 2);
    const [west = 0, east = 0] = columns.slice(column, column + 2);
    return [
      [west + parkEdge, south + parkEdge],
      [east - parkEdge, south + parkEdge],
      [east - parkEdge, north - parkEdge],
      [west + parkEdge, north - parkEdge],
    ];
  });
}

/** Looks at every fourth point: coasts are coarser than that. */
const touchesWater = (shape: readonly LatLon[]) => shape.some((point, i) => i % 4 === 0 && isWater(point));

/** A river beside the town, bent a little and narrow at its ends, without houses on it. */
function layRiver(
  { halfWidth, halfHeight }: Layout,
  phase: number,
  { runsEast, side }: { runsEast: boolean; side: number },
): Ground[] {
  const [along, across] = runsEast ? [halfWidth, halfHeight] : [halfHeight, halfWidth];
  const at = (share: number, off: number): Ground => {
    const way = (2 * share - 1) * (along + riverReach);
    const bend = 30 * Math.sin(share * 7 + phase);
    const away = side * (across + shore + 30 + bend + off);
    return runsEast ? [way, away] : [away, way];
  };
  const width = (share: number) =>
    (riverWidth + 25 * Math.sin(share * 11)) * Math.sqrt(Math.sin(Math.PI * share));
  const shares = Array.from({ length: pointsPerShore }, (_, i) => i / (pointsPerShore - 1));
  return [
    ...shares.map((share) => at(share, 0)),
    ...shares.reverse().map((share) => at(share, Math.max(0, width(share) || 0))),
  ];
}

/** The river of a town, on the first of its four sides where the drawn map shows land; none in a town by the water. */
function findRiver(layout: Layout, random: () => number): LatLon[][] {
  const runsEast = random() < 0.5;
  const side = random() < 0.5 ? 1 : -1;
  const phase = random() * 6.28;
  const places = [
    { runsEast, side },
    { runsEast, side: -side },
    { runsEast: !runsEast, side },
    { runsEast: !runsEast, side: -side },
  ];
  const rivers = places.map((place) => layRiver(layout, phase, place).map(layout.place));
  const dry = rivers.find((river) => !touchesWater(river));
  return dry ? [dry] : [];
}

/** What the streets of a town cover, with round corners. */
function layLand({ halfWidth, halfHeight }: Layout): Ground[] {
  const corners = [
    [1, 1],
    [-1, 1],
    [-1, -1],
    [1, -1],
  ] as const;
  return corners.flatMap(([east, north], corner) =>
    Array.from({ length: pointsPerCorner }, (_, i): Ground => {
      const angle = (corner + i / (pointsPerCorner - 1)) * (Math.PI / 2);
      return [east * halfWidth + quay * Math.cos(angle), north * halfHeight + quay * Math.sin(angle)];
    }),
  );
}

/** Draws the ground of a town from its name alone, beside the streets that `planTown` lays out for that many names. */
export function layGround(town: SeedTown, streetCount: number): TownGround {
  const random = randomFrom(`ground${town.cc}${town.city}`);
  const layout = layOut(town, streetCount);
  const parks = layParks(town, streetCount, random).map((park) => park.map(layout.place));
  const land = layLand(layout).map(layout.place);
  return { parks, waters: findRiver(layout, random), lands: touchesWater(land) ? [land] : [] };
}
