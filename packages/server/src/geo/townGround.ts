import type { SeedTown } from './dataFiles.ts';
import type { LatLon } from './distance.ts';
import { randomFrom } from './seededRandom.ts';
import { type Ground, layOut } from './townPlan.ts';

/** What lies between and beside the streets of a town, each a closed shape; as invented as the streets are. */
export interface TownGround {
  readonly parks: readonly (readonly LatLon[])[];
  readonly waters: readonly (readonly LatLon[])[];
}

/** Metres between a park and the middle of the streets around it. */
const parkEdge = 20;
/** Metres between the last houses and the water, and how wide that is. */
const shore = 40;
const riverWidth = 130;
/** Metres by which the water extends beyond the town at both ends. */
const riverReach = 900;
const pointsPerShore = 12;

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

/** A river beside the town, bent a little, without houses on it. */
function layRiver(town: SeedTown, streetCount: number, random: () => number): Ground[] {
  const { halfWidth, halfHeight } = layOut(town, streetCount);
  const runsEast = random() < 0.5;
  const side = random() < 0.5 ? 1 : -1;
  const [along, across] = runsEast ? [halfWidth, halfHeight] : [halfHeight, halfWidth];
  const phase = random() * 6.28;
  const at = (share: number, off: number): Ground => {
    const way = (2 * share - 1) * (along + riverReach);
    const bend = 30 * Math.sin(share * 7 + phase);
    const away = side * (across + shore + 30 + bend + off);
    return runsEast ? [way, away] : [away, way];
  };
  const shares = Array.from({ length: pointsPerShore }, (_, i) => i / (pointsPerShore - 1));
  return [
    ...shares.map((share) => at(share, 0)),
    ...shares.reverse().map((share) => at(share, riverWidth + 25 * Math.sin(share * 11))),
  ];
}

/** Draws the ground of a town from its name alone, beside the streets that `planTown` lays out for that many names. */
export function layGround(town: SeedTown, streetCount: number): TownGround {
  const random = randomFrom(`ground${town.cc}${town.city}`);
  const { place } = layOut(town, streetCount);
  return {
    parks: layParks(town, streetCount, random).map((park) => park.map(place)),
    waters: [layRiver(town, streetCount, random).map(place)],
  };
}
