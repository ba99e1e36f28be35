import { isLeaving } from './leaving.ts';

/**
 * Logs a failure that the page's developer may look into: the only door of the kit to the console, beside the problem
 * codes (`report.ts`). Silent while the page is being left, which ends requests and breaks nothing.
 */
export function complain(sentence: string, error?: unknown, level: 'error' | 'warn' = 'warn'): void {
  if (!isLeaving()) console[level](`[freight] ${sentence}`, ...(error === undefined ? [] : [error]));
}
