import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { MigrationMeta } from 'drizzle-orm/migrator';
import { readMigrationFiles } from '#db/drizzle.ts';

/**
 * A file `NNNN_name.sql` of the package's `drizzle` folder, listed in its journal. They are written by hand, because
 * data move in them and `expands` is a decision; a test holds the tables they make against the schema.
 */
export interface Migration extends MigrationMeta {
  readonly name: string;
  /**
   * Its first line is `-- expand`: it only adds what the release before can ignore, so that one still runs on the
   * database, side by side with the new one or after a roll-back. Taking away (contract) waits for a later release.
   */
  readonly expands: boolean;
}

const migrationsFolder = fileURLToPath(new URL('../../drizzle', import.meta.url));

/** Every migration this version of the server knows, in order. */
export function readMigrations(): Migration[] {
  const journal: { entries: { tag: string }[] } = JSON.parse(
    readFileSync(`${migrationsFolder}/meta/_journal.json`, 'utf8'),
  );
  return readMigrationFiles({ migrationsFolder }).map((migration, index) => ({
    ...migration,
    name: `${journal.entries[index]?.tag}.sql`,
    expands: /^-- expand\b/.test(migration.sql[0] ?? ''),
  }));
}
