import { type AddressBook, type AddressBookChange, latePaths } from '@freight/contract';
import type { Core } from '#core/core.ts';
import { fieldsOf, list, number, readLike } from '#fields/fields.ts';
import { found, type Options } from './answers.ts';

/** An address and a parcel of which nothing is known yet. */
export const noAddress = {
  id: '',
  name: '',
  contact: '',
  phone: '',
  email: '',
  street: '',
  postalCode: '',
  city: '',
  isDefaultPickup: false,
};
export const noParcel = {
  id: '',
  name: '',
  weight: 0,
  dimensions: { length: 0, width: 0, height: 0 },
  description: '',
  packageType: '',
  packageSubType: '',
  specialInstruction: '',
};

function readAddress(answer: unknown): AddressBook['addresses'][number] {
  const { coordinates } = fieldsOf(answer);
  const { latitude, longitude } = fieldsOf(coordinates);
  const isPlaced = number(latitude) !== 0 || number(longitude) !== 0;
  return {
    ...readLike(noAddress, answer),
    ...(isPlaced && { coordinates: { latitude: number(latitude), longitude: number(longitude) } }),
  };
}

function readBook(answer: unknown): AddressBook {
  const { addresses, parcels } = fieldsOf(found(answer, 'notFound'));
  return {
    addresses: list(addresses).map(readAddress),
    parcels: list(parcels).map((parcel) => readLike(noParcel, parcel)),
  };
}

/**
 * What the signed-in customer has saved, of an API with the capability `addressBook`. Each call returns all of it.
 */
export function createAddressBook({ http }: Pick<Core, 'http'>) {
  return {
    read: async (options?: Options): Promise<AddressBook> =>
      readBook(await http.get(latePaths.addressBook, options)),

    /** Replaces entries with a known id, and adds the others; may be repeated. */
    save: async (change: AddressBookChange, options?: Options): Promise<AddressBook> =>
      readBook(await http.post(latePaths.addressBook, change, options)),

    remove: async (id: string, options?: Options): Promise<AddressBook> =>
      readBook(await http.delete(latePaths.addressBookEntry(id), options)),
  };
}
