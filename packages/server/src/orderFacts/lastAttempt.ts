import type { AttemptOutcome } from '@freight/contract';
import type { Db } from '#db/database.ts';
import { and, desc, eq } from '#db/drizzle.ts';
import { type AttemptRecord, handoverAttempts } from '#db/schema/handovers.ts';

/** The newest attempt at the door with an outcome; undefined without one, as on older orders. */
export async function lastAttempt(
  db: Db,
  orderId: string,
  outcome: AttemptOutcome,
): Promise<AttemptRecord | undefined> {
  const [attempt] = await db
    .select()
    .from(handoverAttempts)
    .where(and(eq(handoverAttempts.orderId, orderId), eq(handoverAttempts.outcome, outcome)))
    .orderBy(desc(handoverAttempts.number))
    .limit(1);
  return attempt;
}
