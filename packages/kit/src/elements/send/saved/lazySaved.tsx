import { type ReactNode, Suspense } from 'react';
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

/**
 * The place of what is saved with one press. It is there before the book has come and anything can be saved: the button
 * below must not move away from a press.
 */
const Place = ({ children }: { children: ReactNode }) => (
  <div className="saved-place">
    <Suspense>{children}</Suspense>
  </div>
);

export function SaveRecipient() {
  const { isOffered, book } = useAddressBook();
  const { recipient, dropoff } = useGivenParts();
  if (!isOffered || recipient || dropoff) return null;
  return <Place>{book && <LazySaveRecipient />}</Place>;
}

/** The book to take a parcel from, where the API has one and the customer decides about the whole parcel. */
function useOwnParcels() {
  const { isOffered, book } = useAddressBook();
  const { size, weight, sides, description, category } = useGivenParts();
  const isOwn = !(size || weight || sides || description || category);
  return { isOffered: isOffered && isOwn, book: isOwn ? book : undefined };
}

export function ParcelChoice(props: { details: Details; onChoose: (details: Details) => void }) {
  return useOwnParcels().book ? (
    <Suspense>
      <LazyParcelChoice {...props} />
    </Suspense>
  ) : null;
}

export function SaveParcel(props: { details: Details }) {
  const { isOffered, book } = useOwnParcels();
  return isOffered && <Place>{book && <LazySaveParcel {...props} />}</Place>;
}
