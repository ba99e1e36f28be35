import type { ProblemCode } from './problems/problemCodes.ts';

/**
 * Says once in the console what is wrong and where more is written about it, and sends `freight-error` from the element
 * concerned, or on the document. `values` fill in the message.
 */
export function report(code: ProblemCode, values: Readonly<Record<string, unknown>>, host?: Element): void {
  import('./problems/problems.ts')
    .then(({ sayProblem }) => sayProblem(code, values, host))
    // Without its words; what happened must not be lost with them.
    .catch(() => console.warn(code));
}
