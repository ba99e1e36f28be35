/** The part of `npm test` that runs on Node 24. Continues after a failure if the next stage is still useful. */
import { mkdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ensureBrowser } from './browsers.mjs';
import { buildStale } from './build.mjs';
import { root, StartupError } from './install.mjs';
import { elapsed } from './progress.mjs';
import { readPlaywright, readVitest, reportFiles } from './reports.mjs';
import { run } from './run.mjs';

/** Longer than any stage takes, even on a busy machine: a stage that reaches it has hung. */
const stageTimeout = 60 * 60_000;

let passed = 0;
/** @type {string[]} */
const failures = [];

/**
 * @param {string} name
 * @param {() => Promise<import('./reports.mjs').Result>} work
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

/**
 * A stage that is many tests, and counts as those.
 * @param {string} name
 * @param {string} command
 * @param {Pick<Parameters<typeof run>[1] & {}, 'env' | 'show'>} options
 * @param {() => Promise<import('./reports.mjs').Result>} read
 */
const testStage = (name, command, options, read) =>
  stage(name, async () => {
    const { code, output } = await run(command, { ...options, signal: AbortSignal.timeout(stageTimeout) });
    /** @type {import('./reports.mjs').Result} */
    const result = await read().catch(() => ({ passed: 0, failures: [] }));
    const isUnexplained = code !== 0 && result.failures.length === 0;
    if (isUnexplained) result.failures.push(`${name} ended with ${code}:\n${endOf(output)}`);
    return result;
  });

const once = async (/** @type {() => Promise<void>} */ work) => {
  await work();
  return { passed: 1, failures: [] };
};

const { vitest: vitestReport, playwright: e2eReport } = reportFiles;
// Results of an earlier run prove nothing about this one.
for (const file of Object.values(reportFiles)) await rm(file, { force: true });
await mkdir(dirname(vitestReport), { recursive: true });

// Dozens of servers start from the same code: Node compiles it once, and reads the cache for the others.
process.env['NODE_COMPILE_CACHE'] ??= join(root, 'node_modules', '.cache', 'node');

const hasBrowser = await stage('a browser', () => once(ensureBrowser));

const check = () => commandStage('check', 'node scripts/rules/check.mjs');

const tests = () =>
  testStage(
    'tests',
    `vitest run${hasBrowser ? '' : ' --project node --project postgres'} --reporter=json --outputFile.json=${vitestReport}`,
    {},
    () => readVitest(vitestReport),
  );

async function product() {
  const isBuilt = await stage('build', () => once(() => buildStale()));
  if (isBuilt) {
    await commandStage('package', 'publint --strict', join(root, 'packages', 'kit'));
    await commandStage('size', 'node scripts/quality/size.mjs');
  }
  return isBuilt;
}

const e2e = () =>
  testStage(
    'e2e',
    'playwright test --config e2e/playwright.config.ts --reporter=list,json',
    { env: { PLAYWRIGHT_JSON_OUTPUT_NAME: e2eReport }, show: true },
    () => readPlaywright(e2eReport),
  );

// One after the other: a build leaves files for a moment that the check would judge, and tests starve each other on two
// cores.
await check();
const isBuilt = await product();
await tests();
if (isBuilt && hasBrowser) await e2e();
else failures.push(`e2e: not run, because there is no ${isBuilt ? 'browser' : 'build'}`);
await commandStage('trace', 'node scripts/quality/trace.mjs');

if (failures.length > 0) console.log(`\nFailed:\n${failures.map((text) => `  ✗ ${text}`).join('\n')}`);
console.log(`\n${passed} passed, ${failures.length} failed`);
process.exitCode = failures.length === 0 ? 0 : 1;
