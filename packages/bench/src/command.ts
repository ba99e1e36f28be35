/** Measures, prints the tables, and writes those of a whole run into `docs/performance.md`. */
import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { bench } from './bench.ts';
import { report } from './report.ts';

const { values } = parseArgs({
  options: {
    /** Two rounds over HTTP/1.1, without the elements of others; writes nothing. */
    quick: { type: 'boolean', default: false },
    rounds: { type: 'string' },
    /** How many seconds a load waits for a quiet machine. */
    patience: { type: 'string' },
    /** The folder of an earlier kit, built: measured beside this one, without the elements of others; writes nothing. */
    before: { type: 'string' },
  },
});
const rounds = Number(values.rounds ?? (values.quick ? 2 : 7));
const patience = Number(values.patience ?? (values.quick ? 1 : 20)) * 1000;
if (!(rounds > 0) || !(patience >= 0)) throw new Error('--rounds and --patience must be numbers');

const root = join(import.meta.dirname, '..', '..', '..');
const tables = report(
  await bench({
    kit: join(root, 'packages', 'kit'),
    before: values.before && resolve(values.before),
    cache: join(root, 'node_modules', '.cache', 'freight', 'bench'),
    launch: JSON.parse(process.env['FREIGHT_BENCH_BROWSER'] ?? '{}'),
    rounds,
    protocols: values.quick ? ['http1'] : ['http1', 'http2'],
    patience,
    peers: !values.quick && !values.before,
    log: (line) => console.error(line),
  }),
);
console.log(`\n${tables}`);

if (!values.quick && !values.before) {
  const page = join(root, 'docs', 'performance.md');
  const [begin, end] = ['<!-- figures: npm run quality bench -->', '<!-- end of figures -->'];
  const text = await readFile(page, 'utf8');
  const [above, rest = ''] = text.split(begin);
  const below = rest.split(end)[1];
  if (below === undefined) throw new Error(`${page} lacks the lines "${begin}" and "${end}".`);
  await writeFile(page, `${above}${begin}\n\n${tables}\n\n${end}${below}`);
}
