import { createAddressBook, isAborted } from '@freight/client';
import { addressLine } from '@freight/client/format';
import { type AddressBook, type AddressBookChange, type SavedAddress, searchWords } from '@freight/contract';
import { pageApi } from '#api/calls/pageApi.ts';
import type { SavedPlace } from '#maps/address/savedPlace.ts';
import type { Location, Point } from '#maps/places/places.ts';
import { complain } from '#platform/leaving/complain.ts';
import { pageSession } from '#session/session.ts';
import { heldBook } from './heldBook.ts';

/** Saved places above the suggestions; below them the others must stay in sight. */
const mostShown = 4;

/** One call at a time: the answer of an earlier one does not hold what a later one has changed. */
let latest: Promise<unknown> = Promise.resolve();

/** Makes a call about the book, and keeps its answer. Rejects as the call does. */
function change(call: () => Promise<AddressBook>): Promise<void> {
  const owner = pageSession().userId();
  const done = latest.then(async () => {
    const book = await call();
    if (pageSession().userId() === owner) heldBook().setState({ owner, book, error: undefined });
  });
  latest = done.catch(() => undefined);
  return done;
}

/** Fetches the book. A failure is kept beside it, for the screen that shows the whole book. */
export async function fetchBook(): Promise<void> {
  const owner = pageSession().userId();
  const { book } = heldBook().getState();
  heldBook().setState({
    owner,
    book: heldBook().getState().owner === owner ? book : undefined,
    error: undefined,
  });
  try {
    await change(() => pageApi(createAddressBook).read());
  } catch (error) {
    if (isAborted(error)) return;
    complain('The address book could not be fetched.', error);
    heldBook().setState({ owner, error });
  }
}

export const saveToBook = (entries: AddressBookChange): Promise<void> =>
  change(() => pageApi(createAddressBook).save(entries));

export const removeFromBook = (id: string): Promise<void> =>
  change(() => pageApi(createAddressBook).remove(id));

/** An id for a new entry. `crypto.randomUUID` does not exist on pages without TLS. */
export const newEntryId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/** A saved address in one line, as a geocoder writes it. */
export const addressOf = ({ street, postalCode, city }: SavedAddress): string =>
  addressLine(street, `${postalCode} ${city}`.trim());

/** A saved address as a location of the sending flow; null without coordinates. */
export function locationOfSaved(saved: SavedAddress): Location | null {
  const { street, postalCode, city, coordinates } = saved;
  if (!coordinates) return null;
  const { latitude: lat, longitude: lng } = coordinates;
  return { address: addressOf(saved), lat, lng, street, postalCode, city, country: '', placeId: '' };
}

const toPlace = (saved: SavedAddress): SavedPlace => ({
  name: saved.name,
  address: addressOf(saved),
  street: saved.street,
  location: locationOfSaved(saved),
});

/** Whether an address has every word, in its name, its contact or its place. */
export function hasWords(saved: SavedAddress, text: string): boolean {
  const words = searchWords(`${saved.name} ${saved.contact} ${saved.email} ${addressOf(saved)}`).join(' ');
  return searchWords(text).every((word) => words.includes(word));
}

/** Saved addresses to offer for what is typed; where nothing is, the default pickup comes first. */
export function placesFor(book: AddressBook, kind: 'pickup' | 'dropoff', text: string): SavedPlace[] {
  const isFirst = ({ isDefaultPickup }: SavedAddress) => Number(isDefaultPickup && kind === 'pickup');
  return book.addresses
    .filter((saved) => hasWords(saved, text))
    .sort((a, b) => isFirst(b) - isFirst(a) || a.name.localeCompare(b.name))
    .slice(0, mostShown)
    .map(toPlace);
}

/** The place that pickups begin at, if it is saved with its coordinates. */
export function defaultPickupOf({ addresses }: AddressBook): Location | null {
  const saved = addresses.find(({ isDefaultPickup }) => isDefaultPickup);
  return saved ? locationOfSaved(saved) : null;
}

/** About ten metres: the same door, found by another map. */
const near = 0.0001;

/** Everybody who is saved at a place. */
export const savedAt = ({ addresses }: AddressBook, place: Point & { street: string; city: string }) =>
  addresses.filter(({ coordinates, street, city }) => {
    if (!coordinates) return street === place.street && city === place.city;
    const { latitude, longitude } = coordinates;
    return Math.abs(latitude - place.lat) < near && Math.abs(longitude - place.lng) < near;
  });

/** Who sends or receives at a saved address. */
export const contactOf = ({ name, contact, phone, email }: SavedAddress) => ({
  name: contact || name,
  phone,
  email,
});
