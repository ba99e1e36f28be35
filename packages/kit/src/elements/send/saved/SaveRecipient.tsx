import { isPhone, plainPhone, plainText } from '@freight/contract';
import { SaveEntry } from '#addressBook/SaveEntry.tsx';
import { savedTexts } from '#addressBook/strings/index.ts';
import { useAddressBook } from '#addressBook/useAddressBook.ts';
import { orderDraft } from '#elements/send/draft/orderDraft.ts';
import { configuration } from '#platform/configuration.ts';
import { useStore } from '#platform/useStore.ts';

/** Saves the recipient with the address, or what is new about one who is saved there. */
export function SaveRecipient() {
  const t = savedTexts.useWhenProvided();
  const { book, part } = useAddressBook();
  const place = useStore(orderDraft(), ({ draft }) => draft.dropoffLocation);
  const typed = useStore(orderDraft(), ({ draft }) => draft.recipientDetails);
  const isMailAsked = useStore(configuration, ({ recipientEmail }) => recipientEmail !== 'off');
  const name = plainText(typed.name);
  if (!book || !part || !place) return null;
  const phone = plainPhone(typed.phone);
  const known = part.savedAt(book, place).find((saved) => part.contactOf(saved).name === name);
  // What is saved stays where the page asks for no mail address.
  const email = isMailAsked ? plainText(typed.email) : (known?.email ?? '');
  const isComplete = name !== '' && (phone === '' || isPhone(phone));
  const fresh = {
    name,
    street: place.street,
    postalCode: place.postalCode,
    city: place.city || place.address,
    coordinates: { latitude: place.lat, longitude: place.lng },
  };
  return (
    <SaveEntry
      // Another recipient is another entry.
      key={known?.id ?? name}
      entry={
        isComplete ? (id) => ({ addresses: [{ ...(known ?? { ...fresh, id }), phone, email }] }) : undefined
      }
      isSaved={known?.phone === phone && known.email === email}
      label={t(known ? 'recipient.update' : 'recipient.save')}
    />
  );
}
