import { execFile } from 'node:child_process';
import { mkdtemp, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { paths } from '@freight/contract';
import { call, openPostgres, openTestServer, startTestServer, type TestUser } from '@freight/server/testing';
import { newFolder } from '@freight/testing/ends';
import { longTestEnds } from '@freight/testing/patience';
import { expect, test, vi } from 'vitest';
import { type DatabaseLocation, loadConfig } from '#config/config.ts';
import { securityEvents } from '#http/log/securityEvents.ts';
import { guide, runGuide as runCommands, settingsOfGuide } from '#testing/guide.ts';
import { deliverTransport } from '#testing/orders.ts';

// Processes take their time to start on a busy machine.
vi.setConfig({ testTimeout: longTestEnds });

const root = join(import.meta.dirname, '..', '..', '..');
const secret = 'the one secret before and after the restore';
const postgres = await openPostgres();
const folder = newFolder();

const runGuide = (heading: string, names: Record<string, string>) => runCommands([heading], names, folder);

/** Adds a customer with a delivered order, a profile without a picture, and a sign-in. */
async function fill(database: DatabaseLocation): Promise<{ anna: TestUser; answers: unknown[] }> {
  const server = await startTestServer({ database, secret });
  const anna = await server.verifiedUser();
  const { orderId } = await deliverTransport(server, anna);
  const answers = await answersOf(server, anna, orderId);
  await server.close();
  return { anna, answers: [orderId, ...answers] };
}
async function answersOf(server: { url: string }, anna: TestUser, orderId: string): Promise<unknown[]> {
  const asked = [paths.transports, paths.transport(orderId), paths.tracking(orderId), paths.profile];
  const answers = await Promise.all(
    asked.map((path) => call(server, 'GET', path, { headers: anna.headers })),
  );
  for (const { status } of answers) expect(status).toBe(200);
  return answers.map(({ body }) => body);
}
async function expectSame(database: DatabaseLocation, { anna, answers }: Awaited<ReturnType<typeof fill>>) {
  const server = await openTestServer({ database, secret });
  const [orderId, ...before] = answers;
  expect(await answersOf(server, anna, String(orderId))).toEqual(before);
  // It can be worked with: numbers that the database gives go on.
  await deliverTransport(server, anna);
}

const example = 'postgres://freight:secret@db.example.com/freight';
const examples = { backup: 'freight-2026-11-22.jsonl.gz', folder: '/srv/freight/data' };

test('PostgreSQL answers the same after backup and restore by the commands of the guide [F15]', async () => {
  const [url, restored] = [await postgres.newDatabase(), await postgres.newDatabase()];
  const before = await fill({ kind: 'postgres', url });
  const file = join(folder, 'postgres.jsonl.gz');
  expect(await runGuide('Back up PostgreSQL', { [example]: url, [examples.backup]: file })).toMatch(
    /\d+ rows are in/,
  );
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  await runGuide('Restore PostgreSQL', { [`${example}_restored`]: restored, [examples.backup]: file });
  await expectSame({ kind: 'postgres', url: restored }, before);
});

test('the embedded database answers the same after backup and restore, and on PostgreSQL [F15]', async () => {
  const [data, restored] = [join(folder, 'data'), join(folder, 'restored')];
  const before = await fill({ kind: 'folder', folder: data });
  const file = join(folder, 'embedded.jsonl.gz');
  await runGuide('Back up the embedded database', { [examples.folder]: data, [examples.backup]: file });
  await runGuide('Restore the embedded database', {
    [`${examples.folder}-restored`]: restored,
    [examples.backup]: file,
  });
  await expectSame({ kind: 'folder', folder: restored }, before);
  const url = await postgres.newDatabase();
  await runGuide('Restore PostgreSQL', { [`${example}_restored`]: url, [examples.backup]: file });
  await expectSame({ kind: 'postgres', url }, before);
});

test('a restore accepts only whole backups, and only into an empty database [F15]', async () => {
  const [url, empty] = [await postgres.newDatabase(), await postgres.newDatabase()];
  await fill({ kind: 'postgres', url });
  const file = join(folder, 'whole.jsonl.gz');
  await runGuide('Back up PostgreSQL', { [example]: url, [examples.backup]: file });
  const restore = (into: string, from: string) =>
    runGuide('Restore PostgreSQL', { [`${example}_restored`]: into, [examples.backup]: from });
  await expect(restore(url, file)).rejects.toThrow('The database is not empty; restore into a new one.');
  const half = join(folder, 'half.jsonl.gz');
  const bytes = await readFile(file);
  await writeFile(half, bytes.subarray(0, bytes.length / 2));
  await expect(restore(empty, half)).rejects.toThrow(`The file ${half} is no whole backup.`);
  // The partial backup has left nothing in the database.
  await restore(empty, file);
});

test('a backup overwrites no file, fails with one sentence, and leaves no partial file [F20]', async () => {
  const url = await postgres.newDatabase();
  const file = join(folder, 'twice.jsonl.gz');
  const backUp = (from: string) =>
    runGuide('Back up PostgreSQL', { [example]: from, [examples.backup]: file });
  await expect(backUp(url)).rejects.toThrow(
    'The database is empty; check that DATABASE_URL or FREIGHT_DATA names the one to back up.',
  );
  await fill({ kind: 'postgres', url });
  await backUp(url);
  const before = await readFile(file);
  await expect(backUp(url)).rejects.toThrow(
    `The file ${file} exists already; name another one, or move it away.`,
  );
  expect(await readFile(file)).toEqual(before);
});

test('a backup by the standard output of a container that can write no file restores the same [F20]', async () => {
  const [url, restored] = [await postgres.newDatabase(), await postgres.newDatabase()];
  const before = await fill({ kind: 'postgres', url });
  const [, command] = /^docker compose exec -T server-1 (node .* backup -) >/m.exec(guide) ?? [];
  expect(command).toBeDefined();
  const file = join(folder, 'output.jsonl.gz');
  const shell = `DATABASE_URL=${url} ${command} > ${file}
    DATABASE_URL=${restored} ${command?.replace('backup -', 'restore -')} < ${file}`;
  // With pipes of Node a Debian without an environment takes it for a remote shell, whose settings are not for `-u`.
  const { stdout, stderr } = await promisify(execFile)('bash', ['--norc', '-euc', shell], { cwd: root });
  expect(stdout).toBe('');
  expect(stderr).toMatch(/^(\d+) rows are in the backup\.\n\1 rows were restored from the backup\.\n$/);
  await expectSame({ kind: 'postgres', url: restored }, before);
});

test.each([
  ['bash', '-c'],
  ['bash', '-euc'],
  ['sh', '-c'],
] as const)(
  'a start whose process ends prints the reason and fails, in %s %s [F20]',
  async (program, option) => {
    const home = await mkdtemp(join(folder, 'start-'));
    await writeFile(join(home, 'settings.env'), 'DATABASE_URL=postgres://one.example,two.example/freight\n');
    const names = { '/srv/freight': home };
    const started = runCommands(['Start and stop'], names, home, {
      afterwards: 'start 4001 && echo started',
      shell: [program, option],
    });
    await expect(started).rejects.toThrow(
      /The process on port 4001 has ended:\n.*DATABASE_URL names several hosts/s,
    );
  },
);

test('a stop without a process is done [F20]', async () => {
  const home = await mkdtemp(join(folder, 'stop-'));
  // The number of a process that is something else by now.
  await writeFile(join(home, '4001.pid'), `${process.pid}\n`);
  const stopped = await runCommands(['Start and stop'], { '/srv/freight': home }, home, {
    afterwards: 'stop 4001; stop 4002; echo stopped',
  });
  expect(stopped).toBe('stopped\n');
});

test('the guide explains every security event of the log', () => {
  const explained = [...guide.matchAll(/^\| `([a-z_]+)` \| /gm)].map(([, event]) => event);
  expect(explained).toEqual(expect.arrayContaining(securityEvents));
});

test('the settings of the guide are settings of the server [F15]', () => {
  const settings = settingsOfGuide();
  expect(settings.length).toBeGreaterThan(5);
  const config = loadConfig(Object.fromEntries(settings.map((line) => line.split(/=(.*)/s))), []);
  expect([config.demo, config.database.kind, config.proxies]).toEqual([false, 'postgres', 1]);
});
