import type { Database, SqlScript } from './database.ts';
import { DatabaseUnavailableError } from './databaseErrors.ts';
import { type Migration, readMigrations } from './migrations.ts';

/** Any number both sides agree on; it keeps two starting processes from migrating at once. */
const migrationLock = 4_711_000_001;

/**
 * Brings the tables up to date: runs the migrations that have not run yet, in order, each recorded, all in one
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
  await script.run(
    `create table if not exists migrations (name text primary key, applied_at timestamptz not null default now());
     alter table migrations add column if not exists expands boolean not null default false`,
  );
  const applied = await appliedMigrations(script);
  refuseNewer(applied, migrations);
  for (const { name, text, expands } of migrations) {
    if (applied.has(name)) continue;
    await script.run(text);
    await script.run(`insert into migrations (name, expands) values ('${name}', ${expands})`);
  }
}

/** The names of the migrations that have run, and whether each only expanded. */
async function appliedMigrations(script: SqlScript): Promise<Map<string, boolean>> {
  const rows = await script.rows('select name, expands from migrations order by name');
  return new Map(rows.map(({ name, expands }) => [String(name), expands === true]));
}

function refuseNewer(applied: ReadonlyMap<string, boolean>, migrations: readonly Migration[]): void {
  const known = new Set(migrations.map(({ name }) => name));
  const [newer] = [...applied]
    .filter(([name, expands]) => !known.has(name) && !expands)
    .map(([name]) => name);
  if (newer === undefined) return;
  throw new DatabaseUnavailableError(
    `The database was changed by a newer version of the server (${newer}) in a way that this version cannot work with; start the newer version, or restore a backup from before it (docs/production.md).`,
  );
}
