import { pause } from '@freight/client/pause';
import { heldBook } from '#addressBook/heldBook.ts';
import { askForCapabilities, capabilities, isOffered } from '#capabilities/capabilities.ts';
import type { DraftContents } from '#elements/send/draft/draft.ts';
import type { Location } from '#maps/places/places.ts';
import { pageSession } from '#session/session.ts';

type Contact = DraftContents['recipientDetails'];

/** Milliseconds; an order that is sent again does not wait longer for the address book. */
const patience = 2_000;

/** Resolves once it is known what the API offers. */
function whenSettled(): Promise<void> {
  askForCapabilities();
  return new Promise((resolve) => {
    const stop = capabilities().subscribe(look);
    function look(): void {
      if (!capabilities().getState().isSettled) return;
      stop();
      resolve();
    }
    look();
  });
}

async function lookUp(contact: Contact, place: Location): Promise<Contact> {
  await whenSettled();
  if (!isOffered('addressBook')) return contact;
  const part = await import('#addressBook/bookPart.ts');
  await part.fetchBook();
  const { owner, book } = heldBook().getState();
  if (!book || owner !== pageSession().userId()) return contact;
  const saved = part
    .savedAt(book, place)
    .map(part.contactOf)
    .find(({ name }) => name === contact.name);
  // What is saved may lack what the order has.
  return saved
    ? { ...contact, phone: saved.phone || contact.phone, email: saved.email || contact.email }
    : contact;
}

/** The recipient of an earlier order, with what the address book knows better by now. */
export const latestContact = (contact: Contact, place: Location): Promise<Contact> =>
  Promise.race([lookUp(contact, place), pause(patience).then(() => contact)]).catch(() => contact);
