import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Database } from './database.ts';

const migrationsFolder = new URL('../../drizzle/', import.meta.url);

/** Any number both sides agree on; it keeps two starting processes from migrating at once. */
const migrationLock = 4_711_000_001;

/**
 * Brings the tables up to date: runs the files `NNNN_name.sql` of the package's `drizzle` folder
 * that have not run yet, in order, each recorded, all in one transaction.
 */
export async function migrate(database: Database): Promise<void> {
  const files = readdirSync(fileURLToPath(migrationsFolder))
    .filter((name) => /^\d{4}_\w+\.sql$/.test(name))
    .sort();
  await database.script(async (script) => {
    await script.run(`select pg_advisory_xact_lock(${migrationLock})`);
    await script.run(
      'create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())',
    );
    const applied = new Set((await script.rows('select name from migrations')).map((row) => row['name']));
    for (const name of files) {
      if (applied.has(name)) continue;
      await script.run(readFileSync(new URL(name, migrationsFolder), 'utf8'));
      await script.run(`insert into migrations (name) values ('${name}')`);
    }
  });
}
