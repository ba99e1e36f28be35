/**
 * `npm run quality load`: measures the reference API on this machine alone, on the embedded database and on PostgreSQL: orders
 * at growing rates, sockets that follow moving orders, searches in a million orders, and idle sockets. Prints tables; a run without other options than `--only` also writes
 * `docs/figures/load.md`. Each measurement has a server process of its own, so the figures are those of one process.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { measureFollowers } from './followers.ts';
import { measureIdle, otherFiles } from './idle.ts';
import { describeMachine } from './machine.ts';
import { runWithOpenFiles } from './openFiles.ts';
import { measureOrders } from './orders.ts';
import { type Figures, report } from './report.ts';
import { measureSearch } from './search.ts';
import { type DatabaseKind, startServerUnderLoad } from './serverUnderLoad.ts';

const { values } = parseArgs({
  options: {
    /** Small steps for a look; writes nothing. */
    quick: { type: 'boolean', default: false },
    /** `embedded` or `postgres` alone. */
    database: { type: 'string' },
    /** `orders`, `followers`, `search` or `idle` alone. */
    only: { type: 'string' },
    /** Steps of orders a second, with commas. */
    rates: { type: 'string' },
    seconds: { type: 'string' },
    /** Another checkout of this repository, measured step by step in turn with this one. */
    against: { type: 'string' },
    /** A folder for CPU profiles of the servers. */
    profile: { type: 'string' },
  },
});

const sizes = values.quick
  ? {
      embedded: [50, 150],
      postgres: [100, 300],
      seconds: 3,
      followers: 1_000,
      perSecond: 100,
      search: { customers: 200, count: 20_000, ofBusy: 2_000 },
      idle: 1_000,
    }
  : {
      embedded: [100, 200, 300, 450],
      postgres: [100, 300, 500, 800],
      seconds: 10,
      followers: 5_000,
      perSecond: 500,
      search: { customers: 10_000, count: 1_000_000, ofBusy: 10_000 },
      idle: 20_000,
    };
const seconds = Number(values.seconds ?? sizes.seconds);
const ratesOf = (database: DatabaseKind) => values.rates?.split(',').map(Number) ?? sizes[database];
if (!(seconds > 0) || !ratesOf('embedded').every((rate) => rate > 0)) {
  throw new Error('--seconds and --rates must be numbers above 0');
}

const databases = (['embedded', 'postgres'] as const).filter((kind) => kind === (values.database ?? kind));
const isWanted = (part: string): boolean => part === (values.only ?? part);
const here = join(import.meta.dirname, '..', '..', '..');
const checkouts = [
  ...(values.against === undefined ? [] : [{ version: 'before', folder: values.against }]),
  { version: values.against === undefined ? '' : 'now', folder: here },
];
const exitCode = isWanted('idle') ? runWithOpenFiles(sizes.idle + otherFiles) : undefined;
if (exitCode !== undefined) process.exit(exitCode);
const figures: Figures = { orders: [], followers: [], searches: [], idle: [] };

/** Measures every checkout once, in turn, on a server of its own. */
async function onEach(
  database: DatabaseKind,
  pace: number,
  measure: (server: Awaited<ReturnType<typeof startServerUnderLoad>>, version: string) => Promise<void>,
): Promise<void> {
  for (const { version, folder } of checkouts) {
    const server = await startServerUnderLoad({ database, pace, folder, profile: values.profile });
    try {
      await measure(server, version);
    } finally {
      await server.close();
    }
  }
}

const machine = await describeMachine();
console.log(machine.join('\n'));
for (const database of databases) {
  if (isWanted('orders'))
    for (const rate of ratesOf(database))
      await onEach(database, 0, async (server, version) => {
        const measured = await measureOrders(server, rate, seconds);
        figures.orders.push({ database, version, ...measured });
        console.log(`${database} ${version} ${rate} orders/s: ${JSON.stringify(measured)}`);
      });
  if (isWanted('followers'))
    await onEach(database, 1, async (server, version) => {
      const measured = await measureFollowers(server, sizes.followers, sizes.perSecond);
      figures.followers.push({ database, version, ...measured });
      console.log(`${database} ${version} followers: ${JSON.stringify(measured)}`);
    });
}
if (isWanted('search') && databases.includes('postgres'))
  await onEach('postgres', 0, async (server, version) => {
    const measured = await measureSearch(server, sizes.search, 20);
    figures.searches.push(...measured.map((figure) => ({ version, ...figure })));
    console.log(`search ${version}: ${JSON.stringify(measured)}`);
  });
if (isWanted('idle'))
  await onEach('embedded', 0, async (server, version) => {
    const measured = await measureIdle(server, sizes.idle);
    figures.idle.push({ version, ...measured });
    console.log(`idle ${version}: ${JSON.stringify(measured)}`);
  });

const page = join(here, 'docs', 'figures', 'load.md');
const isWhole = !values.quick && values.database === undefined && values.against === undefined;
const text = report(figures, machine, isWhole ? await readFile(page, 'utf8').catch(() => '') : '');
console.log(`\n${text}`);
if (isWhole) {
  await mkdir(dirname(page), { recursive: true });
  await writeFile(page, text);
}
