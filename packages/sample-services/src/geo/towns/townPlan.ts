import type { SeedTown } from '#geo/data/dataFiles.ts';
import { hashText, randomFrom } from '#geo/data/seededRandom.ts';
import type { LatLon } from '#geo/measures/distance.ts';

export interface Street {
  /** Stable as long as country, town and street keep their names. */
  readonly id: string;
  readonly name: string;
  readonly city: string;
  readonly countryCode: string;
  readonly county: string | undefined;
  readonly municipality: string | undefined;
  readonly postcode: string;
  readonly line: readonly LatLon[];
  /** 3 city, 2 town, 1 small town. */
  readonly tier: number;
}
export interface Address {
  readonly street: Street;
  readonly houseNumber: string;
  readonly position: LatLon;
}
export interface TownPlan {
  readonly streets: readonly Street[];
  readonly addresses: readonly Address[];
}

/** Metres on the ground, east and north of the town's centre before the town is turned. */
export type Ground = readonly [east: number, north: number];
type Random = () => number;

export interface Layout {
  readonly random: Random;
  readonly place: (ground: Ground) => LatLon;
  /** Where each street running east, and each running north, crosses the middle. */
  readonly rows: readonly number[];
  readonly columns: readonly number[];
  readonly halfWidth: number;
  readonly halfHeight: number;
}

const metresPerDegree = 111_320;
const pointsPerStreet = 9;
const roundTo6 = (degrees: number): number => Number(degrees.toFixed(6));

/** Turns the town by up to half a radian, so that not every town in the country lies square to north. */
function groundToEarth(town: SeedTown, turn: number): (ground: Ground) => LatLon {
  const cos = Math.cos(turn);
  const sin = Math.sin(turn);
  const narrowing = Math.cos((town.lat * Math.PI) / 180);
  return ([east, north]) => [
    roundTo6(town.lat + (east * sin + north * cos) / metresPerDegree),
    roundTo6(town.lon + (east * cos - north * sin) / (metresPerDegree * narrowing)),
  ];
}

const spread = (count: number, gap: number, wobble: number, random: Random): number[] =>
  Array.from({ length: count }, (_, i) => (i - (count - 1) / 2) * gap + (random() - 0.5) * wobble);

export function layOut(town: SeedTown, streetCount: number): Layout {
  const random = randomFrom(town.cc + town.city);
  const place = groundToEarth(town, random() - 0.5);
  const rowCount = Math.ceil(streetCount / 2);
  const columnCount = streetCount - rowCount;
  const [columnGap, rowGap] = town.tier === 3 ? [150, 125] : [125, 110];
  const columns = spread(columnCount, columnGap, 30, random);
  const rows = spread(rowCount, rowGap, 26, random);
  return {
    random,
    place,
    rows,
    columns,
    halfWidth: ((columnCount - 1) / 2) * columnGap + 90,
    halfHeight: ((rowCount - 1) / 2) * rowGap + 80,
  };
}

/** A gently bent street: the position after a share of its length, so many metres to its side. */
function bentStreet(layout: Layout, index: number) {
  const { random, place, rows, columns, halfWidth, halfHeight } = layout;
  const runsEast = index % 2 === 0;
  const offset = (runsEast ? rows : columns)[index >> 1] ?? 0;
  const halfLength = (runsEast ? halfWidth : halfHeight) * (0.8 + 0.2 * random());
  const bend = (random() - 0.5) * 28;
  const phase = random() * 6.28;
  const at = (share: number, side: number): LatLon => {
    const along = -halfLength + 2 * halfLength * share;
    const across = offset + bend * Math.sin(share * 3.1 + phase) + side;
    return place(runsEast ? [along, across] : [across, along]);
  };
  return { at, length: 2 * halfLength };
}

function houseCount(length: number, tier: number): number {
  const most = tier === 3 ? 40 : tier === 2 ? 18 : 10;
  return Math.max(6, Math.min(Math.floor(length / (tier === 3 ? 16 : 18)), most));
}

/** Odd numbers on one side, even on the other, and now and then a second door (`7B`). */
function numberHouses(street: Street, bent: ReturnType<typeof bentStreet>, random: Random): Address[] {
  const addresses: Address[] = [];
  const count = houseCount(bent.length, street.tier);
  for (let number = 1; number <= count; number++) {
    const share = ((number - 0.5) / count) * 0.94 + 0.03;
    const side = (number % 2 ? 1 : -1) * (13 + 3 * random());
    addresses.push({ street, houseNumber: String(number), position: bent.at(share, side) });
    if (random() < 0.03) {
      addresses.push({ street, houseNumber: `${number}B`, position: bent.at(share + 0.004, side) });
    }
  }
  return addresses;
}

/**
 * Lays the named streets out as an invented grid around the town's centre and numbers the houses.
 * The same town and names always give the same plan; none of it lies where the real streets are.
 */
export function planTown(town: SeedTown, names: readonly string[]): TownPlan {
  const layout = layOut(town, names.length);
  const streets: Street[] = [];
  const addresses: Address[] = [];
  names.forEach((name, index) => {
    const bent = bentStreet(layout, index);
    const street: Street = {
      id: `${town.cc}-${hashText(town.cc + town.city + name).toString(36)}`,
      name,
      city: town.city,
      countryCode: town.cc,
      county: town.county,
      municipality: town.muni,
      postcode: town.codes[Math.floor((index * town.codes.length) / names.length)] ?? '',
      line: Array.from({ length: pointsPerStreet }, (_, i) => bent.at(i / (pointsPerStreet - 1), 0)),
      tier: town.tier,
    };
    streets.push(street);
    addresses.push(...numberHouses(street, bent, layout.random));
  });
  return { streets, addresses };
}
