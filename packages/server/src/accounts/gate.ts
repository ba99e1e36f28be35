import { HttpError } from '#http/httpError.ts';

/**
 * Lets at most `width` pieces of work run at once and `waiting` more stand in line.
 * Work beyond that is refused with `HttpError` 429 and `Retry-After`.
 */
export function createGate(width: number, waiting: number): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0;
  const line: (() => void)[] = [];
  return async (work) => {
    if (running >= width) {
      if (line.length >= waiting) {
        throw new HttpError(429, 'The server is busy. Please try again in a moment.', { 'retry-after': '2' });
      }
      await new Promise<void>((enter) => line.push(enter));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      // The place passes straight to the next in line; only an empty line frees it.
      const next = line.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
