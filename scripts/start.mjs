#!/usr/bin/env node
/**
 * `npm start`: installs what is missing, builds what is stale, starts the server with its demo data.
 * Options of the server (`npm start -- --data FOLDER`) are passed on. Runs on Node 20 as well; the work itself is done by `serve.mjs` on Node 24.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled, root, StartupError } from './install.mjs';
import { step } from './progress.mjs';

/**
 * Runs the server as a child which ends when the channel to it closes: by Ctrl-C, by a signal, or because this
 * process died. In a group of its own the child hears Ctrl-C only through us, and so exactly once.
 * @param {string} node
 */
function serve(node) {
  const server = spawn(node, [join(root, 'scripts', 'serve.mjs'), ...process.argv.slice(2)], {
    cwd: root,
    detached: true,
    windowsHide: true,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  let askedAt = 0;
  const end = () => {
    // npm passes the terminal's signal on a second time; a person needs longer to lose patience.
    if (askedAt === 0) {
      askedAt = Date.now();
      if (server.connected) server.disconnect();
    } else if (Date.now() - askedAt > 1000) server.kill('SIGKILL');
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, end);
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
