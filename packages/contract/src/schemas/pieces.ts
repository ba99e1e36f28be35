import { z } from 'zod';
import { limits } from '#limits.ts';
import { pieceLimits, sumOf } from '#pieces.ts';
import { singleLine } from './singleLine.ts';

const side = z.number().positive().max(limits.longestSide);

/** Of an API with the capability `pieces`: `count` equal pieces, `weight` in kg and `sides` in cm of each. */
export const piece = z.object({
  weight: z.number().positive().max(limits.heaviestPiece),
  sides: z.object({ length: side, width: side, height: side }),
  count: z.number().int().positive().max(pieceLimits.most),
  description: singleLine.max(pieceLimits.longestDescription).default(''),
});

/** Everything in one order, which together may weigh as much and be as large as one piece may. */
export const pieces = z
  .array(piece)
  .min(1)
  .max(pieceLimits.mostSizes)
  .refine((all) => {
    const { count, weight, volume } = sumOf(all);
    return count <= pieceLimits.most && weight <= limits.heaviestPiece && volume <= limits.largestPiece;
  });

export type Piece = z.output<typeof piece>;
