import { savedTexts } from '#addressBook/strings/index.ts';
import { useAddressBook } from '#addressBook/useAddressBook.ts';
import type { DraftContents } from '#elements/send/draft/draft.ts';
import { Select } from '#ui/select/Select.tsx';
import { detailsOf, savedAs } from './savedParcel.ts';

interface ParcelChoiceProps {
  details: DraftContents['packageDetails'];
  onChoose: (details: DraftContents['packageDetails']) => void;
}

/** The customer's saved parcels; nothing where there are none. */
export function ParcelChoice({ details, onChoose }: ParcelChoiceProps) {
  const t = savedTexts.useWhenProvided();
  const { book } = useAddressBook();
  if (!book || book.parcels.length === 0) return null;
  const byName = [...book.parcels].sort((a, b) => a.name.localeCompare(b.name));
  function choose(id: string): void {
    const parcel = byName.find((one) => one.id === id);
    if (parcel) onChoose(detailsOf(parcel));
  }
  return (
    <Select
      label={t('parcel.label')}
      name="savedParcel"
      emptyLabel={t('parcel.choose')}
      options={byName.map(({ id, name }) => ({ value: id, label: name }))}
      value={savedAs(byName, details)?.id ?? ''}
      onChange={({ target }) => choose(target.value)}
    />
  );
}
