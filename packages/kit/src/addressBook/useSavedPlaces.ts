import { useMemo } from 'react';
import type { SavedPlace } from '#maps/address/savedPlace.ts';
import { useAddressBook } from './useAddressBook.ts';

/** The saved addresses that address fields offer; none for visitors and without an address book. */
export function useSavedPlaces(isWanted: boolean) {
  const { book, part } = useAddressBook(isWanted);
  return useMemo(
    () => ({
      /** For what is typed, without the address at the other end: nothing goes from a place to itself. */
      placesFor: (kind: 'pickup' | 'dropoff', text: string, other = ''): readonly SavedPlace[] =>
        book && part ? part.placesFor(book, kind, text).filter(({ address }) => address !== other) : [],
      defaultPickup: book && part ? part.defaultPickupOf(book) : null,
    }),
    [book, part],
  );
}
