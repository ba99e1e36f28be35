import type { SQL } from 'drizzle-orm';
import type { PgSession } from 'drizzle-orm/pg-core';
import { PgDialect } from '#db/drizzle.ts';
import type { Database, SqlScript } from './database.ts';
import { DatabaseUnavailableError } from './databaseErrors.ts';
import { type Migration, readMigrations } from './migrations.ts';

/** An arbitrary number that all processes share; it keeps two starting processes from migrating in parallel. */
const migrationLock = 4_711_000_001;

/**
 * Migrates the tables: runs the migrations that have not run yet, in order, each recorded, all in one
 * transaction. Throws `DatabaseUnavailableError` when a newer version of the server has changed the tables in a way
 * that this one cannot work with.
 */
export async function migrate(
  database: Database,
  migrations: readonly Migration[] = readMigrations(),
): Promise<void> {
  await database.script((script) => migrateWith(script, migrations));
}

/** The same inside a transaction that does more. */
export async function migrateWith(script: SqlScript, migrations: readonly Migration[]): Promise<void> {
  await script.run(`select pg_advisory_xact_lock(${migrationLock})`);
  await prepareRecord(script, migrations);
  await refuseNewer(script, migrations);
  await dialect.migrate([...migrations], sessionOn(script), record);
  for (const { name, expands, folderMillis } of migrations) {
    await script.rows('update migrations set name = $1, expands = $2 where created_at = $3', [
      name,
      expands,
      folderMillis,
    ]);
  }
}

const dialect = new PgDialect();
/** The folder has been read already. */
const record = { migrationsFolder: '', migrationsSchema: 'public', migrationsTable: 'migrations' };

/**
 * What drizzle's migrator needs of a session, inside a transaction that is already open: as its drivers call it, it
 * would open one of its own, and neither the lock nor a restore could be around it.
 */
function sessionOn(script: SqlScript): PgSession {
  const execute = (query: SQL) => {
    const { sql, params } = dialect.sqlToQuery(query);
    return script.rows(sql, params);
  };
  const session = {
    execute,
    all: execute,
    transaction: (work: (tx: object) => unknown) => work({ execute }),
  };
  return session as unknown as PgSession;
}

/**
 * Makes the record of migrations, or gives the one of an earlier version, which knew names alone, the columns by which
 * drizzle goes. Earlier versions go on reading `name` and `expands`.
 */
async function prepareRecord(script: SqlScript, migrations: readonly Migration[]): Promise<void> {
  await script.run(
    `create table if not exists migrations (name text primary key, applied_at timestamptz not null default now());
     alter table migrations
       add column if not exists expands boolean not null default false,
       add column if not exists id serial,
       add column if not exists hash text not null default '',
       add column if not exists created_at bigint;
     -- Until it is given its name.
     alter table migrations alter column name set default gen_random_uuid()::text`,
  );
  for (const { name, hash, folderMillis } of migrations) {
    await script.rows(
      'update migrations set hash = $1, created_at = $2 where name = $3 and created_at is null',
      [hash, folderMillis, name],
    );
  }
}

async function refuseNewer(script: SqlScript, migrations: readonly Migration[]): Promise<void> {
  const known = migrations.map(({ name }) => name);
  const [newer] = await script.rows(
    'select name from migrations where not expands and name <> all ($1) order by name limit 1',
    [known],
  );
  if (newer === undefined) return;
  throw new DatabaseUnavailableError(
    `The database was changed by a newer version of the server (${newer['name']}) in a way that this version cannot work with; start the newer version, or restore a backup from before it (docs/production.md).`,
  );
}
