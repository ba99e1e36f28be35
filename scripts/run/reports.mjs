import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './install.mjs';

/** Where the last `npm test` stored its results: those of each runner, and of its second look at what had failed. */
export const reportFiles = {
  vitest: join(root, '.reports', 'vitest.json'),
  vitestAgain: join(root, '.reports', 'vitest-again.json'),
  playwright: join(root, '.reports', 'e2e.json'),
  playwrightAgain: join(root, '.reports', 'e2e-again.json'),
};

/**
 * @typedef {object} Test One test of a run.
 * @property {string} file Relative to the repository; empty if the runner names none.
 * @property {string} name Its own and those of the groups around it, joined by ` › `; empty for a file that failed outside
 *   of its tests, and for those of its tests that did not run.
 * @property {string | undefined} why The reason of a failure; undefined if the test passed.
 */

const firstLines = (/** @type {string} */ text) =>
  stripVTControlCharacters(text).split('\n').slice(0, 12).join('\n').replaceAll(/^/gm, '      ');

/** A failure for people: its test, and why. @param {Test} test */
export const describeFailure = ({ file, name, why = '' }) =>
  `${[file, name].filter(Boolean).join(': ')}\n${firstLines(why)}`;

/**
 * A skipped test proves nothing, and so counts as failed. Tests that did not run because their file failed before them
 * are one failure together, that of the file.
 * @typedef {{status: string, title: string, ancestorTitles: string[], failureMessages: string[]}} VitestCase
 * @param {string} report A file written by Vitest's json reporter.
 * @returns {Promise<Test[]>}
 */
export async function readVitest(report) {
  const { testResults } = JSON.parse(await readFile(report, 'utf8'));
  /** @type {Test[]} */
  const tests = [];
  for (const { name: path, message, status: fileStatus, assertionResults } of testResults) {
    const file = relative(root, path).replaceAll('\\', '/');
    const cases = /** @type {VitestCase[]} */ (assertionResults);
    const hasFailed = fileStatus === 'failed';
    const isUnrun = (/** @type {VitestCase} */ { status }) =>
      hasFailed && !/^(?:passed|failed)$/.test(status);
    for (const one of cases.filter((one) => !isUnrun(one))) {
      const { status, title, ancestorTitles, failureMessages } = one;
      const why = status === 'passed' ? undefined : failureMessages.join('\n') || status;
      tests.push({ file, name: [...ancestorTitles, title].join(' › '), why });
    }
    const isSilent = hasFailed && cases.every(({ status }) => status === 'passed');
    if (isSilent || cases.some(isUnrun))
      tests.push({ file, name: '', why: message || 'The file failed outside of its tests.' });
  }
  return tests;
}

/**
 * @typedef {{title: string, specs?: {title: string, file: string, tests: {annotations?: {type: string, description?: string}[], results: {status: string, errors?: {message?: string}[]}[]}[]}[], suites?: PlaywrightSuite[]}} PlaywrightSuite
 * @param {PlaywrightSuite[]} suites
 * @param {string[]} [around]
 * @returns {(NonNullable<PlaywrightSuite['specs']>[number] & {names: string[]})[]}
 */
const specsOf = (suites, around = []) =>
  suites.flatMap(({ title, specs = [], suites: inner = [] }) => {
    const groups = [...around, title];
    return [...specs.map((spec) => ({ ...spec, names: [...groups, spec.title] })), ...specsOf(inner, groups)];
  });

/**
 * @param {string} report A file written by Playwright's json reporter.
 * @returns {Promise<Test[]>}
 */
export async function readPlaywright(report) {
  const { suites, errors } = JSON.parse(await readFile(report, 'utf8'));
  const tests = specsOf(suites).map(({ names, file, tests }) => {
    const result = tests[0]?.results.at(-1);
    const why = result?.errors?.map(({ message }) => message ?? '').join('\n');
    return {
      file: `e2e/${file}`,
      name: names.slice(1).join(' › '),
      why: result?.status === 'passed' ? undefined : why || (result?.status ?? 'not run'),
    };
  });
  const outside = errors.map((/** @type {{message?: string}} */ { message }) => ({
    file: '',
    name: 'e2e',
    why: message ?? 'unknown error',
  }));
  return [...tests, ...outside];
}

/**
 * The results of the same work in several engines, each a group of Playwright tests.
 * @param {string} file Written by Playwright's json reporter.
 * @returns {Promise<{name: string, version: string, outcomes: Record<string, string>}[]>} `version` as reported by the
 *   engine; an outcome is `yes`, or the reason it failed.
 */
export async function readEngines(file) {
  /** @type {{suites: PlaywrightSuite[]}} */
  const { suites } = JSON.parse(await readFile(file, 'utf8'));
  return suites.flatMap((spec) =>
    (spec.suites ?? []).map(({ title, specs = [] }) => ({
      name: title,
      version:
        specs
          .flatMap(({ tests }) => tests.flatMap(({ annotations = [] }) => annotations))
          .find(({ type }) => type === 'engine')?.description ?? title,
      outcomes: Object.fromEntries(
        specs.map(({ title: what, tests }) => {
          const result = tests[0]?.results.at(-1);
          const why = stripVTControlCharacters(result?.errors?.[0]?.message ?? result?.status ?? 'not run');
          return [what, result?.status === 'passed' ? 'yes' : why.split('\n').slice(0, 3).join(' ')];
        }),
      ),
    })),
  );
}
