import type { FastifyBaseLogger } from 'fastify';
import { sql } from '#db/drizzle.ts';
import type { Database } from './database.ts';
import { isDatabaseAway } from './postgres/unavailable.ts';

/** The time all processes on one database share. */
export interface DatabaseClock {
  /** Milliseconds since 1970. */
  now(): number;
  close(): void;
}

const readEveryMs = 10_000;
/** The answer of a slower database is not exact enough: the moment it was given at is uncertain. */
const exactWithinMs = 500;
/** A difference that is logged, because an operator should correct the machine's clock. */
const notableMs = 5_000;

/**
 * Follows PostgreSQL's clock, so that processes whose machines' clocks differ agree on what is due and who has claimed
 * it. Between two readings the process's monotonic clock counts on, which no change of the machine's clock touches. The
 * embedded database has a single process, and its machine's clock.
 */
export async function startDatabaseClock(
  { db, mode }: Pick<Database, 'db' | 'mode'>,
  logger: FastifyBaseLogger,
): Promise<DatabaseClock> {
  if (mode === 'pglite') return { now: Date.now, close: () => {} };
  let reading = await read(db);
  const ahead = Date.now() - timeOf(reading);
  if (Math.abs(ahead) > notableMs)
    logger.warn(
      `the clock of this machine differs by ${Math.round(ahead / 1000)} s from PostgreSQL's, which is used`,
    );
  const renew = async (): Promise<void> => {
    const next = await read(db);
    if (next.tookMs <= exactWithinMs) reading = next;
  };
  const timer = setInterval(() => {
    renew().catch((error: unknown) => {
      if (!isDatabaseAway(error)) logger.error({ err: error }, "the database's clock could not be read");
    });
  }, readEveryMs);
  return { now: () => Math.round(timeOf(reading)), close: () => clearInterval(timer) };
}

interface Reading {
  /** The database's time in milliseconds, at `since` of this process. */
  at: number;
  since: number;
  tookMs: number;
}

async function read(db: Database['db']): Promise<Reading> {
  const asked = performance.now();
  const [row] = await db
    .select({ at: sql`extract(epoch from clock_timestamp()) * 1000`.mapWith(Number) })
    .from(sql`(select 1) as once`);
  const since = performance.now();
  if (row === undefined) throw new Error('The database did not tell its time');
  // It was read about half way between the question and the answer.
  return { at: row.at + (since - asked) / 2, since, tookMs: since - asked };
}

const timeOf = ({ at, since }: Reading): number => at + performance.now() - since;
