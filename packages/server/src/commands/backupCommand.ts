#!/usr/bin/env node
/**
 * `npm run backup -- FILE` and `npm run restore -- FILE`: the data of the database that `DATABASE_URL` or
 * `FREIGHT_DATA` names, of either kind. A backup of one kind may be restored into the other. `-` is the standard output
 * or input, for containers that can write no file.
 */
import { resolve } from 'node:path';
import { openBackup, readBackup, writeBackup } from '#db/backup.ts';
import { openDatabase } from '#db/openDatabase.ts';
import { reasonOf } from '#db/postgres/unavailable.ts';

const [action, name] = process.argv.slice(2);
const { DATABASE_URL: url, FREIGHT_DATA: folder = '.freight/data' } = process.env;

async function run(): Promise<string> {
  if (name === undefined || (action !== 'backup' && action !== 'restore')) {
    throw new Error('The name of a file is missing, as in "npm run backup -- freight.jsonl.gz"');
  }
  // npm runs in the repository's folder, even if it was called from another one.
  const file = name === '-' ? undefined : resolve(process.env['INIT_CWD'] ?? '.', name);
  // Before the database, whose folder is made when it is missing.
  const backup = action === 'restore' ? await openBackup(file) : undefined;
  const database = await openDatabase({
    database: url ? { kind: 'postgres', url } : { kind: 'folder', folder: resolve(folder) },
  });
  try {
    if (backup === undefined) {
      const rows = await writeBackup(database, file);
      return `${rows === 1 ? '1 row is' : `${rows} rows are`} in ${file ?? 'the backup'}`;
    }
    const rows = await readBackup(database, backup);
    return `${rows === 1 ? '1 row was' : `${rows} rows were`} restored from ${file ?? 'the backup'}`;
  } finally {
    await database.close();
  }
}

try {
  const summary = await run();
  // The standard output may be the backup itself.
  (name === '-' ? process.stderr : process.stdout).write(`${summary}.\n`);
} catch (error) {
  process.stderr.write(`${reasonOf(error)}.\n`);
  process.exitCode = 1;
}
