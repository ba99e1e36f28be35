import type { PropertiesOf } from '#bridge/definition.ts';
import type { definition } from '#elements/price/definition.ts';
import { givenSizes, readSides } from '#elements/send/sizes/givenSizes.ts';
import { isWhole, type Parcel } from '#elements/send/sizes/sizes.ts';

export type Measures = Pick<PropertiesOf<typeof definition>, 'size' | 'weight' | 'sides'>;

/** What the attributes of a price measure together, in kg and cm; undefined while a measure is missing. */
export function parcelOf({ size, weight, sides }: Measures): Parcel | undefined {
  const usual = size && givenSizes[size];
  const dimensions = sides === undefined ? usual?.dimensions : readSides(sides);
  const parcel = { weight: weight ?? usual?.weight ?? 0, dimensions };
  return parcel.dimensions && isWhole(parcel as Parcel) ? (parcel as Parcel) : undefined;
}
