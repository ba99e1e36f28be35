import type { Database } from '#db/database.ts';
import { and, eq } from '#db/drizzle.ts';
import { changes } from '#db/schema/changes.ts';
import type { OrderRecord } from '#db/schema/orders.ts';
import { HttpError } from '#http/httpError.ts';
import { type Called, lockOrder } from '#sharing/callers.ts';
import { isOwnChange } from './changesView.ts';
import { nextVersion } from './requestChange.ts';

/**
 * Takes back a change that waits: customers any of their order, holders of a link their own. Taking back twice changes
 * nothing more. Throws `HttpError` 409 when it no longer waits, or is not the caller's to take back.
 */
export async function withdrawChange(
  database: Database,
  called: Called,
  id: string,
  now: Date,
): Promise<{ order: OrderRecord; isNew: boolean }> {
  return database.transaction(async (tx) => {
    const order = await lockOrder(tx, called.order);
    const [change] = await tx
      .select()
      .from(changes)
      .where(and(eq(changes.orderId, order.id), eq(changes.id, id)));
    const isAllowed = change && (!called.caller.byLink || isOwnChange(change, called.caller));
    if (!isAllowed) throw new HttpError('changeDecided');
    if (change.state === 'withdrawn') return { order, isNew: false };
    if (change.state !== 'waiting') throw new HttpError('changeDecided');
    await tx.update(changes).set({ state: 'withdrawn', decidedAt: now }).where(eq(changes.id, id));
    return { order: await nextVersion(tx, order), isNew: true };
  });
}
