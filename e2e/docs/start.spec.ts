import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { longTestEnds, testEnds } from '@freight/testing/patience';
import { plainEnv } from '@freight/testing/plainEnv';
import { freePort } from '@freight/testing/ports';
import { expect, test } from '@playwright/test';

test.describe.configure({ timeout: longTestEnds });

const root = join(import.meta.dirname, '..', '..');

interface Start {
  process: ChildProcess;
  /** Returns its output so far. */
  output: () => string;
  /** Its exit code, once it has ended. */
  ended: Promise<number | null>;
}

interface How {
  options?: string[];
  /** Runs `npm start` in a separate process group. */
  byNpm?: boolean;
}

async function start(data: string, { options = [], byNpm = false }: How = {}): Promise<Start> {
  const [command, args] = byNpm
    ? ['npm', ['start', '--silent', '--', ...options]]
    : [process.execPath, [join(root, 'scripts', 'run', 'start.mjs'), ...options]];
  const child = spawn(command, args, {
    cwd: root,
    detached: byNpm,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...plainEnv,
      HOME: process.env['HOME'],
      PORT: `${await freePort()}`,
      PARTNER_PORT: `${await freePort()}`,
      ISSUER_PORT: `${await freePort()}`,
      SHOP_PORT: `${await freePort()}`,
      FREIGHT_DATA: data,
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  return {
    process: child,
    output: () => output,
    ended: once(child, 'exit').then(([code]) => code as number | null),
  };
}

test('npm start prints its addresses and the demo login, refuses a second start on its data, and ends with Ctrl-C', async () => {
  const data = await mkdtemp(join(tmpdir(), 'freight-start-'));
  const first = await start(data);
  try {
    await expect.poll(first.output, { timeout: longTestEnds }).toContain('Stop with Ctrl-C.');
    const printed = (name: string) => new RegExp(`^ +${name} +(\\S+)`, 'm').exec(first.output())?.[1] ?? '';
    const site = await fetch(printed('Site'));
    expect(await site.text()).toContain('<freight-start tab="send">');
    const partner = await fetch(printed('Partner page'));
    expect(new URL(printed('Partner page')).origin).not.toBe(new URL(printed('Site')).origin);
    expect(await partner.text()).toContain('<freight-start inline>');
    expect(await (await fetch(printed('Second-hand shop'))).text()).toContain('<freight-price pickup=');
    expect((await fetch(printed('Mailbox'))).status).toBe(200);
    expect(await (await fetch(printed('Documentation'))).text()).toContain('Add shipping to your site');

    const password = /password: (\S+)/.exec(first.output())?.[1];
    const login = await fetch(`${printed('Site')}/api/v1/user/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: printed('Demo login'), password, role: 'user' }),
    });
    expect(login.status).toBe(200);
    const ids = /Package IDs +(\S+) +(\S+) +(\S+)/.exec(first.output())?.slice(1) ?? [];
    expect(ids).toHaveLength(3);
    for (const id of ids) {
      expect((await fetch(`${printed('Site')}/api/v1/transport/tracking/${id}`)).status).toBe(200);
    }

    const second = await start(data);
    expect(await second.ended).toBe(1);
    expect(second.output()).toMatch(/in use|already|used by/);
    expect(second.output()).not.toContain('    at ');
  } finally {
    first.process.kill('SIGINT');
    expect(await first.ended).toBe(0);
    await rm(data, { recursive: true, force: true });
  }
});

for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
  test(`ends with npm when npm alone is ended by ${signal}, and frees its port [M6]`, async () => {
    const data = await mkdtemp(join(tmpdir(), 'freight-start-'));
    const npm = await start(data, { byNpm: true });
    try {
      await expect.poll(npm.output, { timeout: longTestEnds }).toContain('Stop with Ctrl-C.');
      const site = /^ +Site +(\S+)/m.exec(npm.output())?.[1] ?? '';
      expect((await fetch(site)).status).toBe(200);
      npm.process.kill(signal);
      const answers = () =>
        fetch(site).then(
          () => true,
          () => false,
        );
      await expect.poll(answers, { timeout: testEnds }).toBe(false);
    } finally {
      if (npm.process.pid !== undefined) {
        try {
          process.kill(-npm.process.pid, 'SIGKILL');
        } catch {
          // No part of it is still running.
        }
      }
      await rm(data, { recursive: true, force: true });
    }
  });
}

test('npm start -- --postgres runs the same demo on a PostgreSQL of its own, and leaves nothing of it', async () => {
  const data = await mkdtemp(join(tmpdir(), 'freight-start-'));
  const demo = await start(data, { options: ['--postgres'] });
  try {
    await expect.poll(demo.output, { timeout: longTestEnds }).toContain('Stop with Ctrl-C.');
    const site = /^ +Site +(\S+)/m.exec(demo.output())?.[1] ?? '';
    expect(await (await fetch(`${site}/healthz`)).json()).toMatchObject({ mode: 'postgres', demo: true });
    const [, id = ''] = /Package IDs +(\S+)/.exec(demo.output()) ?? [];
    expect((await fetch(`${site}/api/v1/transport/tracking/${id}`)).status).toBe(200);
    demo.process.kill('SIGINT');
    expect(await demo.ended).toBe(0);
    expect(await readdir(data)).toEqual([]);
  } finally {
    demo.process.kill('SIGKILL');
    await rm(data, { recursive: true });
  }
});
