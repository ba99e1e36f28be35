import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { FastifyBaseLogger } from 'fastify';
import type { DatabaseLocation } from '#config/config.ts';
import { openFolder, openMemory } from './embedded.ts';
import { openPostgres } from './postgres.ts';

/** The query builder, the same on both databases. A transaction is one as well. */
export type Db = PgDatabase<PgQueryResultHKT, Record<string, never>>;

/** Plain SQL inside one transaction, several statements in one text; for migrations and backups. */
export interface SqlScript {
  run(text: string): Promise<void>;
  rows(text: string, values?: unknown[]): Promise<Record<string, unknown>[]>;
}

/** Short texts between the server processes on one PostgreSQL. The embedded database has one process alone. */
export interface Messages {
  /** Tells every other process. What cannot be sent now is sent when the database is back. */
  send(text: string): void;
  subscribe(listener: MessageListener): void;
}
export interface MessageListener {
  onMessage(text: string): void;
  /** The line was broken and is there again: messages may have been missed. */
  onReturn(): void;
}

export interface Database {
  mode: 'pglite' | 'postgres';
  db: Db;
  /**
   * Runs `work` in one transaction: all or nothing. Inside it use `tx` alone:
   * the embedded database runs one transaction at a time, and `db` would wait for its end for ever.
   */
  transaction<T>(work: (tx: Db) => Promise<T>): Promise<T>;
  /** Without a limit of time for its statements. */
  script<T>(work: (script: SqlScript) => Promise<T>): Promise<T>;
  messages: Messages;
  /** Bytes that can still be written where the data lie; undefined where that is another machine's affair. */
  freeBytes(): Promise<number | undefined>;
  /** The whole embedded database as one file, to start others from; undefined on PostgreSQL. */
  dump(): Promise<Blob | undefined>;
  /** Takes at most two seconds, also when nothing answers. */
  close(): Promise<void>;
}

/**
 * Opens the database where the settings say. Throws `FolderInUseError` when another process holds the folder and
 * `DatabaseUnavailableError` when it cannot be used. PostgreSQL is opened without asking it anything: whoever asks
 * first finds out whether it answers. `startFrom` is a dump for a database in memory.
 */
export async function openDatabase(
  { database: location, logger }: { database: DatabaseLocation; logger?: FastifyBaseLogger | undefined },
  startFrom?: Blob,
): Promise<Database> {
  if (location.kind === 'postgres') return openPostgres(location.url, logger);
  if (location.kind === 'memory') return openMemory(startFrom);
  return openFolder(location.folder, logger);
}
