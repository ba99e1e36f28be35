import type { Dimensions } from '@freight/contract';

/** What one piece measures: weight in kg, sides in cm. */
export interface Parcel {
  weight: number;
  dimensions: Dimensions;
}

const parcel = (weight: number, length: number, width: number, height: number): Parcel => ({
  weight,
  dimensions: { length, width, height },
});

/** The usual sizes, each with the measures and weight that are typical for its name. */
export const sizes = {
  letterbox: parcel(1, 35, 25, 3),
  parcel: parcel(10, 40, 30, 30),
  halfPallet: parcel(120, 80, 60, 100),
  pallet: parcel(250, 120, 80, 100),
} as const satisfies Record<string, Parcel>;

export type SizeName = keyof typeof sizes;
export const sizeNames = Object.keys(sizes) as SizeName[];

export const sameSides = (one: Dimensions, other: Dimensions): boolean =>
  one.length === other.length && one.width === other.width && one.height === other.height;

/** The usual size that a piece has, its weight included. */
export const sizeOf = ({ weight, dimensions }: Parcel): SizeName | undefined =>
  sizeNames.find((name) => sizes[name].weight === weight && sameSides(sizes[name].dimensions, dimensions));

/** Whether all values that a price is calculated from are present. */
export const isWhole = ({ weight, dimensions }: Parcel): boolean =>
  [weight, dimensions.length, dimensions.width, dimensions.height].every((measure) => measure > 0);

/** Whether no value is present yet. */
export const isEmpty = ({ weight, dimensions }: Parcel): boolean =>
  [weight, dimensions.length, dimensions.width, dimensions.height].every((measure) => measure === 0);
