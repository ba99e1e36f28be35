import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A file `NNNN_name.sql` of the package's `drizzle` folder. */
export interface Migration {
  readonly name: string;
  readonly text: string;
  /**
   * Its first line is `-- expand`: it only adds what the release before can ignore, so that one still runs on the
   * database, side by side with the new one or after a roll-back. Taking away (contract) waits for a later release.
   */
  readonly expands: boolean;
}

const folder = new URL('../../drizzle/', import.meta.url);

/** Every migration this version of the server knows, in order. */
export function readMigrations(): Migration[] {
  return readdirSync(fileURLToPath(folder))
    .filter((name) => /^\d{4}_\w+\.sql$/.test(name))
    .sort()
    .map((name) => {
      const text = readFileSync(new URL(name, folder), 'utf8');
      return { name, text, expands: /^-- expand\b/.test(text) };
    });
}
