import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { provenBy, readDeviations, readProven, trace } from './proven.mjs';

const passed = (...names: string[]) => ({ names, hasPassed: true });

it('counts only the ids at the end of the names of tests that passed [T5]', () => {
  const { rows, points } = provenBy([
    passed('stays signed in [SESS-01] [SESS-02]'),
    passed('says [WIZ-01] in the middle of its name'),
    passed('mends what was found [NOTIF-29] [T2]'),
    passed('is in a group', 'of tests [MAP-03]'),
    { names: ['fails [SESS-03] [A1]'], hasPassed: false },
  ]);
  expect([...rows]).toEqual(['SESS-01', 'SESS-02', 'NOTIF-29', 'MAP-03']);
  expect([...points]).toEqual(['T2']);
});

it('names what is missing and what does not exist, and what was decided otherwise apart [T5]', () => {
  const rows = new Set(['SESS-01', 'SESS-99', 'OPEN-07']);
  expect(trace(['SESS-01', 'SESS-02', 'CLIENT-12'], rows, ['CLIENT-12', 'CLIENT-99'])).toEqual({
    missing: ['SESS-02'],
    unknown: ['SESS-99', 'CLIENT-99'],
    contradicted: [],
  });
});

it('names what was decided otherwise and is proven all the same [T5]', () => {
  const rows = new Set(['SESS-01', 'CLIENT-12']);
  expect(trace(['SESS-01', 'CLIENT-12', 'CLIENT-21'], rows, ['CLIENT-12', 'CLIENT-21'])).toEqual({
    missing: [],
    unknown: [],
    contradicted: ['CLIENT-12'],
  });
});

it('reads the list of deviations [T5]', () => {
  const table = '# Title\n\nCLIENT-01 in a text\n\n| row | why |\n| --- | --- |\n| CLIENT-12 | [SESS-01] |\n';
  expect(readDeviations(table)).toEqual(['CLIENT-12']);
});

it('reads the reports as Vitest and Playwright write them [T5]', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'freight-reports-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const [vitest, playwright] = [join(folder, 'vitest.json'), join(folder, 'e2e.json')];
  const [vitestAgain, playwrightAgain] = [join(folder, 'vitest-again.json'), join(folder, 'none.json')];
  const assertion = (title: string, status: string) => ({ title, status, ancestorTitles: ['a group'] });
  await writeFile(
    vitest,
    JSON.stringify({
      testResults: [
        {
          assertionResults: [
            assertion('passes [SESS-01] [A1]', 'passed'),
            assertion('fails [SESS-02]', 'failed'),
          ],
        },
        { assertionResults: [assertion('is skipped [SESS-03]', 'skipped')] },
      ],
    }),
  );
  await writeFile(
    vitestAgain,
    JSON.stringify({ testResults: [{ assertionResults: [assertion('passes alone [SESS-04]', 'passed')] }] }),
  );
  const spec = (title: string, ...statuses: string[]) => ({
    title,
    tests: [{ results: statuses.map((status) => ({ status })) }],
  });
  await writeFile(
    playwright,
    JSON.stringify({
      suites: [
        {
          title: 'file.spec.ts',
          specs: [
            spec('passes [NAV-01]', 'passed'),
            spec('fails [NAV-02]', 'failed'),
            spec('is not run [NAV-03]'),
          ],
          suites: [{ title: 'inside [NAV-04]', specs: [spec('passes', 'passed')] }],
        },
      ],
    }),
  );
  const { rows, points } = await readProven({ vitest, vitestAgain, playwright, playwrightAgain });
  expect([...rows]).toEqual(['SESS-01', 'SESS-04', 'NAV-01', 'NAV-04']);
  expect([...points]).toEqual(['A1']);
});
