/**
 * `npm run quality examples`: each page of `docs/examples` is built by its framework's own tool from the packed kit, and tried
 * in a browser against the real API. `npm run quality examples vue lit` tries these alone. Needs a registry for the frameworks
 * and a build of the kit (`npm run build`). Writes the matrix into `docs/frameworks.md`, where each example keeps the
 * line of its last run.
 */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '#scripts/run/install.mjs';
import { machine, today } from '#scripts/run/machine.mjs';
import { run } from '#scripts/run/run.mjs';
import { runCommand } from '#scripts/run/runCommand.mjs';

/** @typedef {{name: string, packages: Record<string, string>, outcomes: Record<string, string>}} Result What the test of an example reports. */

const columns = [
  'build',
  'renders',
  'attribute',
  'boolean',
  'property',
  'navigate cancelled',
  'order created',
  'goods',
  'conditional',
  'reorder keeps state',
  'SSR',
  'tracks live',
  'types',
];
/** In this order. */
const names = [
  'html',
  'react',
  'next',
  'vue',
  'svelte',
  'solid',
  'lit',
  'preact',
  'angular',
  'astro',
  'webpack',
];
/** Only these packages identify the framework; the rest are types and helpers. */
const isTool = (/** @type {string} */ name) => !/^@types\/|^typescript$|plugin|check$|-tsc$/.test(name);

/** The table row of one example. @param {Result} result @param {string} date */
function lineOf({ name, packages, outcomes }, date) {
  const cells = columns.map((column) => {
    const outcome = outcomes[column] ?? 'not tried';
    if (outcome === 'yes' || outcome === 'not tried') return outcome;
    return outcome.startsWith('no: ') ? '**no**' : `– (${outcome})`;
  });
  const versions = Object.entries(packages).flatMap(([tool, version]) =>
    isTool(tool) ? `${tool} ${version}` : [],
  );
  return `| [${name}](examples/${name}) | ${[...cells, versions.join(', ') || 'no tool', date].join(' | ')} |`;
}

const [begin, end] = ['<!-- examples -->', '<!-- /examples -->'];

/**
 * The page with the rows of these runs; the other rows keep their last run.
 * @param {string} page
 * @param {readonly Result[]} results
 * @param {string} date
 */
function pageOf(page, results, date) {
  const from = page.indexOf(begin);
  const to = page.indexOf(end);
  if (from < 0 || to < from) throw new Error('docs/frameworks.md has no place for the matrix.');
  const before = page.slice(from, to).split('\n');
  const lines = names.flatMap((name) => {
    const now = results.find((one) => one.name === name);
    return now ? lineOf(now, date) : (before.find((line) => line.startsWith(`| [${name}]`)) ?? []);
  });
  const head = `| example | ${columns.join(' | ')} | made with | tried |\n|${' --- |'.repeat(columns.length + 3)}`;
  return `${page.slice(0, from)}${begin}\n${head}\n${lines.join('\n')}\n${page.slice(to)}`;
}

await runCommand(import.meta, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'freight-examples-'));
  const report = join(folder, 'results');
  const wanted = process.argv.slice(2);
  const { code } = await run('playwright test --config e2e/playwright.config.ts frameworks.spec', {
    env: { FREIGHT_EXAMPLES: (wanted.length > 0 ? wanted : names).join(), FREIGHT_EXAMPLES_REPORT: report },
    show: true,
  });
  const text = await readFile(report, 'utf8').catch(() => '');
  await rm(folder, { recursive: true });
  /** @type {Result[]} */
  const results = text
    .trim()
    .split('\n')
    .flatMap((line) => (line === '' ? [] : [JSON.parse(line)]));
  const file = join(root, 'docs', 'frameworks.md');
  await writeFile(file, pageOf(await readFile(file, 'utf8'), results, today()));
  console.log(`${results.length} examples tried on ${machine()}; the matrix is in docs/frameworks.md.`);
  return code;
});
