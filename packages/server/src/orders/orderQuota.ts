import type { Db } from '#db/database.ts';
import { and, count, gt, inArray } from '#db/drizzle.ts';
import { orders } from '#db/schema/orders.ts';
import { HttpError } from '#http/httpError.ts';

/** A sheet of orders at most (`freight-order-sheet`); larger customers have a contract and an interface of their own. */
const ordersPerHour = 500;
const hour = 3_600_000;

export interface Quotas {
  /** Counts one order more. Throws `HttpError` 429 to an account that has ordered too often in the last hour. */
  take(userId: string): void;
}

/**
 * How often some accounts have ordered in the last hour; without limits for all others. Counted among the orders, so
 * that every process of the server counts the same: the transaction must hold the accounts meanwhile.
 */
export async function createQuotas(tx: Db, userIds: readonly string[], now: Date): Promise<Quotas> {
  if (userIds.length === 0) return { take: () => {} };
  const counted = await tx
    .select({ userId: orders.userId, made: count() })
    .from(orders)
    .where(and(inArray(orders.userId, [...userIds]), gt(orders.createdAt, new Date(now.getTime() - hour))))
    .groupBy(orders.userId);
  const madeBy = new Map(counted.map(({ userId, made }) => [userId, made]));
  return {
    take(userId) {
      const made = madeBy.get(userId) ?? 0;
      if (made >= ordersPerHour) {
        throw new HttpError('tooManyOrders', {
          headers: {
            'retry-after': '600',
          },
        });
      }
      madeBy.set(userId, made + 1);
    },
  };
}
