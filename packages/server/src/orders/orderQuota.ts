import { and, count, eq, gt } from 'drizzle-orm';
import { users } from '#db/accountsSchema.ts';
import type { Db } from '#db/database.ts';
import { orders } from '#db/ordersSchema.ts';
import { HttpError } from '#http/httpError.ts';

/** More than a shop packs in an hour by hand; larger customers have a contract and an interface of their own. */
const ordersPerHour = 100;
const hour = 3_600_000;

/**
 * Throws `HttpError` 429 to an account that has ordered too often in the last hour. Counted among the orders, so that
 * every process of the server counts the same; orders of one account are made one after the other meanwhile.
 */
export async function requireQuota(tx: Db, userId: string, now: Date): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
  const [made] = await tx
    .select({ orders: count() })
    .from(orders)
    .where(and(eq(orders.userId, userId), gt(orders.createdAt, new Date(now.getTime() - hour))));
  if ((made?.orders ?? 0) < ordersPerHour) return;
  throw new HttpError(429, 'Too many orders in the last hour. Please try again later.', {
    'retry-after': '600',
  });
}
