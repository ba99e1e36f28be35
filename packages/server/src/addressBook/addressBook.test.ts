import { type AddressBookChange, addressBookLimits, paths } from '@freight/contract';
import { type AddressBook, addressBookAnswer, errorAnswer } from '@freight/contract/schemas';
import { call } from '@freight/server/testing';
import { postJson } from '@freight/testing/requests';
import { describe, expect, test } from 'vitest';
import { eq } from '#db/drizzle.ts';
import { users } from '#db/schema/accounts.ts';
import { addressBook } from '#db/schema/addressBook.ts';
import { openOnPostgres } from '#testing/onPostgres.ts';
import { openTestServer, type TestServer, type TestUser } from '#testing/server.ts';

type Address = NonNullable<AddressBookChange['addresses']>[number];

const idOf = (index: number) => `entry-${String(index).padStart(8, '0')}`;
const anAddress = (index: number, parts: Partial<Address> = {}): Address => ({
  id: idOf(index),
  name: `Plats ${index}`,
  street: `Storgatan ${index}`,
  city: 'Karlstad',
  ...parts,
});
const aParcel = {
  id: 'parcel-0000001',
  name: 'Halvpall',
  weight: 80,
  dimensions: { length: 80, width: 60, height: 100 },
};

async function read(server: TestServer, { headers }: TestUser): Promise<AddressBook> {
  return addressBookAnswer.parse((await call(server, 'GET', paths.addressBook, { headers })).body).data;
}
async function save(server: TestServer, user: TestUser, change: AddressBookChange) {
  const response = await postJson(server, paths.addressBook, change, user.headers);
  return { status: response.status, body: (await response.json()) as unknown };
}
const defaults = ({ addresses }: AddressBook) =>
  addresses.filter(({ isDefaultPickup }) => isDefaultPickup).map(({ id }) => id);

describe.each(['embedded', 'PostgreSQL'])('on the %s database', async (kind) => {
  const server = kind === 'embedded' ? await openTestServer() : (await openOnPostgres()).server;

  test('saves, replaces and removes what its owner alone reads [R3]', async () => {
    const [anna, bo] = [await server.verifiedUser(), await server.verifiedUser()];
    const whole = anAddress(1, {
      contact: 'Åsa Öberg',
      phone: '070–174 06 20',
      email: 'asa@example.com',
      postalCode: '652 24',
      coordinates: { latitude: 59.38, longitude: 13.5 },
    });
    const { status, body } = await save(server, anna, { addresses: [whole], parcels: [aParcel] });
    expect(status).toBe(200);
    const saved = await read(server, anna);
    expect(body).toEqual({ success: true, data: saved });
    expect(saved.addresses).toEqual([{ ...whole, phone: '070-174 06 20', isDefaultPickup: false }]);
    expect(saved.parcels).toEqual([
      { ...aParcel, description: '', packageType: '', packageSubType: '', specialInstruction: '' },
    ]);
    expect(await read(server, bo)).toEqual({ addresses: [], parcels: [] });

    // Another customer's entry may have the same id, and stays out of reach.
    await save(server, bo, { addresses: [anAddress(1, { name: 'Hos Bo' })] });
    await call(server, 'DELETE', paths.addressBookEntry(aParcel.id), { headers: bo.headers });
    expect((await read(server, anna)).parcels).toHaveLength(1);
    await save(server, anna, { addresses: [anAddress(1, { name: 'Lagret' })] });
    expect((await read(server, anna)).addresses.map(({ name }) => name)).toEqual(['Lagret']);
    expect((await read(server, bo)).addresses.map(({ name }) => name)).toEqual(['Hos Bo']);
    for (const id of [idOf(1), aParcel.id, aParcel.id]) {
      const removed = await call(server, 'DELETE', paths.addressBookEntry(id), { headers: anna.headers });
      expect(removed.status).toBe(200);
    }
    expect(await read(server, anna)).toEqual({ addresses: [], parcels: [] });
  });

  test('has one default pickup, the one chosen last, also when many devices choose at once [R3]', async () => {
    const user = await server.verifiedUser();
    const asDefault = (index: number) => anAddress(index, { isDefaultPickup: true });
    await save(server, user, { addresses: [asDefault(1), anAddress(2)] });
    await save(server, user, { addresses: [asDefault(2)] });
    expect(defaults(await read(server, user))).toEqual([idOf(2)]);
    await save(server, user, { addresses: [asDefault(3), asDefault(4)] });
    expect(defaults(await read(server, user))).toEqual([idOf(4)]);
    const atOnce = Array.from({ length: 16 }, (_, index) => asDefault(10 + index));
    await Promise.all(atOnce.map((address) => save(server, user, { addresses: [address] })));
    expect(defaults(await read(server, user))).toHaveLength(1);
  });

  test('takes no entry too many, and nothing of a call that has one [R3]', async () => {
    const user = await server.verifiedUser();
    const many = (from: number, count: number) => ({
      addresses: Array.from({ length: count }, (_, index) => anAddress(from + index)),
    });
    await save(server, user, many(0, addressBookLimits.atOnce));
    await save(server, user, many(500, 499));
    const { status, body } = await save(server, user, many(998, 3));
    expect(status).toBe(409);
    expect(errorAnswer.parse(body).code).toBe('addressBookFull');
    expect((await read(server, user)).addresses).toHaveLength(addressBookLimits.addresses - 1);
    // Replacing what is there needs no room.
    expect((await save(server, user, many(0, addressBookLimits.atOnce))).status).toBe(200);
  });

  test('forgets the entries of an account that is removed [R3]', async () => {
    const user = await server.verifiedUser();
    await save(server, user, { addresses: [anAddress(1)] });
    await server.database.db.delete(users).where(eq(users.id, user.userId));
    expect(
      await server.database.db.select().from(addressBook).where(eq(addressBook.userId, user.userId)),
    ).toEqual([]);
  });
});

describe('what does not fit', async () => {
  const server = await openTestServer();
  const user = await server.verifiedUser();

  test.each<[string, object]>([
    ['addresses.0.name', { addresses: [{ ...anAddress(1), name: ' ' }] }],
    ['addresses.0.id', { addresses: [{ ...anAddress(1), id: 'a b' }] }],
    ['addresses.1.phone', { addresses: [anAddress(1), anAddress(2, { phone: 'ring' })] }],
    ['addresses.0.email', { addresses: [anAddress(1, { email: 'asa' })] }],
    ['addresses.0.city', { addresses: [{ ...anAddress(1), city: undefined }] }],
    ['parcels.0.weight', { parcels: [{ ...aParcel, weight: 0 }] }],
    ['parcels.0.dimensions.length', { parcels: [{ ...aParcel, dimensions: { width: 1, height: 1 } }] }],
    ['addresses', { addresses: Array.from({ length: 501 }, (_, index) => anAddress(index)) }],
  ])('is refused by the name of the field: %s [R3]', async (field, change) => {
    const { status, body } = await save(server, user, change);
    expect(status).toBe(400);
    expect(errorAnswer.parse(body)).toMatchObject({
      code: 'fieldInvalid',
      message: expect.stringContaining(` ${field} `),
    });
    expect((await read(server, user)).addresses).toEqual([]);
  });
});
