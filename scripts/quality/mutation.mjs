/**
 * `npm run quality mutation`: changes code in one small place after the other, and counts the changes that no test notices
 * (mutation testing, by Stryker). Changed is every file that a test beside it imports, if that test needs no server,
 * page or other process. Writes `docs/figures/mutation.md`; ends with 1 below the goal. `-- --only packages/kit,mail/` tries the
 * files whose path contains one of the words, and prints the table. `.reports/mutation.html` has each change. Needs a
 * registry for Stryker, which is not in the lockfile: nothing else asks for its 178 packages.
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '#scripts/run/install.mjs';
import { machine, today } from '#scripts/run/machine.mjs';
import { run } from '#scripts/run/run.mjs';
import { runCommand } from '#scripts/run/runCommand.mjs';

/**
 * @typedef {object} Mutant One change of the code.
 * @property {string} status `Killed` and `Timeout` were noticed, `Survived` and `NoCoverage` were not.
 */
/** @typedef {Record<string, {mutants: Mutant[]}>} Files */

/** Percent of noticed changes. */
const goal = 85;
const version = '10.1.1';
const folder = join(root, 'node_modules', '.cache', 'freight', 'mutation');
const report = join(folder, 'report.json');
const page = join(root, 'docs', 'figures', 'mutation.md');

/** What a test names that needs more than the code it judges: a server, a page, a process, a library's worker. */
const needsMore =
  /start\w*Server|createServer|node:(http|child_process)|#testing\/|#db\/|@freight\/(testing|server)|vitest\/browser|\bdocument\.|\bwindow\b|(local|session)Storage|import\.meta\.glob/;

/** Tests whose code needs a page although they name none. */
const needPage = [
  'api/account/pictureUrl',
  'maps/open/roundedCanvas',
  'maps/picker/picking',
  'platform/configuration',
  'session/watchStorage',
].map((name) => `packages/kit/src/${name}.test.ts`);

/** The files to change, and the tests that judge. @returns {{files: string[], tests: string[]}} */
export function chooseFiles() {
  const tests = globSync(
    '{packages/{contract,client,kit,sample-services,server},demo-site}/src/**/*.test.ts',
    {
      cwd: root,
    },
  ).map((test) => ({ test, text: readFileSync(join(root, test), 'utf8') }));
  const quick = tests.filter(({ test, text }) => !needPage.includes(test) && !needsMore.test(text));
  const beside = quick.flatMap(({ test, text }) =>
    [...text.matchAll(/ from '\.\/([\w-]+\.ts)'/g)].map(([, name = '']) => join(dirname(test), name)),
  );
  const files = [...new Set(beside)].sort();
  return { files, tests: quick.map(({ test }) => test) };
}

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
  reporters: ['json', 'html', 'progress-append-only'],
  jsonReporter: { fileName: report },
  htmlReporter: { fileName: join(root, '.reports', 'mutation.html') },
  // A change that only waits for a busy machine must not count as noticed.
  timeoutMS: 60_000,
});

/** How many changes there were, and how many were noticed. @param {readonly Mutant[]} mutants */
function countOf(mutants) {
  const have = (/** @type {string[]} */ ...wanted) =>
    mutants.filter(({ status }) => wanted.includes(status)).length;
  const noticed = have('Killed', 'Timeout');
  return { noticed, changes: noticed + have('Survived', 'NoCoverage') };
}

/** The percentage of noticed changes. @param {readonly Mutant[]} mutants */
function scoreOf(mutants) {
  const { noticed, changes } = countOf(mutants);
  return changes === 0 ? 100 : (100 * noticed) / changes;
}

/** A table with a row for each package. @param {Files} files */
function tableOf(files) {
  const packages = Map.groupBy(Object.entries(files), ([file]) => file.split('/src/')[0] ?? '');
  const rows = [...packages].sort().map(([name, own]) => {
    const mutants = own.flatMap(([, file]) => file.mutants);
    const { noticed, changes } = countOf(mutants);
    return `| ${name} | ${own.length} | ${changes} | ${noticed} | ${scoreOf(mutants).toFixed(0)} % |`;
  });
  return ['| package | files | changes | noticed | score |', '|---|---|---|---|---|', ...rows].join('\n');
}

/** @param {Files} files @param {number} score */
const pageOf = (files, score) => `# Mutation testing

Code is changed in one small place after the other, \`<\` to \`<=\`, a text to an empty one, a condition to true, and the tests run on each change. A change on which no test fails shows a missing test.

Changed is every file that a test beside it imports, if that test needs no server, page or other process; those tests judge. \`npm run quality mutation -- --only kit\` tries a part; \`.reports/mutation.html\` shows each change.

\`npm run quality mutation\`, ${today()}, ${machine()}: **${score.toFixed(1)} %** of the changes are noticed (goal ${goal} %).

${tableOf(files)}
`;

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
  const { files: chosen, tests } = chooseFiles();
  const wanted = chosen.filter((file) => words.some((word) => file.includes(word)));
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
  const score = scoreOf(Object.values(files).flatMap(({ mutants }) => mutants));
  if (wanted.length === chosen.length) await writeFile(page, pageOf(files, score));
  else console.log(tableOf(files));
  console.log(`${score.toFixed(1)} % of the changes are noticed; see .reports/mutation.html.`);
  return score >= goal;
}

await runCommand(import.meta, async () => {
  const { values } = parseArgs({ options: { only: { type: 'string', default: '' } } });
  return (await testMutations(values.only.split(','))) ? 0 : 1;
});
