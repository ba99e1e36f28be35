/**
 * `npm run soak -- --seed 7 --size 50`: the tests that try things by chance, so many times as much as `npm test` does,
 * from a seed that makes the same again. Writes the counts into `docs/figures/soak.md`. Everything stays on this
 * machine; after `--minutes` (30) it is stopped, and says so.
 */
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, cpus, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './install.mjs';
import { run } from './run.mjs';

const files = ['packages/client/src/soak', 'packages/server/src/fuzz.test.ts'];

/** @typedef {{what: string, figures: Record<string, number>}} Told */
/** @typedef {{seed: number, size: number, minutes: number, date: string, machine: string, outcome: string}} Run */

/** The page of the figures. @param {Run} run @param {readonly Told[]} told */
export function pageOf({ seed, size, minutes, date, machine, outcome }, told) {
  const rows = told.flatMap(({ what, figures }) =>
    Object.entries(figures).map(([name, count]) => `| ${what} | ${name} | ${count.toLocaleString('en')} |`),
  );
  return `# Soak

What holds when everything is tried by chance: kills, cuts, double clicks, reloads, many tabs, wrong clocks, and requests nobody would send. A small part of the same runs in \`npm test\`.

\`npm run soak -- --seed ${seed} --size ${size}\`, ${date}, ${machine}, ${minutes} minutes: **${outcome}**.

| what | figure | count |
|---|---|---|
${rows.join('\n')}

The same seed makes the same faults, not the same moments: how far an order is when its line is cut depends on the machine. Limits that must hold: nothing lost, doubled, missed or told wrongly; nobody signed out; current within 3,000 ms after the line is back, and a silent line noticed within 16,000 ms.
`;
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: {
      seed: { type: 'string', default: '1' },
      size: { type: 'string', default: '20' },
      minutes: { type: 'string', default: '30' },
    },
  });
  const folder = await mkdtemp(join(tmpdir(), 'freight-soak-'));
  const report = join(folder, 'told');
  const began = performance.now();
  const { code } = await run(`vitest run --project node ${files.join(' ')}`, {
    env: { FREIGHT_SEED: values.seed, FREIGHT_SOAK: values.size, FREIGHT_SOAK_REPORT: report },
    signal: AbortSignal.timeout(Number(values.minutes) * 60_000),
    show: true,
  }).catch(() => ({ code: -1 }));
  const text = await readFile(report, 'utf8').catch(() => '');
  /** @type {Told[]} */
  const told = text.split('\n').flatMap((line) => (line === '' ? [] : [JSON.parse(line)]));
  const [cpu] = cpus();
  const outcome =
    code === 0 ? 'everything held' : code < 0 ? 'stopped, because its time was up' : 'something did not hold';
  const page = pageOf(
    {
      seed: Number(values.seed),
      size: Number(values.size),
      minutes: Math.round((performance.now() - began) / 6000) / 10,
      date: new Date().toISOString().slice(0, 10),
      machine: `${availableParallelism()} processors (${cpu?.model ?? 'unknown'}), ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}`,
      outcome,
    },
    told.toSorted((one, other) => one.what.localeCompare(other.what)),
  );
  await mkdir(join(root, 'docs', 'figures'), { recursive: true });
  await writeFile(join(root, 'docs', 'figures', 'soak.md'), page);
  await rm(folder, { recursive: true });
  console.log(page);
  process.exitCode = code === 0 ? 0 : 1;
}
