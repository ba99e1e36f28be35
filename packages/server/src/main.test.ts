import { join } from 'node:path';
import { paths } from '@freight/contract';
import { call } from '@freight/server/testing';
import { longTestEnds } from '@freight/testing/patience';
import { takePort } from '@freight/testing/ports';
import { expect, onTestFinished, test } from 'vitest';
import { newDataFolder } from '#testing/main.ts';
import { startProcess } from '#testing/serverProcess.ts';

test('prints where it answers, keeps accounts over kill -9 and ends cleanly on Ctrl-C', {
  timeout: longTestEnds,
}, async () => {
  const FREIGHT_DATA = await newDataFolder();
  const first = startProcess({ FREIGHT_DATA });
  const account = { email: 'visitor@example.com', password: 'a long password' };
  const server = await first.ready();
  expect((await call(server, 'POST', paths.register, { body: account })).status).toBe(200);
  expect((await call(server, 'GET', '/mailbox')).body).toContain('visitor@example.com');
  first.child.kill('SIGKILL');
  await first.exited;

  const second = startProcess({ FREIGHT_DATA });
  const again = await second.ready();
  expect((await call(again, 'GET', '/mailbox')).body).toContain('visitor@example.com');

  const third = await startProcess({ FREIGHT_DATA }).exited;
  expect(third.code).toBe(1);
  expect(third.stderr).toBe(
    `The data folder ${FREIGHT_DATA} is in use by another server (process ${second.child.pid}); stop it first or choose another folder.\n`,
  );

  second.child.kill('SIGINT');
  const ended = await second.exited;
  expect(ended.code).toBe(0);
  expect(ended.stderr).toBe('');
  expect(ended.stdout).toContain(`Mails are kept at ${again.url}/mailbox`);
});

test('exits with one sentence when the port is taken', async () => {
  const { port, close } = await takePort();
  onTestFinished(close);
  const { code, stderr } = await startProcess({ PORT: `${port}`, FREIGHT_DATA: await newDataFolder() })
    .exited;
  expect(code).toBe(1);
  expect(stderr).toBe(`Port ${port} is taken by another program; stop it or choose another one with PORT.\n`);
});

test.each([
  [{ PORT: 'abc' }, 'PORT must be a whole number from 0 to 65535.\n'],
  [
    { FREIGHT_DEMO: 'off' },
    'FREIGHT_SECRET must be set to at least 32 random characters outside demo mode.\n',
  ],
])(
  'exits with one sentence about the invalid settings %o',
  async (env, sentence) => {
    const { code, stderr, stdout } = await startProcess(env).exited;
    expect({ code, stderr, stdout }).toEqual({ code: 1, stderr: sentence, stdout: '' });
  },
  30_000,
);

test('exits with one sentence when there is no site to serve', async () => {
  const data = await newDataFolder();
  const folder = join(data, 'nothing');
  const { code, stderr } = await startProcess({ FREIGHT_DATA: data, FREIGHT_SITE: folder }).exited;
  expect({ code, stderr }).toEqual({
    code: 1,
    stderr: `There is no folder ${folder} to serve pages from.\n`,
  });
});

test('exits with one sentence, without the password, when PostgreSQL does not answer', async () => {
  const { code, stderr } = await startProcess({
    DATABASE_URL: 'postgres://freight:hidden@127.0.0.1:1/freight',
    FREIGHT_DEMO: 'on',
    FREIGHT_DATABASE_WAIT: '0',
  }).exited;
  expect(code).toBe(1);
  expect(stderr).toBe('PostgreSQL at 127.0.0.1:1 does not answer: connect ECONNREFUSED 127.0.0.1:1.\n');
});
