import { readPlaywright, readVitest } from '#scripts/run/reports.mjs';

/** The ids at the end of a name: rows of the requirements (`[ROW-01]`) and points of a review (`[A1]`). */
const idsAtTheEnd = /(?:\s*\[[A-Z]+-?\d+\])+$/;

/** @param {string} name Of a test with those of the groups around it. */
const idsOf = (name) =>
  name
    .split(' › ')
    .flatMap((part) => [...(idsAtTheEnd.exec(part)?.[0] ?? '').matchAll(/[A-Z]+-?\d+/g)].map(([id]) => id));

/**
 * @typedef {object} Proven What the tests that passed carry in their names, or in those of the groups around them.
 * @property {Set<string>} rows
 * @property {Set<string>} points
 */

/**
 * @param {Pick<import('#scripts/run/reports.mjs').Test, 'name' | 'why'>[]} tests
 * @returns {Proven}
 */
export function provenBy(tests) {
  const ids = tests.filter(({ why }) => why === undefined).flatMap(({ name }) => idsOf(name));
  return {
    rows: new Set(ids.filter((id) => id.includes('-'))),
    points: new Set(ids.filter((id) => !id.includes('-'))),
  };
}

/**
 * A test that failed and passed at the second look has passed.
 * @param {{vitest: string, vitestAgain: string, playwright: string, playwrightAgain: string}} reports Files; those of the
 *   second look may be missing.
 * @returns {Promise<Proven>}
 */
export async function readProven({ vitest, vitestAgain, playwright, playwrightAgain }) {
  return provenBy([
    ...(await readVitest(vitest)),
    ...(await readVitest(vitestAgain).catch(() => [])),
    ...(await readPlaywright(playwright)),
    ...(await readPlaywright(playwrightAgain).catch(() => [])),
  ]);
}

/**
 * The rows from which the product deviates by decision: the first column of the table.
 * @param {string} markdown
 * @returns {string[]}
 */
export const readDeviations = (markdown) =>
  [...markdown.matchAll(/^\|\s*([A-Z]+-\d+)\s*\|/gm)].map(([, id = '']) => id);

/**
 * @typedef {object} Trace
 * @property {string[]} missing Rows that no passed test proves and no decision excuses.
 * @property {string[]} unknown Rows in names of tests, or in the list of deviations, that do not exist.
 * @property {string[]} contradicted Rows that are decided otherwise and that a passed test claims to prove.
 */

/**
 * @param {string[]} required
 * @param {Set<string>} rows
 * @param {string[]} deviations
 * @returns {Trace}
 */
export function trace(required, rows, deviations) {
  const isKnown = new Set(required);
  return {
    missing: required.filter((id) => !rows.has(id) && !deviations.includes(id)),
    // Open questions of the documents have ids of their own.
    unknown: [...rows, ...deviations].filter((id) => !isKnown.has(id) && !id.startsWith('OPEN-')),
    contradicted: deviations.filter((id) => rows.has(id)),
  };
}
