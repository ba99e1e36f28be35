import { resolve } from 'node:path';
import type { DatabaseLocation } from '#config/config.ts';
import { ConfigError } from '#config/configError.ts';
import type { Database } from '#db/database.ts';
import { migrate } from '#db/migrate.ts';
import { openDatabase } from '#db/openDatabase.ts';
import { reasonOf } from '#db/postgres/unavailable.ts';

/** A mistake in a command; the message is one sentence. */
export class UsageError extends Error {}

/** The database that `DATABASE_URL` or `FREIGHT_DATA` names. */
function locate(): DatabaseLocation {
  const { DATABASE_URL: url, FREIGHT_DATA: folder = '.freight/data' } = process.env;
  return url ? { kind: 'postgres', url } : { kind: 'folder', folder: resolve(folder) };
}

/** Runs an operator's command on the database and prints its result; returns the exit code. */
export async function runCommand(work: (withDatabase: WithDatabase) => Promise<string>): Promise<number> {
  try {
    process.stdout.write(`${await work(withDatabase)}\n`);
    return 0;
  } catch (error) {
    const isSentence = error instanceof UsageError || error instanceof ConfigError;
    process.stderr.write(`${isSentence ? error.message : `${reasonOf(error)}.`}\n`);
    return 1;
  }
}

type WithDatabase = typeof withDatabase;

async function withDatabase<T>(use: (database: Database) => Promise<T>): Promise<T> {
  const database = await openDatabase({ database: locate() });
  try {
    await migrate(database);
    return await use(database);
  } finally {
    await database.close();
  }
}
