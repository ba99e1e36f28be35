import { setTimeout as pause } from 'node:timers/promises';
import { attemptOutcomes, changeStates, claimStates } from '@freight/contract';
import type { Database, Db } from '#db/database.ts';
import { and, count, gt, isNotNull, isNull, min, sql } from '#db/drizzle.ts';
import { mails } from '#db/schema/accounts.ts';
import { changes } from '#db/schema/changes.ts';
import { claims } from '#db/schema/claims.ts';
import { handoverAttempts } from '#db/schema/handovers.ts';
import { orders } from '#db/schema/orders.ts';
import { webhookMessages } from '#db/schema/webhooks.ts';

export interface DatabaseState {
  readonly isThere: boolean;
  /** How many orders under way have each status. */
  readonly orders: [status: string, count: number][];
  /** How many mails are `waiting`, or have `failed` and were given up. */
  readonly mails: [state: string, count: number][];
  readonly oldestMailSeconds: number;
  /** How many webhooks are `waiting`, or have `failed` and were given up. */
  readonly webhooks: [state: string, count: number][];
  /** How many claims have each state. */
  readonly claims: [state: string, count: number][];
  /** How many changes of orders have each state. */
  readonly changes: [state: string, count: number][];
  /** How many attempts at the door of the last hour have each outcome. */
  readonly attempts: [outcome: string, count: number][];
  /** How many deliveries `kept` or `missed` the first window that was promised. */
  readonly promises: [state: string, count: number][];
  /** By quantile; 0 for a delivery in time. */
  readonly lateMinutes: [quantile: string, minutes: number][];
}

const nothing: DatabaseState = {
  isThere: false,
  orders: [],
  mails: [],
  oldestMailSeconds: 0,
  webhooks: [],
  claims: [],
  changes: [],
  attempts: [],
  promises: [],
  lateMinutes: [],
};
const cachedMs = 5_000;
const answerWithinMs = 2_000;

/**
 * Figures about orders and mails from the database, read at most every five seconds. If it does not answer within two
 * seconds, `isThere` is false and there are no figures.
 */
export function watchDatabase({
  database,
  now,
}: {
  database: Database;
  now: () => number;
}): () => Promise<DatabaseState> {
  let latest: { since: number; state: Promise<DatabaseState> } | undefined;
  return () => {
    const at = now();
    // A machine's clock may also be set back.
    if (latest === undefined || Math.abs(at - latest.since) > cachedMs) {
      const tooLate = pause(answerWithinMs, nothing, { ref: false });
      const state = Promise.race([look(database, at).catch(() => nothing), tooLate]);
      latest = { since: at, state };
    }
    return latest.state;
  };
}

async function look({ db }: Database, now: number): Promise<DatabaseState> {
  // By the index of orders that are due: those that have ended are many, and not in it.
  const byStatus = await db
    .select({ status: orders.status, count: count() })
    .from(orders)
    .where(isNotNull(orders.nextAt))
    .groupBy(orders.status);
  const [outbox] = await db
    .select({
      waiting: sql<number>`count(*) filter (where ${mails.failedAt} is null)`.mapWith(Number),
      failed: sql<number>`count(*) filter (where ${mails.failedAt} is not null)`.mapWith(Number),
    })
    .from(mails)
    .where(isNull(mails.sentAt));
  const [oldest] = await db
    .select({ at: min(mails.createdAt) })
    .from(mails)
    .where(and(isNull(mails.sentAt), isNull(mails.failedAt)));
  return {
    isThere: true,
    orders: byStatus.map((row) => [row.status, row.count]),
    mails: Object.entries(outbox ?? {}),
    oldestMailSeconds: oldest?.at ? Math.max(0, (now - oldest.at.getTime()) / 1000) : 0,
    webhooks: await webhooksByState(db),
    claims: await claimsByState(db),
    changes: await changesByState(db),
    attempts: await attemptsByOutcome(db, now),
    ...(await promisesKept(db, now)),
  };
}

async function webhooksByState(db: Db): Promise<DatabaseState['webhooks']> {
  const { deliveredAt, failedAt } = webhookMessages;
  const [counted] = await db
    .select({
      waiting: sql<number>`count(*) filter (where ${failedAt} is null)`.mapWith(Number),
      failed: sql<number>`count(*) filter (where ${failedAt} is not null)`.mapWith(Number),
    })
    .from(webhookMessages)
    .where(isNull(deliveredAt));
  return Object.entries(counted ?? {});
}

async function claimsByState(db: Db): Promise<DatabaseState['claims']> {
  const rows = await db.select({ state: claims.state, count: count() }).from(claims).groupBy(claims.state);
  return claimStates.map((state) => [state, rows.find((row) => row.state === state)?.count ?? 0]);
}

async function changesByState(db: Db): Promise<DatabaseState['changes']> {
  const { state } = changes;
  const rows = await db.select({ state, count: count() }).from(changes).groupBy(state);
  return changeStates.map((each) => [each, rows.find((row) => row.state === each)?.count ?? 0]);
}

const hourMs = 3_600_000;

async function attemptsByOutcome(db: Db, now: number): Promise<DatabaseState['attempts']> {
  const { outcome, endedAt } = handoverAttempts;
  const rows = await db
    .select({ outcome, count: count() })
    .from(handoverAttempts)
    .where(gt(endedAt, new Date(now - hourMs)))
    .groupBy(outcome);
  return attemptOutcomes.map((each) => [each, rows.find((row) => row.outcome === each)?.count ?? 0]);
}

const promiseDays = 30;
/** Of more deliveries, the newest ones are counted. */
const mostDeliveries = 10_000;

/** The first promise, or the last one that the customer asked for. */
const countedPromise = sql`coalesce(
  jsonb_path_query_array(arrivals, '$[*] ? (@.reason == "customerAsked")') -> -1, arrivals -> 0)`;

/** By the index of deliveries; once an order is delivered, its expected delivery is when that was. */
async function promisesKept(db: Db, now: number): Promise<Pick<DatabaseState, 'promises' | 'lateMinutes'>> {
  const since = new Date(now - promiseDays * 24 * 3_600_000).toISOString();
  const quantile = (share: number) =>
    sql<number>`coalesce(percentile_cont(${share}::float8) within group (order by greatest(late, 0)), 0)`.mapWith(
      Number,
    );
  const [figures] = await db
    .select({
      kept: sql<number>`count(*) filter (where late <= 0)`.mapWith(Number),
      missed: sql<number>`count(*) filter (where late > 0)`.mapWith(Number),
      half: quantile(0.5),
      most: quantile(0.95),
    })
    .from(
      sql`(select extract(epoch from estimated_delivery - (${countedPromise} ->> 'to')::timestamptz) / 60 as late
        from ${orders}
        where status in ('delivered', 'completed') and arrivals <> '[]' and estimated_delivery > ${since}::timestamptz
        order by estimated_delivery desc limit ${mostDeliveries}) as deliveries`,
    );
  const { kept = 0, missed = 0, half = 0, most = 0 } = figures ?? {};
  return {
    promises: Object.entries({ kept, missed }),
    lateMinutes: [
      ['0.5', half],
      ['0.95', most],
    ],
  };
}
