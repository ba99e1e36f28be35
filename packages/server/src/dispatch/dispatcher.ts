import type { FastifyBaseLogger } from 'fastify';
import type { Database, Db } from '#db/database.ts';
import { asc, isNotNull, lte, min, sql } from '#db/drizzle.ts';
import { isDatabaseAway } from '#db/postgres/unavailable.ts';
import { type OrderRecord, orders } from '#db/schema/orders.ts';
import type { Clock } from '#orderFacts/clock.ts';
import { withFailedAttempt } from './failedAttempt.ts';
import type { AnnounceChanges, OrderChange } from './orderChange.ts';
import { nextProgress } from './progress.ts';
import { pullBack } from './pullBack.ts';
import { storeProgress } from './storeProgress.ts';

/** Work beside the journeys, done in the dispatcher's own transaction so that one process does it. */
export type Chore = (tx: Db, now: Date) => Promise<OrderChange[]>;

export interface Dispatcher {
  /** Takes every order as far as it should be by now, and announces what happened. */
  catchUp(): Promise<void>;
  /** Stops; a step that is under way is finished. */
  close(): Promise<void>;
}

interface DispatcherParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly announce: AnnounceChanges;
  readonly logger: FastifyBaseLogger;
  readonly chores: readonly Chore[];
  /** Runs with every step of an order in its own transaction: what it writes is stored with the step or not at all. */
  readonly alongside?: (tx: Db, order: OrderRecord, before: OrderRecord) => Promise<void>;
}

/** Any number all processes agree on: of several servers on one database, one at a time moves the orders. */
const dispatcherLock = 4_711_000_002;
const stepEveryMs = 250;
const choresEveryMs = 2_000;
const ordersPerStep = 200;

/**
 * Moves the orders along their journeys. Everything it knows is in the database: a server that is killed
 * continues where it stopped, and catches up on what came due meanwhile, with the due times. Changes are announced after they are
 * stored, so an event may be lost in a crash but never announces what did not happen; subscribers catch up by version.
 */
export function startDispatcher(parts: DispatcherParts): Dispatcher {
  const { clock, logger } = parts;
  let lastChores = Number.NEGATIVE_INFINITY;
  const move = async (): Promise<void> => {
    const now = clock.now();
    let moved: number | undefined;
    do moved = await step(parts, now);
    while (moved);
    // Only the lock holder runs chores: they would take the lock from it between two of its steps.
    if (moved === undefined) return;
    // The clock of the machine may jump either way.
    if (Math.abs(now.getTime() - lastChores) < choresEveryMs) return;
    lastChores = now.getTime();
    await doChores(parts, now);
  };
  const moves = oneAtATime(move);
  let timer: NodeJS.Timeout | undefined;
  const schedule = (): void => {
    timer = setTimeout(async () => {
      await moves.run().catch((error: unknown) => {
        if (!isDatabaseAway(error)) logger.error({ err: error }, 'the dispatcher failed; it tries again');
      });
      if (timer) schedule();
    }, stepEveryMs);
  };
  if (clock.pace > 0) schedule();
  return {
    catchUp: moves.run,
    async close() {
      clearTimeout(timer);
      timer = undefined;
      await moves.settled();
    },
  };
}

/** Runs the work again only when the run before has ended. */
function oneAtATime(work: () => Promise<void>) {
  let last: Promise<void> = Promise.resolve();
  const run = (): Promise<void> => {
    last = last.then(work, work);
    return last;
  };
  return { run, settled: () => last.catch(() => {}) };
}

/**
 * Moves each due order by one milestone, the longest waiting first. Returns the number of orders, or undefined while
 * another process moves them.
 */
async function step(
  { database, clock, announce, alongside }: DispatcherParts,
  now: Date,
): Promise<number | undefined> {
  // Cheaper than a transaction, and nearly always the whole answer.
  const [next] = await database.db
    .select({ at: min(orders.nextAt) })
    .from(orders)
    .where(isNotNull(orders.nextAt));
  if (!next?.at || next.at > now) return 0;
  const made = await underLock(database, async (tx) => {
    const due = await tx
      .select()
      .from(orders)
      .where(lte(orders.nextAt, now))
      .orderBy(asc(orders.nextAt), asc(orders.id))
      .limit(ordersPerStep)
      // An order that is being cancelled right now is left for the next step.
      .for('update', { skipLocked: true });
    const passed = due.map((before) => ({ before, order: moveOn(before, clock) }));
    await storeProgress(
      tx,
      passed.map(({ order }) => order),
    );
    for (const { before, order } of passed) await alongside?.(tx, order, before);
    return passed;
  });
  announce((made ?? []).flatMap(({ before, order }) => changeFrom(before, order) ?? []));
  return made?.length;
}

function moveOn(before: OrderRecord, clock: Clock): OrderRecord {
  const order = withFailedAttempt(before, clock);
  return { ...order, ...(nextProgress(order, clock) ?? { nextAt: null }) };
}

/** Undefined for a delay, which changes neither status nor driver. */
function changeFrom(before: OrderRecord, order: OrderRecord): OrderChange | undefined {
  if (order.version === before.version) return undefined;
  return { kind: order.driver && !before.driver ? 'driver' : 'status', order };
}

async function doChores({ database, announce, chores }: DispatcherParts, now: Date): Promise<void> {
  const made = await underLock(database, async (tx) => {
    await pullBack(tx, now);
    const done: OrderChange[] = [];
    for (const chore of chores) done.push(...(await chore(tx, now)));
    return done;
  });
  announce(made ?? []);
}

/** Undefined while another process holds the lock; it is let go with the transaction, even by a crash. */
async function underLock<T>(database: Database, work: (tx: Db) => Promise<T>): Promise<T | undefined> {
  return database.transaction(async (tx) => {
    const [lock] = await tx
      .select({ isMine: sql<boolean>`pg_try_advisory_xact_lock(${dispatcherLock}::bigint)` })
      .from(sql`(select 1) as once`);
    return lock?.isMine ? work(tx) : undefined;
  });
}
