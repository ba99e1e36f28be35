/**
 * `npm run quality sabotage`: removes one defence at a time in a copy of the repository, and shows which test fails.
 * Writes `docs/figures/sabotage.md`; exits with 1 if a defence is removed and no test fails. `-- --only refresh,queue`
 * runs those whose text, harm, file or tests contain one of the words, `-- --untried` those that no test has noticed yet;
 * the others keep the rows of their last run. The page is written after each of them, so that an interrupted run keeps its results.
 */
import { globSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs, stripVTControlCharacters } from 'node:util';
import { root } from '#scripts/run/install.mjs';
import { machine, today } from '#scripts/run/machine.mjs';
import { copyRepository } from '#scripts/run/repositoryCopy.mjs';
import { run } from '#scripts/run/run.mjs';
import { quickTests } from './mutationFiles.mjs';

/**
 * @typedef {object} Sabotage
 * @property {string} defence What is removed.
 * @property {string} harm The damage to a person without it, in one word.
 * @property {string} file
 * @property {string} from Text that occurs in the file exactly once.
 * @property {string} to
 * @property {string} test The test file that must fail, or the folder of files.
 */
/** @typedef {Sabotage & {red?: string | undefined, reason?: string}} Outcome */

/** Milliseconds, longer than any test file takes. A file that reaches it proves nothing, because no test has failed. */
const longest = 300_000;

/** Browser tests have a project of their own. @param {string} test */
const projectOf = (test) => (test.startsWith('packages/kit/src') ? 'kit' : 'node');

/**
 * @typedef {object} Selection The tests that Vitest runs.
 * @property {string} command
 * @property {Record<string, string>} env
 */

const tests = quickTests();

const everyTestIn = (/** @type {string} */ folder) =>
  globSync(`${folder}/**/*.test.{ts,tsx}`, { cwd: root }).map((one) => one.replaceAll('\\', '/'));

/** A file or a folder of tests, without database and browser where it needs none. @param {Sabotage} sabotage @returns {Selection} */
function selectionOf({ test }) {
  const quick = tests.filter((one) => one === test || one.startsWith(`${test}/`));
  const isQuick = quick.length > 0 && everyTestIn(test).every((one) => quick.includes(one));
  if (isQuick)
    return {
      command: `vitest run --config scripts/quality/mutation.vitest.ts ${test}`,
      env: { FREIGHT_MUTATION_TESTS: quick.join(','), TZ: 'Europe/Stockholm' },
    };
  return { command: `vitest run --project ${projectOf(test)} ${test}`, env: {} };
}

/**
 * Runs tests until the first that fails, and returns its name; undefined when all pass, or none could be run.
 * @param {string} folder @param {Selection} selection
 */
async function firstRed(folder, { command, env }) {
  const { code, output } = await run(`${command} --bail 1`, {
    cwd: folder,
    env,
    signal: AbortSignal.timeout(longest),
  }).catch(() => ({ code: 1, output: '' }));
  if (code === 0) return undefined;
  return / FAIL {2}.*?\.test\.tsx? > (.*)/.exec(stripVTControlCharacters(output))?.[1];
}

/** @param {string} folder @param {Sabotage} sabotage @returns {Promise<Outcome>} */
async function carryOut(folder, sabotage) {
  const file = join(folder, sabotage.file);
  const text = await readFile(file, 'utf8').catch(() => '');
  if (text.split(sabotage.from).length !== 2)
    return { ...sabotage, reason: 'its file does not hold exactly once what is to be changed' };
  await writeFile(
    file,
    text.replace(sabotage.from, () => sabotage.to),
  );
  try {
    const red = await firstRed(folder, selectionOf(sabotage));
    return {
      ...sabotage,
      ...(red === undefined ? { reason: `no test of ${sabotage.test} fails` } : { red }),
    };
  } finally {
    await writeFile(file, text);
  }
}

/**
 * @param {readonly Sabotage[]} wanted @param {(outcome: Outcome) => Promise<void>} onOutcome
 * @returns {Promise<Outcome[]>}
 */
async function carryOutAll(wanted, onOutcome) {
  const above = await mkdtemp(join(tmpdir(), 'freight-sabotage-'));
  /** @type {Outcome[]} */
  const outcomes = [];
  const note = async (/** @type {Outcome} */ outcome) => {
    outcomes.push(outcome);
    console.log(
      `${outcome.red === undefined ? '✗' : '✓'} ${outcome.defence}: ${outcome.red ?? outcome.reason}`,
    );
    await onOutcome(outcome);
  };
  try {
    // All copies are made before the first run, so that later changes do not get into them.
    const workers = [join(above, 'one'), join(above, 'other')];
    for (const folder of workers) await copyRepository(folder);
    /** Whether a selection passes unmodified, run once each. @type {Map<string, Promise<boolean>>} */
    const known = new Map();
    const passesUntouched = (/** @type {string} */ folder, /** @type {Selection} */ { command, env }) => {
      const signal = AbortSignal.timeout(longest);
      const asked =
        known.get(command) ??
        run(command, { cwd: folder, env, signal }).then(
          ({ code }) => code === 0,
          () => false,
        );
      known.set(command, asked);
      return asked;
    };
    const waiting = [...wanted];
    const worker = async (/** @type {string} */ folder) => {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
        const outcome = await carryOut(folder, next);
        const selection = selectionOf(next);
        const isSound = outcome.red === undefined || (await passesUntouched(folder, selection));
        await note(
          isSound ? outcome : { ...next, reason: `${next.test} is red with every defence in its place` },
        );
      }
    };
    await Promise.all(workers.map(worker));
  } finally {
    // Stopped tools may still write for a moment.
    await rm(above, { recursive: true, force: true, maxRetries: 10, retryDelay: 500 });
  }
  return outcomes;
}

/** @param {Outcome} outcome */
function rowOf({ defence, harm, file, red, reason = '' }) {
  const cell = red === undefined ? `**not noticed**: ${reason}` : red;
  return `| ${defence} | ${harm} | \`${file}\` | ${cell.replaceAll('|', '\\|')} | ${today()} |`;
}

/**
 * The page with the results of each defence's last run. @param {string} before @param {readonly Sabotage[]} all
 * @param {readonly Outcome[]} outcomes
 */
function pageOf(before, all, outcomes) {
  const rows = new Map(
    before
      .split('\n')
      .flatMap((line) => (line.startsWith('| ') ? [[line.split(' | ')[0]?.slice(2), line]] : [])),
  );
  for (const outcome of outcomes) rows.set(outcome.defence, rowOf(outcome));
  const shown = all.flatMap(({ defence }) => rows.get(defence) ?? []);
  const short = shown.filter((row) => row.includes('**not noticed**'));
  const untried = all
    .filter(({ defence }) => !rows.has(defence))
    .map(({ defence }) => `- ${defence}: not tried yet`);
  const harms = [...new Set(all.map(({ harm }) => harm))].sort();
  const spread = harms.map((harm) => {
    const ofHarm = all.filter((one) => one.harm === harm);
    const isNoticed = ({ defence = '' }) =>
      rows.has(defence) && !rows.get(defence)?.includes('**not noticed**');
    return `| ${harm} | ${ofHarm.length} | ${ofHarm.filter(isNoticed).length} |`;
  });
  const lacks = [...short.map((row) => `- ${row.slice(2, -2)}`), ...untried];
  return `# Sabotage

\`npm run quality sabotage\`, last on ${today()}, ${machine()}: **${shown.length - short.length} of ${all.length} noticed**.

Each run removes one defence, by one change in a copy of the repository, runs the test file that covers it (or a whole folder of tests), and names the first test that fails. A test file that fails in an unmodified copy, or that does not end, proves nothing. \`-- --only WORD\` runs some of them again; each line shows its last run. The changes are in [scripts/quality/sabotages.json](../../scripts/quality/sabotages.json); a test in \`npm test\` checks that each still matches the code.

| harm | defences | noticed |
|---|---|---|
${spread.join('\n')}

| what is removed | harm | where | which test fails | tried |
|---|---|---|---|---|
${shown.join('\n')}

## Not noticed, or not tried

${lacks.length === 0 ? 'Nothing in these runs. Defences that are not on the list have not been tried.' : lacks.join('\n')}
`;
}

/** @type {readonly Sabotage[]} */
const sabotages = JSON.parse(await readFile(join(import.meta.dirname, 'sabotages.json'), 'utf8'));
const { values } = parseArgs({
  options: { only: { type: 'string', default: '' }, untried: { type: 'boolean', default: false } },
});
const words = values.only.split(',');
const page = join(root, 'docs', 'figures', 'sabotage.md');
await mkdir(dirname(page), { recursive: true });
const before = await readFile(page, 'utf8').catch(() => '');
const isNoticed = (/** @type {string} */ defence) =>
  before.split('\n').some((line) => line.startsWith(`| ${defence} | `) && !line.includes('**not noticed**'));
const wanted = sabotages.filter(
  ({ defence, harm, file, test }) =>
    words.some((word) => `${defence} ${harm} ${file} ${test}`.includes(word)) &&
    !(values.untried && isNoticed(defence)),
);
/** @type {Outcome[]} */
const soFar = [];
const outcomes = await carryOutAll(wanted, async (outcome) => {
  soFar.push(outcome);
  await writeFile(page, pageOf(before, sabotages, soFar));
});
const noticed = outcomes.filter(({ red }) => red !== undefined).length;
console.log(`${noticed} of ${wanted.length} noticed`);
process.exitCode = noticed === wanted.length ? 0 : 1;
