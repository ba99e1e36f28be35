/**
 * The part of `npm test` that runs on Node 24; with the argument `whole`, that of `npm run test:whole` (`sizes.mjs`).
 * Continues after a failure if the next stage is still useful. Tests that failed are repeated at the end.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ensureBrowser } from './browsers.mjs';
import { buildStale } from './build.mjs';
import { root, StartupError } from './install.mjs';
import { elapsed } from './progress.mjs';
import { describeFailure, readPlaywright, readVitest, reportFiles } from './reports.mjs';
import { run } from './run.mjs';
import { compareLooks, filesToRepeat, judge, mostUnsteady } from './secondLook.mjs';

/** Longer than any stage takes, even on a busy machine: a stage that reaches it has hung. */
const stageTimeout = 60 * 60_000;

const isWhole = process.argv[2] === 'whole';
// Read by the configurations of both runners.
process.env['FREIGHT_TESTS'] = isWhole ? 'whole' : 'small';
const unsteadyFile = join(root, '.reports', 'unsteady.json');

let passed = 0;
/** @type {string[]} */
const failures = [];

/**
 * @param {string} name
 * @param {() => Promise<{passed: number, failures: string[]}>} work
 * @returns {Promise<boolean>} Whether all went well.
 */
async function stage(name, work) {
  const since = performance.now();
  console.log(`── ${name} …`);
  const result = await work().catch((/** @type {Error} */ error) => ({
    passed: 0,
    failures: [`${name}: ${error instanceof StartupError ? error.message : error.stack}`],
  }));
  passed += result.passed;
  failures.push(...result.failures);
  const isGood = result.failures.length === 0;
  for (const failure of result.failures) console.log(`  ✗ ${failure}`);
  console.log(`── ${name}: ${isGood ? 'passed' : 'FAILED'}, ${elapsed(since)}`);
  return isGood;
}

/** The last lines of a failed command's output. @param {string} output */
const endOf = (output) => output.trimEnd().split('\n').slice(-30).join('\n');

/** A stage that is one command, and counts as one. @param {string} name @param {string} command @param {string} [cwd] */
const commandStage = (name, command, cwd = root) =>
  stage(name, async () => {
    const { code, output } = await run(command, { cwd, signal: AbortSignal.timeout(stageTimeout) });
    process.stdout.write(output);
    return code === 0 ? { passed: 1, failures: [] } : { passed: 0, failures: [`${name}:\n${endOf(output)}`] };
  });

/** The looks at the tests of both runners. @type {import('./secondLook.mjs').Verdict[]} */
const verdicts = [];

/**
 * A stage that is many tests, and counts as those. Those that failed are repeated when the other stages have ended.
 * @param {string} name
 * @param {{first: string, again: (files: string[]) => string, reports: [string, string], env?: Record<string, string>, show?: boolean,
 *   read: (report: string) => Promise<import('./reports.mjs').Test[]>}} runner Its commands, and the reports they write.
 * @returns {Promise<() => Promise<void>>} The second look.
 */
async function testStage(name, { first, again, reports, env = {}, show = false, read }) {
  const work = async (/** @type {string} */ command, /** @type {string} */ report) => {
    const { code, output } = await run(command, {
      env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
      show,
      signal: AbortSignal.timeout(stageTimeout),
    });
    const tests = await read(report).catch(() => /** @type {import('./reports.mjs').Test[]} */ ([]));
    const isUnexplained = code !== 0 && tests.every(({ why }) => why === undefined);
    if (isUnexplained) tests.push({ file: '', name: `${name} ended with ${code}`, why: endOf(output) });
    return tests;
  };
  const since = performance.now();
  console.log(`── ${name} …`);
  const looked = await work(first, reports[0]);
  const failed = looked.filter(({ why }) => why !== undefined);
  for (const test of failed) console.log(`  ✗ ${describeFailure(test)}`);
  console.log(`── ${name}: ${failed.length === 0 ? 'passed' : `${failed.length} failed`}, ${elapsed(since)}`);
  return async () => {
    const files = filesToRepeat(looked);
    if (files.length > 0) console.log(`── a second look at ${files.join(', ')} …`);
    verdicts.push(compareLooks(looked, files.length > 0 ? await work(again(files), reports[1]) : []));
  };
}

const once = async (/** @type {() => Promise<void>} */ work) => {
  await work();
  return { passed: 1, failures: [] };
};

// Results of an earlier run prove nothing about this one.
for (const file of [...Object.values(reportFiles), unsteadyFile]) await rm(file, { force: true });
await mkdir(dirname(unsteadyFile), { recursive: true });

// Dozens of servers start from the same code: Node compiles it once, and reads the cache for the others.
process.env['NODE_COMPILE_CACHE'] ??= join(root, 'node_modules', '.cache', 'node');

const hasBrowser = await stage('a browser', () => once(ensureBrowser));

const check = () => commandStage('check', 'node scripts/rules/check.mjs');

const tests = () => {
  const vitest = (/** @type {string} */ report) =>
    `vitest run${hasBrowser ? '' : ' --project node --project postgres'} --reporter=json --outputFile.json=${report}`;
  return testStage('tests', {
    first: vitest(reportFiles.vitest),
    again: (files) => `${vitest(reportFiles.vitestAgain)} --maxWorkers=1 ${files.join(' ')}`,
    reports: [reportFiles.vitest, reportFiles.vitestAgain],
    read: readVitest,
  });
};

async function product() {
  const isBuilt = await stage('build', () => once(() => buildStale()));
  if (isBuilt) {
    await commandStage('package', 'publint --strict', join(root, 'packages', 'kit'));
    await commandStage('size', 'node scripts/quality/size.mjs');
  }
  return isBuilt;
}

const e2e = () => {
  const playwright = 'playwright test --config e2e/playwright.config.ts --reporter=list,json';
  return testStage('e2e', {
    first: playwright,
    // Elsewhere, because Playwright empties its folder: the pictures of the first look tell the cause.
    again: (files) => `${playwright} --output=.reports/second-look --workers=1 ${files.join(' ')}`,
    reports: [reportFiles.playwright, reportFiles.playwrightAgain],
    show: true,
    read: readPlaywright,
  });
};

// One after the other: a build leaves files for a moment that the check would judge, and tests starve each other on two
// cores.
await check();
const isBuilt = await product();
const lookAgain = [await tests()];
if (isBuilt && hasBrowser) lookAgain.push(await e2e());
else failures.push(`e2e: not run, because there is no ${isBuilt ? 'browser' : 'build'}`);
for (const look of lookAgain) await look();
// Of the small size, not every requirement is a part.
if (isWhole) await commandStage('trace', 'node scripts/quality/trace.mjs');

const { unsteady, red, isTooUnsteady, ...counted } = judge(verdicts);
passed += counted.passed;
failures.push(...red.map(describeFailure));
if (isTooUnsteady)
  failures.push(`${unsteady.length} tests failed in one of two looks, which ${mostUnsteady} may.`);
await writeFile(
  unsteadyFile,
  `${JSON.stringify(
    unsteady.map(({ file, name, why }) => ({ file, name, failure: why })),
    null,
    2,
  )}\n`,
);

if (failures.length > 0) console.log(`\nFailed:\n${failures.map((text) => `  ✗ ${text}`).join('\n')}`);
if (unsteady.length > 0)
  console.log(
    `\nUnsteady, to be mended at its cause:\n${unsteady.map((test) => `  unsteady ${describeFailure(test)}`).join('\n')}`,
  );
console.log(`\n${unsteady.length} unsteady`);
console.log(`${passed} passed, ${failures.length} failed`);
process.exitCode = failures.length === 0 ? 0 : 1;
