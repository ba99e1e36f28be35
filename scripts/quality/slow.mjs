/**
 * `npm run quality slow`: a small run of every command that takes minutes. Pages of figures stay as they are.
 * `-- bench examples` tries some of the commands alone. The last line is `N passed, N failed`.
 */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBrowser } from '#scripts/run/browsers.mjs';
import { buildStale } from '#scripts/run/build.mjs';
import { root, StartupError } from '#scripts/run/install.mjs';
import { step } from '#scripts/run/progress.mjs';
import { runCommand } from '#scripts/run/runCommand.mjs';
import { smallRuns, tryCommand } from './commands.mjs';

/** Milliseconds. The slowest command takes half of it; one that reaches it has hung. */
const limit = 2 * 60 * 60_000;

/** @param {string} name */
const commandOf = (name) => (name in smallRuns ? name : `quality ${name}`);

/** @param {string} name */
async function tryOnce(name) {
  const { page } = smallRuns[name] ?? {};
  const file = page && join(root, page);
  const before = file && (await readFile(file));
  const folder = await mkdtemp(join(tmpdir(), 'freight-quality-'));
  try {
    const problem = await tryCommand(name, { folder, limit });
    if (problem !== undefined) throw new StartupError(problem);
  } finally {
    if (file && before) await writeFile(file, before);
    await rm(folder, { recursive: true });
  }
}

await runCommand(import.meta, async () => {
  const wanted = process.argv.slice(2);
  const slow = Object.keys(smallRuns)
    .filter((name) => smallRuns[name]?.where === 'minutes')
    .map((name) => name.replace('quality ', ''));
  const unknown = wanted.filter((name) => !slow.includes(name));
  if (unknown.length > 0) throw new StartupError(`${unknown.join(', ')}: not one of ${slow.join(', ')}.`);
  await ensureBrowser();
  await buildStale();
  const tried = slow.filter((name) => wanted.length === 0 || wanted.includes(name));
  /** @type {string[]} */
  const failures = [];
  for (const name of tried)
    await step(name, () => tryOnce(commandOf(name))).catch((/** @type {Error} */ error) => {
      failures.push(name);
      console.log(error instanceof StartupError ? error.message : error.stack);
    });
  if (failures.length > 0) console.log(`\nFailed:\n${failures.map((name) => `  ✗ ${name}`).join('\n')}`);
  console.log(`\n${tried.length - failures.length} passed, ${failures.length} failed`);
  return failures.length === 0 ? 0 : 1;
});
