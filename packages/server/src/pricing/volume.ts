import type { Dimensions, Piece } from '@freight/contract';
import { HttpError } from '#http/httpError.ts';

/** All three sides when all are known and above zero. */
export function wholeDimensions({ length, width, height }: Partial<Dimensions>): Dimensions | undefined {
  return length && width && height ? { length, width, height } : undefined;
}

/** In cm: as long as the trailer of a lorry; the sentence of `pieceTooLong` has it in metres. */
const longestPiece = 1_360;
/** In cm, of a piece whose price was asked for without sides: as long as a pallet. */
export const longestUnmeasured = 120;

interface Goods {
  readonly dimensions: Partial<Dimensions>;
  readonly pieces?: readonly Piece[] | undefined;
}

/** Throws `HttpError` 400 for a piece that no lorry carries. */
export function requireCarriable({ dimensions, pieces = [] }: Goods): void {
  const longest = Math.max(...[dimensions, ...pieces.map(({ sides }) => sides)].flatMap(Object.values), 0);
  if (longest <= longestPiece) return;
  throw new HttpError('pieceTooLong');
}
