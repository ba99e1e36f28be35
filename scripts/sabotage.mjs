/**
 * `npm run sabotage`: takes away one defence after the other in a copy of the repository, and shows which test goes red.
 * Writes `docs/figures/sabotage.md`; ends with 1 when a defence is gone and nobody notices. `-- --only refresh` runs
 * those whose text or file holds a word.
 */
import { cp, mkdir, mkdtemp, readdir, readFile, readlink, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs, stripVTControlCharacters } from 'node:util';
import { root } from './install.mjs';
import { run } from './run.mjs';

/**
 * @typedef {object} Sabotage
 * @property {string} defence What is taken away.
 * @property {string} file
 * @property {string} from A text that stands in the file exactly once.
 * @property {string} to
 * @property {string} test The file of tests that must go red.
 */
/** @typedef {Sabotage & {red: string | undefined}} Outcome */

/** Milliseconds. No file of tests takes so long; one that does shows nothing, because no test of it has failed. */
const longest = 300_000;

/** Everything that git knows or could know, with the installed libraries, but the packages its own. @param {string} folder */
async function copyRepository(folder) {
  const { output } = await run('git ls-files --cached --others --exclude-standard');
  for (const file of output.split('\n').filter(Boolean)) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await cp(join(root, file), join(folder, file)).catch(() => undefined);
  }
  for (const place of ['.', 'packages/server', 'packages/kit'])
    await linkLibraries(join(root, place), join(folder, place));
}

/** @param {string} from @param {string} to */
async function linkLibraries(from, to) {
  const libraries = join(from, 'node_modules');
  await mkdir(join(to, 'node_modules', '@freight'), { recursive: true });
  for (const name of await readdir(libraries).catch(() => [])) {
    if (name !== '@freight' && name !== '.cache')
      await symlink(join(libraries, name), join(to, 'node_modules', name));
  }
  for (const name of await readdir(join(libraries, '@freight')).catch(() => [])) {
    const target = await readlink(join(libraries, '@freight', name));
    await symlink(target, join(to, 'node_modules', '@freight', name));
  }
}

/** Which files of tests are red as they are. @param {string} folder @param {readonly string[]} files */
async function redFiles(folder, files) {
  const report = join(folder, 'untouched.json');
  await run(`vitest run --project node --reporter=json --outputFile=${report} ${files.join(' ')}`, {
    cwd: folder,
    signal: AbortSignal.timeout(files.length * longest),
  });
  /** @type {{testResults: {name: string, status: string}[]}} */
  const { testResults } = JSON.parse(await readFile(report, 'utf8'));
  return testResults.filter(({ status }) => status !== 'passed').map(({ name }) => name);
}

/**
 * Runs a file of tests until the first that fails, and gives its name; nothing when all pass, or none could be run.
 * @param {string} folder @param {string} test
 */
async function firstRed(folder, test) {
  const { code, output } = await run(`vitest run --project node --bail 1 ${test}`, {
    cwd: folder,
    signal: AbortSignal.timeout(longest),
  }).catch(() => ({ code: 1, output: '' }));
  if (code === 0) return undefined;
  return / FAIL {2}.*?\.test\.ts > (.*)/.exec(stripVTControlCharacters(output))?.[1];
}

/** @param {string} folder @param {Sabotage} sabotage @returns {Promise<Outcome>} */
async function carryOut(folder, sabotage) {
  const file = join(folder, sabotage.file);
  const text = await readFile(file, 'utf8');
  if (text.split(sabotage.from).length !== 2)
    throw new Error(`${sabotage.file} does not hold exactly once: ${sabotage.from}`);
  await writeFile(
    file,
    text.replace(sabotage.from, () => sabotage.to),
  );
  try {
    return { ...sabotage, red: await firstRed(folder, sabotage.test) };
  } finally {
    await writeFile(file, text);
  }
}

/** @param {readonly Outcome[]} outcomes @param {string} date */
function pageOf(outcomes, date) {
  const noticed = outcomes.filter(({ red }) => red !== undefined).length;
  const rows = outcomes.map(
    ({ defence, file, red }) =>
      `| ${defence} | \`${file}\` | ${red?.replaceAll('|', '\\|') ?? '**nobody notices**'} |`,
  );
  return `# Sabotage

Each line takes away one defence, by one change in a copy of the repository, and names the first test that goes red. \`npm run sabotage\`, ${date}: **${noticed} of ${outcomes.length} noticed**. The changes are in [scripts/sabotages.json](../../scripts/sabotages.json).

| what is taken away | where | what goes red |
|---|---|---|
${rows.join('\n')}
`;
}

/** @type {readonly Sabotage[]} */
const sabotages = JSON.parse(await readFile(join(import.meta.dirname, 'sabotages.json'), 'utf8'));
const { values } = parseArgs({ options: { only: { type: 'string', default: '' } } });
const wanted = sabotages.filter(({ defence, file }) => `${defence} ${file}`.includes(values.only));
const above = await mkdtemp(join(tmpdir(), 'freight-sabotage-'));
/** @type {Outcome[]} */
const outcomes = [];
try {
  // What is red in an untouched copy would show nothing.
  const untouched = join(above, 'untouched');
  await copyRepository(untouched);
  const files = [...new Set(wanted.map(({ test }) => test))];
  const red = await redFiles(untouched, files);
  for (const file of red)
    console.log(`? ${file} is red before anything is taken away, so it can show nothing`);
  const waiting = wanted.filter(({ test }) => !red.some((file) => file.endsWith(test)));
  const worker = async (/** @type {string} */ name) => {
    const folder = join(above, name);
    await copyRepository(folder);
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const outcome = await carryOut(folder, next);
      outcomes.push(outcome);
      console.log(
        `${outcome.red === undefined ? '✗ nobody notices' : '✓'} ${outcome.defence}: ${outcome.red ?? outcome.test}`,
      );
    }
  };
  await Promise.all(['one', 'other'].map(worker));
} finally {
  await rm(above, { recursive: true, force: true });
}
outcomes.sort(
  (one, other) =>
    wanted.findIndex(({ defence }) => defence === one.defence) -
    wanted.findIndex(({ defence }) => defence === other.defence),
);
if (values.only === '') {
  await mkdir(join(root, 'docs', 'figures'), { recursive: true });
  await writeFile(
    join(root, 'docs', 'figures', 'sabotage.md'),
    pageOf(outcomes, new Date().toISOString().slice(0, 10)),
  );
}
const noticed = outcomes.filter(({ red }) => red !== undefined).length;
console.log(`${noticed} of ${wanted.length} noticed`);
process.exitCode = noticed === wanted.length ? 0 : 1;
