import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { newFolder } from '@freight/testing/ends';
import { longTestEnds } from '@freight/testing/patience';
import { plainEnv } from '@freight/testing/plainEnv';
import { expect, test, vi } from 'vitest';

// An embedded database takes its time to be made on a busy machine.
vi.setConfig({ testTimeout: longTestEnds });

const command = join(import.meta.dirname, 'backupCommand.ts');
const folder = newFolder();

/** Runs the command as a person does, and returns how it ended. */
function run(data: string, ...args: string[]): Promise<{ code: unknown; stdout: string; stderr: string }> {
  const env = { ...plainEnv, FREIGHT_DATA: join(folder, data) };
  return new Promise((resolve) => {
    execFile(process.execPath, [command, ...args], { env }, (error, stdout, stderr) => {
      resolve({ code: error?.code ?? 0, stdout, stderr });
    });
  });
}
const refusal = (sentence: string) => ({ code: 1, stdout: '', stderr: `${sentence}\n` });

test('a restore of a missing file fails with one sentence and creates no database [F20]', async () => {
  const file = join(folder, 'missing.jsonl.gz');
  expect(await run('untouched', 'restore', file)).toEqual(
    refusal(`There is no file ${file}; name the backup to restore.`),
  );
  expect(existsSync(join(folder, 'untouched'))).toBe(false);
});

test('a restore of a path through a file reports in one sentence that it cannot be read [F20]', async () => {
  const file = join(command, 'backup.jsonl.gz');
  expect(await run('untouched', 'restore', file)).toEqual(
    refusal(`The file ${file} cannot be read (ENOTDIR); name one that this account may read.`),
  );
});

test('a restore of a folder or of a file that is no backup fails with one sentence [F20]', async () => {
  const file = join(folder, 'note.txt');
  await writeFile(file, 'no backup');
  for (const path of [file, folder])
    expect(await run('restored', 'restore', path)).toEqual(refusal(`The file ${path} is no whole backup.`));
});

test('a backup of an empty database fails with one sentence and leaves no file [F20]', async () => {
  const file = join(folder, 'empty.jsonl.gz');
  const empty = 'The database is empty; check that DATABASE_URL or FREIGHT_DATA names the one to back up.';
  expect(await run('empty', 'backup', file)).toEqual(refusal(empty));
  expect(existsSync(file)).toBe(false);
  expect(await run('empty', 'backup', '-')).toEqual(refusal(empty));
});

test('a backup into a missing folder fails with one sentence [F20]', async () => {
  const file = join(folder, 'missing', 'backup.jsonl.gz');
  expect(await run('empty', 'backup', file)).toEqual(
    refusal(
      `The file ${file} cannot be written (ENOENT); name one in a folder that this account may write to.`,
    ),
  );
});
