import { type Order, type OrderSearchRequest, paths, searchable } from '@freight/contract';
import { orderAnswer, orderSearchAnswer } from '@freight/contract/schemas';
import { postJson } from '@freight/testing/requests';
import { describe, expect, test } from 'vitest';
import { sql } from '#db/drizzle.ts';
import { type OrderRecord, orders } from '#db/schema/orders.ts';
import { openOnPostgres } from '#testing/onPostgres.ts';
import { anOrderRecord } from '#testing/orderRecords.ts';
import { orderTransport } from '#testing/orders.ts';
import { openTestServer, type TestServer, type TestUser } from '#testing/server.ts';

const place = (street: string, postalCode: string, city: string) => ({
  ...anOrderRecord().dropoff,
  formattedAddress: `${street}, ${postalCode} ${city}, Sverige`,
  street,
  postalCode,
  city,
});
const goods = (specialInstruction: string) => ({ ...anOrderRecord().goods, specialInstruction });
const to = (name: string, email = '') => ({ name, email, phoneNr: '+46 70 174 06 20' });

/** Five orders of a customer, by the last letter of their numbers. */
const stored: Partial<OrderRecord>[] = [
  {
    orderNumber: 'FR7K-2M9P-AAAA',
    date: new Date('2026-03-01T12:00:00Z'),
    receiver: to('Åke Öström'),
    dropoff: place('Kungsgatan 1', '652 24', 'Karlstad'),
    reference: 'PO 4711/B',
    priceOre: 48_900,
    status: 'delivered',
    goods: goods('Nyckeln ligger under krukan'),
  },
  {
    orderNumber: 'FR7K-2M9P-BBBB',
    // Midnight in Sweden has passed: it is the first of April there.
    date: new Date('2026-03-31T22:30:00Z'),
    receiver: to('Żaneta Łukasik', 'zaneta@example.com'),
    dropoff: place('Nørregade 4', '211 20', 'Malmö'),
    waybill: 'WB-FR7K2M9PBBBB',
    priceOre: 12_345,
    status: 'inTransit',
    emissions: null,
  },
  {
    orderNumber: 'FR7K-2M9P-CCCC',
    date: new Date('2026-03-31T21:30:00Z'),
    receiver: to('100 % Färg_AB'),
    priceOre: 99,
    status: 'cancelled',
  },
  {
    orderNumber: 'FR7K-2M9P-DDDD',
    date: new Date('2026-05-05T12:00:00Z'),
    receiver: { ...to('Anna Exempel'), phoneNr: '070-000 00 01' },
    priceOre: 12_345,
    status: 'failed',
  },
  {
    orderNumber: 'FR7K-2M9P-EEEE',
    date: new Date('2026-05-06T12:00:00Z'),
    receiver: to('Receptionen'),
    dropoff: place('Storgatan 12', '652 24', 'Karlstad'),
    priceOre: 200_001,
    status: 'pending',
  },
];

async function store(server: TestServer, { userId }: TestUser, some: readonly Partial<OrderRecord>[]) {
  const records = some.map((parts, index) => anOrderRecord({ ...parts, userId, id: idOf(userId, index) }));
  await server.database.db.insert(orders).values(records);
}
const idOf = (userId: string, index: number) =>
  userId.slice(0, 16) + (index + 1).toString(16).padStart(8, '0');

async function search(server: TestServer, user: TestUser, request: OrderSearchRequest) {
  const response = await postJson(server, paths.orderSearch, request, user.headers);
  return orderSearchAnswer.parse(await response.json());
}
const letters = (found: readonly Order[]) => found.map(({ orderId }) => orderId.at(-1)).join('');

describe.each(['embedded', 'PostgreSQL'])('on the %s database', async (kind) => {
  const server = kind === 'embedded' ? await openTestServer() : (await openOnPostgres()).server;
  const anna = await server.verifiedUser();
  const bo = await server.verifiedUser();
  await store(server, anna, stored);
  await store(server, bo, [{ orderNumber: 'FR7K-2M9P-ZZZZ', receiver: to('Åke Öström') }]);
  const found = async (request: OrderSearchRequest) =>
    letters((await search(server, anna, { sortOrder: 'asc', ...request })).data);

  test.each([
    ['its number', 'fr7k-2m9p-bbbb', 'B'],
    ['its number without hyphens', 'FR7K2M9PCCCC', 'C'],
    ['the end of its number', 'EEEE', 'E'],
    ['its waybill', 'wb-fr7k2m9pb', 'B'],
    ['its reference', '4711/b', 'A'],
    ['its recipient, without accents', 'ake ostrom', 'A'],
    ['its recipient, with accents and the words turned round', '  ÖSTRÖM   Åke', 'A'],
    ['letters that have no accent', 'lukasik zaneta', 'B'],
    ['the mail address of the recipient', 'zaneta@example', 'B'],
    ['a town', 'malmo', 'B'],
    ['a street in another spelling', 'norregade', 'B'],
    ['where it was fetched', 'storgatan karlstad', 'ACBDE'],
    ['its instructions', 'krukan', 'A'],
    ['signs that mean something to the database', '100 % färg_ab', 'C'],
    ['nothing by a sign that stands for any letter', 'f_rg', ''],
    ['no order of another customer', 'ZZZZ', ''],
    ['no order that has one of the words only', 'ake malmo', ''],
  ])('finds an order by %s [R2]', async (_, text, expected) => {
    expect(await found({ text })).toBe(expected);
  });

  test('keeps days of Sweden, states and directions, together with words [R2]', async () => {
    expect(await found({ from: '2026-03-01', to: '2026-03-31' })).toBe('AC');
    expect(await found({ from: '2026-04-01', to: '2026-04-01' })).toBe('B');
    expect(await found({ phase: 'problem' })).toBe('D');
    expect(await found({ phase: 'waiting' })).toBe('E');
    expect(await found({ phase: 'ended', text: 'karlstad' })).toBe('C');
    // To the customer's own phone, and to the address of the customer's profile.
    expect(await found({ direction: 'incoming' })).toBe('DE');
    expect(await found({ direction: 'outgoing', to: '2026-12-31' })).toBe('ACB');
  });

  test.each([
    ['date', 'ACBDE'],
    ['price', 'CBDAE'],
    ['status', 'EBACD'],
  ] as const)(
    'sorts by %s, and every page goes on where the one before ended [R2]',
    async (orderBy, expected) => {
      for (const sortOrder of ['asc', 'desc'] as const) {
        const wanted = sortOrder === 'asc' ? expected : [...expected].reverse().join('');
        let all = '';
        let cursor: string | undefined;
        do {
          const page = await search(server, anna, {
            orderBy,
            sortOrder,
            limit: 2,
            ...(cursor && { cursor }),
          });
          expect(page.totals?.orders).toBe(cursor === undefined ? 4 : undefined);
          all += letters(page.data);
          cursor = page.next;
        } while (cursor !== undefined);
        expect(all).toBe(wanted);
      }
    },
  );

  test('sums up all that was found without what was cancelled, each net amount as on its invoice [R2]', async () => {
    const { totals } = await search(server, anna, { limit: 1 });
    expect(totals).toEqual({
      orders: 4,
      cancelled: 1,
      price: 2735.91,
      // 391.20, 98.76, 98.76 and 1 600.01
      priceExVat: 2188.73,
      kgCo2e: 0.519,
    });
    const { totals: none } = await search(server, anna, { text: 'nobody has this' });
    expect(none).toEqual({ orders: 0, cancelled: 0, price: 0, priceExVat: 0 });
    const { totals: uncounted } = await search(server, anna, { text: 'bbbb' });
    expect(uncounted).not.toHaveProperty('kgCo2e');
  });

  test('finds an order from its making on, and by what has changed about it [R2]', async () => {
    const carl = await server.verifiedUser();
    const { _id } = await orderTransport(server, carl, { reference: 'Lok-17' });
    const byText = async (text: string) =>
      (await search(server, carl, { text })).data.map((order) => order._id);
    expect(await byText('lok-17')).toEqual([_id]);
    expect(await byText('mottagare stockholm porten')).toEqual([_id]);
    const row = sql`${orders.id} = ${_id}`;
    await server.database.db
      .update(orders)
      .set({ deliveryNotes: { instructions: 'Bakom växthuset' } })
      .where(row);
    expect(await byText('vaxthuset')).toEqual([_id]);
    await server.database.db.delete(orders).where(row);
    expect(await byText('vaxthuset')).toEqual([]);
  });

  test('reads letters as the contract does [R2]', async () => {
    // Latin, Greek and Cyrillic with their accents, capitals and signs, and letters that are made of others.
    const alphabets = Array.from({ length: 0x530 - 0x20 }, (_, place) => String.fromCharCode(0x20 + place));
    const texts = [...alphabets, ...Array.from('ṩẞﬁẤἌ①Å'), 'ÅÄÖ éàü Øre Æble Straße ΣΊΣΥΦΟΣ Đ ŁÓDŹ'];
    const { rows } = (await server.database.db.execute(
      sql`select searchable(value) as found from jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb) value`,
    )) as unknown as { rows: { found: string }[] };
    expect(rows.map(({ found: read }) => read)).toEqual(texts.map(searchable));
  });
});

describe('a search', async () => {
  const server = await openTestServer();
  const user = await server.verifiedUser();

  test.each([
    [{ cursor: 'no page had this' }, 'cursor'],
    [{ cursor: Buffer.from('["2026-01-01",1]').toString('base64url') }, 'cursor'],
    [{ orderBy: 'price', cursor: Buffer.from('["2026-01-01","a"]').toString('base64url') }, 'cursor'],
    [{ text: 'a'.repeat(201) }, 'text'],
    [{ from: '2026-02-30' }, 'from'],
    [{ phase: 'gone' }, 'phase'],
    [{ limit: 501 }, 'limit'],
  ])('is refused with the name of what is wrong in %j [R2]', async (request, field) => {
    const response = await postJson(server, paths.orderSearch, request, user.headers);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ success: false, code: 'fieldInvalid' });
    expect(field).toBeTruthy();
  });

  test('answers orders as the call for one does [R2]', async () => {
    const { _id } = await orderTransport(server, user);
    const alone = await fetch(server.url + paths.transport(_id), { headers: user.headers });
    const { arrivalWindow, arrivals, stopsBefore, pickupWindow, ...order } = orderAnswer.parse(
      await alone.json(),
    ).data;
    expect((await search(server, user, {})).data).toEqual([order]);
  });
});
