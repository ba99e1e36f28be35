import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './install.mjs';

/** Where the last `npm test` stored its results. */
export const reportFiles = {
  vitest: join(root, '.reports', 'vitest.json'),
  playwright: join(root, '.reports', 'e2e.json'),
};

/**
 * @typedef {object} Result The result of a test run.
 * @property {number} passed
 * @property {string[]} failures One text per failure: its name, and why.
 */

const firstLines = (/** @type {string} */ text) =>
  stripVTControlCharacters(text).split('\n').slice(0, 12).join('\n').replaceAll(/^/gm, '      ');

/** @param {string} name @param {string} why */
const failure = (name, why) => `${name}\n${firstLines(why)}`;

/**
 * A skipped test proves nothing, and so counts as failed.
 * @typedef {{status: string, title: string, ancestorTitles: string[], failureMessages: string[]}} VitestCase
 * @param {string} file Written by Vitest's json reporter.
 * @returns {Promise<Result>}
 */
export async function readVitest(file) {
  const report = JSON.parse(await readFile(file, 'utf8'));
  let passed = 0;
  const failures = [];
  for (const { name: from, message, status: fileStatus, assertionResults } of report.testResults) {
    const cases = /** @type {VitestCase[]} */ (assertionResults);
    for (const { status, title, ancestorTitles, failureMessages } of cases) {
      if (status === 'passed') passed++;
      else
        failures.push(
          failure(`${from}: ${[...ancestorTitles, title].join(' › ')}`, failureMessages.join('\n') || status),
        );
    }
    const isSilent = fileStatus === 'failed' && cases.every(({ status }) => status === 'passed');
    if (isSilent) failures.push(failure(from, message || 'The file failed outside of its tests.'));
  }
  return { passed, failures };
}

/**
 * @typedef {{title: string, specs?: {title: string, file: string, tests: {annotations?: {type: string, description?: string}[], results: {status: string, errors?: {message?: string}[]}[]}[]}[], suites?: PlaywrightSuite[]}} PlaywrightSuite
 * @param {PlaywrightSuite[]} suites
 * @returns {NonNullable<PlaywrightSuite['specs']>}
 */
const specsOf = (suites) =>
  suites.flatMap(({ specs = [], suites: inner = [] }) => [...specs, ...specsOf(inner)]);

/**
 * @param {string} file Written by Playwright's json reporter.
 * @returns {Promise<Result>}
 */
export async function readPlaywright(file) {
  const report = JSON.parse(await readFile(file, 'utf8'));
  let passed = 0;
  const failures = [];
  for (const { title, file: from, tests } of specsOf(report.suites)) {
    const result = tests[0]?.results.at(-1);
    if (result?.status === 'passed') passed++;
    else {
      const why =
        result?.errors?.map(({ message }) => message ?? '').join('\n') || (result?.status ?? 'not run');
      failures.push(failure(`e2e/${from}: ${title}`, why));
    }
  }
  for (const { message } of report.errors) failures.push(failure('e2e', message ?? 'unknown error'));
  return { passed, failures };
}

/**
 * Every test of a report with its name and those of the groups around it.
 * @param {string} file Written by Vitest's json reporter.
 * @returns {Promise<{names: string[], hasPassed: boolean}[]>}
 */
export async function readVitestTests(file) {
  const report = JSON.parse(await readFile(file, 'utf8'));
  return report.testResults.flatMap((/** @type {{assertionResults: VitestCase[]}} */ { assertionResults }) =>
    assertionResults.map(({ title, ancestorTitles, status }) => ({
      names: [...ancestorTitles, title],
      hasPassed: status === 'passed',
    })),
  );
}

/**
 * @param {PlaywrightSuite[]} suites
 * @param {string[]} around
 * @returns {{names: string[], hasPassed: boolean}[]}
 */
const namedSpecsOf = (suites, around = []) =>
  suites.flatMap(({ title, specs = [], suites: inner = [] }) => {
    const groups = [...around, title];
    const here = specs.map((spec) => ({
      names: [...groups, spec.title],
      hasPassed:
        spec.tests.length > 0 && spec.tests.every(({ results }) => results.at(-1)?.status === 'passed'),
    }));
    return [...here, ...namedSpecsOf(inner, groups)];
  });

/**
 * The same of Playwright.
 * @param {string} file Written by Playwright's json reporter.
 * @returns {Promise<{names: string[], hasPassed: boolean}[]>}
 */
export async function readPlaywrightTests(file) {
  return namedSpecsOf(JSON.parse(await readFile(file, 'utf8')).suites);
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
