import { execFile } from 'node:child_process';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { paths } from '@freight/contract';
import { call } from '@freight/server/testing';
import { longTestEnds } from '@freight/testing/patience';
import { plainEnv } from '@freight/testing/plainEnv';
import { expect, test, vi } from 'vitest';
import { runGuide } from '#testing/guide.ts';
import { newDataFolder } from '#testing/main.ts';
import { startTwoServers } from '#testing/onPostgres.ts';

vi.setConfig({ testTimeout: longTestEnds });
/** Milliseconds that only a server takes which never reads its partners again. */
const hangs = 60_000;

const main = fileURLToPath(new URL('../main.ts', import.meta.url));

/** Runs the command in a process of its own, as an operator does. */
const runPartners = (env: Record<string, string>, ...args: string[]) =>
  new Promise<{ code: number; said: string }>((resolve) => {
    execFile(
      process.execPath,
      [main, 'partners', ...args],
      { env: { ...plainEnv, ...env } },
      (error, stdout, stderr) => resolve({ code: Number(error?.code ?? 0), said: stdout + stderr }),
    );
  });

test('adds, lists and removes a partner, and every process applies it within two seconds', async () => {
  const { one, other, url } = await startTwoServers();
  const env = { DATABASE_URL: url };
  const origin = 'https://shop.example';
  const statuses = () =>
    Promise.all(
      [one, other].map(async (server) => {
        const { status } = await call(server, 'GET', paths.capabilities, { headers: { origin } });
        return status;
      }),
    );
  expect(await statuses()).toEqual([403, 403]);
  const added = await runPartners(
    env,
    'add',
    'Shop',
    origin,
    'https://*.shop.example',
    '--calls-per-minute',
    '600',
  );
  expect(added.code).toBe(0);
  const [key = ''] = /pk_[\w-]{16}/.exec(added.said) ?? [];
  expect(added.said).toContain(`data-key="${key}"`);
  await expect.poll(statuses, { timeout: hangs }).toEqual([200, 200]);
  expect((await runPartners(env, 'list')).said).toBe(
    `Shop  ${key}  https://shop.example https://*.shop.example  600 calls a minute\n`,
  );
  expect((await runPartners(env, 'add', 'Shop', origin)).said).toBe(
    'There is a partner Shop already; remove it first.\n',
  );
  expect((await runPartners(env, 'remove', key)).said).toMatch(/^Shop is removed\./);
  await expect.poll(statuses, { timeout: hangs }).toEqual([403, 403]);
  expect((await runPartners(env, 'remove', 'Shop')).code).toBe(1);
  const example = 'postgres://freight:secret@db.example.com/freight';
  expect(await runGuide(['Partners'], { [example]: url }, tmpdir())).toContain('Shop is removed.');
});

test('refuses what no browser sends as an origin, and shows how it is used', async () => {
  const FREIGHT_DATA = await newDataFolder();
  const refused = await runPartners({ FREIGHT_DATA }, 'add', 'Shop', 'shop.example');
  expect(refused).toEqual({
    code: 1,
    said: expect.stringMatching(/^shop\.example is no origin such as https:\/\/www\.example\.com/),
  });
  expect((await runPartners({ FREIGHT_DATA }, 'change')).said).toMatch(/^partners add NAME ORIGIN…/);
  expect((await runPartners({ FREIGHT_DATA }, 'list')).said).toBe('There are no partners.\n');
});
