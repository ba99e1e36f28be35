import { text } from '#fields/fields.ts';

/** Milliseconds before a refused subscription is repeated: doubled each time, up to the longest. */
const firstPause = 1_000;
const longestPause = 30_000;
/** Codes of temporary refusals. */
const passing = ['unavailable', 'tooManyRequests', 'serverFailure'];

/**
 * Milliseconds after which to repeat a refused subscription; `undefined` for a refusal that stays. An answer without
 * `success` does not count: the real one may have been lost. `refusals` is the number of refusals before this one.
 */
export function pauseAfter(answer: Record<string, unknown>, refusals: number): number | undefined {
  const { code, retryAfter } = answer;
  if ('success' in answer && !passing.includes(text(code))) return undefined;
  const pause = Math.min(longestPause, firstPause * 2 ** refusals);
  const wanted = typeof retryAfter === 'number' ? retryAfter * 1_000 : 0;
  // Spread, because all visitors of a server are refused in the same moment.
  return Math.max(pause, wanted) * (1 + Math.random() / 2);
}
