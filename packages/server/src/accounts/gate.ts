import { HttpError } from '#http/httpError.ts';

interface GateSize {
  /** So many pieces of work run at once. */
  width: number;
  /** So many more stand in line. */
  waiting: number;
  /** So many of them may belong to one line: one caller, or one account. */
  perLine: number;
}

/** Runs work when it is its turn. `lines` name whom it is for: none of them may fill the whole queue. */
export type Gate = <T>(work: () => Promise<T>, lines?: readonly string[]) => Promise<T>;

/** Work that finds no place in the queue is refused with `HttpError` 429 and `Retry-After`. */
export function createGate({ width, waiting, perLine }: GateSize): Gate {
  let running = 0;
  const queue: (() => void)[] = [];
  const places = new Map<string, number>();

  function add(lines: readonly string[], change: number): void {
    for (const line of lines) {
      const taken = (places.get(line) ?? 0) + change;
      if (taken === 0) places.delete(line);
      else places.set(line, taken);
    }
  }

  return async (work, lines = []) => {
    const isCrowded = lines.some((line) => (places.get(line) ?? 0) >= perLine);
    if (running >= width && (queue.length >= waiting || isCrowded)) {
      throw new HttpError(429, 'The server is busy. Please try again in a moment.', { 'retry-after': '2' });
    }
    add(lines, 1);
    try {
      if (running >= width) await new Promise<void>((enter) => queue.push(enter));
      else running += 1;
      try {
        return await work();
      } finally {
        // The place passes straight to the next in line; only an empty line frees it.
        const next = queue.shift();
        if (next === undefined) running -= 1;
        else next();
      }
    } finally {
      add(lines, -1);
    }
  };
}
