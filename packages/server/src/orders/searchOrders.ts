import { deliveryZone, type OrderTotals, searchWords, statusesOfPhase } from '@freight/contract';
import type { orderSearchRequest } from '@freight/contract/schemas';
import type { SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '#db/database.ts';
import { and, asc, desc, eq, gte, inArray, lt, sql } from '#db/drizzle.ts';
import { orderSearch } from '#db/schema/orderSearch.ts';
import { type OrderRecord, orders } from '#db/schema/orders.ts';
import { HttpError } from '#http/httpError.ts';
import { vatPercent } from '#orderFacts/amounts.ts';
import { sortKeys } from './findOrders.ts';

type Search = z.output<typeof orderSearchRequest>;

/** The place of the last order of a page in the order of its search: what it is sorted by, and its id. */
const place = z.tuple([z.union([z.string(), z.number()]), z.string()]);

function readCursor(cursor: string): z.output<typeof place> {
  try {
    return place.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
  } catch {
    throw new HttpError('fieldInvalid', { values: { field: 'cursor' } });
  }
}

const writeCursor = (key: string | number, id: string): string =>
  Buffer.from(JSON.stringify([key, id])).toString('base64url');

/** The beginning of a day in Sweden, `days` later. */
const dayBegins = (day: string, days = 0): SQL =>
  sql`((${day}::date + ${days}::int)::timestamp at time zone ${deliveryZone})`;

/** `%` and `_` stand for themselves. */
const has = (word: string): SQL => sql`${orderSearch.words} like ${`%${word.replace(/[\\%_]/g, '\\$&')}%`}`;

/** The ids of the orders that have all the words, and go that way; undefined for any. */
function idsOf(userId: string, { text, direction }: Search): SQL | undefined {
  const conditions = searchWords(text).map(has);
  if (direction !== 'all') conditions.push(sql`${orderSearch.incoming} = ${direction === 'incoming'}`);
  if (conditions.length === 0) return undefined;
  const where = and(eq(orderSearch.userId, userId), ...conditions);
  return sql`${orders.id} in (select ${orderSearch.orderId} from ${orderSearch} where ${where})`;
}

const conditionsOf = (userId: string, search: Search): (SQL | undefined)[] => [
  eq(orders.userId, userId),
  idsOf(userId, search),
  search.from === undefined ? undefined : gte(orders.date, dayBegins(search.from)),
  search.to === undefined ? undefined : lt(orders.date, dayBegins(search.to, 1)),
  search.phase === 'all' ? undefined : inArray(orders.status, statusesOfPhase(search.phase)),
];

export interface FoundOrders {
  page: OrderRecord[];
  next: string | undefined;
  totals: OrderTotals | undefined;
}

/**
 * A page of the customer's own orders that fit a search, with the sums of all of them on the first one. Throws
 * `HttpError` 400 for a cursor that no page had.
 */
export async function searchOrders(db: Db, userId: string, search: Search): Promise<FoundOrders> {
  const conditions = conditionsOf(userId, search);
  const { limit, cursor } = search;
  const [places, totals] = await Promise.all([
    placesOf(db, [...conditions, cursor === undefined ? undefined : isAfter(cursor, search)], search),
    cursor === undefined ? totalsOf(db, conditions) : undefined,
  ]);
  const ids = places.slice(0, limit).map(({ id }) => id);
  const rows = ids.length === 0 ? [] : await db.select().from(orders).where(inArray(orders.id, ids));
  const byId = new Map(rows.map((order) => [order.id, order]));
  const last = places.length > limit ? places[limit - 1] : undefined;
  return {
    // An order that was deleted meanwhile is left out.
    page: ids.flatMap((id) => byId.get(id) ?? []),
    next: last && writeCursor(last.key instanceof Date ? last.key.toISOString() : Number(last.key), last.id),
    totals,
  };
}

/** The orders of a page and one more, without their wide rows, which would all be sorted. */
async function placesOf(
  db: Db,
  conditions: readonly (SQL | undefined)[],
  { orderBy, sortOrder, limit }: Search,
): Promise<{ id: string; key: unknown }[]> {
  const key = sortKeys[orderBy];
  const direction = sortOrder === 'asc' ? asc : desc;
  return db
    .select({ id: orders.id, key: orderBy === 'date' ? orders.date : sql<unknown>`${key}` })
    .from(orders)
    .where(and(...conditions))
    .orderBy(direction(key), direction(orders.id))
    .limit(limit + 1);
}

function isAfter(cursor: string, { orderBy, sortOrder }: Search): SQL {
  const [key, id] = readCursor(cursor);
  const isDate = typeof key === 'string' && !Number.isNaN(Date.parse(key));
  if (isDate !== (orderBy === 'date')) throw new HttpError('fieldInvalid', { values: { field: 'cursor' } });
  const value = isDate ? sql`${key}::timestamptz` : sql`${key}::bigint`;
  const comparison = sql.raw(sortOrder === 'asc' ? '>' : '<');
  return sql`(${sortKeys[orderBy]}, ${orders.id}) ${comparison} (${value}, ${id})`;
}

async function totalsOf(db: Db, conditions: readonly (SQL | undefined)[]): Promise<OrderTotals> {
  const counts = sql`filter (where ${orders.status} <> 'cancelled')`;
  const net = sql`round(${orders.priceOre} * 100.0 / ${100 + vatPercent}::int)`;
  const [sums] = await db
    .select({
      orders: sql`count(*) ${counts}`.mapWith(Number),
      all: sql`count(*)`.mapWith(Number),
      priceOre: sql`coalesce(sum(${orders.priceOre}) ${counts}, 0)`.mapWith(Number),
      netOre: sql`coalesce(sum(${net}) ${counts}, 0)`.mapWith(Number),
      kgCo2e: sql<string | null>`sum((${orders.emissions} ->> 'kgCo2e')::numeric) ${counts}`,
    })
    .from(orders)
    .where(and(...conditions));
  if (sums === undefined) throw new Error('The database summed nothing up');
  return {
    orders: sums.orders,
    cancelled: sums.all - sums.orders,
    price: sums.priceOre / 100,
    priceExVat: sums.netOre / 100,
    ...(sums.kgCo2e === null ? {} : { kgCo2e: Number(sums.kgCo2e) }),
  };
}
