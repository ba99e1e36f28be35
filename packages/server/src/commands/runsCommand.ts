/**
 * `freight-server runs …`, or `npm run runs -- …`: the ways that lorries drive empty, in the database that `DATABASE_URL` or
 * `FREIGHT_DATA` names. Running servers offer them with their next price.
 */
import { readFile } from 'node:fs/promises';
import type { Database } from '#db/database.ts';
import { asc } from '#db/drizzle.ts';
import { type EmptyRun, emptyRuns } from '#db/schema/fleet.ts';
import { readRuns, removeRuns, runColumns, storeRuns } from '#fleet/importRuns.ts';
import { formatDay } from '#orderFacts/formats.ts';
import { runCommand, UsageError } from './command.ts';

const usage = `runs import FILE   a CSV file with the columns ${runColumns.join(', ')}
runs list
runs remove NAME…`;

const describe = ({ name, fromTown, toTown, leavesAt, fuelType, places, taken }: EmptyRun): string =>
  [
    name,
    `${fromTown} to ${toTown}`,
    formatDay(leavesAt, 'en'),
    fuelType,
    `${taken} of ${places} places taken`,
  ].join('  ');

async function importFile(database: Database, file: string): Promise<string> {
  const csv = await readFile(file, 'utf8').catch(() => {
    throw new UsageError(`${file} cannot be read.`);
  });
  const { runs, faults } = readRuns(csv);
  // All or nothing: a file that was mended is imported again as a whole.
  if (faults.length > 0) throw new UsageError([...faults, 'Nothing was imported.'].join('\n'));
  await database.transaction((tx) => storeRuns(tx, runs));
  return `${runs.length} empty runs are on offer.`;
}

async function list(database: Database): Promise<string> {
  const runs = await database.db.select().from(emptyRuns).orderBy(asc(emptyRuns.leavesAt));
  return runs.length === 0 ? 'There are no empty runs.' : runs.map(describe).join('\n');
}

async function remove(database: Database, names: readonly string[]): Promise<string> {
  const removed = await removeRuns(database.db, names);
  const unknown = names.filter((name) => !removed.includes(name));
  if (unknown.length > 0) throw new UsageError(`There is no run ${unknown.join(', ')}.`);
  return `${removed.join(', ')} is no longer on offer. Orders that go with it stay.`;
}

/** Runs the command and prints its result; returns the exit code. */
export async function runRunsCommand([action, ...names]: readonly string[]): Promise<number> {
  return runCommand(async (withDatabase) => {
    const [file = ''] = names;
    if (action === 'import' && names.length === 1)
      return withDatabase((database) => importFile(database, file));
    if (action === 'list' && names.length === 0) return withDatabase(list);
    if (action === 'remove' && file !== '') return withDatabase((database) => remove(database, names));
    throw new UsageError(usage);
  });
}
