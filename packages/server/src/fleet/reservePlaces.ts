import type { Db } from '#db/database.ts';
import { asc, inArray, lt, sql } from '#db/drizzle.ts';
import { emptyRuns, type StoredRun } from '#db/schema/fleet.ts';
import { HttpError } from '#http/httpError.ts';

export interface HeldRuns {
  /** Throws `HttpError` 410 when the lorry is full, has passed the place, or does not drive. */
  take(run: StoredRun): void;
  /** Stores what was taken, with one statement. */
  store(): Promise<void>;
}

/**
 * Holds runs until the end of the transaction, in an order all transactions share: two orders never get the same place.
 * Without runs no statement is made.
 */
export async function holdRuns(tx: Db, ids: readonly string[], now: Date): Promise<HeldRuns> {
  const held =
    ids.length === 0
      ? []
      : await tx
          .select({ id: emptyRuns.id, places: emptyRuns.places, taken: emptyRuns.taken })
          .from(emptyRuns)
          .where(inArray(emptyRuns.id, [...new Set(ids)]))
          .orderBy(asc(emptyRuns.id))
          .for('no key update');
  const left = new Map(held.map(({ id, places, taken }) => [id, places - taken]));
  const taken = new Map<string, number>();
  return {
    take({ id, places, pickupAt }) {
      const free = left.get(id) ?? 0;
      if (free < places || Date.parse(pickupAt) <= now.getTime()) throw new HttpError('runTaken');
      left.set(id, free - places);
      taken.set(id, (taken.get(id) ?? 0) + places);
    },
    async store() {
      if (taken.size === 0) return;
      const rows = [...taken].map(([id, places]) => ({ id, places }));
      await tx.execute(sql`
        update ${emptyRuns} set taken = ${emptyRuns.taken} + now_taken.places
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as now_taken (id text, places integer)
        where ${emptyRuns.id} = now_taken.id`);
    },
  };
}

/** Gives the places of a cancelled order back. */
export async function releasePlaces(tx: Db, { id, places }: StoredRun): Promise<void> {
  await tx
    .update(emptyRuns)
    .set({ taken: sql`greatest(0, ${emptyRuns.taken} - ${places})` })
    .where(inArray(emptyRuns.id, [id]));
}

const keptMs = 7 * 24 * 3_600_000;

/** Deletes runs a week after they ended; the orders that went with them keep what they say about them. */
export async function forgetOldRuns(db: Db, now: Date): Promise<void> {
  await db.delete(emptyRuns).where(lt(emptyRuns.dueAt, new Date(now.getTime() - keptMs)));
}
