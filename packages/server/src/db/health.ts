import { setTimeout as pause } from 'node:timers/promises';
import { pgTable, text } from '#db/drizzle.ts';
import type { Database } from './database.ts';
import { readMigrations } from './migrations.ts';
import { isDatabaseAway, reasonOf } from './postgres/unavailable.ts';
import { settings } from './schema/accounts.ts';

const migrations = pgTable('migrations', { name: text('name').primaryKey() });

/** Below this the embedded database may fail at its next write. */
const leastFreeBytes = 32 * 1024 * 1024;
const answerWithinMs = 2_000;
const cachedMs = 1_000;

/** What keeps the database from doing its work, in a few words; undefined when all is well. */
export type Health = () => Promise<string | undefined>;

/**
 * Asks the database, at most once a second, whether it can be read and written, whether its tables are those of this
 * version, and whether there is room left. Never throws and never takes longer than two seconds.
 */
export function watchHealth(database: Database): Health {
  const expected = readMigrations().map(({ name }) => name);
  let latest: { since: number; trouble: Promise<string | undefined> } | undefined;
  return () => {
    const now = performance.now();
    if (latest === undefined || now - latest.since > cachedMs) {
      latest = { since: now, trouble: findTrouble(database, expected) };
    }
    return latest.trouble;
  };
}

function findTrouble(database: Database, expected: readonly string[]): Promise<string | undefined> {
  const tooLate = pause(answerWithinMs, 'the database does not answer', { ref: false });
  const found = inspect(database, expected).catch((error: unknown) =>
    isDatabaseAway(error)
      ? 'the database does not answer'
      : `the database cannot be used: ${reasonOf(error)}`,
  );
  return Promise.race([found, tooLate]);
}

async function inspect(
  { db, freeBytes }: Database,
  expected: readonly string[],
): Promise<string | undefined> {
  const free = await freeBytes();
  if (free !== undefined && free < leastFreeBytes) return 'the disk is full';
  const applied = new Set((await db.select().from(migrations)).map(({ name }) => name));
  const missing = expected.find((name) => !applied.has(name));
  if (missing !== undefined) return `the tables lack ${missing}`;
  const value = new Date().toISOString();
  await db
    .insert(settings)
    .values({ name: 'health', value })
    .onConflictDoUpdate({ target: settings.name, set: { value } });
  return undefined;
}
