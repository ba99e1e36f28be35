import type { Db } from '#db/database.ts';
import { and, asc, gte, lt } from '#db/drizzle.ts';
import { type EmptyRun, emptyRuns } from '#db/schema/fleet.ts';
import { dayOf, isSunday } from '#orderFacts/deliveryDays.ts';

/** More lines make a map of the country no clearer. */
const mostRuns = 100;

/** The runs with room that leave from now on, of the first day but Sundays on which any does, in the order in which they leave. */
export async function comingRuns(db: Db, now: Date): Promise<EmptyRun[]> {
  const runs = await db
    .select()
    .from(emptyRuns)
    .where(and(gte(emptyRuns.leavesAt, now), lt(emptyRuns.taken, emptyRuns.places)))
    .orderBy(asc(emptyRuns.leavesAt), asc(emptyRuns.name))
    .limit(mostRuns);
  // Goods are fetched on other days only.
  const onWorkdays = runs.filter(({ leavesAt }) => !isSunday(dayOf(leavesAt)));
  const [first] = onWorkdays;
  return onWorkdays.filter(({ leavesAt }) => first && dayOf(leavesAt) === dayOf(first.leavesAt));
}
