import { goodsOf, type Piece, pieceLimits, plainText } from '@freight/contract';
import type { TransportDraft } from './draft.ts';

/** Every piece of a draft; undefined for the documented single one. */
export function allPieces({
  packageDetails,
  count = 1,
  otherPieces = [],
}: TransportDraft): Piece[] | undefined {
  if (count <= 1 && otherPieces.length === 0) return undefined;
  const { weight, dimensions: sides, description = '' } = packageDetails;
  return [{ weight, sides, count, description }, ...otherPieces].map((piece) => ({
    weight: piece.weight,
    sides: piece.sides,
    count: piece.count,
    description: plainText(piece.description).slice(0, pieceLimits.longestDescription),
  }));
}

/** The fields of a price or an order in which several pieces differ from one. */
export function piecesOf(
  draft: TransportDraft,
): (ReturnType<typeof goodsOf> & { pieces: Piece[] }) | undefined {
  const pieces = allPieces(draft);
  return pieces && { ...goodsOf(pieces), pieces };
}
