import { finalStatuses } from '@freight/contract';
import type { Db } from '#db/database.ts';
import { and, inArray, isNull } from '#db/drizzle.ts';
import { orders } from '#db/schema/orders.ts';
import { attemptsOf } from '#handover/attemptsOf.ts';
import { drawPictures, picturesUntil, storeAttempt } from '#handover/recordAttempt.ts';
import { createClock } from '#orderFacts/clock.ts';

const realPace = createClock(1);

/** Records what happened at the doors of an empty demo's past orders; only pictures that are still kept are drawn. */
export async function addDemoAttempts(tx: Db, now: Date): Promise<void> {
  const past = await tx
    .select()
    .from(orders)
    .where(and(isNull(orders.demoRole), inArray(orders.status, [...finalStatuses])));
  for (const order of past) {
    const made = attemptsOf(order, realPace);
    const until = picturesUntil(order);
    for (const attempt of made) {
      const pictures = until && until > now ? await drawPictures(order, attempt) : [];
      await storeAttempt(tx, order, attempt, pictures);
    }
  }
}
