/**
 * `npm run quality steady`: is `npm test` steady? Runs it twice with a busy loop beside each core, and prints what
 * failed or was unsteady. Takes about an hour.
 */
import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { root } from '#scripts/run/install.mjs';
import { elapsed } from '#scripts/run/progress.mjs';
import { run } from '#scripts/run/run.mjs';
import { runCommand } from '#scripts/run/runCommand.mjs';

const runs = 2;

/** Runs work while every core has something else to do as well. @template T @param {() => Promise<T>} work */
async function besideBusyLoops(work) {
  const loops = Array.from({ length: availableParallelism() }, () =>
    // Ends with this process, however that ends.
    spawn(process.execPath, ['-e', 'const parent = process.ppid; while (process.ppid === parent);'], {
      stdio: 'ignore',
    }),
  );
  try {
    return await work();
  } finally {
    for (const loop of loops) loop.kill();
  }
}

/** What a run has listed as unsteady. @returns {Promise<{file: string, name: string, failure: string}[]>} */
const readUnsteady = async () => JSON.parse(await readFile(join(root, '.reports', 'unsteady.json'), 'utf8'));

await runCommand(import.meta, async () => {
  let isGreen = true;
  for (let number = 1; number <= runs; number++) {
    const since = performance.now();
    const { code, output } = await besideBusyLoops(() =>
      run('node scripts/run/suite.mjs', {
        env: { FREIGHT_PATIENCE: process.env['FREIGHT_PATIENCE'] ?? '3' },
      }),
    );
    isGreen &&= code === 0;
    console.log(`run ${number}: ${output.trimEnd().split('\n').at(-1)}, ${elapsed(since)}`);
    for (const line of output.split('\n').filter((text) => text.startsWith('  ✗ '))) console.log(line);
    for (const { file, name } of await readUnsteady().catch(() => []))
      console.log(`  unsteady ${file}: ${name}`);
  }
  return isGreen ? 0 : 1;
});
