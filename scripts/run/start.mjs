#!/usr/bin/env node
/**
 * `npm start`: installs what is missing, builds what is stale, starts the server with its demo data.
 * Options of the server (`npm start -- --data FOLDER`) are passed on. Runs on Node 20 as well; the work itself is done by `serve.mjs` on Node 24.
 */
import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled, root, StartupError } from './install.mjs';
import { step } from './progress.mjs';

/** A process's parent and whether it is a shell, from `ps`; no parent if the process has ended. @param {number} id */
function lookAt(id) {
  const { stdout } = spawnSync('ps', ['-o', 'ppid=,comm=', '-p', `${id}`], { encoding: 'utf8' });
  const [, parent, name = ''] = /^\s*(\d+)\s+(.+)$/m.exec(stdout ?? '') ?? [];
  return { parent, isShell: /(^|[/-])(ba|da|z|k)?sh$/.test(name.trim()) };
}

/**
 * Calls back when npm, which has started this process, is gone: supervisors and editors end npm alone. The shell that
 * npm may have put between itself and us outlives it.
 * @param {() => void} end
 */
function watchNpm(end) {
  if (process.env['npm_lifecycle_event'] === undefined || process.platform === 'win32') return;
  const { ppid } = process;
  const { parent: npm, isShell } = lookAt(ppid);
  const clock = setInterval(() => {
    if (process.ppid === ppid && !(isShell && lookAt(ppid).parent !== npm)) return;
    clearInterval(clock);
    end();
  }, 1000);
  clock.unref();
}

/**
 * Runs the server as a child which ends when the channel to it closes: by Ctrl-C, by a signal, or because this
 * process died. The child has its own process group, so it receives Ctrl-C only through us, exactly once.
 * @param {string} node
 */
function serve(node) {
  const server = spawn(node, [join(root, 'scripts', 'run', 'serve.mjs'), ...process.argv.slice(2)], {
    cwd: root,
    detached: true,
    windowsHide: true,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  let askedAt = 0;
  const end = () => {
    // npm forwards the terminal's signal a second time; a person presses Ctrl-C again only later.
    if (askedAt === 0) {
      askedAt = Date.now();
      if (server.connected) server.disconnect();
    } else if (Date.now() - askedAt > 1000) server.kill('SIGKILL');
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, end);
  watchNpm(end);
  server.on('exit', (code) => {
    process.exitCode = code ?? 1;
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.removeListener(signal, end);
  });
}

try {
  // PostgreSQL comes with the tools of the tests.
  serve(await ensureInstalled(step, { developing: process.argv.includes('--postgres') }));
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
