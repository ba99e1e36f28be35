import type { Dimensions } from '@freight/contract';
import { type Parcel, sizes } from './sizes.ts';

/** The usual sizes by the words of attributes. */
export const givenSizes = {
  letterbox: sizes.letterbox,
  parcel: sizes.parcel,
  'half-pallet': sizes.halfPallet,
  pallet: sizes.pallet,
} as const satisfies Record<string, Parcel>;

export type GivenSize = keyof typeof givenSizes;

/** Length, width and height (cm) in `40x30x20` or `40 × 30,5 × 20 cm`; undefined for anything else. */
export function readSides(text: string): Dimensions | undefined {
  const parts = text.replace(/\s*cm\s*$/i, '').split(/\s*[x×*]\s*/i);
  const [length = 0, width = 0, height = 0] = parts.map((part) => Number(part.replace(',', '.')));
  const isRight = parts.length === 3 && [length, width, height].every((side) => side > 0);
  return isRight ? { length, width, height } : undefined;
}
