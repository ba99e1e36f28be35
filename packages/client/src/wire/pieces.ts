import type { Piece } from '@freight/contract';
import { fieldsOf, list, number, text } from '#fields/fields.ts';

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
