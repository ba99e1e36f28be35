import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { root } from './install.mjs';
import { readPlaywright, readVitest } from './reports.mjs';
import { run } from './run.mjs';
import { compareLooks, filesToRepeat, judge, mostUnsteady } from './secondLook.mjs';

/** Runs real test files twice, the second time those that failed, as `npm test` does. */
async function lookTwice(files: Record<string, string>) {
  const parent = join(root, '.reports');
  await mkdir(parent, { recursive: true });
  const folder = await mkdtemp(join(parent, 'looks-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, 'vite.config.mjs'), 'export default {};\n');
  const head = `import { existsSync } from 'node:fs';\nimport { beforeAll, expect, test } from 'vitest';\nconst isSecond = existsSync(${JSON.stringify(join(folder, 'second'))});\n`;
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), head + text);
  const look = async (report: string, names: string[]) => {
    const command = `vitest run --root ${folder} --reporter=json --outputFile.json=${join(folder, report)}`;
    await run(`${command} ${names.map((name) => join(root, name)).join(' ')}`);
    return readVitest(join(folder, report));
  };
  const first = await look('first.json', []);
  await writeFile(join(folder, 'second'), '');
  const second = filesToRepeat(first).length > 0 ? await look('second.json', filesToRepeat(first)) : [];
  return { first, second, verdict: compareLooks(first, second) };
}

const steady = `test('is steady', () => {});\n`;

test('tests that pass are not repeated', async () => {
  const { second, verdict } = await lookTwice({ 'a.test.mjs': steady });
  expect(second).toEqual([]);
  expect(verdict).toEqual({ passed: 1, unsteady: [], red: [] });
});

test('a test that passes at the second look has passed, and is named with its first failure', async () => {
  const { second, verdict } = await lookTwice({
    'a.test.mjs': `${steady}test('is late', () => expect(isSecond, 'too late').toBe(true));\n`,
    'b.test.mjs': steady,
  });
  expect(second).toHaveLength(2);
  expect(verdict).toMatchObject({ passed: 3, unsteady: [{ name: 'is late' }], red: [] });
  expect(verdict.unsteady[0]?.why).toContain('too late');
});

test('a test that fails twice is red, also beside one that recovers', async () => {
  const { verdict } = await lookTwice({
    'a.test.mjs': `${steady}test('is wrong', () => expect(1).toBe(2));\ntest('is late', () => expect(isSecond).toBe(true));\n`,
    'b.test.mjs': `test('is skipped', ({ skip }) => skip());\n`,
  });
  expect(verdict.passed).toBe(2);
  expect(verdict.unsteady.map(({ name }) => name)).toEqual(['is late']);
  expect(verdict.red.map(({ name }) => name)).toEqual(['is wrong', 'is skipped']);
});

test('a file whose preparation fails is one failure, and its tests pass at the second look', async () => {
  const { verdict } = await lookTwice({
    'a.test.mjs': `beforeAll(() => expect(isSecond, 'not prepared').toBe(true));\ntest('one', () => {});\ntest('two', () => {});\n`,
  });
  expect(verdict.unsteady).toMatchObject([{ file: expect.stringContaining('a.test.mjs'), name: '' }]);
  expect(verdict).toMatchObject({ passed: 2, red: [] });
});

test('more unsteady tests than a run may have fail it', () => {
  const first = Array.from({ length: mostUnsteady + 1 }, (_, index) => ({
    file: 'a.spec.ts',
    name: `test ${index}`,
    why: 'late',
  }));
  const second = first.map((one) => ({ ...one, why: undefined }));
  expect(judge([compareLooks(first, second)])).toMatchObject({ passed: 7, red: [], isTooUnsteady: true });
  const fewer = compareLooks(first.slice(1), second);
  expect(judge([fewer])).toMatchObject({ passed: 6, red: [], isTooUnsteady: false });
});

test('a test that passed and then fails beside the repeated one is unsteady too', () => {
  const one = { file: 'a.spec.ts', name: 'one', why: undefined };
  const two = { file: 'a.spec.ts', name: 'two', why: undefined };
  const verdict = compareLooks([one, { ...two, why: 'late' }], [{ ...one, why: 'also late' }, two]);
  expect(verdict).toMatchObject({ passed: 2, red: [] });
  expect(verdict.unsteady.map(({ name }) => name)).toEqual(['two', 'one']);
});

test('failures of Playwright have their file and name, those outside of tests cannot be repeated', async () => {
  const folder = await mkdtemp(join(root, '.reports', 'looks-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const spec = (title: string, status: string) => ({
    title,
    file: 'site/a.spec.ts',
    tests: [{ results: [{ status }] }],
  });
  await writeFile(
    join(folder, 'e2e.json'),
    JSON.stringify({
      suites: [
        {
          title: 'site/a.spec.ts',
          specs: [spec('works', 'passed')],
          suites: [{ title: 'in a group', specs: [spec('fails', 'failed')] }],
        },
      ],
      errors: [{ message: 'a worker crashed' }],
    }),
  );
  const tests = await readPlaywright(join(folder, 'e2e.json'));
  expect(tests).toEqual([
    { file: 'e2e/site/a.spec.ts', name: 'works', why: undefined },
    { file: 'e2e/site/a.spec.ts', name: 'in a group › fails', why: 'failed' },
    { file: '', name: 'e2e', why: 'a worker crashed' },
  ]);
  expect(filesToRepeat(tests)).toEqual(['e2e/site/a.spec.ts']);
  expect(compareLooks(tests, []).red).toHaveLength(2);
});
