import { limits, plainText, type SavedParcel, volumeOf } from '@freight/contract';

export type ParcelField = 'name' | 'weight' | 'length' | 'width' | 'height';
export type ParcelFault = 'name' | 'measures' | 'weightMost' | 'sideMost';

/** What keeps a parcel from being saved, by field; as strict as a price. */
export function checkParcel({
  name,
  weight,
  dimensions,
}: SavedParcel): Partial<Record<ParcelField, ParcelFault>> {
  const faults: Partial<Record<ParcelField, ParcelFault>> = {};
  if (plainText(name) === '') faults.name = 'name';
  if (weight <= 0) faults.weight = 'measures';
  else if (weight > limits.heaviestPiece) faults.weight = 'weightMost';
  for (const side of ['length', 'width', 'height'] as const) {
    if (dimensions[side] <= 0) faults[side] = 'measures';
    else if (dimensions[side] > limits.longestSide) faults[side] = 'sideMost';
  }
  if (!faults.height && volumeOf(dimensions) > limits.largestPiece) faults.height = 'sideMost';
  return faults;
}
