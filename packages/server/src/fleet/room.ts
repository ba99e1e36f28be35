import type { Dimensions } from '@freight/contract';

/** A place in a lorry, for a EUR pallet: its floor in cm, and what fits on it when goods are stacked. */
const place = { length: 120, width: 80, volumeM3: 1.2, weightKg: 700 };

interface Load {
  readonly quantity: number;
  /** kg and m³, of one piece. */
  readonly weight: number;
  readonly volume: number;
  /** cm, as it stands; absent where only the volume is known. */
  readonly dimensions?: Dimensions | undefined;
}

/** The places that goods take: pieces larger than a pallet take their floor, smaller ones are stacked. */
export function placesFor({ quantity, weight, volume, dimensions }: Load): number {
  const { length = 0, width = 0 } = dimensions ?? {};
  const [long, short] = [Math.max(length, width), Math.min(length, width)];
  const isLarge = long > place.length || short > place.width;
  const floor = Math.ceil(long / place.length) * Math.ceil(short / place.width);
  const byRoom = isLarge ? quantity * floor : Math.ceil((quantity * volume) / place.volumeM3);
  return Math.max(1, byRoom, Math.ceil((quantity * weight) / place.weightKg));
}
