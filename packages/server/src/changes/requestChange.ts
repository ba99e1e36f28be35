import { createHash } from 'node:crypto';
import type { WantedChange } from '@freight/contract';
import type { Database, Db } from '#db/database.ts';
import { and, count, eq, sql } from '#db/drizzle.ts';
import { newId } from '#db/id.ts';
import { type ChangeRecord, changePictures, changes } from '#db/schema/changes.ts';
import { type OrderRecord, orders } from '#db/schema/orders.ts';
import { HttpError } from '#http/httpError.ts';
import { takePictures } from '#sharing/callerPictures.ts';
import { type Called, lockOrder } from '#sharing/callers.ts';
import type { ChangeMailing } from './changeMailing.ts';
import { readChanges, type Viewing } from './changesView.ts';
import { isOpen } from './deadlines.ts';
import { quoteOf } from './outcome.ts';

/** Of one order, by all its callers. */
const mostChanges = 20;

export interface NewChange {
  readonly key: string;
  readonly change: WantedChange;
  /** SEK, as the page showed it. */
  readonly fee: number;
  /** The version of the changes that the page showed. */
  readonly seen: number;
}

/** Everything that a repeated attempt has in common with the first one. */
const hashOf = (change: WantedChange): string =>
  createHash('sha256')
    .update(JSON.stringify(Object.entries(change).sort()))
    .digest('hex');

/** The order with one more version of its changes, stored. */
export async function nextVersion(tx: Db, order: OrderRecord): Promise<OrderRecord> {
  const changesVersion = order.changesVersion + 1;
  await tx.update(orders).set({ changesVersion }).where(eq(orders.id, order.id));
  return { ...order, changesVersion };
}

/**
 * Stores a change, or finds the one that the same attempt has stored before. Its order is locked, so that of two people
 * who change simultaneously the second one sees what the first one did.
 * Throws `HttpError` 409 when that one was different, when it is too late, when something else was changed or another
 * fee was shown, or when there are too many.
 */
export async function requestChange(
  { database, mailing, ...viewing }: Viewing & { database: Database; mailing: ChangeMailing },
  called: Called,
  wanted: NewChange,
): Promise<{ order: OrderRecord; isNew: boolean }> {
  const { clock } = viewing;
  const bodyHash = hashOf(wanted.change);
  return database.transaction(async (tx) => {
    const order = await lockOrder(tx, called.order);
    const { caller } = called;
    const [earlier] = await tx
      .select()
      .from(changes)
      .where(and(eq(changes.orderId, order.id), eq(changes.caller, caller.id), eq(changes.key, wanted.key)));
    if (earlier) {
      if (earlier.bodyHash !== bodyHash) throw new HttpError('changeDiffers');
      return { order, isNew: false };
    }
    const now = clock.now();
    const asItIs = () => readChanges(tx, { order, caller }, viewing);
    if (wanted.seen !== order.changesVersion)
      throw new HttpError('changedMeanwhile', { data: await asItIs() });
    if (!isOpen(order, wanted.change.kind, now, clock)) throw new HttpError('changeTooLate');
    await requireFewer(tx, order);
    const { feeOre, reason } = quoteOf(order, wanted.change, now, clock);
    if (Math.round(wanted.fee * 100) !== feeOre)
      throw new HttpError('feeDiffers', { data: { ...(await asItIs()), fee: feeOre / 100 } });
    if (!reason) await replaceWaiting(tx, order, wanted.change.kind, now);
    const change: ChangeRecord = {
      id: newId(),
      orderId: order.id,
      caller: caller.id,
      byLink: caller.byLink,
      key: wanted.key,
      bodyHash,
      wanted: wanted.change,
      feeOre,
      // What can never be done is not left to the driver.
      state: reason ? 'refused' : 'waiting',
      reason: reason ?? null,
      requestedAt: now,
      decidedAt: reason ? now : null,
    };
    await tx.insert(changes).values(change);
    if (wanted.change.kind === 'leaveAt' && wanted.change.picture !== undefined)
      await takePictures(tx, changePictures, called, {
        pictures: [wanted.change.picture],
        takenBy: change.id,
        missing: 'changePictureMissing',
      });
    if (caller.byLink) await mailing.requested(tx, { order, change });
    return { order: await nextVersion(tx, order), isNew: true };
  });
}

async function requireFewer(tx: Db, order: OrderRecord): Promise<void> {
  const [made] = await tx.select({ changes: count() }).from(changes).where(eq(changes.orderId, order.id));
  if ((made?.changes ?? 0) >= mostChanges) throw new HttpError('tooManyChanges');
}

/** A newer change of a kind replaces the one that waits, also that of another caller. */
async function replaceWaiting(
  tx: Db,
  order: OrderRecord,
  kind: WantedChange['kind'],
  now: Date,
): Promise<void> {
  await tx
    .update(changes)
    .set({ state: 'refused', reason: 'replaced', decidedAt: now })
    .where(
      and(
        eq(changes.orderId, order.id),
        eq(changes.state, 'waiting'),
        sql`${changes.wanted} ->> 'kind' = ${kind}`,
      ),
    );
}
