import { goodsOf, type Piece, pieceLimits, plainText } from '@freight/contract';
import { fieldsOf, list, number, text } from '#fields/fields.ts';
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

/** The pieces of an order; undefined where an answer has none, or one that cannot be counted. */
export function readPieces(answer: unknown): Piece[] | undefined {
  const pieces = list(answer).map((entry) => {
    const { weight, sides, count, description } = fieldsOf(entry);
    const { length, width, height } = fieldsOf(sides);
    return {
      weight: number(weight),
      sides: { length: number(length), width: number(width), height: number(height) },
      count: number(count),
      description: text(description),
    };
  });
  return pieces.length > 0 && pieces.every(({ count }) => count >= 1) ? pieces : undefined;
}
