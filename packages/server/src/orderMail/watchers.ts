import { finalStatuses, orderMailKinds, statusFacts, type Watcher, watcherLimits } from '@freight/contract';
import type { watcherRequest } from '@freight/contract/schemas';
import type { z } from 'zod';
import type { Db } from '#db/database.ts';
import { and, asc, eq, exists, inArray, lt, sql } from '#db/drizzle.ts';
import { newId } from '#db/id.ts';
import { type OrderRecord, orders } from '#db/schema/orders.ts';
import { orderWatchers, type StoredWatcher } from '#db/schema/orderWatchers.ts';
import { HttpError } from '#http/httpError.ts';

export const toWatcher = ({ id, email, kinds, createdAt, endedAt }: StoredWatcher): Watcher => ({
  id,
  email,
  kinds,
  createdAt: createdAt.toISOString(),
  ...(endedAt && { endedAt: endedAt.toISOString() }),
});

/** Who is told about an order, the oldest first. */
export const listWatchers = (db: Db, orderId: string): Promise<StoredWatcher[]> =>
  db
    .select()
    .from(orderWatchers)
    .where(eq(orderWatchers.orderId, orderId))
    .orderBy(asc(orderWatchers.createdAt), asc(orderWatchers.id));

const isAddress = (email: string) => sql`lower(${orderWatchers.email}) = lower(${email})`;

/**
 * Tells one more person about an order; of one who is told already the kinds change. Throws `HttpError` 409 for an order
 * that is over, for who has ended it themselves, and when there are too many.
 */
export async function addWatcher(
  tx: Db,
  { id: orderId, status }: OrderRecord,
  { email, kinds: chosen }: z.output<typeof watcherRequest>,
  now: Date,
): Promise<{ watcher: StoredWatcher; isNew: boolean }> {
  const kinds = orderMailKinds.filter((kind) => chosen.includes(kind));
  if (statusFacts[status].isFinal) throw new HttpError('notWatchable');
  // One after the other, so that parallel calls do not exceed the limit.
  await tx.select({ id: orders.id }).from(orders).where(eq(orders.id, orderId)).for('no key update');
  const all = await listWatchers(tx, orderId);
  const [known] = await tx
    .select()
    .from(orderWatchers)
    .where(and(eq(orderWatchers.orderId, orderId), isAddress(email)));
  if (known?.endedAt) throw new HttpError('watcherEnded');
  if (known) {
    await tx.update(orderWatchers).set({ kinds }).where(eq(orderWatchers.id, known.id));
    return { watcher: { ...known, kinds }, isNew: false };
  }
  if (all.length >= watcherLimits.people) throw new HttpError('tooManyWatchers');
  const watcher = { id: newId(), orderId, email, kinds, createdAt: now, endedAt: null };
  await tx.insert(orderWatchers).values(watcher);
  return { watcher, isNew: true };
}

/** How long addresses are kept after the order has ended. */
const keptMs = 30 * 24 * 3_600_000;

/** Deletes who was told about orders that ended a month ago. */
export async function forgetOldWatchers(db: Db, now: Date): Promise<void> {
  const ended = db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.id, orderWatchers.orderId),
        inArray(orders.status, [...finalStatuses]),
        lt(orders.updatedAt, new Date(now.getTime() - keptMs)),
      ),
    );
  await db.delete(orderWatchers).where(exists(ended));
}

/**
 * Tells a person nothing more. Who has ended it themselves stays known, so that they are not added again. Throws
 * `HttpError` 404 for somebody who is not told.
 */
export async function removeWatcher(db: Db, orderId: string, id: string): Promise<void> {
  const gone = await db
    .delete(orderWatchers)
    .where(
      and(
        eq(orderWatchers.id, id),
        eq(orderWatchers.orderId, orderId),
        sql`${orderWatchers.endedAt} is null`,
      ),
    )
    .returning({ id: orderWatchers.id });
  if (gone.length === 0) throw new HttpError('watcherNotFound');
}
