import { definitions } from '#elements/definitions.ts';
import { absence, type Criterion, criteria } from './accessibility/criteria.ts';
import { type Proof, proofs } from './accessibility/proofs.ts';
import { readings } from './accessibility/readings.ts';
import { code, table } from './markdown.ts';

type Result = 'supported' | 'partly' | 'not tested' | 'does not apply';

interface Finding {
  criterion: string;
  name: string;
  level: 'A' | 'AA';
  /** The clause of EN 301 549 v3.2.1; criteria of WCAG 2.2 alone have none. */
  clause?: string;
  result: Result;
  /** Why the criterion does not apply. */
  reason?: string;
  tests: { file: string; test: string }[];
}

const newIn22 = new Set(['2.4.11', '2.5.7', '2.5.8', '3.2.6', '3.3.7', '3.3.8']);

const proofsFor = (keys: readonly string[] = [], tag: string): Proof[] =>
  keys.flatMap((key) => {
    const proof = proofs[key];
    if (!proof) throw new Error(`accessibility/proofs.ts has no proof "${key}".`);
    return !proof.tags || proof.tags.includes(tag.replace('freight-', '')) ? [proof] : [];
  });

function findingOf({ id, name, level, absent, shown, partly }: Criterion, tag: string): Finding {
  const about = { criterion: id, name, level, ...(newIn22.has(id) ? {} : { clause: `9.${id}` }) };
  if (absent) return { ...about, result: 'does not apply', reason: absence[absent], tests: [] };
  const whole = proofsFor(shown, tag);
  const found = [...whole, ...proofsFor(partly, tag)];
  const result = whole.length > 0 ? 'supported' : found.length > 0 ? 'partly' : 'not tested';
  return { ...about, result, tests: found.map(({ file, test }) => ({ file, test })) };
}

/** What a screen reader has read of it, or that none has. */
function readingOf(tag: string): string {
  const heading = readings[tag.replace('freight-', '')];
  const link = `[what Orca speaks](../figures/screenReader.md#${heading})`;
  return heading
    ? `A screen reader has read the element in three languages, by keys alone: ${link} with Firefox. People who need one have not tried it.`
    : 'The element has not been tried with a screen reader, or by people who need one.';
}

const pageOf = (tag: string, findings: readonly Finding[]) =>
  [
    `# Accessibility of ${code(`<${tag}>`)}\n`,
    '<!-- Generated from packages/kit/generate/accessibility by `npm run generate`. -->\n',
    'WCAG 2.2, levels A and AA, and the clauses of EN 301 549 v3.2.1, by automatic tests alone:\n',
    '- **supported**: the tests check the criterion in the states and languages that they visit;',
    '- **partly**: the tests check a part of the criterion, the rest is not tested;',
    '- **not tested**: no test checks it. What the code does about it is in the [list of criteria](../accessibility.md#criterion-by-criterion).\n',
    table(
      ['criterion', 'level', 'EN 301 549', 'result', 'tests, or why it does not apply'],
      findings.map(({ criterion, name, level, clause = '', result, reason, tests }) => [
        `${criterion} ${name}`,
        level,
        clause,
        result,
        reason ?? tests.map(({ file, test }) => `[${test}](../../${file})`).join('; '),
      ]),
    ),
    `${readingOf(tag)} [All reports](../accessibility.md#reports)\n`,
  ].join('\n');

/** A report for each tag, and all of them as data for the package. */
export function accessibilityReports(): Record<string, string> {
  const reports = definitions.map(({ tag }) => ({
    tag,
    findings: criteria.map((criterion) => findingOf(criterion, tag)),
  }));
  const data = { standard: 'WCAG 2.2 AA', method: 'automatic tests', reports };
  return {
    'packages/kit/accessibility.json': `${JSON.stringify(data)}\n`,
    ...Object.fromEntries(
      reports.map(({ tag, findings }) => [`docs/conformance/${tag}.md`, pageOf(tag, findings)]),
    ),
  };
}
