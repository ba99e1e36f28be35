import type { SavedAddress, SavedParcel } from '@freight/contract';
import type { Db } from '#db/database.ts';
import { newId } from '#db/id.ts';
import { addressBook } from '#db/schema/addressBook.ts';
import type { orders } from '#db/schema/orders.ts';

type NewOrder = typeof orders.$inferInsert;

/** How many recipients of the demo's orders the customer has saved. */
const mostSaved = 4;

/** Saves recipients of the customer's orders, and the tools that one of them got. */
export async function addDemoAddressBook(
  tx: Db,
  userId: string,
  ordered: readonly NewOrder[],
): Promise<void> {
  const byName = new Map(ordered.map((order) => [order.receiver.name, order]));
  const some = [...byName.values()].slice(0, mostSaved);
  const addresses = some.map(
    ({ receiver, dropoff }): SavedAddress => ({
      id: newId(),
      name: receiver.name,
      contact: '',
      phone: receiver.phoneNr,
      email: receiver.email,
      street: dropoff.street,
      postalCode: dropoff.postalCode,
      city: dropoff.city,
      coordinates: { latitude: dropoff.lat, longitude: dropoff.lng },
      isDefaultPickup: false,
    }),
  );
  const tools = ordered.filter(({ goods }) => goods.packageSubType === 'tools_hardware').slice(0, 1);
  const parcels = tools.map(
    ({ goods }): SavedParcel => ({
      id: newId(),
      name: 'Verktygslåda',
      weight: goods.weight,
      dimensions: goods.dimensions,
      description: 'Handverktyg',
      packageType: goods.packageType,
      packageSubType: goods.packageSubType,
      specialInstruction: goods.specialInstruction,
    }),
  );
  await tx
    .insert(addressBook)
    .values([
      ...addresses.map((entry) => ({ userId, id: entry.id, kind: 'address' as const, entry })),
      ...parcels.map((entry) => ({ userId, id: entry.id, kind: 'parcel' as const, entry })),
    ]);
}
