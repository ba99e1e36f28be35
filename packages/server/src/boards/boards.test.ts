import { boardLimits, paths } from '@freight/contract';
import { boardArrivalsAnswer, boardsAnswer, errorAnswer, newBoardAnswer } from '@freight/contract/schemas';
import { call } from '@freight/server/testing';
import { describe, expect, test } from 'vitest';
import { newId } from '#db/id.ts';
import { boards } from '#db/schema/boards.ts';
import { type OrderRecord, orders } from '#db/schema/orders.ts';
import { dayOf, daysAfter, timeOn } from '#orderFacts/deliveryDays.ts';
import { openOnPostgres } from '#testing/onPostgres.ts';
import { anOrderRecord } from '#testing/orderRecords.ts';
import { openTestServer, type TestServer, type TestUser } from '#testing/server.ts';

const hour = 3_600_000;
const site = { ...anOrderRecord().dropoff, formattedAddress: 'Ängsgatan 7, 652 24 Karlstad, Sverige' };
const to = (name: string) => ({ name, email: '', phoneNr: '+46 70 174 06 20' });

/** Orders of a customer around noon in Sweden, by the last letter of their numbers. */
const stored = (now: Date): Partial<OrderRecord>[] => {
  const at = (hours: number) => new Date(now.getTime() + hours * hour);
  const of = (letter: string, hours: number, parts: Partial<OrderRecord> = {}): Partial<OrderRecord> => ({
    orderNumber: `FR7K-2M9P-${letter.repeat(4)}`,
    dropoff: site,
    receiver: to('Bo Mottagare'),
    status: 'inTransit',
    date: at(-30),
    estimatedDelivery: at(hours),
    ...parts,
  });
  return [
    of('A', 2),
    of('B', -26, { status: 'onHold' }),
    of('C', 23, { status: 'pending', reference: 'PO 4711' }),
    of('D', -2, { status: 'delivered', history: [{ status: 'delivered', changedAt: at(-2).toISOString() }] }),
    of('E', 60),
    of('F', -30, { status: 'delivered' }),
    of('G', 3, { status: 'cancelled' }),
    of('H', 4, { dropoff: { ...site, formattedAddress: 'Kungsgatan 1, 111 43 Stockholm, Sverige' } }),
    of('I', 5, { receiver: { ...to('Anna Exempel'), phoneNr: '070-000 00 01' } }),
  ];
};

async function store(server: TestServer, { userId }: TestUser, some: readonly Partial<OrderRecord>[]) {
  const records = some.map((parts) => anOrderRecord({ ...parts, userId, id: newId() }));
  await server.database.db.insert(orders).values(records);
}

const create = (server: TestServer, { headers }: TestUser, body: object) =>
  call(server, 'POST', paths.boards, { headers, body });
async function board(server: TestServer, user: TestUser, wanted: object = {}) {
  const answer = await create(server, user, { name: 'Hallen', ...wanted });
  expect(answer.status).toBe(201);
  return newBoardAnswer.parse(answer.body).data;
}
const open = (server: TestServer, token: string) =>
  call(server, 'POST', paths.boardArrivals, { body: { token } });
async function shown(server: TestServer, token: string) {
  return boardArrivalsAnswer.parse((await open(server, token)).body).data;
}
const letters = ({ arrivals }: { arrivals: readonly { orderId: string }[] }) =>
  arrivals.map(({ orderId }) => orderId.at(-1)).join('');

/** Noon of tomorrow in Sweden, so that the hours below are of the days they are meant for. */
const noon = timeOn(daysAfter(dayOf(new Date()), 1), '12:00');

describe.each(['embedded', 'PostgreSQL'])('on the %s database', async (kind) => {
  const server = kind === 'embedded' ? await openTestServer() : (await openOnPostgres()).server;
  server.passTime(noon.getTime() - Date.now());

  test('a board shows what comes to its place today and tomorrow, what is late and what has come, to anybody with its token [R6]', async () => {
    const [anna, other] = [await server.verifiedUser(), await server.verifiedUser()];
    await store(server, anna, stored(noon));
    await store(server, other, [{ ...stored(noon)[0], orderNumber: 'FR7K-2M9P-ZZZZ' }]);
    const { token } = await board(server, anna, { place: 'angsgatan KARLSTAD' });
    const found = await shown(server, token);
    expect(letters(found)).toBe('BDAIC');
    expect(found).toMatchObject({ name: 'Hallen', more: 0 });
    expect(found.arrivals.at(-1)).toMatchObject({ to: 'Bo M.', from: 'Karlstad', reference: 'PO 4711' });
    expect(found.arrivals[1]).toMatchObject({ arrivedAt: new Date(noon.getTime() - 2 * hour).toISOString() });
    expect(JSON.stringify(found)).not.toMatch(/Mottagare|174 06|Ängsgatan/);
  });

  test('without a place it shows what comes to the customer, and names in full where that is wanted [R6]', async () => {
    const anna = await server.verifiedUser();
    await store(
      server,
      anna,
      stored(noon).map((order) => ({ ...order, orderNumber: `Y${order.orderNumber}` })),
    );
    const { token } = await board(server, anna, { showsNames: true });
    const found = await shown(server, token);
    expect(letters(found)).toBe('I');
    expect(found.arrivals[0]).toMatchObject({ to: 'Anna Exempel' });
  });

  test('says how many more there are than it shows [R6]', async () => {
    const anna = await server.verifiedUser();
    const many = Array.from({ length: boardLimits.rows + 3 }, (_, index) => ({
      ...stored(noon)[0],
      orderNumber: `M${index}`,
    }));
    await store(server, anna, many);
    const { token } = await board(server, anna, { place: 'Karlstad' });
    const { arrivals, more } = await shown(server, token);
    expect([arrivals.length, more]).toEqual([boardLimits.rows, 3]);
  });
});

describe('boards', async () => {
  const server = await openTestServer();

  test('are listed to their customer alone, without their tokens, until they are ended [R6]', async () => {
    const [anna, other] = [await server.verifiedUser(), await server.verifiedUser()];
    const { id, token } = await board(server, anna, { place: 'Karlstad' });
    const list = async ({ headers }: TestUser) =>
      boardsAnswer.parse((await call(server, 'GET', paths.boards, { headers })).body).data;
    expect(await list(anna)).toMatchObject([{ id, name: 'Hallen', place: 'Karlstad', showsNames: false }]);
    expect(JSON.stringify(await list(anna))).not.toContain(token);
    expect(await list(other)).toEqual([]);
    const end = ({ headers }: TestUser) => call(server, 'DELETE', paths.board(id), { headers });
    expect((await end(other)).status).toBe(404);
    expect((await open(server, token)).status).toBe(200);
    expect((await end(anna)).status).toBe(200);
    expect((await open(server, token)).status).toBe(404);
    const [kept] = await server.database.db.select().from(boards);
    expect(kept).toBeUndefined();
  });

  test('are no more than a customer needs, however many are made at once [R6]', async () => {
    const anna = await server.verifiedUser();
    const answers = await Promise.all(
      Array.from({ length: boardLimits.boards + 3 }, () => create(server, anna, { name: 'Hallen' })),
    );
    const refused = answers.filter(({ status }) => status === 409);
    expect(refused.length).toBe(3);
    expect(errorAnswer.parse(refused[0]?.body).code).toBe('tooManyBoards');
    expect((await create(server, anna, { name: '' })).status).toBe(400);
  });
});
