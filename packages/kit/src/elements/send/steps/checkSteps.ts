import {
  type Dimensions,
  isMailAddress,
  isPhone,
  limits,
  pieceLimits,
  plainText,
  subcategoriesOf,
  sumOf,
  volumeOf,
} from '@freight/contract';
import { type DraftContents, piecesIn } from '#elements/send/draft/draft.ts';

export type PackageField =
  | 'weight'
  | 'length'
  | 'width'
  | 'height'
  | 'description'
  | 'category'
  | 'subcategory';

type Measure = 'weight' | 'length' | 'width' | 'height';

/** A field of one of several pieces; `count` alone is of those that the step's own fields describe. */
export type PieceField = 'count' | `${string}.${Measure | 'count'}`;

export type PackageFault =
  | `validation.${PackageField}Required`
  | 'validation.countRequired'
  | `validation.${'weight' | 'side' | 'volume' | 'pieces' | 'allWeight' | 'allVolume'}Most`;

function checkMeasures(weight: number, sides: Dimensions): Partial<Record<Measure, PackageFault>> {
  const faults: Partial<Record<Measure, PackageFault>> = {};
  for (const [field, value] of Object.entries({ weight, ...sides }) as [Measure, number][])
    if (!(value > 0)) faults[field] = `validation.${field}Required`;
  if (weight > limits.heaviestPiece) faults.weight = 'validation.weightMost';
  for (const side of ['length', 'width', 'height'] as const)
    if (sides[side] > limits.longestSide) faults[side] = 'validation.sideMost';
  if (!faults.height && volumeOf(sides) > limits.largestPiece) faults.height = 'validation.volumeMost';
  return faults;
}

/** What step 2 lacks, or has too much of, as message keys in the order of its fields [WIZ-19] to [WIZ-26]. */
export function checkPackage({
  weight,
  dimensions,
  description,
  category,
  subcategory,
}: DraftContents['packageDetails']): Partial<Record<PackageField, PackageFault>> {
  const isFilled: Record<Exclude<PackageField, Measure>, boolean> = {
    description: description.trim() !== '',
    category: subcategoriesOf(category).length > 0,
    subcategory: subcategoriesOf(category).includes(subcategory),
  };
  const faults: Partial<Record<PackageField, PackageFault>> = checkMeasures(weight, dimensions);
  for (const field of Object.keys(isFilled) as (keyof typeof isFilled)[])
    if (!isFilled[field]) faults[field] = `validation.${field}Required`;
  return faults;
}

const isCount = (count: number) => Number.isInteger(count) && count > 0;

/** What the pieces have too much of together. */
function checkSums(draft: DraftContents): PackageFault | undefined {
  const { weight, dimensions: sides } = draft.packageDetails;
  const { count, otherPieces } = piecesIn(draft);
  const all = sumOf([{ weight, sides, count }, ...otherPieces]);
  if (all.count > pieceLimits.most) return 'validation.piecesMost';
  if (all.weight > limits.heaviestPiece) return 'validation.allWeightMost';
  return all.volume > limits.largestPiece ? 'validation.allVolumeMost' : undefined;
}

/** What step 2 lacks, or has too much of, with all its pieces [R4]. */
export function checkGoods(draft: DraftContents): Partial<Record<PackageField | PieceField, PackageFault>> {
  const faults: Partial<Record<PackageField | PieceField, PackageFault>> = checkPackage(draft.packageDetails);
  const { count, otherPieces } = piecesIn(draft);
  for (const piece of otherPieces) {
    for (const [field, fault] of Object.entries(checkMeasures(piece.weight, piece.sides)))
      faults[`${piece.id}.${field as Measure}`] = fault;
    if (!isCount(piece.count)) faults[`${piece.id}.count`] = 'validation.countRequired';
  }
  if (!isCount(count)) faults.count = 'validation.countRequired';
  const excess = checkSums(draft);
  if (excess) faults.count ??= excess;
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
