import { createHash } from 'node:crypto';
import { idempotencyHeader } from '@freight/contract';
import type { Db } from '#db/database.ts';
import { and, eq, inArray, lt, or } from '#db/drizzle.ts';
import { orderAttempts } from '#db/schema/orders.ts';
import { HttpError } from '#http/httpError.ts';
import { dayWanted, type OrderRequest } from './createRequest.ts';

export interface Attempt {
  readonly userId: string;
  readonly key: string;
  readonly bodyHash: string;
}

/**
 * What the key in the `Idempotency-Key` header refers to; `undefined` without one.
 * Throws `HttpError` 400 for a key that is too long or not plain text.
 */
export function readAttempt(
  userId: string,
  header: string | string[] | undefined,
  routeId: string,
  request: OrderRequest,
): Attempt | undefined {
  if (header === undefined) return undefined;
  if (typeof header !== 'string' || !/^[\x21-\x7e]{1,200}$/.test(header)) {
    throw new HttpError('idempotencyKeyInvalid', { values: { header: idempotencyHeader } });
  }
  // The date is the moment of sending and differs from try to try, but for an order that is wanted on that day;
  // everything else makes it another order.
  const { scheduledDate: _, handover = 'none', ...wish } = request;
  const chosen = [handover === 'none' ? [] : handover, dayWanted(request) ?? []].flat();
  const bodyHash = createHash('sha256')
    // Without a handover and a day as the release before hashed it.
    .update(JSON.stringify([routeId, wish, ...chosen]))
    .digest('hex');
  return { userId, key: header, bodyHash };
}

/** What is known about attempts that were claimed. */
export interface Claims {
  /** The orders that earlier requests with one of the keys have led to. */
  readonly earlierOrders: readonly string[];
  /**
   * The id of the order that exists already, or `undefined` when this request is the first.
   * Throws `HttpError` 409 when the key was used for something else.
   */
  earlierOrderOf(attempt: Attempt): string | undefined;
}

const nameOf = ({ userId, key }: Pick<Attempt, 'userId' | 'key'>): string => `${userId} ${key}`;

/**
 * Claims the keys inside the transaction that creates the orders, before the orders: a second request with the same
 * key waits here until the first is stored or undone. In the order of the keys, so that two transactions with several
 * in common do not wait for each other in a circle.
 */
export async function claimAttempts(
  tx: Db,
  attempts: readonly (Attempt & { orderId: string })[],
  now: Date,
): Promise<Claims> {
  if (attempts.length === 0) return { earlierOrders: [], earlierOrderOf: () => undefined };
  const inOrder = attempts.toSorted((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1));
  const claimed = await tx
    .insert(orderAttempts)
    .values(inOrder.map((attempt) => ({ ...attempt, createdAt: now })))
    .onConflictDoNothing()
    .returning({ userId: orderAttempts.userId, key: orderAttempts.key });
  const first = new Set(claimed.map(nameOf));
  const later = attempts.filter((attempt) => !first.has(nameOf(attempt)));
  const found =
    later.length === 0
      ? []
      : await tx
          .select()
          .from(orderAttempts)
          .where(or(...later.map(isOf)));
  const earlier = new Map(found.map((row) => [nameOf(row), row]));
  return {
    earlierOrders: found.flatMap(({ orderId }) => orderId ?? []),
    earlierOrderOf(attempt) {
      if (first.has(nameOf(attempt))) return undefined;
      const row = earlier.get(nameOf(attempt));
      if (row?.bodyHash !== attempt.bodyHash || row.orderId === null) {
        throw new HttpError('orderDiffers');
      }
      return row.orderId;
    },
  };
}

const isOf = ({ userId, key }: Attempt) => and(eq(orderAttempts.userId, userId), eq(orderAttempts.key, key));

/** Lets the keys go whose orders were not made after all. */
export async function releaseAttempts(tx: Db, orderIds: readonly string[]): Promise<void> {
  if (orderIds.length > 0)
    await tx.delete(orderAttempts).where(inArray(orderAttempts.orderId, [...orderIds]));
}

const week = 7 * 24 * 3_600_000;

/** Deletes attempts that are too old to be repeated. */
export async function forgetOldAttempts(db: Db, now: Date): Promise<void> {
  await db.delete(orderAttempts).where(lt(orderAttempts.createdAt, new Date(now.getTime() - week)));
}
