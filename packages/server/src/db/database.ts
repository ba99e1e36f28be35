import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { drizzle as drizzlePostgres } from 'drizzle-orm/postgres-js';
import postgres from 'postgres';
import type { DatabaseLocation } from '#config/config.ts';
import { lockFolder } from './folderLock.ts';

/** The query builder, the same on both databases. A transaction is one as well. */
export type Db = PgDatabase<PgQueryResultHKT, Record<string, never>>;

/** Plain SQL inside one transaction, several statements in one text; for migrations. */
export interface SqlScript {
  run(text: string): Promise<void>;
  rows(text: string): Promise<Record<string, unknown>[]>;
}

export interface Database {
  mode: 'pglite' | 'postgres';
  db: Db;
  /**
   * Runs `work` in one transaction: all or nothing. Inside it use `tx` alone:
   * the embedded database runs one transaction at a time, and `db` would wait for its end for ever.
   */
  transaction<T>(work: (tx: Db) => Promise<T>): Promise<T>;
  script<T>(work: (script: SqlScript) => Promise<T>): Promise<T>;
  /** The whole embedded database as one file, to start others from; undefined on PostgreSQL. */
  dump(): Promise<Blob | undefined>;
  close(): Promise<void>;
}

/** The database cannot be opened; the message is one sentence for the person who starts the server. */
export class DatabaseUnavailableError extends Error {
  override name = 'DatabaseUnavailableError';
}

/**
 * Opens the database where the settings say. Throws `FolderInUseError` when another process holds the folder
 * and `DatabaseUnavailableError` when nothing usable answers. `startFrom` is a dump for a database in memory.
 */
export async function openDatabase(
  config: { database: DatabaseLocation },
  startFrom?: Blob,
): Promise<Database> {
  const location = config.database;
  if (location.kind === 'postgres') return openPostgres(location.url);
  if (location.kind === 'memory') {
    return wrapPglite(await PGlite.create(startFrom === undefined ? {} : { loadDataDir: startFrom }));
  }
  const unlock = lockFolder(location.folder);
  const folder = join(location.folder, 'database');
  try {
    return wrapPglite(await PGlite.create(folder), unlock);
  } catch (error) {
    unlock();
    throw new DatabaseUnavailableError(`The database in ${folder} cannot be opened: ${reasonOf(error)}.`);
  }
}

function wrapPglite(client: PGlite, unlock: () => void = () => {}): Database {
  const db = drizzlePglite(client);
  return {
    mode: 'pglite',
    db,
    transaction: (work) => db.transaction((tx) => work(tx)),
    script: (work) =>
      client.transaction((tx) =>
        work({
          run: async (text) => {
            await tx.exec(text);
          },
          rows: async (text) => (await tx.query<Record<string, unknown>>(text)).rows,
        }),
      ),
    dump: () => client.dumpDataDir('none'),
    async close() {
      if (!client.closed) await client.close();
      unlock();
    },
  };
}

async function openPostgres(url: string): Promise<Database> {
  const client = postgres(url, { max: 10, onnotice: () => {}, connect_timeout: 10 });
  const db = drizzlePostgres(client);
  try {
    await client`select 1`;
  } catch (error) {
    await client.end({ timeout: 1 });
    // The address holds a password: only its host is told.
    throw new DatabaseUnavailableError(
      `PostgreSQL at ${new URL(url).host} does not answer: ${reasonOf(error)}.`,
    );
  }
  return {
    mode: 'postgres',
    db,
    transaction: (work) => db.transaction((tx) => work(tx)),
    script: async (work) => {
      const outcome = await client.begin(async (tx) => ({
        value: await work({
          run: async (text) => {
            await tx.unsafe(text).simple();
          },
          rows: async (text) => [...(await tx.unsafe(text))],
        }),
      }));
      return outcome.value;
    },
    dump: async () => undefined,
    close: () => client.end({ timeout: 5 }),
  };
}

const reasonOf = (error: unknown): string =>
  (error instanceof Error ? error.message || error.name : String(error)).replace(/\.$/, '');
