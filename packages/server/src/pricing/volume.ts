import type { Dimensions } from '@freight/contract';

/** All three sides when all are known and above zero. */
export function wholeDimensions({ length, width, height }: Partial<Dimensions>): Dimensions | undefined {
  return length && width && height ? { length, width, height } : undefined;
}

/** m³ of a piece by its sides in cm. */
export const volumeOf = ({ length, width, height }: Dimensions): number =>
  (length * width * height) / 1_000_000;
