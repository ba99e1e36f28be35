import { plainText } from '@freight/contract';
import { SaveEntry } from '#addressBook/SaveEntry.tsx';
import { savedTexts } from '#addressBook/strings/index.ts';
import { useAddressBook } from '#addressBook/useAddressBook.ts';
import type { DraftContents } from '#elements/send/draft/draft.ts';
import { checkPackage } from '#elements/send/steps/checkSteps.ts';
import { parcelOf, savedAs } from './savedParcel.ts';

/** The longest name of an entry; a description may be longer. */
const longestName = 200;

/** Saves the parcel that has been filled in, under its description. */
export function SaveParcel({ details }: { details: DraftContents['packageDetails'] }) {
  const t = savedTexts.useWhenProvided();
  const { book } = useAddressBook();
  if (!book) return null;
  const isComplete = Object.keys(checkPackage(details)).length === 0;
  const name = plainText(details.description).slice(0, longestName);
  return (
    <SaveEntry
      // Another parcel is another entry.
      key={JSON.stringify(details)}
      entry={isComplete ? (id) => ({ parcels: [parcelOf(id, name, details)] }) : undefined}
      isSaved={savedAs(book.parcels, details) !== undefined}
      label={t('parcel.save')}
    />
  );
}
