/**
 * `npm run quality mutation`: changes the pure code of all packages in one small place after the other, and counts the changes
 * that no test notices (mutation testing, by Stryker). Writes `docs/figures/mutation.md`; ends with 1 below the goal.
 * `-- --only packages/kit,mail/` tries the files whose path contains one of the words; the others keep their last
 * results. Needs a registry for Stryker, which is not in the lockfile: nothing else asks for its 178 packages.
 */
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '#scripts/run/install.mjs';
import { machine, today } from '#scripts/run/machine.mjs';
import { run } from '#scripts/run/run.mjs';
import { runCommand } from '#scripts/run/runCommand.mjs';
import { chooseFiles } from './mutationFiles.mjs';

/**
 * @typedef {object} Mutant One change of the code.
 * @property {string} status `Killed` and `Timeout` were noticed, `Survived` and `NoCoverage` were not.
 * @property {string} [replacement]
 * @property {{start: {line: number}}} location
 */
/** @typedef {Record<string, {source: string, mutants: Mutant[]}>} Files */

/** Percent of noticed changes. */
const goal = 85;
const version = '10.1.1';
const cache = join('node_modules', '.cache', 'freight', 'mutation');
const folder = join(root, cache);
const report = join(folder, 'report.json');

/** @param {readonly string[]} mutate */
const settingsFor = (mutate) => ({
  mutate,
  concurrency: 1,
  plugins: ['@stryker-mutator/vitest-runner'],
  testRunner: 'vitest',
  // Related: a change of a table, which is read once when its module loads, is tried with the tests that import it.
  vitest: { configFile: 'scripts/quality/mutation.vitest.ts', related: true },
  coverageAnalysis: 'perTest',
  ignoreStatic: false,
  // Stryker would rewrite the TypeScript projects through an old API, which TypeScript 7 does not have.
  tsconfigFile: 'none',
  ignorePatterns: [
    'docs',
    'e2e',
    'packages/bench',
    'packages/kit/{npm,dist,types}',
    'packages/server/dist',
    'demo-site/{dist,public}',
    'test-results',
    '.freight',
  ],
  // Not in node_modules, where Vitest relates no file to a test.
  tempDirName: join('.freight', 'mutation'),
  reporters: ['json', 'progress-append-only'],
  jsonReporter: { fileName: report },
  // A change that only waits for a busy machine must not count as noticed.
  timeoutMS: 60_000,
});

const isNoticed = (/** @type {Mutant} */ { status }) => status === 'Killed' || status === 'Timeout';
const isMissed = (/** @type {Mutant} */ { status }) => status === 'Survived' || status === 'NoCoverage';

/** The percentage of noticed changes. @param {readonly Mutant[]} mutants */
export function scoreOf(mutants) {
  const noticed = mutants.filter(isNoticed).length;
  const all = noticed + mutants.filter(isMissed).length;
  return all === 0 ? 100 : (100 * noticed) / all;
}

const [begin, end] = ['<!-- run -->', '<!-- /run -->'];

/** Code in a cell of a table, between more backticks than it has side by side. @param {string} code */
function short(code) {
  const text = code.replace(/\s+/g, ' ').trim().slice(0, 90).replaceAll('|', '\\|');
  const longest = Math.max(0, ...(text.match(/`+/g) ?? []).map(({ length }) => length));
  const fence = '`'.repeat(longest + 1);
  const space = longest > 0 ? ' ' : '';
  return text === '' ? 'nothing' : fence + space + text + space + fence;
}

/** @typedef {{row: string, changes: number, noticed: number, missed: string[]}} Result Of a file's last run. */

/** @param {string} file @param {Files[string]} run @returns {Result} */
function resultOf(file, { source, mutants }) {
  const noticed = mutants.filter(isNoticed).length;
  const missed = mutants.filter(isMissed);
  const changes = noticed + missed.length;
  return {
    row: `| ${file} | ${changes} | ${noticed} | ${missed.length} | ${scoreOf(mutants).toFixed(0)} % |`,
    changes,
    noticed,
    missed: missed.map(({ location: { start }, replacement = '' }) => {
      const line = source.split('\n')[start.line - 1] ?? '';
      return `| ${file}:${start.line} | ${short(line)} | ${short(replacement)} |`;
    }),
  };
}

/** The results that a page already shows, by file. @param {string} page @returns {Map<string, Result>} */
function shownResults(page) {
  const rows = page.split('\n').filter((line) => line.startsWith('| '));
  /** @type {Map<string, Result>} */
  const shown = new Map();
  for (const row of rows) {
    const [, file = '', changes, noticed] = /^\| (\S+\.ts) \| (\d+) \| (\d+) \|/.exec(row) ?? [];
    if (file === '') continue;
    const missed = rows.filter((line) => line.startsWith(`| ${file}:`));
    shown.set(file, { row, changes: Number(changes), noticed: Number(noticed), missed });
  }
  return shown;
}

/**
 * The page with the results of each file's last run; handwritten text around the figures stays.
 * @param {string} page @param {Files} files Of this run.
 * @param {{on: string, tried: readonly string[], mutatedLines: number, lines: number}} about All files that are tried.
 */
export function pageOf(page, files, { on, tried, mutatedLines, lines }) {
  const from = page.indexOf(begin);
  const to = page.indexOf(end);
  if (from < 0 || to < from) throw new Error('docs/figures/mutation.md has no place for the figures.');
  const shown = shownResults(page.slice(from, to));
  for (const [file, run] of Object.entries(files)) shown.set(file, resultOf(file, run));
  const results = [...tried].sort().flatMap((file) => shown.get(file) ?? []);
  const untried = tried.filter((file) => !shown.has(file));
  const sum = (/** @type {'changes' | 'noticed'} */ key) =>
    results.reduce((total, result) => total + result[key], 0);
  const share = ((100 * mutatedLines) / lines).toFixed(1);
  const figures = [
    `\`npm run quality mutation\`, ${on}: **${percentOf(results).toFixed(1)} %** of ${sum('changes')} changes are noticed (goal ${goal} %). Changed are ${tried.length} files with ${mutatedLines} lines: **${share} %** of the ${lines} lines of contract, client, kit, server and site.`,
    `| file | changes | noticed | not | score |\n|---|---|---|---|---|\n${results.map(({ row }) => row).join('\n')}`,
    ...(untried.length === 0 ? [] : [`Not tried yet:\n\n${untried.map((file) => `- ${file}`).join('\n')}`]),
    `## Changes that no test notices\n\n| where | line | changed to |\n|---|---|---|\n${results.flatMap(({ missed }) => missed).join('\n')}`,
  ].join('\n\n');
  return `${page.slice(0, from)}${begin}\n\n${figures}\n\n${page.slice(to)}`;
}

/** @param {readonly Pick<Result, 'changes' | 'noticed'>[]} results */
function percentOf(results) {
  const changes = results.reduce((sum, each) => sum + each.changes, 0);
  return changes === 0 ? 100 : (100 * results.reduce((sum, each) => sum + each.noticed, 0)) / changes;
}

/** @param {readonly string[]} words */
async function testMutations(words) {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'package.json'), '{ "private": true }');
  if (!existsSync(join(folder, 'node_modules', '@stryker-mutator'))) {
    const packages = ['core', 'vitest-runner'].map((name) => `@stryker-mutator/${name}@${version}`);
    const quiet = '--no-save --legacy-peer-deps --ignore-scripts --no-audit --no-fund';
    const { code, output } = await run(`npm install ${quiet} ${packages.join(' ')}`, { cwd: folder });
    if (code !== 0) throw new Error(`Stryker could not be fetched:\n${output}`);
  }
  const { mutate, tests, mutatedLines, lines } = chooseFiles();
  const wanted = mutate.filter((file) => words.some((word) => file.includes(word)));
  const config = join(folder, 'stryker.config.json');
  await writeFile(config, JSON.stringify(settingsFor(wanted)));
  const stryker = join(folder, 'node_modules', '@stryker-mutator', 'core', 'bin', 'stryker.js');
  const { code } = await run(`node ${stryker} run ${config}`, {
    show: true,
    // As in the kit's browser tests: the time zone of most customers.
    env: { FREIGHT_MUTATION_TESTS: tests.join(','), TZ: 'Europe/Stockholm' },
  });
  if (code !== 0) return false;
  /** @type {{files: Files}} */
  const { files } = JSON.parse(await readFile(report, 'utf8'));
  // Stryker reports no file without anything to change; it has been tried all the same.
  for (const file of wanted) files[file] ??= { source: '', mutants: [] };
  const page = join(root, 'docs', 'figures', 'mutation.md');
  const about = { on: `${today()}, ${machine()}`, tried: mutate, mutatedLines, lines };
  await writeFile(page, pageOf(await readFile(page, 'utf8'), files, about));
  const score = scoreOf(Object.values(files).flatMap(({ mutants }) => mutants));
  console.log(`${score.toFixed(1)} % of the changes are noticed; see docs/figures/mutation.md.`);
  return score >= goal;
}

await runCommand(import.meta, async () => {
  const { values } = parseArgs({ options: { only: { type: 'string', default: '' } } });
  return (await testMutations(values.only.split(','))) ? 0 : 1;
});
