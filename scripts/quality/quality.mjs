/**
 * `npm run quality NAME`: one of the measurements, which `npm test` makes in part or not at all; without a name it lists
 * them. What comes after the name is passed on: `npm run quality soak -- --only orders`.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { root, StartupError } from '#scripts/run/install.mjs';
import { runCommand } from '#scripts/run/runCommand.mjs';

/** @typedef {{what: string, file: string}} Measurement */

/** @param {string} name @param {string} what @returns {[string, Measurement]} */
const own = (name, what) => [name, { what, file: `scripts/quality/${name}.mjs` }];

/** @type {Readonly<Record<string, Measurement>>} */
export const measurements = Object.fromEntries([
  own('size', 'what a page pays for, against the budget'),
  own('bench', 'how fast the elements work beside a plain one and one file of React'),
  [
    'load',
    {
      what: 'how many orders, followers and sockets the server carries',
      file: 'packages/server/load/load.ts',
    },
  ],
  own('soak', 'random faults, requests and answers, for hours'),
  own('mutation', 'changes pure files in one small place and counts what no test notices'),
  own('steady', 'npm test twice beside a busy loop per core, and what was unsteady'),
  own('examples', 'the shop of docs/examples in each framework, in a browser'),
  own('engines', 'the main job in Chromium, Firefox and WebKitGTK, and what Orca speaks'),
  own('wordpress', 'the plugin in a real WordPress'),
  own('pictures', 'takes the pictures of gallery and looks again, and lists what a browser stores'),
  [
    'audit',
    { what: 'known vulnerabilities of the libraries in production', file: 'scripts/release/audit.mjs' },
  ],
  [
    'sbom',
    { what: 'every library in production with version, licence and hash', file: 'scripts/release/sbom.mjs' },
  ],
]);

const list = () =>
  Object.entries(measurements)
    .map(([name, { what }]) => `  ${name.padEnd(12)} ${what}`)
    .join('\n');

await runCommand(import.meta, async () => {
  const [name, ...options] = process.argv.slice(2);
  if (name === undefined) {
    console.log(`npm run quality NAME, with one of these names:\n\n${list()}`);
    return 0;
  }
  const measurement = measurements[name];
  if (!measurement) throw new StartupError(`There is no measurement ${name}; there are:\n\n${list()}`);
  const running = spawn(process.execPath, [join(root, measurement.file), ...options], { stdio: 'inherit' });
  // A terminal sends Ctrl-C to both; this process ends with the exit code of the measurement.
  process.on('SIGINT', () => {});
  for (const signal of /** @type {const} */ (['SIGTERM', 'SIGHUP']))
    process.on(signal, () => running.kill(signal));
  const [code] = await once(running, 'exit');
  return code ?? 1;
});
