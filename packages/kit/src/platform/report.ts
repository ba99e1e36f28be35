import type { ProblemCode } from './problems/problemCodes.ts';

/**
 * Logs once what is wrong, with the address of its documentation, and dispatches `freight-error` on the element
 * concerned, or on the document. `values` fill in the message.
 */
export function report(code: ProblemCode, values: Readonly<Record<string, unknown>>, host?: Element): void {
  import('./problems/problems.ts')
    .then(({ sayProblem }) => sayProblem(code, values, host))
    // The code without its message: the problem must not be lost with the message.
    .catch(() => warnLater(code));
}

/** The loader's way to the console, smaller than `complain`: a page that is being left has no next task. */
export const warnLater = (...texts: unknown[]): void => void setTimeout(() => console.warn(...texts));
