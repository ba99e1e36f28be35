/**
 * `npm run quality soak`: the random tests, with many times the amounts of `npm test`, from a seed that reproduces a
 * run. `-- --only orders,cuts` runs a part; `--seed 7` sets another seed; `--orders 500` and the like set the amounts.
 * Writes the counts into `docs/figures/soak.md`, where each part keeps its last run. Everything stays on this
 * machine; a part that takes longer than `--minutes` (120) is stopped, and reported as stopped.
 */
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root, StartupError } from '#scripts/run/install.mjs';
import { machine, today } from '#scripts/run/machine.mjs';
import { run } from '#scripts/run/run.mjs';
import { runCommand } from '#scripts/run/runCommand.mjs';

/**
 * @typedef {object} Part
 * @property {string} project
 * @property {string} tests
 * @property {number} goal The intended amount.
 * @property {string} what
 */
/** @type {Readonly<Record<string, Part>>} By the name of the counted unit, which is also the option. */
const parts = {
  orders: {
    project: 'node',
    tests: 'packages/client/src/soak/orders.test.ts',
    goal: 10_000,
    what: 'intended orders, through kills, cuts, double clicks and reloads',
  },
  cuts: {
    project: 'node',
    tests: 'packages/client/src/soak/sockets.test.ts',
    goal: 5_000,
    what: 'cuts of the connection of a customer who follows orders',
  },
  rounds: {
    project: 'node',
    tests: 'packages/client/src/soak/sessions.test.ts',
    goal: 200,
    what: 'rounds of many tabs whose token ends',
  },
  requests: {
    project: 'node',
    tests: 'packages/server/src/fuzz.test.ts',
    goal: 100_000,
    what: 'random requests',
  },
  answers: {
    project: 'kit',
    tests: 'packages/kit/src/fuzz.test.ts',
    goal: 100_000,
    what: 'unexpected answers, attributes and properties, into every element',
  },
};

/** @typedef {{what: string, figures: Record<string, number>}} Report */
/** @typedef {{part: string, wanted: number, seed: number, date: string, machine: string, minutes: number, outcome: string, reports: readonly Report[]}} Run */

/** The section of one part. @param {Run} run */
function sectionOf({ part, wanted, seed, date, machine: on, minutes, outcome, reports }) {
  const { goal = wanted, what = part } = parts[part] ?? {};
  const rows = reports.flatMap(({ what: tried, figures }) =>
    Object.entries(figures).map(([name, count]) => `| ${tried} | ${name} | ${count.toLocaleString('en')} |`),
  );
  const short =
    wanted < goal
      ? `\n\nBelow the goal: ${wanted.toLocaleString('en')} of the ${goal.toLocaleString('en')} of the goal; \`npm run quality soak -- --only ${part}\` tries them all.`
      : '';
  return `## ${wanted.toLocaleString('en')} ${what}

\`npm run quality soak -- --only ${part} --${part} ${wanted} --seed ${seed}\`, ${date}, ${on}, ${minutes} minutes: **${outcome}**.${short}

| what | figure | count |
|---|---|---|
${rows.join('\n')}`;
}

const begin = '# Soak';
const intro = `${begin}

What holds under random faults and inputs. A small part of the same runs in \`npm run test:whole\`. The same seed makes the same faults, not the same moments: how far an order is when its connection is cut depends on the machine. Limits that must hold: nothing lost, doubled, missed or reported wrongly; no person signed out; current within 3,000 ms after a reconnect, and a silent connection noticed within 16,000 ms; no uncaught error, no blank element, no script that runs, no fault of the server.`;

/** The page with the sections of the last run of each part. @param {string} before @param {readonly Run[]} runs */
export function pageOf(before, runs) {
  const sections = new Map(
    before
      .split(/^(?=## )/m)
      .filter((section) => section.startsWith('## '))
      .map((section) => [/--only (\w+)/.exec(section)?.[1] ?? '', section.trim()]),
  );
  for (const one of runs) sections.set(one.part, sectionOf(one));
  const inOrder = Object.keys(parts).flatMap((part) => sections.get(part) ?? []);
  return `${[intro, ...inOrder].join('\n\n')}\n`;
}

/** @param {string} part @param {number} wanted @param {number} seed @param {number} limit Minutes. @returns {Promise<Run & {isGood: boolean}>} */
async function runPart(part, wanted, seed, limit) {
  const { project = '', tests = '' } = parts[part] ?? {};
  const folder = await mkdtemp(join(tmpdir(), 'freight-soak-'));
  const report = join(folder, 'reports');
  const began = performance.now();
  const { code } = await run(`vitest run --project ${project} ${tests}`, {
    env: {
      FREIGHT_SEED: `${seed}`,
      [`FREIGHT_SOAK_${part.toUpperCase()}`]: `${wanted}`,
      FREIGHT_SOAK_REPORT: report,
    },
    signal: AbortSignal.timeout(limit * 60_000),
    show: true,
  }).catch(() => ({ code: -1 }));
  const text = await readFile(report, 'utf8').catch(() => '');
  await rm(folder, { recursive: true });
  return {
    part,
    wanted,
    seed,
    date: today(),
    machine: machine(),
    minutes: Math.round((performance.now() - began) / 6000) / 10,
    outcome:
      code === 0
        ? 'everything held'
        : code < 0
          ? 'stopped, because its time was up'
          : 'something did not hold',
    reports: text.split('\n').flatMap((line) => (line === '' ? [] : [JSON.parse(line)])),
    isGood: code === 0,
  };
}

await runCommand(import.meta, async () => {
  const string = /** @type {const} */ ('string');
  const { values } = parseArgs({
    options: {
      orders: { type: string },
      cuts: { type: string },
      rounds: { type: string },
      requests: { type: string },
      answers: { type: string },
      seed: { type: string, default: '1' },
      minutes: { type: string, default: '120' },
      only: { type: string, default: Object.keys(parts).join() },
    },
  });
  const file = join(root, 'docs', 'figures', 'soak.md');
  await mkdir(join(root, 'docs', 'figures'), { recursive: true });
  let areAllGood = true;
  for (const part of values.only.split(',')) {
    if (!(part in parts))
      throw new StartupError(`There is no part ${part}: ${Object.keys(parts).join(', ')}`);
    const wanted = Number(Reflect.get(values, part) ?? parts[part]?.goal);
    const done = await runPart(part, wanted, Number(values.seed), Number(values.minutes));
    await writeFile(file, pageOf(await readFile(file, 'utf8').catch(() => ''), [done]));
    console.log(sectionOf(done));
    areAllGood &&= done.isGood;
  }
  return areAllGood ? 0 : 1;
});
