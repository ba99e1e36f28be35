import { noAddress } from '@freight/client';
import type { SavedAddress } from '@freight/contract';
import { type AddressFault, type AddressTexts, faultsOf, plainTexts } from '#addressBook/checkAddress.ts';
import type { AddressEntry } from '#maps/address/AddressField.tsx';
import type { BookPart } from './useEntries.ts';

/** An address while it is typed. */
export interface AddressDraft {
  /** Made when the form opens, so that saving twice saves one. */
  id: string;
  texts: Pick<AddressTexts, 'name' | 'contact' | 'phone' | 'email'>;
  entry: AddressEntry;
  isDefaultPickup: boolean;
}

export function draftOf(part: BookPart, saved?: SavedAddress): AddressDraft {
  const { name, contact, phone, email } = saved ?? noAddress;
  return {
    id: saved?.id ?? part.newEntryId(),
    texts: { name, contact, phone, email },
    entry: { text: saved ? part.addressOf(saved) : '', location: saved ? part.locationOfSaved(saved) : null },
    isDefaultPickup: saved?.isDefaultPickup ?? false,
  };
}

export type DraftFault = AddressFault | 'place';

/** What is saved, or what keeps it from being saved. An imported address whose text is unchanged stays as it is. */
export function checkDraft(
  part: BookPart,
  { id, texts, entry, isDefaultPickup }: AddressDraft,
  saved: SavedAddress | undefined,
): { address: SavedAddress } | { faults: DraftFault[] } {
  const { location } = entry;
  const isUnchanged = saved !== undefined && entry.text === part.addressOf(saved);
  const { street, postalCode, city } = (isUnchanged ? saved : location) ?? noAddress;
  // A geocoder may know a place by its name alone.
  const place = { street, postalCode, city: city || (location?.address ?? '') };
  const plain = plainTexts({ ...texts, ...place });
  const hasPlace = isUnchanged || location !== null;
  const faults: DraftFault[] = hasPlace ? [] : ['place'];
  for (const fault of faultsOf(plain))
    if (hasPlace || (fault !== 'street' && fault !== 'city')) faults.push(fault);
  if (faults.length > 0) return { faults };
  const coordinates = location ? { latitude: location.lat, longitude: location.lng } : undefined;
  return { address: { id, ...plain, isDefaultPickup, ...(coordinates && { coordinates }) } };
}
