import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { paths } from '@freight/contract';
import { newFolder } from '@freight/testing/ends';
import { longTestEnds } from '@freight/testing/patience';
import { freePort } from '@freight/testing/ports';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openPostgres } from '#testing/onPostgres.ts';
import { startProcess } from '#testing/serverProcess.ts';

/** `deploy/Caddyfile` in front of two processes, with a real Caddy where this machine has one. */

// Two processes and a proxy, on a busy machine.
vi.setConfig({ testTimeout: longTestEnds });

const shop = 'https://shop.example';
const caddyfile = new URL('../../../deploy/Caddyfile', import.meta.url);

const hasCaddy = await promisify(execFile)('caddy', ['version']).then(
  () => true,
  () => false,
);

async function startProxy(servers: readonly string[]): Promise<string> {
  const folder = newFolder();
  const port = await freePort();
  const file = join(folder, 'Caddyfile');
  await writeFile(file, `{\n\tadmin off\n}\n${await readFile(caddyfile, 'utf8')}`);
  const child = spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], {
    env: {
      ...process.env,
      HOME: folder,
      FREIGHT_DOMAIN: `http://localhost:${port}`,
      FREIGHT_SERVERS: servers.join(' '),
    },
    stdio: 'ignore',
  });
  onTestFinished(async () => {
    const exited = once(child, 'exit');
    child.kill('SIGKILL');
    await exited;
  });
  return `http://localhost:${port}`;
}

async function startTwo() {
  const postgres = await openPostgres();
  const url = await postgres.newDatabase();
  const start = async () => {
    const server = startProcess({
      DATABASE_URL: url,
      FREIGHT_DEMO: 'on',
      FREIGHT_SECRET: 'the one secret of two processes behind a proxy',
      FREIGHT_PROXIES: '1',
      FREIGHT_RATE_LIMITS: 'off',
      FREIGHT_ORIGINS: shop,
      FREIGHT_SITE: new URL('../../../docs', import.meta.url).pathname,
    });
    return { ...server, ...(await server.ready()) };
  };
  return { postgres, servers: [await start(), await start()] };
}

const ask = (proxy: string, path: string, init: RequestInit = {}) =>
  fetch(proxy + path, { ...init, headers: { origin: shop, ...init.headers } });

test('the proxy asks whether a process takes requests, not whether its database answers [F18]', async () => {
  const text = await readFile(caddyfile, 'utf8');
  expect([...text.matchAll(/health_uri (\S+)/g)].map(([, path]) => path)).toEqual(['/readyz', '/readyz']);
  if (!hasCaddy) console.warn('This machine has no Caddy: deploy/Caddyfile was read, but not run.');
});

if (hasCaddy) {
  test('without its database the site is served and calls say when to try again, without any process as well [F18]', async () => {
    const { postgres, servers } = await startTwo();
    const proxy = await startProxy(servers.map(({ url }) => new URL(url).host));
    const status = async (path: string) => (await ask(proxy, path)).status;
    const file = '/production.md';
    await expect.poll(() => status('/healthz').catch(() => 0)).toBe(200);
    expect(await status(file)).toBe(200);

    await postgres.cutOff();
    await expect.poll(() => status('/healthz')).toBe(503);
    // Longer than the proxy needs to take a process out that it holds for ill.
    const taken = performance.now();
    while (performance.now() - taken < 6_000) {
      expect([await status('/livez'), await status(file)]).toEqual([200, 200]);
    }
    const call = await ask(proxy, paths.capabilities);
    expect(call.status).toBe(200);
    const tracked = await ask(proxy, paths.tracking('0000-0000-0000'));
    expect(tracked.status).toBe(503);
    expect(tracked.headers.get('retry-after')).toMatch(/^\d+$/);
    expect(tracked.headers.get('access-control-allow-origin')).not.toBeNull();
    await postgres.reconnect();
    await expect.poll(() => status('/healthz')).toBe(200);

    for (const { child, exited } of servers) {
      child.kill('SIGKILL');
      await exited;
    }
    const none = await ask(proxy, paths.tracking('0000-0000-0000'));
    expect(none.status).toBe(503);
    expect(none.headers.get('retry-after')).toMatch(/^\d+$/);
    expect(none.headers.get('access-control-allow-origin')).toBe('*');
    expect(await none.json()).toMatchObject({ success: false });
    const preflight = await ask(proxy, paths.login, {
      method: 'OPTIONS',
      headers: {
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization,content-type',
      },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-headers')).toBe('authorization,content-type');
  });
}
