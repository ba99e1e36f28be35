import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readEngines } from '#scripts/run/reports.mjs';
import { pageOf } from './engines.mjs';

/** As Playwright's json reporter writes it. */
const test = (title: string, status: string, message?: string) => ({
  title,
  tests: [
    {
      annotations: [{ type: 'engine', description: 'Firefox 153.7.0' }],
      results: [{ status, errors: message ? [{ message }] : [] }],
    },
  ],
});

async function readReport(report: object) {
  const folder = await mkdtemp(join(tmpdir(), 'freight-engines-'));
  const file = join(folder, 'report.json');
  await writeFile(file, JSON.stringify(report));
  const engines = await readEngines(file);
  await rm(folder, { recursive: true });
  return engines;
}

it('lists for each engine what passed, what failed and why, and which engines were missing', async () => {
  const specs = [test('tracks', 'passed'), test('sends', 'failed', '\u001b[31mThere is no button\u001b[39m')];
  const engines = await readReport({
    suites: [{ title: 'engines.spec.ts', suites: [{ title: 'Firefox', specs }] }],
  });
  expect(engines).toEqual([
    {
      name: 'Firefox',
      version: 'Firefox 153.7.0',
      outcomes: { tracks: 'yes', sends: 'There is no button' },
    },
  ]);
  const chromium = { name: 'Chromium', version: 'Chromium 156', outcomes: { tracks: 'yes', laws: 'yes' } };
  const page = pageOf([chromium, ...engines], '2026-11-23', 'a machine');
  expect(page).toContain(
    '| what | Chromium 156 | Firefox 153.7.0 |\n|---| --- | --- |\n| tracks | yes | yes |\n| laws | yes | not tried |\n| sends | not tried | **no** |',
  );
  expect(page).toContain('In Firefox, sends: no. There is no button');
  expect(page).not.toContain('Chromium was not here');
  expect(page).toContain('- WebKit was not here (Debian: `apt-get install webkit2gtk-driver xvfb xauth`).');
});
