import { type Dimensions, type Piece, volumeOf } from '@freight/contract';

/** A place in a lorry, for a EUR pallet: its floor in cm, and what fits on it when goods are stacked. */
const place = { length: 120, width: 80, volumeM3: 1.2, weightKg: 700 };

interface Load {
  readonly quantity: number;
  /** kg and m³, of one piece. */
  readonly weight: number;
  readonly volume: number;
  /** cm, as it stands; absent where only the volume is known. */
  readonly dimensions?: Dimensions | undefined;
  /** Where they differ: the rest is then their average. */
  readonly pieces?: readonly Piece[] | undefined;
}

/** The places that goods take: pieces larger than a pallet take their floor, smaller ones are stacked. */
export function placesFor({ pieces, ...load }: Load): number {
  const loads: readonly Load[] = pieces?.map(({ weight, sides, count }) => ({
    quantity: count,
    weight,
    volume: volumeOf(sides),
    dimensions: sides,
  })) ?? [load];
  const sum = (of: (one: Load) => number) => loads.reduce((total, one) => total + one.quantity * of(one), 0);
  const stacked = sum((one) => (floorOf(one) === undefined ? one.volume : 0));
  const byRoom = sum((one) => floorOf(one) ?? 0) + Math.ceil(stacked / place.volumeM3);
  return Math.max(1, byRoom, Math.ceil(sum(({ weight }) => weight) / place.weightKg));
}

/** The places under a piece that is larger than a pallet. */
function floorOf({ dimensions }: Load): number | undefined {
  const { length = 0, width = 0 } = dimensions ?? {};
  const [long, short] = [Math.max(length, width), Math.min(length, width)];
  if (long <= place.length && short <= place.width) return undefined;
  return Math.ceil(long / place.length) * Math.ceil(short / place.width);
}
