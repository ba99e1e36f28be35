#!/usr/bin/env node
/**
 * `npm test`: what must be true of every change; `npm run test:whole`: everything that must be true before a release. Runs
 * on Node 20 as well; the work itself is done by `suite.mjs` on Node 24. The last line is `N passed, N failed`.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled, root, StartupError } from './install.mjs';
import { step } from './progress.mjs';

try {
  const node = await ensureInstalled(step);
  const suite = spawn(node, [join(root, 'scripts', 'run', 'suite.mjs'), ...process.argv.slice(2)], {
    cwd: root,
    stdio: 'inherit',
  });
  // A terminal sends Ctrl-C to both; this process ends with the suite.
  process.on('SIGINT', () => {});
  for (const signal of /** @type {const} */ (['SIGTERM', 'SIGHUP']))
    process.on(signal, () => suite.kill(signal));
  suite.on('exit', (code) => {
    process.exitCode = code ?? 1;
  });
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  console.log(error.message);
  console.log('0 passed, 1 failed');
  process.exitCode = 1;
}
