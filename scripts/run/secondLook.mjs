/** The second look of `npm test` at what failed: repeated once, alone, when everything else has ended. */

/** More of them in one run fail it. */
export const mostUnsteady = 6;

/**
 * @typedef {import('./reports.mjs').Test} Test
 * @typedef {object} Verdict
 * @property {number} passed Tests that passed, the unsteady ones included.
 * @property {Test[]} unsteady Tests that passed in one look and not in the other, with the failure.
 * @property {Test[]} red Tests that failed in both, or could not be repeated.
 */

/** @param {Test} one @param {Test} other */
const isSame = (one, other) => one.file === other.file && one.name === other.name;

/** The files with a failure, which are repeated as a whole. @param {readonly Test[]} first @returns {string[]} */
export const filesToRepeat = (first) => [
  ...new Set(first.filter(({ file, why }) => file && why !== undefined).map(({ file }) => file)),
];

/**
 * @param {readonly Test[]} first Every test of the run.
 * @param {readonly Test[]} second Every test of the repeated files.
 * @returns {Verdict}
 */
export function compareLooks(first, second) {
  const failedIn = (/** @type {readonly Test[]} */ look) => look.filter(({ why }) => why !== undefined);
  /** @type {Test[]} */
  const unsteady = [];
  /** @type {Test[]} */
  const red = [];
  let passed = first.length - failedIn(first).length;
  for (const failure of failedIn(first)) {
    const again = second.filter(({ file, name }) =>
      failure.name ? isSame(failure, { file, name, why: undefined }) : file === failure.file,
    );
    if (again.length === 0 || failedIn(again).length > 0) red.push(failure);
    else {
      unsteady.push(failure);
      // A file that failed outside of its tests has kept some of them from running.
      passed += failure.name ? 1 : again.filter((test) => !first.some((other) => isSame(test, other))).length;
    }
  }
  for (const failure of failedIn(second)) {
    const isNew = first.some((test) => isSame(test, failure) && test.why === undefined);
    if (isNew) unsteady.push(failure);
  }
  return { passed, unsteady, red };
}

/**
 * What `npm test` says of its tests.
 * @param {readonly Verdict[]} verdicts One per runner.
 * @returns {Verdict & {isTooUnsteady: boolean}}
 */
export function judge(verdicts) {
  const unsteady = verdicts.flatMap((verdict) => verdict.unsteady);
  return {
    passed: verdicts.reduce((sum, verdict) => sum + verdict.passed, 0),
    unsteady,
    red: verdicts.flatMap((verdict) => verdict.red),
    isTooUnsteady: unsteady.length > mostUnsteady,
  };
}
