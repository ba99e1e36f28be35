#!/usr/bin/env node
/**
 * `node scripts/run/launch.mjs FILE …`: how npm starts every command but `start` and `test`. Installs what is missing, and
 * runs the file with its arguments on Node 24. Runs on Node 20 as well.
 */
import { spawn } from 'node:child_process';
import { delimiter, dirname, join } from 'node:path';
import { ensureInstalled, root, StartupError } from './install.mjs';
import { step } from './progress.mjs';

const [file = '', ...args] = process.argv.slice(2);
/** The server's own programs run with what `npm start` installs. */
const developing = !file.startsWith('packages/server/src/');

try {
  const node = await ensureInstalled(step, { developing });
  // What the command starts by name, such as npm or a tool of an example, runs on the same Node.
  const env = { ...process.env, PATH: [dirname(node), process.env['PATH']].join(delimiter) };
  const command = spawn(node, [join(root, file), ...args], { stdio: 'inherit', env });
  // A terminal sends Ctrl-C to both; this process ends with the command's exit code.
  process.on('SIGINT', () => {});
  for (const signal of /** @type {const} */ (['SIGTERM', 'SIGHUP']))
    process.on(signal, () => command.kill(signal));
  command.on('exit', (code) => process.exit(code ?? 1));
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
