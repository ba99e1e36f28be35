import { Suspense } from 'react';
import { useAddressBook } from '#addressBook/useAddressBook.ts';
import { lazyPart } from '#bridge/lazyPart.tsx';
import type { DraftContents } from '#elements/send/draft/draft.ts';
import { useGivenParts } from '#elements/send/prefill/Prefill.tsx';

const LazySaveRecipient = lazyPart(
  async () => (await import('./SaveRecipient.tsx')).SaveRecipient,
  import.meta.url,
);
const LazyParcelChoice = lazyPart(
  async () => (await import('./ParcelChoice.tsx')).ParcelChoice,
  import.meta.url,
);
const LazySaveParcel = lazyPart(async () => (await import('./SaveParcel.tsx')).SaveParcel, import.meta.url);

type Details = DraftContents['packageDetails'];

export function SaveRecipient() {
  const { book } = useAddressBook();
  const { recipient, dropoff } = useGivenParts();
  if (!book || recipient || dropoff) return null;
  return (
    <Suspense>
      <LazySaveRecipient />
    </Suspense>
  );
}

/** Whether the customer decides about the whole parcel, and has a book to take it from. */
function useOwnParcels(): boolean {
  const { book } = useAddressBook();
  const { size, weight, sides, description, category } = useGivenParts();
  return book !== undefined && !(size || weight || sides || description || category);
}

export function ParcelChoice(props: { details: Details; onChoose: (details: Details) => void }) {
  return useOwnParcels() ? (
    <Suspense>
      <LazyParcelChoice {...props} />
    </Suspense>
  ) : null;
}

export function SaveParcel(props: { details: Details }) {
  return useOwnParcels() ? (
    <Suspense>
      <LazySaveParcel {...props} />
    </Suspense>
  ) : null;
}
