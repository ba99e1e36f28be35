import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, realpath, stat, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { paths } from '@freight/contract';
import { createAnswer, errorAnswer, ordersAnswer } from '@freight/contract/schemas';
import { call, startTestServer, type TestUser } from '@freight/server/testing';
import { newFolder } from '@freight/testing/ends';
import { longTestEnds } from '@freight/testing/patience';
import { freePort } from '@freight/testing/ports';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { guide, runGuide, settingsOfGuide } from '#testing/guide.ts';
import { connectLive } from '#testing/liveClient.ts';
import { openPostgres } from '#testing/onPostgres.ts';
import { anOrderRequest, orderTransport, requestQuote, sendOrder } from '#testing/orders.ts';

const root = join(import.meta.dirname, '..', '..', '..');

const notFound = 'Package not found';
const newerNotFound = 'There is no such package';

/** A version of the server in a folder of its own, with the packages of this one. */
async function installVersion(folder: string): Promise<string> {
  const server = join(folder, 'packages', 'server');
  await mkdir(server, { recursive: true });
  for (const part of ['src', 'drizzle', 'data', 'fonts', 'package.json'])
    await cp(join(root, 'packages', 'server', part), join(server, part), { recursive: true });
  // What npm has put where is its own affair; a package may be in either.
  for (const part of ['.', join('packages', 'server')])
    if (existsSync(join(root, part, 'node_modules')))
      await symlink(join(root, part, 'node_modules'), join(folder, part, 'node_modules'));
  return server;
}

/** Makes it the version after this one: it adds something to the tables, and has other words for one answer. */
async function makeNewer(server: string): Promise<void> {
  const journalPath = join(server, 'drizzle', 'meta', '_journal.json');
  const journal = JSON.parse(await readFile(journalPath, 'utf8'));
  const last = journal.entries.at(-1);
  journal.entries.push({ ...last, idx: last.idx + 1, when: last.when + 1, tag: '9999_note' });
  await writeFile(journalPath, JSON.stringify(journal));
  const migration =
    '-- expand: a column that the release before does not know\nalter table orders add note text;\n';
  await writeFile(join(server, 'drizzle', '9999_note.sql'), migration);
  const path = join(server, 'src', 'http', 'httpError.ts');
  const sentence = 'errorMessage(code, values)';
  const newer = `code === 'packageNotFound' ? '${newerNotFound}' : ${sentence}`;
  await writeFile(path, (await readFile(path, 'utf8')).replace(`super(${sentence})`, `super(${newer})`));
}

test('several processes are upgraded and rolled back by the commands of the guide while people order [F15] [F6] [F20]', {
  timeout: longTestEnds,
}, async () => {
  const postgres = await openPostgres();
  const url = await postgres.newDatabase();
  const folder = newFolder();
  const [version, newer] = ['1.2.0', '1.3.0'].map((name) => join(folder, 'releases', name));
  if (!version || !newer) throw new Error('There are two versions');
  await installVersion(version);
  await makeNewer(await installVersion(newer));
  await symlink(version, join(folder, 'current'));
  await mkdir(join(folder, 'backups'));
  const running = () => realpath(join(folder, 'current'));
  const settings = settingsOfGuide().map((line) =>
    line.startsWith('DATABASE_URL=') ? `DATABASE_URL=${url}` : line,
  );
  await writeFile(join(folder, 'settings.env'), settings.join('\n'));
  const secret = /^FREIGHT_SECRET=(.*)$/m.exec(guide)?.[1] ?? '';
  const first = await startTestServer({ database: { kind: 'postgres', url }, secret });
  const anna = await first.verifiedUser();
  await first.close();

  const ports = [await freePort(), await freePort()];
  const [one, other] = ports.map((port) => ({ url: `http://127.0.0.1:${port}` }));
  if (!one || !other) throw new Error('There are two processes');
  onTestFinished(async () => {
    for (const port of ports) {
      const pid = await readFile(join(folder, `${port}.pid`), 'utf8').catch(() => '');
      // A process that has ended already is what is wanted.
      if (pid)
        await call({ url: `http://127.0.0.1:${port}` }, 'GET', '/livez').then(
          () => process.kill(Number(pid), 'SIGKILL'),
          () => {},
        );
    }
  });
  const names = { '/srv/freight': folder, '4001 4002': ports.join(' ') };
  const run = (heading: string) => runGuide(['Start and stop', heading], names, folder);

  await run('Several processes');
  const order = await orderTransport(one, anna);
  const follower = await connectLive(other, { token: anna.token });
  await follower.ask('subscribeToTransport', { transportId: order._id });
  const canceller = await connectLive(one, { token: anna.token });
  expect((await canceller.ask('cancelTransport', { orderId: order._id })).success).toBe(true);
  canceller.close();
  await expect.poll(() => follower.statuses.map(({ status }) => status)).toEqual(['cancelled']);

  const messageOf = async (server: { url: string }) =>
    errorAnswer.parse((await call(server, 'GET', paths.tracking('0000-0000-0000'))).body).message;
  expect([await messageOf(one), await messageOf(other)]).toEqual([notFound, notFound]);

  const made = keepOrdering([one, other], anna);
  await run('Upgrade');
  expect((await stat(join(folder, 'backups', 'before-1.3.0.jsonl.gz'))).size).toBeGreaterThan(1_000);
  // A restart of the machine starts the newer version, and the next upgrade does not change it.
  expect(await running()).toBe(newer);
  expect([await messageOf(one), await messageOf(other)]).toEqual([newerNotFound, newerNotFound]);
  expect(await columnsOf(url, 'orders')).toContain('note');
  const beforeRollback = made.count();
  expect(beforeRollback).toBeGreaterThan(0);
  await run('Roll back');
  expect(await running()).toBe(version);
  expect([await messageOf(one), await messageOf(other)]).toEqual([notFound, notFound]);
  const orders = await made.end();
  expect(orders.length).toBeGreaterThan(beforeRollback);

  // Everything is known to both, by whichever version it was ordered.
  for (const server of [one, other]) {
    expect(await orderIds(server, anna)).toEqual(new Set([order._id, ...orders]));
    expect((await call(server, 'GET', '/healthz')).status).toBe(200);
  }
});

/**
 * A customer who orders all the time, at one process after the other. An order without an answer may have been stored,
 * so it is sent again as the kit does: unchanged, to the next process, until an answer arrives.
 */
function keepOrdering(servers: readonly { url: string }[], person: TestUser) {
  const made: string[] = [];
  let isOver = false;
  let turn = 0;
  const nextServer = () => servers[turn++ % servers.length] ?? { url: '' };
  const untilAnswered = async <Answer>(ask: () => Promise<Answer>): Promise<Answer> => {
    for (;;) {
      const answer = await ask().catch(() => undefined);
      await pause(50);
      if (answer !== undefined) return answer;
    }
  };
  const running = (async () => {
    while (!isOver) {
      const { routeId } = await untilAnswered(() => requestQuote(nextServer()));
      const request = anOrderRequest(routeId);
      const key = randomUUID();
      const order = await untilAnswered(async () => {
        const response = await sendOrder(nextServer(), person, request, key);
        return createAnswer.parse(await response.json()).data.transport;
      });
      made.push(order._id);
      // An account may place 100 orders an hour; a slow machine must not run out of them before the way back.
      await pause(3_000);
    }
  })();
  return {
    count: () => made.length,
    async end() {
      isOver = true;
      await running;
      return made;
    },
  };
}

async function orderIds(server: { url: string }, { headers }: TestUser): Promise<Set<string>> {
  const { body } = await call(server, 'GET', paths.transports, { headers });
  return new Set(ordersAnswer.parse(body).data.map(({ _id }) => _id));
}

async function columnsOf(url: string, table: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(
    'select column_name from information_schema.columns where table_name = $1',
    [table],
  );
  await client.end();
  return rows.map(({ column_name: name }) => name);
}
