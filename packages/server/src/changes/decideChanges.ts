import type { ChangeReason } from '@freight/contract';
import type { Db } from '#db/database.ts';
import { and, asc, eq, lte } from '#db/drizzle.ts';
import { isAnyOf } from '#db/isAnyOf.ts';
import { type ChangeRecord, changes } from '#db/schema/changes.ts';
import { type OrderRecord, orders } from '#db/schema/orders.ts';
import type { Chore } from '#dispatch/dispatcher.ts';
import type { OrderChange } from '#dispatch/orderChange.ts';
import type { Clock } from '#orderFacts/clock.ts';
import type { OrderEvents } from '#webhooks/writeEvents.ts';
import { isOpen } from './deadlines.ts';
import { isReachable, outcomeOf } from './outcome.ts';

/** How long a change waits for the simulated driver, in simulated time. */
const waitsMs = 60_000;
const ordersAtOnce = 100;

/** Lets the simulated drivers decide the changes that have waited for a minute. */
export const decideChanges =
  (clock: Clock, events: OrderEvents): Chore =>
  (tx, now) =>
    decideWaiting(tx, { clock, events, now, until: new Date(now.getTime() - clock.realMs(waitsMs)) });

interface Deciding {
  readonly clock: Clock;
  /** Receives new promises. */
  readonly events: OrderEvents;
  readonly now: Date;
  /** Changes that were requested later wait. */
  readonly until: Date;
  /** Tests name the reason for which every change is refused. */
  readonly reason?: ChangeReason | undefined;
}

/** Decides the changes that wait; what is accepted is done to their orders in the same transaction. */
export async function decideWaiting(tx: Db, deciding: Deciding): Promise<OrderChange[]> {
  const waiting = and(eq(changes.state, 'waiting'), lte(changes.requestedAt, deciding.until));
  const due = await tx
    .selectDistinct({ orderId: changes.orderId })
    .from(changes)
    .where(waiting)
    .limit(ordersAtOnce);
  if (due.length === 0) return [];
  const locked = await tx
    .select()
    .from(orders)
    .where(
      isAnyOf(
        orders.id,
        due.map(({ orderId }) => orderId),
      ),
    )
    .orderBy(asc(orders.id))
    // An order that is being changed right now is left for the next time.
    .for('update', { skipLocked: true });
  const decided: OrderChange[] = [];
  for (const order of locked) {
    // Read under the lock: a change may have been withdrawn or replaced meanwhile.
    const due = await tx
      .select()
      .from(changes)
      .where(and(eq(changes.orderId, order.id), waiting))
      .orderBy(asc(changes.requestedAt), asc(changes.id));
    if (due.length > 0) decided.push({ kind: 'changes', order: await decideAll(tx, order, due, deciding) });
  }
  return decided;
}

async function decideAll(
  tx: Db,
  before: OrderRecord,
  due: readonly ChangeRecord[],
  deciding: Deciding,
): Promise<OrderRecord> {
  let order = before;
  for (const change of due) {
    const { reason, order: after } = decide(order, change, deciding);
    order = { ...after, changesVersion: after.changesVersion + 1 };
    await tx
      .update(changes)
      .set({ state: reason ? 'refused' : 'accepted', reason: reason ?? null, decidedAt: deciding.now })
      .where(eq(changes.id, change.id));
  }
  const { changesVersion, deliveryNotes, dropoff, distanceKm, priceOre, priceParts, emissions } = order;
  const { delays, nextAt, driver, estimatedDelivery, arrivals, updatedAt } = order;
  const stored = {
    ...{ changesVersion, deliveryNotes, dropoff, distanceKm, priceOre, priceParts, emissions },
    ...{ delays, nextAt, driver, estimatedDelivery, arrivals, updatedAt },
  };
  await tx.update(orders).set(stored).where(eq(orders.id, order.id));
  await deciding.events.changed(tx, order, before);
  return order;
}

function decide(
  order: OrderRecord,
  { wanted, feeOre }: ChangeRecord,
  { clock, now, reason }: Deciding,
): { order: OrderRecord; reason?: ChangeReason } {
  if (reason) return { order, reason };
  if (!isOpen(order, wanted.kind, now, clock)) return { order, reason: 'tooLate' };
  if (!isReachable(wanted)) return { order, reason: 'cannotReach' };
  const outcome = outcomeOf(order, wanted, now, clock);
  if ('reason' in outcome) return { order, reason: outcome.reason };
  // It costs what the customer agreed to.
  return { order: { ...outcome.order, priceOre: order.priceOre + feeOre, updatedAt: now } };
}
