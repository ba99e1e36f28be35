/**
 * `npm run sabotage`: takes away one defence after the other in a copy of the repository, and shows which test goes red.
 * Writes `docs/figures/sabotage.md`; ends with 1 when a defence is gone and nobody notices. `-- --only refresh,queue`
 * runs those whose text or file holds one of the words; the others keep the lines of their last run.
 */
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs, stripVTControlCharacters } from 'node:util';
import { root } from './install.mjs';
import { machine, today } from './machine.mjs';
import { copyRepository } from './repositoryCopy.mjs';
import { run } from './run.mjs';

/**
 * @typedef {object} Sabotage
 * @property {string} defence What is taken away.
 * @property {string} file
 * @property {string} from A text that stands in the file exactly once.
 * @property {string} to
 * @property {string} test The file of tests that must go red.
 */
/** @typedef {Sabotage & {red?: string | undefined, reason?: string}} Outcome */

/** Milliseconds. No file of tests takes so long; one that does shows nothing, because no test of it has failed. */
const longest = 300_000;

/** What is tested in a browser has a project of its own. @param {string} test */
const projectOf = (test) => (test.startsWith('packages/kit/src') ? 'kit' : 'node');

/** Which files of tests are red as they are. @param {string} folder @param {readonly string[]} files */
async function redFiles(folder, files) {
  const red = [];
  for (const project of ['node', 'kit']) {
    const own = files.filter((file) => projectOf(file) === project);
    if (own.length === 0) continue;
    const report = join(folder, `untouched-${project}.json`);
    await run(`vitest run --project ${project} --reporter=json --outputFile=${report} ${own.join(' ')}`, {
      cwd: folder,
      signal: AbortSignal.timeout(own.length * longest),
    });
    /** @type {{testResults: {name: string, status: string}[]}} */
    const { testResults } = JSON.parse(await readFile(report, 'utf8'));
    const passed = testResults.filter(({ status }) => status === 'passed').map(({ name }) => name);
    red.push(...own.filter((file) => !passed.some((name) => name.endsWith(file))));
  }
  return red;
}

/**
 * Runs a file of tests until the first that fails, and gives its name; nothing when all pass, or none could be run.
 * @param {string} folder @param {string} test
 */
async function firstRed(folder, test) {
  const { code, output } = await run(`vitest run --project ${projectOf(test)} --bail 1 ${test}`, {
    cwd: folder,
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
    const red = await firstRed(folder, sabotage.test);
    return {
      ...sabotage,
      ...(red === undefined ? { reason: `no test of ${sabotage.test} fails` } : { red }),
    };
  } finally {
    await writeFile(file, text);
  }
}

/** @param {readonly Sabotage[]} wanted @returns {Promise<Outcome[]>} In the order of the list. */
async function carryOutAll(wanted) {
  const above = await mkdtemp(join(tmpdir(), 'freight-sabotage-'));
  /** @type {Map<Sabotage, Outcome>} */
  const outcomes = new Map();
  /** @param {Sabotage} sabotage @param {Outcome} outcome */
  const note = (sabotage, outcome) => {
    outcomes.set(sabotage, outcome);
    console.log(
      `${outcome.red === undefined ? '✗' : '✓'} ${outcome.defence}: ${outcome.red ?? outcome.reason}`,
    );
  };
  try {
    // All at once, so that whoever works on meanwhile changes none of them.
    const workers = [join(above, 'one'), join(above, 'other')];
    const untouched = join(above, 'untouched');
    for (const folder of [untouched, ...workers]) await copyRepository(folder);
    const red = await redFiles(untouched, [...new Set(wanted.map(({ test }) => test))]);
    const waiting = wanted.filter((sabotage) => {
      const canShow = !red.includes(sabotage.test);
      if (!canShow)
        note(sabotage, { ...sabotage, reason: `${sabotage.test} is red with every defence in its place` });
      return canShow;
    });
    const worker = async (/** @type {string} */ folder) => {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift())
        note(next, await carryOut(folder, next));
    };
    await Promise.all(workers.map(worker));
  } finally {
    // Tools that were stopped may still write for a moment.
    await rm(above, { recursive: true, force: true, maxRetries: 10, retryDelay: 500 });
  }
  return wanted.flatMap((sabotage) => outcomes.get(sabotage) ?? []);
}

/** @param {Outcome} outcome */
function rowOf({ defence, file, red, reason = '' }) {
  const said = red === undefined ? `**nobody notices**: ${reason}` : red;
  return `| ${defence} | \`${file}\` | ${said.replaceAll('|', '\\|')} | ${today()} |`;
}

/**
 * The page with what each defence's last run has shown. @param {string} before @param {readonly Sabotage[]} all
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
  const short = shown.filter((row) => row.includes('**nobody notices**'));
  const untried = all
    .filter(({ defence }) => !rows.has(defence))
    .map(({ defence }) => `- ${defence}: not tried yet`);
  const lacks = [...short.map((row) => `- ${row.slice(2, -2)}`), ...untried];
  return `# Sabotage

\`npm run sabotage\`, last on ${today()}, ${machine()}: **${shown.length - short.length} of ${all.length} noticed**.

Each line takes away one defence, by one change in a copy of the repository, runs the file of tests that watches over it, and names the first test that goes red. A file of tests that is red in an untouched copy, or that does not end, shows nothing. \`-- --only WORD\` tries some of them again; each line tells its last run. The changes are in [scripts/sabotages.json](../../scripts/sabotages.json); a test in \`npm test\` sees that each still finds its place.

| what is taken away | where | what goes red | tried |
|---|---|---|---|
${shown.join('\n')}

## What falls short

${lacks.length === 0 ? 'Nothing in these runs. What is in no line has not been tried: a defence that nobody thought of is watched by no list.' : lacks.join('\n')}
`;
}

/** @type {readonly Sabotage[]} */
const sabotages = JSON.parse(await readFile(join(import.meta.dirname, 'sabotages.json'), 'utf8'));
const { values } = parseArgs({ options: { only: { type: 'string', default: '' } } });
const words = values.only.split(',');
const wanted = sabotages.filter(({ defence, file }) =>
  words.some((word) => `${defence} ${file}`.includes(word)),
);
const outcomes = await carryOutAll(wanted);
const page = join(root, 'docs', 'figures', 'sabotage.md');
await mkdir(dirname(page), { recursive: true });
await writeFile(page, pageOf(await readFile(page, 'utf8').catch(() => ''), sabotages, outcomes));
const noticed = outcomes.filter(({ red }) => red !== undefined).length;
console.log(`${noticed} of ${wanted.length} noticed`);
process.exitCode = noticed === wanted.length ? 0 : 1;
