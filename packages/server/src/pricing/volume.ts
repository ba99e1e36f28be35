import type { Dimensions } from '@freight/contract';
import { HttpError } from '#http/httpError.ts';

/** All three sides when all are known and above zero. */
export function wholeDimensions({ length, width, height }: Partial<Dimensions>): Dimensions | undefined {
  return length && width && height ? { length, width, height } : undefined;
}

/** m³ of a piece by its sides in cm. */
export const volumeOf = ({ length, width, height }: Dimensions): number =>
  (length * width * height) / 1_000_000;

/** In cm: as long as the trailer of a lorry; the sentence of `pieceTooLong` has it in metres. */
const longestPiece = 1_360;
/** In cm, of a piece whose price was asked for without sides: as long as a pallet. */
export const longestUnmeasured = 120;

/** Throws `HttpError` 400 for a piece that no lorry carries. */
export function requireCarriable(dimensions: Partial<Dimensions>): void {
  const longest = Math.max(...Object.values(dimensions), 0);
  if (longest <= longestPiece) return;
  throw new HttpError('pieceTooLong');
}
