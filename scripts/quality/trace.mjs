/**
 * The last stage of `npm run test:whole`: which requirements no test proves. A test carries the ids it proves in brackets at
 * the end of its name, and counts when it *passed*: the ids are read from the reports of the run, kept in `.reports`.
 * Fails when one is missing, when a test names an id that does not exist, and when a test claims to prove what was decided
 * otherwise (`docs/deviations.md`).
 */
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '#scripts/run/install.mjs';
import { reportFiles } from '#scripts/run/reports.mjs';
import { readDeviations, readProven, trace } from './proven.mjs';

const read = (/** @type {string} */ file) => readFile(join(root, file), 'utf8');

/** When the reports were written; undefined if one of them is missing. */
async function reportedAt() {
  const { vitest, playwright } = reportFiles;
  const files = await Promise.all([vitest, playwright].map((file) => stat(file).catch(() => undefined)));
  const times = files.map((file) => file?.mtime);
  return times.includes(undefined) ? undefined : times[0];
}

/** @param {Iterable<string>} ids @param {RegExp} number */
function print(ids, number) {
  const sections = Map.groupBy(ids, (id) => id.replace(number, ''));
  for (const [section, members] of [...sections].sort(([a], [b]) => a.localeCompare(b))) {
    const numbers = members.map((id) => number.exec(id)?.[0].replace('-', '') ?? '');
    console.log(`  ${section.padEnd(10)} ${numbers.sort((a, b) => Number(a) - Number(b)).join(' ')}`);
  }
}

const since = await reportedAt();
if (since === undefined) {
  console.log(
    'There are no reports of tests yet; run "npm run test:whole" first, which writes them into .reports.',
  );
  process.exitCode = 1;
} else {
  const required = (await read('docs/requirements-ids.txt')).split('\n').filter(Boolean);
  const deviations = readDeviations(await read('docs/deviations.md'));
  const { rows, points } = await readProven(reportFiles);
  const { missing, unknown, contradicted } = trace(required, rows, deviations);
  print(missing, /-\d+$/);
  const carried = required.length - missing.length - deviations.length;
  console.log(
    `By the tests that passed at ${since.toLocaleString('sv-SE')}: ${carried} of ${required.length} requirements are proven, ${deviations.length} are decided otherwise (${deviations.join(', ') || 'none'}); ${missing.length} are missing.`,
  );
  if (points.size > 0) {
    console.log('Points of reviews that are proven:');
    print(points, /\d+$/);
  }
  if (unknown.length > 0) console.log(`Unknown ids: ${unknown.join(', ')}`);
  if (contradicted.length > 0) {
    console.log(
      `Decided otherwise in docs/deviations.md, and yet named by a test that passed: ${contradicted.join(', ')}. One of them is wrong.`,
    );
  }
  const isBroken = missing.length > 0 || unknown.length > 0 || contradicted.length > 0;
  process.exitCode = isBroken ? 1 : 0;
}
