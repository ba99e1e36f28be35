import { type AddressBook, addressBookLimits, type SavedAddress, type SavedParcel } from '@freight/contract';
import type { Db } from '#db/database.ts';
import { and, eq, sql } from '#db/drizzle.ts';
import { users } from '#db/schema/accounts.ts';
import { addressBook } from '#db/schema/addressBook.ts';
import { HttpError } from '#http/httpError.ts';

const { userId, id, kind, entry } = addressBook;

export async function readAddressBook(db: Db, owner: string): Promise<AddressBook> {
  const rows = await db.select({ kind, entry }).from(addressBook).where(eq(userId, owner)).orderBy(id);
  const of = (wanted: 'address' | 'parcel') =>
    rows.filter((row) => row.kind === wanted).map((row) => row.entry);
  return { addresses: of('address') as SavedAddress[], parcels: of('parcel') as SavedParcel[] };
}

/**
 * Replaces the entries whose ids are known, and adds the others. A new default pickup takes the place of the one
 * before. Needs a transaction. Throws `addressBookFull`, and `unauthorized` for an account that is gone.
 */
export async function saveEntries(tx: Db, owner: string, change: AddressBook): Promise<void> {
  // One change at a time, so that two devices together neither pass the limit nor set two defaults.
  const [user] = await tx.select({ id: users.id }).from(users).where(eq(users.id, owner)).for('update');
  if (user === undefined) throw new HttpError('unauthorized');
  if (change.addresses.some(({ isDefaultPickup }) => isDefaultPickup)) await dropDefault(tx, owner);
  const rows = [
    ...onlyDefault(change.addresses).map((address) => ({ kind: 'address' as const, entry: address })),
    ...change.parcels.map((parcel) => ({ kind: 'parcel' as const, entry: parcel })),
  ];
  // A statement cannot write one row twice: of two entries with one id the last is kept.
  const byId = new Map(rows.map((row) => [row.entry.id, { ...row, userId: owner, id: row.entry.id }]));
  if (byId.size > 0)
    await tx
      .insert(addressBook)
      .values([...byId.values()])
      .onConflictDoUpdate({
        target: [userId, id],
        set: { kind: sql`excluded.kind`, entry: sql`excluded.entry` },
      });
  const { addresses, parcels } = await readAddressBook(tx, owner);
  if (addresses.length > addressBookLimits.addresses || parcels.length > addressBookLimits.parcels)
    throw new HttpError('addressBookFull');
}

const dropDefault = (tx: Db, owner: string) =>
  tx
    .update(addressBook)
    .set({ entry: sql`${entry} || '{"isDefaultPickup": false}'` })
    .where(and(eq(userId, owner), eq(kind, 'address')));

/** Of several defaults the last one is meant. */
function onlyDefault(addresses: readonly SavedAddress[]): SavedAddress[] {
  const last = addresses.findLastIndex(({ isDefaultPickup }) => isDefaultPickup);
  return addresses.map((address, index) => ({ ...address, isDefaultPickup: index === last }));
}

/** Removing what is not there changes nothing. */
export async function removeEntry(db: Db, owner: string, entryId: string): Promise<void> {
  await db.delete(addressBook).where(and(eq(userId, owner), eq(id, entryId)));
}
