import { cp, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The variable that gives the processes of a test run the location of its migrated database. */
export const variable = 'FREIGHT_TEST_DATABASE';
export const dataIn = (folder: string) => join(folder, 'data');

/**
 * A new data folder for a server in a process of its own, with a migrated, empty database in it: to make one takes
 * longer than all the rest of a start.
 */
export async function migratedFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'freight-data-'));
  const made = process.env[variable];
  if (made !== undefined) await cp(dataIn(made), folder, { recursive: true });
  return folder;
}
