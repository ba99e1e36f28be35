import { readFile } from 'node:fs/promises';
import { stripVTControlCharacters } from 'node:util';

/**
 * @typedef {object} Result What a run of tests came to.
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
 * @typedef {{title: string, specs?: {title: string, file: string, tests: {results: {status: string, errors?: {message?: string}[]}[]}[]}[], suites?: PlaywrightSuite[]}} PlaywrightSuite
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
