import type { FollowerFigures } from './followers.ts';
import type { IdleFigures } from './idle.ts';
import type { OrderFigures } from './orders.ts';
import type { SearchFigures } from './search.ts';
import type { DatabaseKind } from './serverUnderLoad.ts';

interface Labels {
  readonly database: DatabaseKind;
  /** `before` and `now` where two checkouts are compared, else empty. */
  readonly version: string;
}
export interface Figures {
  orders: (Labels & OrderFigures)[];
  followers: (Labels & FollowerFigures)[];
  searches: (Pick<Labels, 'version'> & SearchFigures)[];
  idle: (Pick<Labels, 'version'> & IdleFigures)[];
}

/** The goals of the product; the rest of the steps show where the limits are. */
const orderGoals: Record<DatabaseKind, { rate: number; p95: number }> = {
  embedded: { rate: 300, p95: 150 },
  postgres: { rate: 500, p95: 100 },
};
const followerGoal = { p50: 200, p99: 1_000 };
/** Of the answers to the searches of a customer, in milliseconds. */
const searchGoalP95 = 50;
const idleGoalMegabytes = 1_536;

type Row = readonly (string | number)[];

/** A Markdown table whose columns are also aligned when it is read as plain text. */
function tableOf(head: Row, rows: readonly Row[]): string {
  const widths = head.map((_, column) =>
    Math.max(3, ...[head, ...rows].map((row) => `${row[column] ?? ''}`.length)),
  );
  const line = (cells: Row) =>
    `| ${widths.map((width, column) => `${cells[column] ?? ''}`.padEnd(width)).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}

/** With what it is set to: figures without that cannot be compared. */
const named: Record<DatabaseKind, string> = {
  embedded: 'embedded, on a folder',
  postgres: 'PostgreSQL, fsync on',
};

const orderRow = ({ database, version, ...figures }: Figures['orders'][number]): Row => [
  named[database],
  version,
  figures.rate,
  figures.made,
  figures.refused === 0 ? 0 : `${figures.refused} (p95 ${figures.refusedP95} ms)`,
  figures.failed,
  figures.coldRefused === 0 ? figures.coldP95 : `${figures.coldP95}, ${figures.coldRefused} refused`,
  figures.p50,
  figures.p95,
  figures.p99,
  figures.cpuMsEach,
  goalOf(database, figures),
];

function goalOf(database: DatabaseKind, { rate, p95, refused, failed }: OrderFigures): string {
  const goal = orderGoals[database];
  if (rate !== goal.rate) return '';
  return `≤ ${goal.p95} ${p95 <= goal.p95 && refused + failed === 0 ? '✓' : '✗'}`;
}

const followerRow = ({ database, version, ...figures }: Figures['followers'][number]): Row => [
  named[database],
  version,
  `${figures.connected} of ${figures.followers}`,
  figures.connectSeconds,
  figures.changesPerSecond,
  figures.received,
  figures.p50,
  figures.p95,
  figures.p99,
  `p50 < ${followerGoal.p50}, p99 < ${followerGoal.p99} ${
    figures.p50 < followerGoal.p50 && figures.p99 < followerGoal.p99 && figures.received === figures.followers
      ? '✓'
      : '✗'
  }`,
];

const searchRow = ({ version, ...figures }: Figures['searches'][number]): Row => [
  version,
  figures.all,
  figures.own,
  figures.searches,
  figures.p50,
  figures.p95,
  figures.p99,
  `≤ ${searchGoalP95} ${figures.p95 <= searchGoalP95 ? '✓' : '✗'}`,
];

const idleRow = ({ version, ...figures }: Figures['idle'][number]): Row => [
  version,
  `${figures.connected} of ${figures.wanted}`,
  figures.connectSeconds,
  figures.megabytesBefore,
  figures.megabytes,
  `${figures.cpuPercent} %`,
  `≤ ${idleGoalMegabytes} ${figures.megabytes <= idleGoalMegabytes && figures.connected === figures.wanted ? '✓' : '✗'}`,
];

const intro = `# The server under load

Written by \`npm run quality load\`, or one part of it by \`npm run quality load -- --only search\`;
\`npm run quality load -- --quick\` takes a minute or two and writes nothing. \`--against FOLDER\` measures another checkout in turn with this one, \`--profile FOLDER\` writes CPU profiles of the servers.`;

const method = `## Method

- One process of the server for each line, with its log written to nowhere and its rate limits off, because all calls
  come from one address. Both databases have durable settings on the disk of this checkout: PostgreSQL, from npm, with
  \`fsync\` on; the embedded one on a folder, which survives the end of its process.
- **Orders** of 50 accounts are sent at a steady rate, each with its own \`Idempotency-Key\`, however slowly they are
  answered. Those of the first five seconds are *cold*, because the process compiles its code while it works, and are
  counted in no other column. Milliseconds are those of the orders that were made, from sending to the end of the answer. *Refused* were answered 503 with \`Retry-After\` because too many were waiting. *cpu* is the
  processor time of the server for each order, which other programs on the machine change least.
- **Followers** are WebSockets, each on an order of its own, half as customer and half as visitor. Then all
  orders change at a steady rate, by the simulated drivers. The delay runs from the moment the change was due.
- **Searches** are for words, towns, days, states and directions among the own orders on PostgreSQL, one after the other,
  each with the sums of what it finds.
- **Idle sockets** are WebSockets that only answer pings. Memory is the whole process, its embedded database
  included. Fewer than wanted are those the system lets a process have (\`ulimit -n\`).`;

const latencies = ['p50 ms', 'p95 ms', 'p99 ms'];

/** The tables of what was measured, by their headings; undefined for what was not. */
const tablesOf = (figures: Figures): Record<string, string | undefined> => ({
  Orders: measured(
    [
      'database',
      'version',
      'orders/s',
      'made',
      'refused',
      'failed',
      'cold p95 ms',
      ...latencies,
      'cpu ms',
      'goal p95',
    ],
    figures.orders.map(orderRow),
  ),
  Followers: measured(
    ['database', 'version', 'sockets', 'connected in s', 'changes/s', 'received', ...latencies, 'goal'],
    figures.followers.map(followerRow),
  ),
  Searches: measured(
    ['version', 'orders', 'own orders', 'searches', ...latencies, 'goal p95'],
    figures.searches.map(searchRow),
  ),
  'Idle sockets': measured(
    ['version', 'sockets', 'connected in s', 'MB before', 'MB', 'processor', 'goal MB'],
    figures.idle.map(idleRow),
  ),
});

const measured = (head: Row, rows: readonly Row[]): string | undefined =>
  rows.length > 0 ? tableOf(head, rows) : undefined;

/** The page of figures; what was not measured stays as it is in the earlier page, with its own date. */
export function report(figures: Figures, machine: readonly string[], earlier = ''): string {
  const before = new Map(
    earlier.split(/^(?=## )/m).map((part) => [/^## (.*)$/m.exec(part)?.[1], part.trim()] as const),
  );
  const sections = Object.entries(tablesOf(figures)).map(([heading, table]) =>
    table ? `## ${heading}\n\n${machine.join('\n')}\n\n${table}` : before.get(heading),
  );
  const parts = [intro, method, ...sections.filter((section) => section !== undefined)];
  parts.push(`## Below the goal\n\n${shortfalls(parts)}`);
  return `${parts.join('\n\n')}\n`;
}

/** The lines of the tables whose goal is missed, as they are. */
function shortfalls(parts: readonly string[]): string {
  const missed = parts.flatMap((part) => part.split('\n')).filter((line) => line.includes('✗'));
  if (missed.length === 0) return 'Nothing: every goal is reached.';
  const lines = missed.map((line) => `- ${line.replaceAll('|', ' ').replace(/\s+/g, ' ').trim()}`);
  return `${lines.join('\n')}\n\nThe server has one processor; where less than that was free, above, waiting for it is in every figure.`;
}
