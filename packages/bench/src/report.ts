import type { Results } from './bench.ts';
import { type Element, elements } from './cases.ts';
import { goals } from './goals.ts';
import { type Load, settings } from './load.ts';
import { quiet } from './machine.ts';
import { ratioOf, type Spread, spreadOf } from './statistics.ts';
import { type Row, tableOf } from './table.ts';

const moments = ['frame', 'typing', 'reaction', 'ready'] as const;
type Moment = (typeof moments)[number];
const wordsOf: Readonly<Record<Moment, string>> = {
  frame: 'first frame',
  typing: 'typing',
  reaction: 'first reaction',
  ready: 'all its code',
};

const milliseconds = (values: readonly (number | undefined)[]) => {
  const known = values.filter((value) => value !== undefined);
  return known.length === 0 ? '–' : String(Math.round(spreadOf(known).median));
};
const times = (ratio: Spread | undefined) =>
  ratio === undefined
    ? '–'
    : `${ratio.median.toFixed(2)} (${ratio.low.toFixed(2)} to ${ratio.high.toFixed(2)})`;
const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
const verdict = (isMet: boolean | undefined) => (isMet === undefined ? '' : isMet ? '✓' : '✗');
const ratioVerdict = (ratio: Spread | undefined, goal: number) =>
  verdict(ratio && Number(ratio.median.toFixed(2)) <= goal);

/** Everything a run has found, as tables of Markdown. */
export function report(results: Results): string {
  const parts = results.protocols.map(
    (protocol) => `### ${protocol === 'http1' ? 'HTTP/1.1' : 'HTTP/2'}\n\n${timesOf(results, protocol)}`,
  );
  if (results.cases.some(({ name }) => name === 'before track'))
    parts.unshift(`### Before and now\n\n${progress(results)}`);
  const fetched = `### Requests and bytes\n\n${fetchedBy(results)}`;
  const more = `### Many elements, and none left\n\n${further(results)}`;
  return [...parts, fetched, more, conditionsOf(results)].join('\n\n');
}

/** The values of a case by round, in one setting. */
type Values = (name: string, setting: string, moment: Moment) => (number | undefined)[];

function timesOf({ measured, cases }: Results, protocol: string): string {
  const values: Values = (name, setting, moment) =>
    measured
      .find((one) => one.protocol === protocol && one.setting === setting && one.case === name)
      ?.rounds.map((load) => load?.[moment]) ?? [];
  const peers = cases.filter((one) => one.reaction === undefined).map(({ name }) => name);
  const rows = settings.flatMap(({ name: setting }) =>
    elements.flatMap((element) => moments.map((moment) => timesRow(values, setting, element, moment, peers))),
  );
  const head = ['setting', 'element', 'ms until', 'plain', 'React', ...peers, 'ours'];
  return tableOf([...head, 'ours : plain', 'ours : React', 'goal', ''], rows);
}

function timesRow(
  values: Values,
  setting: string,
  element: Element,
  moment: Moment,
  peers: readonly string[],
): Row {
  const of = (name: string) => values(name, setting, moment);
  const [plain, react, ours] = [of(`plain ${element}`), of(`react ${element}`), of(`ours ${element}`)];
  const toPlain = ratioOf(ours, plain);
  const toReact = ratioOf(ours, react);
  const toPeers = peers.map((peer) => ratioOf(ours, of(peer))).filter((ratio) => ratio !== undefined);
  const judged: Readonly<Record<Moment, [goal: string, met: string]>> = {
    frame: toPeers.length
      ? ['never after others', verdict(toPeers.every(({ median }) => Number(median.toFixed(2)) <= 1))]
      : ['', ''],
    typing: [`≤ ${goals.typing} plain`, ratioVerdict(toPlain, goals.typing)],
    reaction: [`≤ ${goals.reaction} React`, ratioVerdict(toReact, goals.reaction)],
    ready: [`≤ ${goals.reaction} React`, ratioVerdict(toReact, goals.reaction)],
  };
  const cells = [plain, react, ...peers.map(of), ours].map(milliseconds);
  return [
    setting,
    `\`<freight-${element}>\``,
    wordsOf[moment],
    ...cells,
    times(toPlain),
    times(toReact),
    ...judged[moment],
  ];
}

/** Ours beside an earlier build: ratios of loads of the same round. */
function progress({ measured, whole }: Results): string {
  const bytesOf = (name: string) => (whole.get(name)?.files ?? []).reduce((sum, file) => sum + file.bytes, 0);
  const rows = elements.flatMap((element) => [
    ...measured
      .filter((one) => one.case === `ours ${element}`)
      .flatMap(({ protocol, setting, rounds }) => {
        const other = measured.find(
          (one) => one.protocol === protocol && one.setting === setting && one.case === `before ${element}`,
        );
        return moments.map((moment): Row => {
          const [now, earlier] = [rounds, other?.rounds ?? []].map((loads) =>
            loads.map((load) => load?.[moment]),
          );
          return [
            `\`<freight-${element}>\`, ${setting}, ${protocol === 'http1' ? 'HTTP/1.1' : 'HTTP/2'}`,
            wordsOf[moment],
            milliseconds(earlier ?? []),
            milliseconds(now ?? []),
            times(ratioOf(now ?? [], earlier ?? [])),
          ];
        });
      }),
    [
      `\`<freight-${element}>\``,
      'kB in all',
      kilobytes(bytesOf(`before ${element}`)),
      kilobytes(bytesOf(`ours ${element}`)),
      (bytesOf(`ours ${element}`) / bytesOf(`before ${element}`)).toFixed(3),
    ],
  ]);
  return tableOf(['what', 'until', 'before', 'now', 'now : before'], rows);
}

/** The files requested before a moment of one load. */
const before = (load: Load, moment: number | undefined) =>
  load.files.filter(({ asked }) => moment !== undefined && asked < moment).length;

function fetchedBy({ whole, cases, measured }: Results): string {
  const rows = cases
    .filter(({ times }) => times === 1)
    .map(({ name }): Row => {
      const load = whole.get(name);
      const files = load?.files ?? [];
      const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
      const element = elements.find((one) => name === `ours ${one}`);
      const goal = element && { requests: goals.requests[element], bytes: goals.bytes[element] };
      const shift = load?.shift ?? 0;
      const slow = measured.find((one) => one.case === name && one.setting === 'slow 4G')?.rounds[0];
      const early = slow ? `${before(slow, slow.frame)}; ${before(slow, slow.reaction) || '–'}` : '–';
      return [
        name,
        early,
        String(files.length),
        kilobytes(bytes),
        shift.toFixed(3),
        goal ? `≤ ${goal.requests}, ≤ ${goal.bytes / 1000} kB, ≤ ${goals.shift}` : '',
        verdict(goal && files.length <= goal.requests && bytes <= goal.bytes && shift <= goals.shift),
      ];
    });
  const head = ['page', 'requests until frame; reaction', 'requests in all', 'kB (brotli)', 'layout shift'];
  return tableOf([...head, 'goal', ''], rows);
}

function further({ measured, remains, live }: Results): string {
  const crowds = settings.flatMap(({ name: setting }) =>
    (['reaction', 'ready'] as const).map((moment): Row => {
      const of = (name: string) =>
        measured
          .find((one) => one.setting === setting && one.case === name)
          ?.rounds.map((load) => load?.[moment]) ?? [];
      const [one, many] = [of('ours track'), of('ours track, 200 of them')];
      const ratio = ratioOf(many, one);
      return [
        `${wordsOf[moment]} of the first of 200 elements, ${setting}`,
        `${milliseconds(many)} ms, ${times(ratio)} of one alone`,
        `≤ ${goals.crowd}`,
        ratioVerdict(ratio, goals.crowd),
      ];
    }),
  );
  const { elements: count, nodes, listeners, heap } = remains;
  return tableOf(
    ['what', 'found', 'goal', ''],
    [
      ...crowds,
      [
        `${count} elements removed, garbage collected`,
        `${nodes} nodes, ${listeners} listeners, ${kilobytes(heap)} kB of heap left`,
        `0, 0, < ${goals.heap / 1000} kB`,
        verdict(nodes <= 0 && listeners <= 0 && heap < goals.heap),
      ],
      [
        `${live.perSecond} live events a second for ${live.elements} elements in view, one in ten a new status`,
        `${live.longTasks} long tasks, the longest ${Math.round(live.longest)} ms; ${live.upToDate} show the last status`,
        'no long task, all',
        verdict(live.longTasks === 0 && live.upToDate === live.elements),
      ],
    ],
  );
}

/** How idle the machine was, so that a reader can judge the figures. */
function conditionsOf({ measured, version, browser, rounds }: Results): string {
  const loads = measured.flatMap((one) => one.rounds);
  const known = loads.filter((load) => load !== undefined);
  const calm = known.filter(({ idle }) => idle >= quiet).length;
  const idle = known.length === 0 ? 0 : spreadOf(known.map((load) => load.idle)).median;
  return `Kit ${version}, Chromium ${browser}, ${rounds} rounds. ${calm} of ${loads.length} loads began on a quiet machine (median ${Math.round(idle * 100)} % idle); ${loads.length - known.length} failed.`;
}
