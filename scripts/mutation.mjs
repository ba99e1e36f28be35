/**
 * `npm run mutation`: changes the pure code of client and server in one small place after the other, and counts the
 * changes that no test notices (mutation testing, by Stryker). Writes `docs/figures/mutation.md`; ends with 1 below the
 * goal. Needs a registry for Stryker, which is not in the lockfile: nothing else asks for its 178 packages.
 */
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './install.mjs';
import { machine, today } from './machine.mjs';
import { run } from './run.mjs';
import { runCommand } from './runCommand.mjs';

/**
 * @typedef {object} Mutant One change of the code.
 * @property {string} status `Killed` and `Timeout` were noticed, `Survived` and `NoCoverage` were not.
 * @property {string} [replacement]
 * @property {{start: {line: number}}} location
 */
/** @typedef {Record<string, {source: string, mutants: Mutant[]}>} Files */

/** Noticed changes of a hundred. */
const goal = 85;
const version = '10.1.1';
const cache = join('node_modules', '.cache', 'freight', 'mutation');
const folder = join(root, cache);
const report = join(folder, 'report.json');

const settings = {
  mutate: [
    'packages/client/src/{errors,format}/*.ts',
    'packages/client/src/api/{fields,orderPayload,placedOrder,pricePayload,readArrivalWindow,readEmissions,readOrder,readProfile,readRoute,readTracking}.ts',
    'packages/client/src/storage/storage.ts',
    'packages/server/src/dispatch/{arrivalWindow,driver,journey}.ts',
    'packages/server/src/documents/amounts.ts',
    'packages/server/src/geo/{addressQuery,alongLine,distance,foldText}.ts',
    'packages/server/src/mail/deliveryCalendar.ts',
    'packages/server/src/orders/orderNumber.ts',
    'packages/server/src/partners/originRule.ts',
    'packages/server/src/pricing/{tariff,volume}.ts',
    '!**/*.test.ts',
  ],
  plugins: ['@stryker-mutator/vitest-runner'],
  testRunner: 'vitest',
  vitest: { configFile: 'scripts/mutation.vitest.ts', related: false },
  coverageAnalysis: 'perTest',
  // What is read once when a module loads cannot be changed while its tests run.
  ignoreStatic: true,
  // Stryker would rewrite the projects of TypeScript by its old interface, which TypeScript 7 has not.
  tsconfigFile: 'none',
  ignorePatterns: [
    'demo-site',
    'docs',
    'e2e',
    'packages/{bench,kit}',
    'packages/server/data',
    'test-results',
  ],
  tempDirName: join(cache, 'copy'),
  reporters: ['json', 'progress-append-only'],
  jsonReporter: { fileName: report },
  timeoutMS: 20_000,
};

const isNoticed = (/** @type {Mutant} */ { status }) => status === 'Killed' || status === 'Timeout';
const isMissed = (/** @type {Mutant} */ { status }) => status === 'Survived' || status === 'NoCoverage';

/** How many of some changes were noticed, of a hundred. @param {readonly Mutant[]} mutants */
export function scoreOf(mutants) {
  const noticed = mutants.filter(isNoticed).length;
  const all = noticed + mutants.filter(isMissed).length;
  return all === 0 ? 100 : (100 * noticed) / all;
}

const [begin, end] = ['<!-- run -->', '<!-- /run -->'];
const short = (/** @type {string} */ code) =>
  `\`${code.replace(/\s+/g, ' ').trim().slice(0, 90).replaceAll('|', '\\|')}\``;

/** The page with the figures of this run; what is written around them by hand stays. @param {string} page @param {Files} files @param {string} on */
export function pageOf(page, files, on) {
  const all = Object.values(files).flatMap(({ mutants }) => mutants);
  const rows = Object.entries(files).map(([file, { mutants }]) => {
    const noticed = mutants.filter(isNoticed).length;
    const missed = mutants.filter(isMissed).length;
    return `| ${file} | ${noticed + missed} | ${noticed} | ${missed} | ${scoreOf(mutants).toFixed(0)} % |`;
  });
  const missed = Object.entries(files).flatMap(([file, { source, mutants }]) =>
    mutants.filter(isMissed).map(({ location: { start }, replacement = '' }) => {
      const line = source.split('\n')[start.line - 1] ?? '';
      return `| ${file}:${start.line} | ${short(line)} | ${short(replacement) === '``' ? 'nothing' : short(replacement)} |`;
    }),
  );
  const figures = [
    `\`npm run mutation\`, ${on}: **${scoreOf(all).toFixed(1)} %** of ${all.filter(isNoticed).length + missed.length} changes are noticed (goal ${goal} %).`,
    `| file | changes | noticed | not | score |\n|---|---|---|---|---|\n${rows.join('\n')}`,
    `## Changes that no test notices\n\n| where | line | changed to |\n|---|---|---|\n${missed.join('\n')}`,
  ].join('\n\n');
  const from = page.indexOf(begin);
  const to = page.indexOf(end);
  if (from < 0 || to < from) throw new Error('docs/figures/mutation.md has no place for the figures.');
  return `${page.slice(0, from)}${begin}\n\n${figures}\n\n${page.slice(to)}`;
}

async function testMutations() {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'package.json'), '{ "private": true }');
  if (!existsSync(join(folder, 'node_modules', '@stryker-mutator'))) {
    const packages = ['core', 'vitest-runner'].map((name) => `@stryker-mutator/${name}@${version}`);
    const quiet = '--no-save --legacy-peer-deps --ignore-scripts --no-audit --no-fund';
    const { code, output } = await run(`npm install ${quiet} ${packages.join(' ')}`, { cwd: folder });
    if (code !== 0) throw new Error(`Stryker could not be fetched:\n${output}`);
  }
  const config = join(folder, 'stryker.config.json');
  await writeFile(config, JSON.stringify(settings));
  const stryker = join(folder, 'node_modules', '@stryker-mutator', 'core', 'bin', 'stryker.js');
  const { code } = await run(`node ${stryker} run ${config}`, { show: true });
  if (code !== 0) return false;
  /** @type {{files: Files}} */
  const { files } = JSON.parse(await readFile(report, 'utf8'));
  const page = join(root, 'docs', 'figures', 'mutation.md');
  await writeFile(page, pageOf(await readFile(page, 'utf8'), files, `${today()}, ${machine()}`));
  const score = scoreOf(Object.values(files).flatMap(({ mutants }) => mutants));
  console.log(`${score.toFixed(1)} % of the changes are noticed; see docs/figures/mutation.md.`);
  return score >= goal;
}

await runCommand(import.meta, async () => ((await testMutations()) ? 0 : 1));
