import { type ComingRuns, linkedPaths } from '@freight/contract';
import type { FastifyInstance } from 'fastify';
import type { Database } from '#db/database.ts';
import { forEverybody } from '#http/pageOrigins.ts';
import type { Clock } from '#orderFacts/clock.ts';
import { dayOf } from '#orderFacts/deliveryDays.ts';
import { comingRuns } from './comingRuns.ts';

interface FleetParts {
  database: Database;
  clock: Clock;
}

/** What a map of the country shows to everybody; which lorry it is, it does not say. */
export function fleetRoutes(app: FastifyInstance, { database, clock }: FleetParts): void {
  app.get(linkedPaths.emptyRuns, forEverybody, async () => {
    const now = clock.now();
    const runs = await comingRuns(database.db, now);
    const data: ComingRuns = {
      date: dayOf(runs[0]?.leavesAt ?? now),
      runs: runs.map((run) => ({
        from: { town: run.fromTown, latitude: run.fromLat, longitude: run.fromLng },
        to: { town: run.toTown, latitude: run.toLat, longitude: run.toLng },
        leavesAt: run.leavesAt.toISOString(),
      })),
    };
    return { success: true, data };
  });
}
