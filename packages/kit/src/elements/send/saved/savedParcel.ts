import { type SavedParcel, subcategoriesOf } from '@freight/contract';
import type { DraftContents } from '#elements/send/draft/draft.ts';

type Details = DraftContents['packageDetails'];

/** A saved parcel as the step fills it in; a kind of goods that is no longer offered is left to be chosen. */
export function detailsOf(parcel: SavedParcel): Details {
  const { weight, dimensions, description, packageType, packageSubType, specialInstruction } = parcel;
  const subcategories = subcategoriesOf(packageType);
  return {
    weight,
    dimensions,
    description: description || parcel.name,
    category: subcategories.length > 0 ? packageType : '',
    subcategory: subcategories.includes(packageSubType) ? packageSubType : '',
    specialInstructions: specialInstruction,
  };
}

export const parcelOf = (id: string, name: string, details: Details): SavedParcel => ({
  id,
  name,
  weight: details.weight,
  dimensions: details.dimensions,
  description: details.description,
  packageType: details.category,
  packageSubType: details.subcategory,
  specialInstruction: details.specialInstructions,
});

/** The saved parcel that is filled in. */
export function savedAs(parcels: readonly SavedParcel[], details: Details): SavedParcel | undefined {
  const isSame = (one: SavedParcel) => {
    const { length, width, height } = one.dimensions;
    const { dimensions, ...words } = detailsOf(one);
    return (
      length === details.dimensions.length &&
      width === details.dimensions.width &&
      height === details.dimensions.height &&
      Object.entries(words).every(([name, value]) => details[name as keyof typeof words] === value)
    );
  };
  return parcels.find(isSame);
}
