import { isMailAddress, isPhone, limits, plainText, subcategoriesOf, volumeOf } from '@freight/contract';
import type { DraftContents } from '#elements/send/draft/draft.ts';

export type PackageField =
  | 'weight'
  | 'length'
  | 'width'
  | 'height'
  | 'description'
  | 'category'
  | 'subcategory';

export type PackageFault =
  | `validation.${PackageField}Required`
  | 'validation.weightMost'
  | 'validation.sideMost'
  | 'validation.volumeMost';

/** What step 2 lacks, or has too much of, as message keys in the order of its fields [WIZ-19] to [WIZ-26]. */
export function checkPackage({
  weight,
  dimensions,
  description,
  category,
  subcategory,
}: DraftContents['packageDetails']): Partial<Record<PackageField, PackageFault>> {
  const isFilled: Record<PackageField, boolean> = {
    weight: weight > 0,
    length: dimensions.length > 0,
    width: dimensions.width > 0,
    height: dimensions.height > 0,
    description: description.trim() !== '',
    category: subcategoriesOf(category).length > 0,
    subcategory: subcategoriesOf(category).includes(subcategory),
  };
  const faults: Partial<Record<PackageField, PackageFault>> = {};
  for (const field of Object.keys(isFilled) as PackageField[])
    if (!isFilled[field]) faults[field] = `validation.${field}Required`;
  if (weight > limits.heaviestPiece) faults.weight = 'validation.weightMost';
  for (const side of ['length', 'width', 'height'] as const)
    if (dimensions[side] > limits.longestSide) faults[side] = 'validation.sideMost';
  if (!faults.height && volumeOf(dimensions) > limits.largestPiece) faults.height = 'validation.volumeMost';
  return faults;
}

export type RecipientField = 'name' | 'phone' | 'email';
export type RecipientFault =
  | 'recipientNameRequired'
  | 'recipientNameLetters'
  | 'phoneRequired'
  | 'phoneInvalid'
  | 'recipientEmailRequired'
  | 'recipientEmailInvalid';

/** Letters that the driver's papers have; signs of all scripts are no letters. */
const printable =
  /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]*$/u;

/** What step 4 lacks, as message keys [WIZ-41] [WIZ-42] [WIZ-43] (OPEN-03, OPEN-67). */
export function checkRecipient(
  recipient: DraftContents['recipientDetails'],
  emailField: 'off' | 'optional' | 'required',
): Partial<Record<RecipientField, RecipientFault>> {
  const [name, phone] = [plainText(recipient.name), plainText(recipient.phone)];
  const email = plainText(recipient.email);
  const faults: Partial<Record<RecipientField, RecipientFault>> = {};
  if (name === '') faults.name = 'recipientNameRequired';
  else if (!printable.test(name)) faults.name = 'recipientNameLetters';
  if (phone === '') faults.phone = 'phoneRequired';
  else if (!isPhone(phone)) faults.phone = 'phoneInvalid';
  if (emailField === 'off') return faults;
  if (email === '' && emailField === 'required') faults.email = 'recipientEmailRequired';
  else if (email !== '' && !isMailAddress(email)) faults.email = 'recipientEmailInvalid';
  return faults;
}
