import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { z } from 'zod';

/** The query builder, the same on both databases. A transaction is one as well. */
export type Db = PgDatabase<PgQueryResultHKT, Record<string, never>>;

/** Plain SQL inside one transaction, several statements in one text; for migrations and backups. */
export interface SqlScript {
  run(text: string): Promise<void>;
  rows(text: string, values?: unknown[]): Promise<Record<string, unknown>[]>;
}

/** What processes inform each other about; made by `defineTopic`. */
export interface Topic<T> {
  readonly name: string;
  /** The schema of one item; items that do not match are ignored. */
  readonly item: z.ZodType<T>;
}

/** Messages between the server processes on one PostgreSQL. The embedded database has a single process. */
export interface Messages {
  /** Sends items to every other process. What cannot be sent now is sent when the database is back. */
  send<T>(topic: Topic<T>, items: readonly T[]): void;
  /** A listener that throws is logged and disturbs no other. */
  subscribe<T>(topic: Topic<T>, listener: (items: T[]) => void): void;
  /** Calls back on every connection, the first one included: messages may have been missed before. */
  onReturn(listener: () => void): void;
}

export interface Connections {
  busy: number;
  idle: number;
  /** Calls that wait for one. */
  waiting: number;
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
  /** This process's connections to PostgreSQL; undefined on the embedded database, which needs none. */
  connections(): Connections | undefined;
  /** Free bytes on the disk that holds the data; undefined if the data are on another machine. */
  freeBytes(): Promise<number | undefined>;
  /** The whole embedded database as one file, to start others from; undefined on PostgreSQL. */
  dump(): Promise<Blob | undefined>;
  /** Takes at most two seconds, also when nothing answers. */
  close(): Promise<void>;
}
