import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { definitions } from '#elements/definitions.ts';
import { criteria } from './accessibility/criteria.ts';
import { proofs } from './accessibility/proofs.ts';
import { readings } from './accessibility/readings.ts';
import { accessibilityReports } from './accessibilityReports.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const reports = accessibilityReports();

it('has a current report for each tag, on the docs site and in the package [Q6]', () => {
  const pages = definitions.map(({ tag }) => `docs/conformance/${tag}.md`);
  expect(Object.keys(reports)).toEqual(['packages/kit/accessibility.json', ...pages]);
  expect(Object.entries(reports).filter(([file, content]) => read(file) !== content)).toEqual([]);
  const { files, exports } = JSON.parse(read('packages/kit/package.json')) as Record<string, object>;
  expect(files).toContain('accessibility.json');
  expect(exports).toHaveProperty(['./accessibility.json']);
  const overview = read('docs/accessibility.md');
  expect(definitions.filter(({ tag }) => !overview.includes(`(conformance/${tag}.md)`))).toEqual([]);
});

it('names only tests that exist, each used for a criterion, and tags that exist [Q6]', () => {
  const missing = Object.values(proofs).filter(({ file, test }) => !read(file).includes(test));
  expect(missing).toEqual([]);
  const used = new Set(criteria.flatMap(({ shown = [], partly = [] }) => [...shown, ...partly]));
  expect(Object.keys(proofs).filter((name) => !used.has(name))).toEqual([]);
  const tags = new Set(definitions.map(({ tag }) => tag));
  const named = Object.values(proofs).flatMap(({ tags: names = [] }) => names);
  expect(named.filter((name) => !tags.has(`freight-${name}`))).toEqual([]);
});

it('links to what a screen reader has spoken, under a heading that exists [Q6]', () => {
  const page = read('docs/figures/screenReader.md');
  for (const [name, heading] of Object.entries(readings)) {
    const report = reports[`docs/conformance/freight-${name}.md`];
    expect(report).toContain(`(../figures/screenReader.md#${heading})`);
    expect(report).not.toContain('not been tried with a screen reader');
    expect(page).toContain(`\n## ${heading}\n`);
  }
  expect(reports['docs/conformance/freight-settings.md']).toContain('not been tried with a screen reader');
});

it('has every criterion of WCAG 2.2, levels A and AA, once [Q6]', () => {
  // How many criteria of A and AA each guideline has.
  const counts = {
    1.1: 1,
    1.2: 5,
    1.3: 5,
    1.4: 9,
    2.1: 3,
    2.2: 2,
    2.3: 1,
    2.4: 8,
    2.5: 6,
    3.1: 2,
    3.2: 5,
    3.3: 6,
    4.1: 2,
  };
  for (const [guideline, count] of Object.entries(counts))
    expect(
      new Set(criteria.filter(({ id }) => id.startsWith(`${guideline}.`)).map(({ id }) => id)).size,
      guideline,
    ).toBe(count);
  expect(criteria).toHaveLength(55);
});

it('reports a criterion without tests as not tested [Q6]', () => {
  const { reports: all } = JSON.parse(reports['packages/kit/accessibility.json'] ?? '') as {
    reports: { findings: { result: string; tests: unknown[] }[] }[];
  };
  const findings = all.flatMap(({ findings: some }) => some);
  const resultsOf = (some: typeof findings) => [...new Set(some.map(({ result }) => result))].sort();
  expect(resultsOf(findings.filter(({ tests }) => tests.length > 0))).toEqual(['partly', 'supported']);
  expect(resultsOf(findings.filter(({ tests }) => tests.length === 0))).toEqual([
    'does not apply',
    'not tested',
  ]);
});

it('runs the tests of every tag on each of them [Q6]', () => {
  const calls = globSync('packages/kit/src/elements/*/*.test.tsx', { cwd: root })
    .filter((file) => read(file).includes('everyElement('))
    .map((file) => `freight-${file.split('/').at(-2)}`);
  expect(definitions.map(({ tag }) => tag).filter((tag) => !calls.includes(tag))).toEqual([]);
});

it('excludes only what the code does not have [Q6]', () => {
  const sources = globSync('packages/kit/src/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !/\.test\.tsx?$|\/testing\//.test(file))
    .map(read);
  const found = (pattern: RegExp) => sources.flatMap((source) => source.match(pattern) ?? []);
  // Nothing that plays, and no sensor of movement.
  expect(found(/<(?:audio|video|track)\b|new Audio\b|AudioContext|speechSynthesis/g)).toEqual([]);
  expect(found(/device(?:motion|orientation)|Accelerometer|Gyroscope/gi)).toEqual([]);
  // Keys of the whole page, not of an element, are at most Escape.
  const pageKeys = /\b(?:document|window|page|globalThis)\.addEventListener\('key\w+'.*/g;
  expect(found(pageKeys).filter((listener) => !listener.includes("key === 'Escape'"))).toEqual([]);
  expect(found(/\baccessKey\b|\baccesskey\b/g)).toEqual([]);
});
