import { LRUCache } from 'lru-cache';
import { HttpError } from '#http/httpError.ts';
import type { CountAttempt } from './attemptCounts.ts';

/** How often something may happen in how many milliseconds. */
export interface Allowance {
  readonly max: number;
  readonly windowMs: number;
}

/** Counts how often each key has done something; the answers are milliseconds to wait, 0 for none. */
export interface Counter {
  /** Takes one of what the key may have. */
  take(key: string): Promise<number>;
  /** Checks whether one is left, without taking it. */
  wait(key: string): Promise<number>;
}

/** More keys than call within a window on a bad day; beyond it the oldest are forgotten. */
const keysKept = 50_000;

/** A counter of this process; `now` in milliseconds. */
export function createCounter({ max, windowMs }: Allowance, now: () => number = Date.now): Counter {
  const counted = new Map<string, { taken: number; endsAt: number }>();
  const current = (key: string) => {
    const entry = counted.get(key);
    return entry !== undefined && entry.endsAt > now() ? entry : undefined;
  };
  return {
    take: async (key) => {
      const entry = current(key) ?? { taken: 0, endsAt: now() + windowMs };
      if (entry.taken >= max) return entry.endsAt - now();
      entry.taken += 1;
      // Insert it again, so that the map stays in the order of windows.
      if (entry.taken === 1) counted.delete(key);
      counted.set(key, entry);
      const [oldest] = counted.keys();
      if (counted.size > keysKept && oldest !== undefined) counted.delete(oldest);
      return 0;
    },
    wait: async (key) => {
      const entry = current(key);
      return entry === undefined || entry.taken < max ? 0 : entry.endsAt - now();
    },
  };
}

/**
 * A counter that goes by what `count` counts under its name, over all processes where that can. Each process remembers
 * the keys that have none left: `wait` sends no query, so a process learns what others took at its own next `take`.
 */
export function createSharedCounter(
  count: CountAttempt,
  name: string,
  { max, windowMs }: Allowance,
  now: () => number = Date.now,
): Counter {
  const full = new LRUCache<string, number>({ max: keysKept });
  const wait = async (key: string) => Math.max(0, (full.get(key) ?? 0) - now());
  return {
    take: async (key) => {
      const left = await wait(key);
      if (left > 0) return left;
      const { count: taken, msLeft } = await count(`${name} ${key}`, windowMs);
      if (taken >= max) full.set(key, now() + msLeft);
      return taken > max ? msLeft : 0;
    },
    wait,
  };
}

/** A counter that lets everything pass, where limits are switched off. */
export const countNothing: Counter = { take: async () => 0, wait: async () => 0 };

/** The answer 429 with `Retry-After` to a caller who has to wait `waitMs` milliseconds. */
export function tooManyAttempts(waitMs: number): HttpError {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000));
  return new HttpError('tooManyAttempts', { values: { seconds }, headers: { 'retry-after': `${seconds}` } });
}
