import { createHash } from 'node:crypto';
import { idempotencyHeader } from '@freight/contract';
import { and, eq, lt } from 'drizzle-orm';
import type { Db } from '#db/database.ts';
import { orderAttempts } from '#db/ordersSchema.ts';
import { HttpError } from '#http/httpError.ts';
import type { OrderRequest } from './createRequest.ts';

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
    throw new HttpError(400, `The ${idempotencyHeader} must be 1 to 200 plain characters`);
  }
  // The date is the moment of sending and differs from try to try; everything else makes it another order.
  const { scheduledDate: _, ...wish } = request;
  const bodyHash = createHash('sha256')
    .update(JSON.stringify([routeId, wish]))
    .digest('hex');
  return { userId, key: header, bodyHash };
}

const ofAttempt = ({ userId, key }: Attempt) =>
  and(eq(orderAttempts.userId, userId), eq(orderAttempts.key, key));

/**
 * Claims the key inside the transaction that creates the order, before anything else: a second request
 * with the same key waits here until the first is stored or undone. Answers the id of the order that exists
 * already, or `undefined` when this request is the first.
 * Throws `HttpError` 409 when the key was used for something else.
 */
export async function claimAttempt(tx: Db, attempt: Attempt, now: Date): Promise<string | undefined> {
  const claimed = await tx
    .insert(orderAttempts)
    .values({ ...attempt, createdAt: now })
    .onConflictDoNothing()
    .returning({ key: orderAttempts.key });
  if (claimed.length > 0) return undefined;
  const [earlier] = await tx.select().from(orderAttempts).where(ofAttempt(attempt));
  if (earlier?.bodyHash !== attempt.bodyHash) {
    throw new HttpError(409, 'This order was already sent with other contents.');
  }
  return earlier.orderId ?? undefined;
}

/** Notes which order an attempt led to. */
export async function fulfilAttempt(tx: Db, attempt: Attempt, orderId: string): Promise<void> {
  await tx.update(orderAttempts).set({ orderId }).where(ofAttempt(attempt));
}

const week = 7 * 24 * 3_600_000;

/** Forgets attempts nobody repeats any more. */
export async function forgetOldAttempts(db: Db, now: Date): Promise<void> {
  await db.delete(orderAttempts).where(lt(orderAttempts.createdAt, new Date(now.getTime() - week)));
}
