import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { longTestEnds } from '@freight/testing/patience';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { openBackup, readBackup, writeBackup } from './backup.ts';
import type { Database } from './database.ts';
import { migrate } from './migrate.ts';
import { openDatabase } from './openDatabase.ts';

// An embedded database takes its time to be made on a busy machine.
vi.setConfig({ testTimeout: longTestEnds });

/** More than are read or written in one batch. */
const many = 1_201;
let folder: string;
let source: Database;
/** Stays empty: what fails leaves nothing in it. */
let empty: Database;
let file: string;

const inMemory = () => openDatabase({ database: { kind: 'memory' } });
const rowsOf = (database: Database, sql: string) => database.script((script) => script.rows(sql));
const addMail = `insert into mails (recipient, subject, body_text, body_html, created_at, due_at)
  values ('anna@example.com', 'Hej', 'Hej', 'Hej', now(), now()) returning id`;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'freight-backup-'));
  [source, empty] = [await inMemory(), await inMemory()];
  await migrate(source);
  await source.script(async (script) => {
    await script.run(
      `insert into settings select 'mark ' || number, 'åäö ' || number from generate_series(1, ${many}) as number`,
    );
    await script.rows(addMail);
    await script.run(`insert into rate_counts (key_hash, count, ends_at) values ('guesses', 5, now())`);
  });
  file = join(folder, 'whole.jsonl.gz');
  await writeBackup(source, file);
});
afterAll(async () => {
  await Promise.all([source.close(), empty.close()]);
  await rm(folder, { recursive: true });
});

/** The backup with its lines changed. */
async function changed(name: string, change: (lines: string[]) => string[]): Promise<string> {
  const path = join(folder, name);
  const lines = gunzipSync(await readFile(file))
    .toString()
    .trimEnd()
    .split('\n');
  await writeFile(path, gzipSync(`${change(lines).join('\n')}\n`));
  return path;
}

test('a restore recovers the data without rate counts, and new ids follow the highest [T9]', async () => {
  const database = await inMemory();
  onTestFinished(() => database.close());
  await readBackup(database, await openBackup(file));
  const settings = 'select name, value from settings order by name';
  const before = await rowsOf(source, settings);
  expect(before.length).toBeGreaterThanOrEqual(many);
  expect(await rowsOf(database, settings)).toEqual(before);
  const [mail] = await rowsOf(database, 'select id from mails');
  const [next] = await rowsOf(database, addMail);
  expect(Number(next?.['id'])).toBeGreaterThan(Number(mail?.['id']));
  // Of a running system, not of its data.
  expect(await rowsOf(database, 'select * from rate_counts')).toEqual([]);
});

test('a backup can be read by its own account alone [T9]', async () => {
  expect((await stat(file)).mode & 0o077).toBe(0);
});

test('an earlier backup is kept, and a refused one leaves no file [T9]', async () => {
  const before = await readFile(file);
  await expect(writeBackup(source, file)).rejects.toThrow(`The file ${file} exists already`);
  expect(await readFile(file)).toEqual(before);
  await expect(writeBackup(empty, join(folder, 'empty.jsonl.gz'))).rejects.toThrow('The database is empty');
  expect(await readdir(folder)).not.toContain('empty.jsonl.gz');
});

test('a restore writes over no data [T9]', async () => {
  await expect(readBackup(source, await openBackup(file))).rejects.toThrow(
    'The database is not empty; restore into a new one.',
  );
  expect(await rowsOf(source, `select value from settings where name = 'mark 1'`)).toEqual([
    { value: 'åäö 1' },
  ]);
});

test.each([
  ['without its last line', (lines: string[]) => lines.slice(0, -1)],
  ['with a row less', (lines: string[]) => lines.toSpliced(5, 1)],
  ['without its first line', (lines: string[]) => lines.slice(1)],
])('a backup %s is not restored, and leaves the database empty [T9]', async (name, change) => {
  const path = await changed(name, change);
  await expect(readBackup(empty, await openBackup(path))).rejects.toThrow();
  const [state] = await rowsOf(empty, `select to_regclass('public.settings') is null as "isEmpty"`);
  expect(state).toEqual({ isEmpty: true });
});

test('a backup of a newer version is refused with what to do [T9]', async () => {
  const path = await changed('newer.jsonl.gz', ([head = '', ...rows]) => {
    const { format, migrations } = JSON.parse(head);
    return [JSON.stringify({ format, migrations: [...migrations, '9999_later.sql'] }), ...rows];
  });
  await expect(readBackup(empty, await openBackup(path))).rejects.toThrow(
    'The backup was made by a newer version of the server; restore it with that version.',
  );
});

test('a backup that cannot be read is named with the reason [T9]', async () => {
  await expect(openBackup(join(folder, 'missing'))).rejects.toThrow('name the backup to restore');
  const closed = join(folder, 'closed');
  await writeFile(closed, '');
  await chmod(closed, 0);
  if (process.getuid?.() !== 0)
    await expect(openBackup(closed)).rejects.toThrow('name one that this account may read');
});
