import type { WireFuelType } from '@freight/contract';
import type { LatLon } from '@freight/sample-services/geo/distance';
import type { Db } from '#db/database.ts';
import { and, eq, gte, lte, sql } from '#db/drizzle.ts';
import { type EmptyRun, emptyRuns } from '#db/schema/fleet.ts';
import { dayOf } from '#orderFacts/deliveryDays.ts';
import { crowDetour, pickupOnTheWay } from './corridor.ts';

const hour = 3_600_000;
/** A driver is told about a load so long before, at least. */
const noticeMs = 2 * hour;
/** A run that is on the way so long may fetch goods on the days asked for. */
const longestRunMs = 24 * hour;

export interface FoundRun extends Pick<EmptyRun, 'id' | 'fromTown' | 'toTown'> {
  /** When, and on which day, the lorry is at the place where goods are fetched. */
  readonly pickupAt: Date;
  readonly date: string;
}

interface Wish {
  readonly from: LatLon;
  readonly to: LatLon;
  readonly fuelType: WireFuelType;
  readonly places: number;
  readonly now: Date;
  /** The last moment at which goods may be fetched. */
  readonly until: Date;
}

/** For each day, the run with room enough that has to go the least out of its way; days without one are left out. */
export async function findRuns(db: Db, wish: Wish): Promise<Map<string, FoundRun>> {
  const { from, to, now, until } = wish;
  const near = (await runsWithRoom(db, wish)).flatMap((run) => {
    const extraKm = crowDetour(run, from, to);
    return extraKm === undefined ? [] : [{ run, extraKm }];
  });
  const found = new Map<string, FoundRun>();
  for (const { run } of near.sort((a, b) => a.extraKm - b.extraKm)) {
    // Days that have their run need no look at the roads.
    if ([run.leavesAt, run.dueAt].every((moment) => found.has(dayOf(moment)))) continue;
    const pickupAt = pickupOnTheWay(run, from, to);
    if (!pickupAt || pickupAt.getTime() < now.getTime() + noticeMs || pickupAt > until) continue;
    const date = dayOf(pickupAt);
    if (found.has(date)) continue;
    const { id, fromTown, toTown } = run;
    found.set(date, { id, fromTown, toTown, pickupAt, date });
  }
  return found;
}

const runsWithRoom = (db: Db, { fuelType, places, now, until }: Wish): Promise<EmptyRun[]> =>
  db
    .select()
    .from(emptyRuns)
    .where(
      and(
        gte(emptyRuns.leavesAt, new Date(now.getTime() - longestRunMs)),
        lte(emptyRuns.leavesAt, until),
        eq(emptyRuns.fuelType, fuelType),
        gte(sql`${emptyRuns.places} - ${emptyRuns.taken}`, places),
      ),
    );
