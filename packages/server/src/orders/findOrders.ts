import { type EmissionsOfYear, orderStatuses, statusesOfTab } from '@freight/contract';
import type { orderPageQuery } from '@freight/contract/schemas';
import type { SQL } from 'drizzle-orm';
import type { z } from 'zod';
import type { Db } from '#db/database.ts';
import { and, asc, count, desc, eq, gte, inArray, isNotNull, ne, sql } from '#db/drizzle.ts';
import { type OrderRecord, orders } from '#db/schema/orders.ts';

/** The most orders in the unpaged list; beyond that, use pages. */
const unpagedLimit = 500;

/** A customer's orders, the newest first. */
export async function listAllOrders(db: Db, userId: string): Promise<OrderRecord[]> {
  return db
    .select()
    .from(orders)
    .where(eq(orders.userId, userId))
    .orderBy(desc(orders.date), desc(orders.id))
    .limit(unpagedLimit);
}

export type OrderPageQuery = z.output<typeof orderPageQuery>;

/**
 * `active` is everything that may still move, orders on hold and escalated ones included. `delivered` is everything
 * that is over: also what was cancelled, failed or returned, which would be in no list otherwise.
 */
const filterOf = (status: OrderPageQuery['status']): SQL | undefined =>
  status === 'all' ? undefined : inArray(orders.status, statusesOfTab(status));

/** Statuses sort by their place in an order's life, not by their letters. */
const statusPlace = sql`array_position(array[${sql.join(
  orderStatuses.map((status) => sql`${status}`),
  sql`, `,
)}]::text[], ${orders.status})`;
/** What orders can be sorted by. */
export const sortKeys = { date: orders.date, price: orders.priceOre, status: statusPlace } as const;

/** One page of a customer's orders; equal ones keep a fixed order, so that no order is on two pages. */
export async function listOrders(
  db: Db,
  userId: string,
  query: OrderPageQuery,
): Promise<{ page: OrderRecord[]; totalItems: number }> {
  const where = and(eq(orders.userId, userId), filterOf(query.status));
  const direction = query.sortOrder === 'asc' ? asc : desc;
  const page = await db
    .select()
    .from(orders)
    .where(where)
    .orderBy(direction(sortKeys[query.orderBy]), direction(orders.id))
    .limit(query.limit)
    .offset((query.page - 1) * query.limit);
  const [total] = await db.select({ items: count() }).from(orders).where(where);
  return { page, totalItems: total?.items ?? 0 };
}

/** The emissions of a customer's transports in this calendar year; `undefined` if none has a figure. */
export async function emissionsOfYear(
  db: Db,
  userId: string,
  now: Date,
): Promise<EmissionsOfYear | undefined> {
  const year = now.getUTCFullYear();
  const [sum] = await db
    .select({
      kgCo2e: sql`sum((${orders.emissions} ->> 'kgCo2e')::numeric)`.mapWith(Number),
      orders: count(),
    })
    .from(orders)
    .where(
      and(
        eq(orders.userId, userId),
        gte(orders.date, new Date(Date.UTC(year, 0))),
        ne(orders.status, 'cancelled'),
        isNotNull(orders.emissions),
      ),
    );
  return sum && sum.orders > 0 ? { year, ...sum } : undefined;
}
