import { chmod, cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { newFolder } from '@freight/testing/ends';
import { longTestEnds } from '@freight/testing/patience';
import { expect, test, vi } from 'vitest';
import type { Database } from '#db/database.ts';
import { DatabaseUnavailableError } from '#db/databaseErrors.ts';
import { migrate } from '#db/migrate.ts';
import { openDatabase } from '#db/openDatabase.ts';
import { newDataFolder } from '#testing/main.ts';
import { startProcess } from '#testing/serverProcess.ts';

// A start takes its time on a busy machine.
vi.setConfig({ testTimeout: longTestEnds });

/** A migrated database with one setting of ours in it. */
const original = await newDataFolder();
const database = await openDatabase({ database: { kind: 'folder', folder: original } });
await migrate(database);
await database.script((script) => script.run(`insert into settings values ('mark', 'kept')`));
await database.close();

async function copied(): Promise<string> {
  const folder = newFolder();
  await cp(original, folder, { recursive: true });
  return folder;
}
/** How a start with this folder ends. */
const startIn = (folder: string) => startProcess({ FREIGHT_DATA: folder }).exited;
const open = (folder: string): Promise<Database> => openDatabase({ database: { kind: 'folder', folder } });
const marks = async (folder: string) => {
  const database = await open(folder);
  const rows = await database.script((script) =>
    script.rows(`select value from settings where name = 'mark'`),
  );
  await database.close();
  return rows;
};

test('refuses a folder that is not empty and no database, and leaves everything in it [F5]', async () => {
  const folder = await copied();
  const data = join(folder, 'database');
  await rm(join(data, 'PG_VERSION'));
  const before = (await readdir(data)).sort();
  await expect(open(folder)).rejects.toThrow(
    new DatabaseUnavailableError(
      `The folder ${data} is not empty but holds no whole database (PG_VERSION is missing); restore a backup into it (docs/production.md), or start with another folder by "npm start -- --data FOLDER".`,
    ),
  );
  expect((await readdir(data)).sort()).toEqual(before);
  await cp(join(original, 'database', 'PG_VERSION'), join(data, 'PG_VERSION'));
  expect(await marks(folder)).toEqual([{ value: 'kept' }]);
});

test('copies the data before it is migrated, keeps two copies, and copies nothing when nothing is to be done [F5]', async () => {
  const folder = await copied();
  expect(await marks(folder)).toEqual([{ value: 'kept' }]);
  expect(await readdir(folder)).toEqual(['database']);
  const copies = join(folder, 'copies');
  for (const older of ['2020-01-01T00-00-00-before-0001_old', '2020-01-02T00-00-00-before-0002_old']) {
    await mkdir(join(copies, older), { recursive: true });
  }
  const database = await open(folder);
  // As a database of the release before looks.
  await database.script((script) =>
    script.run(`drop table rate_counts; delete from migrations where name like '%rate_counts.sql'`),
  );
  await database.close();
  expect(await marks(folder)).toEqual([{ value: 'kept' }]);
  const kept = (await readdir(copies)).sort();
  expect(kept).toEqual([
    '2020-01-02T00-00-00-before-0002_old',
    expect.stringMatching(/-before-\d+_rate_counts$/),
  ]);
  expect(await marks(join(copies, kept[1] ?? ''))).toEqual([{ value: 'kept' }]);
});

test.each([
  ['pg_control', (data: string) => writeFile(join(data, 'global', 'pg_control'), 'nonsense')],
  ['the log', (data: string) => rm(join(data, 'pg_wal'), { recursive: true })],
  ['the tables', (data: string) => rm(join(data, 'base'), { recursive: true })],
])('exits with one sentence of advice when the database is damaged: %s [F10]', async (_what, damage) => {
  const folder = await copied();
  const data = join(folder, 'database');
  await damage(data);
  const { code, stderr, stdout } = await startIn(folder);
  expect({ code, stderr, stdout }).toEqual({
    code: 1,
    stderr: `The database in ${data} cannot be opened because its files are damaged or cannot be written; restore a backup (docs/production.md), or start with another folder by "npm start -- --data FOLDER".\n`,
    stdout: '',
  });
});

test('exits with one sentence when the data folder cannot be used [F10]', async () => {
  const file = join(newFolder(), 'file');
  await writeFile(file, '');
  await chmod(file, 0o400);
  const folder = join(file, 'data');
  const { code, stderr } = await startIn(folder);
  expect({ code, stderr }).toEqual({
    code: 1,
    stderr: `The data folder ${folder} cannot be used (ENOTDIR); it must be a folder that this account may write to, on a disk with room, or choose another one with "npm start -- --data FOLDER".\n`,
  });
});

test('exits with one sentence when the lock cannot be read, instead of retrying forever [F11]', async () => {
  const folder = await copied();
  const lock = join(folder, 'lock');
  // A folder cannot be read as a file, no matter which user runs the tests.
  await mkdir(lock);
  const { code, stderr } = await startIn(folder);
  expect({ code, stderr }).toEqual({
    code: 1,
    stderr: `The lock ${lock} cannot be read (EISDIR); make sure that no server uses this folder, then remove the lock.\n`,
  });
  await rm(lock, { recursive: true });
  expect(await readFile(join(folder, 'database', 'PG_VERSION'), 'utf8')).toMatch(/^\d+/);
});
