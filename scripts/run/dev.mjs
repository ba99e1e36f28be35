/**
 * `npm run dev`: the site and the kit from their sources with hot reload, and the API beside them, which restarts when
 * one of its files changes. Needs no build.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import openapi from '@freight/contract/openapi.json' with { type: 'json' };
import { createServer } from 'vite';
import { printAddresses } from './addresses.mjs';
import { root, StartupError } from './install.mjs';
import { freePort, tryPort } from './ports.mjs';
import { step } from './progress.mjs';
import { runCommand } from './runCommand.mjs';

/** Longer than the API takes to start: after it, the API has failed, and has printed why. */
const startWithinMs = 60_000;

const { env } = process;
const ports = {
  PORT: Number(env['PORT'] || 4000),
  PARTNER_PORT: Number(env['PARTNER_PORT'] || 4100),
  ISSUER_PORT: Number(env['ISSUER_PORT'] || 4200),
};
const url = `http://localhost:${ports.PORT}`;

/** @param {number} port */
const startApi = (port) =>
  spawn(process.execPath, ['--watch', '--watch-preserve-output', 'packages/server/src/main.ts'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      // Without it each restart compiles everything again.
      NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'node'),
      FREIGHT_PARTNER: join(root, 'demo-site', 'partner'),
      FREIGHT_PARTNER_PORT: `${ports.PARTNER_PORT}`,
      FREIGHT_DEMO_ISSUER_PORT: `${ports.ISSUER_PORT}`,
      // The site comes from Vite; with a folder the API also serves the pages of isolated frames.
      FREIGHT_SITE: join(root, 'demo-site', 'public'),
      FREIGHT_RATE_LIMITS: 'off',
      LOG_LEVEL: 'warn',
      ...env,
      FREIGHT_PUBLIC_URL: url,
      FREIGHT_API_URL: url,
      PORT: `${port}`,
    },
  });

/** Waits until the API answers. @param {string} target @param {AbortSignal} signal */
async function untilReady(target, signal) {
  const end = Date.now() + startWithinMs;
  for (;;) {
    const isReady = await fetch(`${target}/readyz`, { signal }).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    if (Date.now() > end) throw new StartupError('The API has not started, see above.');
    await pause(50, undefined, { signal });
  }
}

/**
 * What the API answers below the site's address: the first parts of its documented paths, frames and the socket. While
 * the API starts or restarts, calls wait for it.
 * @param {string} target
 * @param {AbortSignal} signal
 */
function proxyTo(target, signal) {
  const documented = Object.keys(openapi.paths).map((path) => `/${path.split('/')[1]}`);
  const proxied = { target, ws: true, bypass: () => untilReady(target, signal) };
  return Object.fromEntries(
    [...new Set(documented), '^/embed/.', '/socket.io'].map((path) => [path, proxied]),
  );
}

/** @param {string} target @param {AbortSignal} signal */
async function startSite(target, signal) {
  const vite = await createServer({
    configFile: join(root, 'vite.dev.config.mjs'),
    logLevel: 'warn',
    server: { port: ports.PORT, strictPort: true, host: 'localhost', proxy: proxyTo(target, signal) },
  });
  return vite.listen();
}

await runCommand(import.meta, async () => {
  const ending = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => ending.abort());
  for (const [setting, port] of Object.entries(ports))
    await tryPort(port, { host: '127.0.0.1', onIpv6Loopback: false }, setting);
  const apiPort = await freePort();
  const target = `http://127.0.0.1:${apiPort}`;
  const api = startApi(apiPort);
  const ended = once(api, 'exit');
  const site = startSite(target, ending.signal);
  try {
    await step('Starting the site', () => site);
    console.log(`  ${url} shows it already`);
    await step('Starting the API', () => untilReady(target, ending.signal));
    await printAddresses(
      {
        url,
        partnerUrl: `http://localhost:${ports.PARTNER_PORT}`,
        issuerUrl: `http://localhost:${ports.ISSUER_PORT}`,
      },
      { demo: true, hasMailbox: true },
      ['Playground', `${url}/playground  (every element, its attributes and states)`],
    );
    if (!ending.signal.aborted) await once(ending.signal, 'abort');
  } catch (error) {
    if (!ending.signal.aborted) throw error;
  } finally {
    api.kill('SIGTERM');
    await site.then(
      (vite) => vite.close(),
      () => undefined,
    );
    await ended;
  }
});
