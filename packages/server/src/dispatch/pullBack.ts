import type { Db } from '#db/database.ts';
import { and, gt, isNotNull, sql } from '#db/drizzle.ts';
import { orders } from '#db/schema/orders.ts';

/** Clocks of several servers may differ by so much. */
const toleranceMs = 2 * 60_000;

/**
 * Lets orders go on whose last milestone lies in the future, because the clock of the machine was ahead and has been
 * set back: their times are moved so that the milestone is now, and the next one as far away as it was.
 */
export async function pullBack(tx: Db, now: Date): Promise<void> {
  const ahead = sql`(${orders.stageAt} - ${now.toISOString()}::timestamptz)`;
  await tx
    .update(orders)
    .set({
      stageAt: now,
      nextAt: sql`${orders.nextAt} - ${ahead}`,
      estimatedDelivery: sql`${orders.estimatedDelivery} - ${ahead}`,
    })
    .where(and(isNotNull(orders.nextAt), gt(orders.stageAt, new Date(now.getTime() + toleranceMs))));
}
