import { partnerKeyHeader, paths } from '@freight/contract';
import { longTestEnds } from '@freight/testing/patience';
import { call, postJson } from '@freight/testing/requests';
import { expect, test, vi } from 'vitest';
import { eq } from '#db/drizzle.ts';
import { orders } from '#db/schema/orders.ts';
import { partnerFigures, partners } from '#db/schema/partners.ts';
import { addPartner } from '#partners/partners.ts';
import { startTwoServers } from '#testing/onPostgres.ts';
import { aPriceRequest } from '#testing/orders.ts';
import { openTestServer, type TestServer } from '#testing/server.ts';
import { orderFrom } from '#testing/webhooks.ts';
import { createFigureCounter } from './countCalls.ts';
import { monthOf, readMonth } from './figures.ts';
import { figuresAddress, figuresPath, renewLink } from './figuresLink.ts';

vi.setConfig({ testTimeout: longTestEnds });

const origin = 'https://shop.example';

async function addShop(server: TestServer, name = 'Shop', of = origin) {
  const partner = await addPartner(server.database.db, { name, origins: [of] }, Date.now());
  const isKnown = async () =>
    (await fetch(server.url + paths.capabilities, { headers: { origin: of } })).status;
  await expect.poll(isKnown).toBe(200);
  return partner?.key ?? '';
}
async function startShop() {
  const server = await openTestServer();
  return { server, key: await addShop(server) };
}
const monthOfShop = async ({ database, parts }: TestServer, name = 'Shop') => {
  const now = new Date(parts.now());
  return readMonth(database.db, name, monthOf(now), now);
};
const open = async (address: string, headers: Record<string, string> = {}) => {
  const response = await fetch(address, { headers });
  return { status: response.status, text: await response.text(), headers: response.headers };
};

test('counts prices, orders and their value, look-ups and refusals of pages of the partner alone', async () => {
  const { server, key } = await startShop();
  const anna = await server.verifiedUser();
  const kept = await orderFrom(origin, server, anna);
  const cancelled = await orderFrom(origin, server, anna);
  await call(server, 'POST', paths.cancellation(cancelled._id), { headers: anna.headers, body: {} });
  const from = { headers: { origin } };
  for (const headers of [{ origin }, {} as Record<string, string>])
    await postJson(server, paths.calculatePrice, aPriceRequest(), headers);
  await call(server, 'GET', paths.tracking(kept.orderId), from);
  await call(server, 'GET', paths.tracking('0000-0000-0000'), from);
  await call(server, 'GET', paths.profile, from);
  await call(server, 'OPTIONS', paths.profile, from);
  // A page of its own, in an isolated frame, and one that borrows its key.
  await call(server, 'GET', paths.tracking(kept.orderId), {
    headers: { origin: server.url, [partnerKeyHeader]: key },
  });
  const borrowed = { origin: 'https://thief.example', [partnerKeyHeader]: key };
  await call(server, 'GET', paths.capabilities, { headers: borrowed });
  const { db } = server.database;
  await expect.poll(async () => (await db.select().from(partnerFigures)).length).toBe(5);
  const [order] = await db.select().from(orders).where(eq(orders.id, kept._id));
  const { total, reasons, days } = await monthOfShop(server);
  expect(total).toEqual({
    quotes: 1,
    orders: 2,
    cancelled: 1,
    valueOre: order?.priceOre,
    tracked: 2,
    refused: 3,
  });
  expect(reasons).toEqual([
    { code: 'noToken', count: 1 },
    { code: 'origin-not-allowed', count: 1 },
    { code: 'packageNotFound', count: 1 },
  ]);
  expect(days.at(-1)).toMatchObject(total);
  expect((await monthOfShop(server, 'Another')).total.orders).toBe(0);
});

test('stores the last counts when the server ends, and sums those of several processes [PostgreSQL]', async () => {
  const { one, other } = await startTwoServers();
  await addShop(one);
  await addShop(other);
  const track = (server: TestServer) =>
    call(server, 'GET', paths.tracking('0000-0000-0000'), { headers: { origin } });
  const each = Array.from({ length: 40 }, () => Promise.all([track(one), track(other)]));
  await Promise.all(each);
  await other.close();
  const counters = [createFigureCounter(one.database.db), createFigureCounter(one.database.db)];
  const names = Array.from({ length: 20 }, (_, index) => `Partner ${index}`);
  for (let round = 0; round < 5; round += 1) {
    for (const partner of [...names, ...names.toReversed()])
      for (const counter of counters) counter.add({ partner, day: '2026-11-22', kind: 'quotes', reason: '' });
    await Promise.all(counters.map((counter) => counter.flush()));
  }
  const rows = await one.database.db.select().from(partnerFigures).where(eq(partnerFigures.kind, 'quotes'));
  expect(rows.map(({ count }) => count)).toEqual(names.map(() => 20));
  await expect
    .poll(async () => (await monthOfShop(one)).reasons)
    .toEqual([{ code: 'packageNotFound', count: 80 }]);
});

test('keeps counts that could not be stored for the next time', async () => {
  const { server } = await startShop();
  const { db } = server.database;
  let isAvailable = false;
  const flaky = { insert: (table: never) => (isAvailable ? db.insert(table) : fail()) };
  const fail = () => {
    throw new Error('not now');
  };
  const counter = createFigureCounter(flaky as never);
  const figure = { partner: 'Shop', day: '2026-11-22', kind: 'tracked', reason: '' } as const;
  counter.add(figure);
  await expect(counter.flush()).rejects.toThrow('not now');
  counter.add(figure);
  isAvailable = true;
  await counter.flush();
  await counter.flush();
  const [row] = await db.select().from(partnerFigures);
  expect(row?.count).toBe(2);
});

test('counts by day in Sweden, also where it is yesterday in UTC', async () => {
  const { server } = await startShop();
  const anna = await server.verifiedUser();
  const { _id } = await orderFrom(origin, server, anna);
  const { db } = server.database;
  await db
    .update(orders)
    .set({ createdAt: new Date('2026-10-31T23:30:00Z') })
    .where(eq(orders.id, _id));
  const at = new Date('2026-11-02T12:00:00Z');
  const november = await readMonth(db, 'Shop', '2026-11', at);
  expect(november.days.map(({ day, orders: placed }) => [day, placed])).toEqual([
    ['2026-11-01', 1],
    ['2026-11-02', 0],
  ]);
  expect((await readMonth(db, 'Shop', '2026-10', at)).total.orders).toBe(0);
});

test('shows the figures to holders of the link, without a person in them, until it is renewed', async () => {
  const { server } = await startShop();
  const { db } = server.database;
  await addShop(server, 'Garden & <Co>', 'https://garden.example');
  const anna = await server.verifiedUser();
  await orderFrom(origin, server, anna);
  const token = (await renewLink(db, 'Shop')) ?? '';
  const address = figuresAddress(server.url, token);
  const page = await open(address, { 'accept-language': 'de-AT,sv;q=0.5' });
  expect(page.status).toBe(200);
  expect(page.text).toContain('<html lang="de">');
  expect(page.text).toContain('Zahlen für Shop');
  expect(page.text).toContain('<svg');
  expect(page.text).not.toMatch(/<script|style=| on\w+=|Anna|Exempel|@/);
  expect(page.headers.get('content-security-policy')).toMatch(
    /^default-src 'none'; style-src 'self'; base-uri/,
  );
  expect(page.headers.get('x-robots-tag')).toBe('noindex, nofollow');
  expect(page.headers.get('cache-control')).toBe('no-store');
  expect(page.headers.get('referrer-policy')).toBe('no-referrer');
  expect((await open(`${address}&language=en`)).text).toContain('Figures for Shop');
  expect((await open(`${address}&language=xx`)).text).toContain('Siffror för Shop');
  expect((await open(`${server.url}${figuresPath}/style.css`)).headers.get('content-type')).toMatch(
    /^text\/css/,
  );
  const [, csv = ''] = /href="([^"]*figures\.csv[^"]*)"/.exec(page.text) ?? [];
  const file = await open(server.url + csv.replaceAll('&amp;', '&'));
  expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename="figures-\d{4}-\d\d\.csv"$/);
  expect(file.text.split('\r\n')[0]).toBe('day,quotes,orders,cancelled,value_SEK,tracked,refused');
  expect(file.text.trimEnd().split('\r\n').at(-1)).toMatch(/^\d{4}-\d\d-\d\d,0,1,0,\d+\.\d\d,0,0$/);

  const renewed = (await renewLink(db, 'Shop')) ?? '';
  expect((await open(address)).status).toBe(404);
  expect((await open(server.url + csv.replaceAll('&amp;', '&'))).status).toBe(404);
  expect((await open(figuresAddress(server.url, renewed))).status).toBe(200);
  expect((await open(server.url + figuresPath)).status).toBe(404);
  const others = (await renewLink(db, 'Garden & <Co>')) ?? '';
  const { text } = await open(figuresAddress(server.url, others));
  expect(text).toContain('Garden &amp; &lt;Co&gt;');
  expect(text).not.toContain('Shop');
  // Only hashes are stored.
  expect(JSON.stringify(await db.select().from(partners))).not.toContain(renewed);
});
