/**
 * Every command of package.json and every measurement, with a small run that shows whether it works.
 * `scripts/quality/commands.test.ts` runs those that take seconds, `npm run quality slow` those that take minutes.
 */
import { spawn } from 'node:child_process';
import { root } from '#scripts/run/install.mjs';

/**
 * @typedef {object} SmallRun
 * @property {'npm test' | 'seconds' | 'minutes'} where `npm test` has a separate stage or test for it.
 * @property {string[]} [args]
 * @property {RegExp} [prints] What a successful run prints.
 * @property {number[]} [codes] Exit codes of a successful run, `[0]` by default.
 * @property {string} [page] The page of figures it writes; a small run must leave it as it is.
 */

/** @type {Readonly<Record<string, SmallRun>>} `FOLDER` is replaced by a temporary folder. */
export const smallRuns = {
  start: { where: 'npm test' },
  dev: { where: 'npm test' },
  test: { where: 'npm test' },
  'test:whole': { where: 'npm test' },
  'quality steady': { where: 'npm test' },
  check: { where: 'npm test' },
  build: { where: 'npm test' },
  e2e: { where: 'npm test' },
  'quality size': { where: 'npm test' },
  quality: { where: 'seconds', prints: /npm run quality NAME/ },
  'quality slow': { where: 'npm test' },
  'quality trace': {
    where: 'seconds',
    prints: /requirements are proven|There are no reports/,
    codes: [0, 1],
  },
  'quality audit': {
    where: 'seconds',
    prints: /known vulnerabilities|No registry answered/,
    codes: [0, 1, 2],
  },
  'quality sbom': { where: 'seconds', args: ['FOLDER/sbom.json'], prints: /\d+ libraries in/ },
  release: { where: 'seconds', args: ['FOLDER/releases'], prints: /is released in/ },
  claims: { where: 'seconds', args: ['list'], prints: /There are no open claims/ },
  partners: { where: 'seconds', args: ['list'], prints: /There are no partners/ },
  backup: { where: 'seconds', args: ['FOLDER/backup.gz'], prints: /\d+ rows are in/ },
  restore: { where: 'seconds', args: ['FOLDER/backup.gz'], prints: /\d+ rows were restored/ },
  generate: { where: 'seconds', prints: /^/ },
  language: { where: 'seconds', prints: /texts are the same as in English/ },
  'quality load': {
    where: 'seconds',
    args: ['--quick', '--database', 'embedded', '--only', 'orders', '--rates', '20', '--seconds', '1'],
    prints: /\| embedded,.*\| 20 +\|/,
  },
  format: { where: 'minutes', prints: /Checked \d+ files/ },
  'quality bench': { where: 'minutes', args: ['--quick'], prints: /\|/, page: 'docs/performance.md' },
  'quality soak': {
    where: 'minutes',
    args: ['--only', 'requests', '--requests', '200'],
    prints: /everything held/,
    page: 'docs/figures/soak.md',
  },
  'quality mutation': {
    where: 'minutes',
    prints: /of the changes are noticed/,
    page: 'docs/figures/mutation.md',
  },
  'quality examples': {
    where: 'minutes',
    args: ['html'],
    prints: /1 examples tried/,
    page: 'docs/frameworks.md',
  },
  'quality engines': {
    where: 'minutes',
    prints: /see docs\/figures\/engines\.md/,
    page: 'docs/figures/engines.md',
  },
  'quality screenReader': {
    where: 'minutes',
    args: ['--only', 'sv,freight-price'],
    prints: /1 of 1 jobs are done|The screen reader cannot be started here/,
    codes: [0, 1],
    page: 'docs/figures/screenReader.md',
  },
  'quality lighthouse': {
    where: 'minutes',
    args: ['--rounds', '1'],
    prints: /\| performance \|/,
    // One round on a busy machine may differ by more than the goal.
    codes: [0, 1],
    page: 'docs/figures/lighthouse.md',
  },
  'quality gallery': { where: 'minutes', prints: /\d+ passed/ },
  'quality looks': { where: 'minutes', prints: /\d+ passed/ },
  'quality privacy': { where: 'minutes', prints: /\d+ passed/, page: 'docs/privacy.md' },
  'quality wordpress': {
    where: 'minutes',
    prints: /\d+ passed|WordPress cannot be tried here/,
    codes: [0, 1],
  },
};

/**
 * Runs a command through npm, as documented. After the limit, the command and its child processes are stopped.
 * @param {string} name
 * @param {{folder: string, limit: number, env?: Record<string, string>}} options The limit in milliseconds.
 * @returns {Promise<string | undefined>} The problem, or nothing after a successful run.
 */
export async function tryCommand(name, { folder, limit, env }) {
  const { args = [], prints = /./, codes = [0] } = smallRuns[name] ?? {};
  const options = [
    'run',
    '--silent',
    ...name.split(' '),
    '--',
    ...args.map((arg) => arg.replace('FOLDER', folder)),
  ];
  const isWindows = process.platform === 'win32';
  const running = spawn('npm', options, {
    cwd: root,
    // A separate process group can be ended as a whole.
    detached: !isWindows,
    shell: isWindows,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  let output = '';
  for (const stream of [running.stdout, running.stderr])
    stream.on('data', (chunk) => {
      output += chunk;
    });
  let hasHung = false;
  const clock = setTimeout(() => {
    hasHung = true;
    if (running.pid) process.kill(isWindows ? running.pid : -running.pid, 'SIGKILL');
  }, limit);
  const code = await new Promise((resolve, reject) => {
    running.once('error', reject);
    running.once('close', resolve);
  });
  clearTimeout(clock);
  const end = output.split('\n').slice(-15).join('\n');
  if (hasHung) return `"npm run ${name}" has not ended after ${limit / 1000} s:\n${end}`;
  if (!codes.includes(code)) return `"npm run ${name}" ended with ${code}:\n${end}`;
  if (!prints.test(output)) return `"npm run ${name}" did nothing, or not what it is for:\n${end}`;
  return undefined;
}
