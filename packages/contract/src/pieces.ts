/** What one order may hold in pieces of several sizes. */
export const pieceLimits = {
  /** Pieces in all: each has a page of the waybill. */
  most: 100,
  mostSizes: 20,
  longestDescription: 200,
} as const;

interface Sides {
  readonly length: number;
  readonly width: number;
  readonly height: number;
}
interface Sized {
  readonly weight: number;
  readonly sides: Sides;
  readonly count: number;
}

/** Sides in cm, result in m³ [PRICE-29]. */
export const volumeOf = ({ length, width, height }: Sides): number => (length * width * height) / 1_000_000;

/** Without the last digits of a division, in which two machines could differ. */
const rounded = (value: number): number => Math.round(value * 1e6) / 1e6;

/** What all pieces weigh (kg), the room they take (m³), and how many they are. */
export function sumOf(pieces: readonly Sized[]) {
  const sum = (of: (piece: Sized) => number) =>
    pieces.reduce((total, piece) => total + piece.count * of(piece), 0);
  return {
    count: sum(() => 1),
    weight: sum(({ weight }) => weight),
    volume: sum((piece) => volumeOf(piece.sides)),
  };
}

/**
 * The documented fields of goods in several pieces: their number, the weight (kg) and volume (m³) of an average piece, and
 * the sides (cm) of the largest one. An API that does not know `pieces` gets the same sums, and so the same price.
 */
export function goodsOf(pieces: readonly Sized[]) {
  const { count, weight, volume } = sumOf(pieces);
  const largest = pieces.reduce((one, other) => (volumeOf(other.sides) > volumeOf(one.sides) ? other : one));
  return {
    quantity: count,
    weight: rounded(weight / count),
    volume: rounded(volume / count),
    dimensions: largest.sides,
  };
}
